import { expect, it, vi } from 'vitest';
import type { RegistryReply } from '@/lib/registry/request';
import { cacheReplies } from './embedded';

interface Given {
  path?: string;
  params?: URLSearchParams;
  origin?: string;
  version?: string;
}

const readingOf = (given: Given = {}, personal = false, today = '2026-03-01') => ({
  request: { path: 'companies/gb/1', params: new URLSearchParams(), origin: 'https://registers.example.org', ...given },
  personal,
  today,
});

/** A register with settable version and status; each reply contains the number of the request. */
function trial(status = 200) {
  const register = { version: '1', asked: 0, during: () => {} };
  const cache = cacheReplies(async () => register.version);
  const read = async (): Promise<RegistryReply> => {
    register.asked += 1;
    const body = { asked: register.asked };
    register.during();
    return { status, body };
  };
  return { register, ask: (...given: Parameters<typeof readingOf>) => cache(readingOf(...given), read) };
}

it('returns the same cached reply until the register changes', async () => {
  const { register, ask } = trial();
  const first = await ask();
  expect(await ask()).toEqual(first);
  register.version = '2';
  expect((await ask()).body).toEqual({ asked: 2 });
});

it('keeps a cached reply as it is, whatever is done to the one that was returned', async () => {
  const { ask } = trial();
  for (let time = 0; time < 3; time++) {
    const { body } = await ask();
    expect(body).toEqual({ asked: 1 });
    if (!Object.isFrozen(body)) Object.assign(body as object, { asked: 'changed' });
  }
});

it('returns one frozen object for what is asked for again, as long as there is room', async () => {
  const { register, ask } = trial();
  await ask();
  const { body } = await ask();
  expect(Object.isFrozen(body)).toBe(true);
  expect((await ask()).body).toBe(body);
  register.version = '2';
  await ask();
  expect((await ask()).body).toEqual({ asked: 2 });
});

it.each<[what: string, ...Parameters<typeof readingOf>]>([
  ['another path', { path: 'companies/gb/2' }],
  ['another parameter', { params: new URLSearchParams({ page: '2' }) }],
  ['another origin', { origin: 'https://other.example.org' }],
  ['another version of the interface', { version: '0.3' }],
  ['personal facts', {}, true],
  ['another day', {}, false, '2026-03-02'],
])('reads again for %s', async (_what, ...given) => {
  const { register, ask } = trial();
  await ask();
  await ask(...given);
  expect(register.asked).toBe(2);
});

it.each([404, 500])('does not keep a failure: %i', async (status) => {
  const { register, ask } = trial(status);
  await ask();
  await ask();
  expect(register.asked).toBe(2);
});

it('does not cache a reply read while the register changed', async () => {
  const { register, ask } = trial();
  register.during = () => {
    register.version = `${register.version}+`;
  };
  await ask();
  register.during = () => {};
  expect((await ask()).body).toEqual({ asked: 2 });
});

it('does not cache a reply that another request has found to be old while its version was looked up', async () => {
  const lookups: ((version: string) => void)[] = [];
  const cache = cacheReplies(() => new Promise((resolve) => lookups.push(resolve)));
  let asked = 0;
  const ask = () => cache(readingOf(), async () => ({ status: 200, body: { asked: ++asked } }));
  const answer = async (version: string): Promise<void> => {
    await vi.waitFor(() => expect(lookups).not.toHaveLength(0));
    lookups.shift()?.(version);
  };
  const first = ask();
  await answer('1');
  await vi.waitFor(() => expect(lookups).toHaveLength(1));
  const second = ask();
  const answerFirst = lookups.shift();
  await answer('2');
  await answer('2');
  await second;
  answerFirst?.('1');
  await first;
  const third = ask();
  await answer('2');
  expect((await third).body).toEqual({ asked: 2 });
});

it('passes on the error of an unreadable register', async () => {
  const cache = cacheReplies(() => Promise.reject(new Error('disk I/O error')));
  expect(await cache(readingOf(), async () => ({ status: 500, body: {} }))).toMatchObject({ status: 500 });
});
