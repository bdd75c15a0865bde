import { endProcesses } from './processes.mjs';

/** Something the person at the terminal can mend. The message is all they are shown. */
export class Failure extends Error {}

/** Runs a command to its end; a `Failure` is one sentence and exit code 1. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    await endProcesses();
    process.exit(1);
  }
}
