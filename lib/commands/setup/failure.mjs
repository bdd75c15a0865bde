import { endProcesses } from './processes.mjs';

/** A problem that the user at the terminal can solve. Only the message is shown. */
export class Failure extends Error {
  name = 'Failure';
}

export const isFailure = (error) => error instanceof Error && error.name === 'Failure';

/** Runs a command to its end; for a `Failure` it prints one sentence and exits with code 1. */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(isFailure(error) ? error.message : error);
    await endProcesses();
    process.exit(1);
  }
}
