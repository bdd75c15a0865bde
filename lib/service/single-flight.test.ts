import { expect, it } from 'vitest';
import { createFetch, createSingleFlight, JUST_ASKED_MS } from './ask';
import { type CachedReply, createMemoryStore, createReplyCache } from './cache/open-cache';

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

/** Asks for a company with the copy that its visitor saw, while the cache holds another one by now. */
async function askWith({ saw, holds, pass = 0 }: { saw?: CachedReply; holds?: CachedReply; pass?: number }) {
  let now = 1_000_000;
  let calls = 0;
  const cache = createReplyCache(createMemoryStore(1_000_000), () => now);
  if (holds) await cache.put('companies/gb/1', holds, 'get_company');
  const fetch = createFetch({
    cache,
    flights: createSingleFlight(),
    now: () => now,
    ask: async () => ({ kind: 'facts', reply: { status: 200, body: { calls: ++calls }, at: now }, cost: 1 }),
  });
  now += pass;
  const allowed = { endpoint: 'get_company', path: 'companies/gb/1', params: new URLSearchParams() } as const;
  const answered = await fetch({ allowed, key: 'companies/gb/1', kept: saw, purpose: 'person' });
  return { calls, joined: answered.joined, cost: answered.fetched.cost };
}

const copyOf = (at: number): CachedReply => ({ status: 200, body: {}, at });

it.each([
  ['a copy, where there was none', { holds: copyOf(1_000_000) }],
  ['a newer copy', { saw: copyOf(500_000), holds: copyOf(1_000_000) }],
])('spends no call if that of another request has brought %s since', async (_, given) => {
  expect(await askWith(given)).toEqual({ calls: 0, joined: true, cost: 0 });
});

it.each([
  ['none', {}],
  ['the one that was seen', { saw: copyOf(1_000_000), holds: copyOf(1_000_000) }],
  ['one that is not new any more', { holds: copyOf(1_000_000), pass: JUST_ASKED_MS + 1 }],
])('asks the service if the copy by now is %s', async (_, given) => {
  expect(await askWith(given)).toEqual({ calls: 1, joined: false, cost: 1 });
});
