import { expect, test } from 'vitest';
import { createProgress, sayDuration, sayProgress } from './command';

function watch(isTTY: boolean, times: number[]): string {
  let text = '';
  let now = 0;
  const progress = createProgress({ isTTY, write: (more) => (text += more) }, () => now);
  for (const time of times) {
    now = time;
    progress.report({ file: 'f.csv', read: time, taken: time, size: 20_000 });
  }
  progress.end();
  return text;
}

test('a log gets a line every few seconds', () => {
  expect(watch(false, [100, 4000, 6000, 7000, 12000])).toBe(
    '6,000 records read · 1,000 a second · 30 % · 14 s left · f.csv\n12,000 records read · 1,000 a second · 60 % · 8 s left · f.csv\n',
  );
});

test('a terminal gets one line that is written over, and cleared at the end', () => {
  expect(watch(true, [100, 300])).toBe(
    '\r\u001b[K300 records read · 1,000 a second · 1 % · 20 s left · f.csv\r\u001b[K',
  );
});

test('unknown values are left out', () => {
  expect(sayProgress({ file: 'standard input', read: 10, taken: 99, size: undefined }, 0)).toBe(
    '10 records read · standard input',
  );
});

test.each([
  [0.2, '1 s'],
  [59, '59 s'],
  [200, '3 min 20 s'],
  [3900, '1 h 05 min'],
])('%d seconds are said as %s', (seconds, words) => expect(sayDuration(seconds)).toBe(words));
