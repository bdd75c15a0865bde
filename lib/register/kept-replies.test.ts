import { expect, it } from 'vitest';
import type { Caller, RegistryReply, RegistryRequest } from '@/lib/registry/request';
import { cacheReplies } from './embedded';

const EXPLORER: Caller = { kind: 'explorer' };
const NOON = new Date('2026-03-01T12:00:00Z');

const requestOf = (given: Partial<RegistryRequest> = {}): RegistryRequest => ({
  path: 'companies/gb/1',
  params: new URLSearchParams(),
  caller: EXPLORER,
  origin: 'https://registers.example.org',
  ...given,
});

/** A register with settable version and status; each reply contains the number of the request. */
function trial(status = 200) {
  const register = { version: '1', asked: 0, during: () => {} };
  const ask = cacheReplies(
    () => register.version,
    async (): Promise<RegistryReply> => {
      register.asked += 1;
      const body = { asked: register.asked };
      register.during();
      return { status, body };
    },
  );
  return { register, ask: (given?: Partial<RegistryRequest>, now = NOON) => ask(requestOf(given), now) };
}

it('returns the same cached reply until the register changes', async () => {
  const { register, ask } = trial();
  const first = await ask();
  expect((await ask()).body).toBe(first.body);
  register.version = '2';
  expect((await ask()).body).toEqual({ asked: 2 });
});

it.each<[what: string, given: Partial<RegistryRequest>, now?: Date]>([
  ['another path', { path: 'companies/gb/2' }],
  ['another parameter', { params: new URLSearchParams({ page: '2' }) }],
  ['another origin', { origin: 'https://other.example.org' }],
  ['another version of the interface', { version: '0.3' }],
  ['another day', {}, new Date('2026-03-02T12:00:00Z')],
])('asks for %s', async (_what, given, now) => {
  const { register, ask } = trial();
  await ask();
  await ask(given, now);
  expect(register.asked).toBe(2);
});

it.each<[what: string, given: Partial<RegistryRequest>]>([
  ['for a program, whose calls are counted', { caller: { kind: 'program', token: null } }],
  ['for the account, which is stored outside the register', { path: 'account_status' }],
])('caches nothing %s', async (_what, given) => {
  const { register, ask } = trial();
  await ask(given);
  await ask(given);
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

it('passes on the error of an unreadable register', async () => {
  const ask = cacheReplies(
    () => {
      throw new Error('disk I/O error');
    },
    async () => ({ status: 500, body: {} }),
  );
  expect(await ask(requestOf(), NOON)).toMatchObject({ status: 500 });
});
