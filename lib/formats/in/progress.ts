import type { Progress } from './run';

export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** A terminal shows one line that keeps changing; a log gets a line now and then. */
const TERMINAL_EVERY_MS = 200;
const LOG_EVERY_MS = 5000;
const CLEAR_LINE = '\r\u001b[K';

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** `1 h 05 min`, `3 min 20 s`, `8 s`. */
export function sayDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${two(Math.floor((whole % 3600) / 60))} min`;
  return whole >= 60 ? `${Math.floor(whole / 60)} min ${two(whole % 60)} s` : `${whole} s`;
}

/** Rate, share done and time left, as far as they can be told; `seconds` since the beginning. */
export function sayProgress({ file, read, taken, size }: Progress, seconds: number): string {
  const rate = seconds > 0 ? [`${count.format(read / seconds)} a second`] : [];
  const share = size ? Math.min(1, taken / size) : undefined;
  const left = share && share > 0 && share < 1 ? [`${sayDuration((seconds * (1 - share)) / share)} left`] : [];
  const done = share === undefined ? [] : [`${Math.floor(share * 100)} %`];
  return [`${count.format(read)} records read`, ...rate, ...done, ...left, file].join(' · ');
}

export function createProgress(output: Output, clock: () => number) {
  const every = output.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS;
  const begun = clock();
  let last = begun;
  return {
    report(progress: Progress): void {
      const now = clock();
      if (now - last < every) return;
      last = now;
      const text = sayProgress(progress, (now - begun) / 1000);
      output.write(output.isTTY ? `${CLEAR_LINE}${text}` : `${text}\n`);
    },
    end(): void {
      if (output.isTTY) output.write(CLEAR_LINE);
    },
  };
}
