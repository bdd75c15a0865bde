export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** A terminal shows one line that keeps changing; a log gets a line now and then. */
const TERMINAL_EVERY_MS = 200;
const LOG_EVERY_MS = 5000;
const CLEAR_LINE = '\r\u001b[K';
/** The clock is looked at once for so many records. */
const LOOK_EVERY = 256;

const number = new Intl.NumberFormat('en');

const say = (written: number): string => `${number.format(written)} records written`;

/** Tells how far an export is, and at its end how much it came to. */
export function createExportProgress(output: Output, clock: () => number) {
  const every = output.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS;
  let [last, written] = [clock(), 0];
  return {
    report(count: number): void {
      written = count;
      if (count % LOOK_EVERY !== 0 || clock() - last < every) return;
      last = clock();
      output.write(output.isTTY ? `${CLEAR_LINE}${say(count)}` : `${say(count)}\n`);
    },
    end(): void {
      output.write(`${output.isTTY ? CLEAR_LINE : ''}${say(written)}\n`);
    },
  };
}
