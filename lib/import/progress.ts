import type { Progress } from './run';

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** A terminal shows one line that keeps changing; a log gets a line now and then. */
const TERMINAL_EVERY_MS = 200;
const LOG_EVERY_MS = 5000;
const CLEAR_LINE = '\r\u001b[K';

const count = new Intl.NumberFormat('en');

export function createProgress(output: Output, clock: () => number) {
  const every = output.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS;
  let last = clock();
  return {
    report({ file, read }: Progress): void {
      if (clock() - last < every) return;
      last = clock();
      const text = `${count.format(read)} records read, now ${file}`;
      output.write(output.isTTY ? `${CLEAR_LINE}${text}` : `${text}\n`);
    },
    end(): void {
      if (output.isTTY) output.write(CLEAR_LINE);
    },
  };
}
