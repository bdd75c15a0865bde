import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RegistryError } from '@/lib/contract/errors';
import { isErrorNamed } from '@/lib/shared/errors';
import { company } from '../case-inputs';
import { registerIdentity } from '../sqlite/file-identity';
import { openRegisterWriter } from '../sqlite/writer';
import { type CompanyQuery, isUnusableRegisterError, type RegisterStore, UnusableRegisterError } from '../store';
import { packError, unpackError } from './messages';
import type { Read } from './reader-pool';
import { createThreadedStore, onlyRegister, openThreadedStore, placeOf, startThread } from './threaded-store';

const QUERY: CompanyQuery = { wildcard: 'B', order: 'name', window: { offset: 0, limit: 30 } };

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-threads-'));
  file = join(folder, 'register.sqlite');
  const writer = openRegisterWriter(file);
  writer.write([company('1', 'Harrowgate'), company('2', 'Ashby')]);
  writer.close();
});
// Threads close their connections in their own time.
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

const failNever = (error: unknown): never => {
  throw error;
};

describe('a register read in threads', () => {
  let store: RegisterStore;
  beforeAll(async () => {
    store = openThreadedStore(file, { died: failNever, replaced: failNever, damaged: failNever }).store;
    // A read for a file is never refused: here threads compile their sources first, for seconds on a busy machine.
    await store.forRequest?.({ isFile: true }).searchCompanies(QUERY);
  });
  afterAll(() => store.close());

  test('is read in every lane', async () => {
    expect((await store.searchCompanies(QUERY)).items.map(({ name }) => name)).toEqual(['Ashby', 'Harrowgate']);
    expect((await store.suggest('har', 5)).companies).toHaveLength(1);
    expect((await store.countContents()).counts).toMatchObject({ companies: 2 });
    const found = await store.findCompany({ jurisdiction_code: 'gb', company_number: '1' });
    expect(found?.company.name).toBe('Harrowgate');
    expect(await found?.summarise()).toHaveProperty('filings');
  });

  test('shows what has been written since', async () => {
    const writer = openRegisterWriter(file);
    const before = await store.version();
    const count = async () => (await store.searchCompanies({ ...QUERY, q: 'newest' })).total;
    expect(await count()).toBe(0);
    writer.write([company('3', 'Newest')]);
    writer.close();
    expect(await store.version()).not.toBe(before);
    expect(await count()).toBe(1);
  });

  test('reports an error of a thread under its own name', async () => {
    const failed = store.searchCorporateGroupings({ window: { offset: 'no number' as never, limit: 1 } });
    const error = await failed.catch((thrown: unknown) => thrown);
    expect(isErrorNamed(error, 'SqliteError')).toBe(true);
    expect(error).toMatchObject({ code: 'SQLITE_MISMATCH' });
  });

  test('reads for a file without a limit of time, on behalf of its caller: searches where their columns are', async () => {
    const reads: Read[] = [];
    const pool = { read: async (read: Read) => reads.push(read), load: () => [], close: () => undefined };
    const { signal } = new AbortController();
    const view = createThreadedStore(onlyRegister({ serving: store, pool })).forRequest?.({
      isFile: true,
      getSignal: () => signal,
    });
    await view?.searchCompanies(QUERY);
    await view?.listStatements(1, QUERY.window);
    const common = { signal, isUnlimited: true };
    expect(reads).toMatchObject([
      { lane: 'heavy', method: 'searchCompanies', args: [QUERY], ...common },
      { lane: 'long', method: 'listStatements', ...common },
    ]);
  });
});

test('a register that does not exist is not opened', () => {
  const open = () =>
    openThreadedStore(join(folder, 'none.sqlite'), { died: failNever, replaced: failNever, damaged: failNever });
  expect(open).toThrow(UnusableRegisterError);
});

test('a thread does not read another register that has taken the name of the served one', async () => {
  const served = join(folder, 'served.sqlite');
  const [first, other] = [join(folder, 'first.sqlite'), join(folder, 'other.sqlite')];
  for (const copy of [served, other]) copyFileSync(file, copy);
  const identity = registerIdentity(served);
  renameSync(served, first);
  renameSync(other, served);
  const events = { starting: () => undefined, ready: () => undefined, ended: () => undefined };
  const thread = startThread({ file: served, lane: 'heavy', identity }, events, failNever);
  const error = await thread.read('searchCompanies', [QUERY]).catch((thrown: unknown) => thrown);
  thread.close();
  expect(isUnusableRegisterError(error) && error.publicMessage).toContain('was replaced');
});

test('an error keeps its name, its message and its fields', () => {
  const error = new RegistryError('unavailable', 'Busy.', { reason: 'busy' }, { 'Retry-After': '2' });
  const received = unpackError(structuredClone(packError(error)));
  expect(isErrorNamed(received, 'RegistryError')).toBe(true);
  const { code, message, details, headers, stack } = error;
  expect(received).toMatchObject({ code, message, details, headers, stack });
  expect(unpackError(packError('just a text')).message).toBe('just a text');
});

test('few addresses are resolved where they are asked for, many in a thread', () => {
  const addresses = (count: number) => Array.from({ length: count }, (_, index) => ({ placeholder: index }));
  expect(placeOf('resolveEntities', [addresses(2)])).toBe('serving');
  expect(placeOf('resolveEntities', [addresses(200)])).toBe('heavy');
  expect(placeOf('listRelationshipStatements', [[1]])).toBe('quick');
  expect(placeOf('listRelationshipStatements', [[1, 2]])).toBe('heavy');
});
