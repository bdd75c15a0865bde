import { expect, test } from 'vitest';
import { timesOf } from './ask';

test('percentiles are times that occurred, in whatever order they came', () => {
  const times = Array.from({ length: 100 }, (_, index) => (index * 37) % 100);
  expect(timesOf(times)).toEqual({ p50: 49, p95: 94, p99: 98, worst: 99, count: 100 });
  expect(timesOf([7])).toEqual({ p50: 7, p95: 7, p99: 7, worst: 7, count: 1 });
});
