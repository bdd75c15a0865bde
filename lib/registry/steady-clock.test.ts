import { expect, it } from 'vitest';
import { createSteadyClock } from './request';

const HOUR = 3_600_000;

it.each([
  ['set forward', 2 * HOUR, 3 * HOUR],
  ['set back', -2 * HOUR, HOUR],
  ['set back by a day', -24 * HOUR, HOUR],
  ['corrected after it was years ahead', -5 * 365 * 24 * HOUR, HOUR - 5 * 365 * 24 * HOUR],
])('a steady clock goes on if the system’s is %s', (_, change, later) => {
  const start = Date.parse('2026-11-21T12:00:00Z');
  let system = start;
  let elapsed = 7;
  const now = createSteadyClock(
    () => system,
    () => elapsed,
  );
  expect(now()).toBe(start);
  system += change + HOUR;
  elapsed += HOUR;
  expect(now() - start).toBe(later);
});
