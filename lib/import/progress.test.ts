import { expect, test } from 'vitest';
import { createProgress } from './progress';

function watch(isTTY: boolean, times: number[]): string {
  let text = '';
  let now = 0;
  const progress = createProgress({ isTTY, write: (more) => (text += more) }, () => now);
  for (const time of times) {
    now = time;
    progress.report({ file: 'f.csv', read: time });
  }
  progress.end();
  return text;
}

test('a log gets a line every few seconds', () => {
  expect(watch(false, [100, 4000, 6000, 7000, 12000])).toBe(
    '6,000 records read, now f.csv\n12,000 records read, now f.csv\n',
  );
});

test('a terminal gets one line that is written over, and cleared at the end', () => {
  expect(watch(true, [100, 300])).toBe('\r\u001b[K300 records read, now f.csv\r\u001b[K');
});
