import { endProcesses } from './processes.mjs';

/** A problem that the user at the terminal can solve. Only the message is shown. */
export class Failure extends Error {}

/** Runs a command to its end; for a `Failure` it prints one sentence and exits with code 1. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    await endProcesses();
    process.exit(1);
  }
}
