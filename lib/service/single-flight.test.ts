import { expect, it } from 'vitest';
import { createSingleFlight } from './ask';

it('runs the work of a key once for all callers, and again after it is done', async () => {
  const flight = createSingleFlight<number>();
  let done = 0;
  const work = async (): Promise<number> => ++done;
  const asked = Array.from({ length: 1000 }, () => flight.run('a', work));
  expect(asked.filter(({ joined }) => !joined)).toHaveLength(1);
  expect(new Set(await Promise.all(asked.map(({ result }) => result)))).toEqual(new Set([1]));
  expect(await flight.run('a', work).result).toBe(2);
});

it('keeps keys apart', async () => {
  const flight = createSingleFlight<string>();
  const results = ['a', 'b'].map((key) => flight.run(key, async () => key).result);
  expect(await Promise.all(results)).toEqual(['a', 'b']);
});

it('rejects all callers, and forgets the failure', async () => {
  const flight = createSingleFlight<number>();
  const failing = async (): Promise<number> => Promise.reject(new Error('down'));
  const { result } = flight.run('a', failing);
  const second = flight.run('a', failing);
  expect(second.joined).toBe(true);
  await expect(result).rejects.toThrow('down');
  await expect(second.result).rejects.toThrow('down');
  expect(await flight.run('a', async () => 1).result).toBe(1);
});
