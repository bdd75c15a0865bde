import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRegistryError } from '@/lib/contract/errors';
import { BUDGET_MS, createReaderPool, type Lane, type Read, type ReaderThread, type ThreadEvents } from './reader-pool';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface FakeThread extends ReaderThread, ThreadEvents {
  lane: Lane;
  closed: boolean;
  /** What it reads now. */
  read(...asked: Parameters<ReaderThread['read']>): Promise<unknown>;
  asked: string[];
  finish(value: unknown): void;
  die(): void;
}

function createFakeThread(lane: Lane, events: ThreadEvents): FakeThread {
  let settle: { resolve(value: unknown): void; reject(error: Error): void } | undefined;
  const thread: FakeThread = {
    ...{ lane, ...events, closed: false, asked: [] },
    read: (method, [first]) => {
      thread.asked.push(`${method} ${String(first)}`);
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    close() {
      thread.closed = true;
    },
    finish: (value) => settle?.resolve(value),
    die() {
      events.ended();
      settle?.reject(new Error('The thread has ended.'));
    },
  };
  return thread;
}

function createFakePool({ isReady = true, heavy = 1 } = {}) {
  const threads: FakeThread[] = [];
  const pool = createReaderPool({
    threads: { quick: 1, heavy, long: 1 },
    start(lane, events) {
      const thread = createFakeThread(lane, events);
      threads.push(thread);
      if (isReady) queueMicrotask(events.ready);
      return thread;
    },
  });
  const read = (first: unknown, given: Partial<Read> = {}) => {
    const answered = pool.read({ lane: 'heavy', method: 'searchCompanies', args: [first], version: '1', ...given });
    // Each test looks at the outcomes that it is about.
    answered.catch(() => undefined);
    return answered;
  };
  const inLane = (lane: Lane) => threads.filter((thread) => thread.lane === lane);
  const asked = (lane: Lane) => inLane(lane).flatMap((thread) => thread.asked);
  return { pool, read, inLane, asked, load: (lane: Lane) => pool.load().find((one) => one.lane === lane) };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test('the same read in flight is done once, also for equal sets', async () => {
  const { read, inLane, asked } = createFakePool();
  const both = [read('a', { args: ['a', new Set(['x'])] }), read('a', { args: ['a', new Set(['x'])] })];
  read('b', { args: ['a', new Set(['y'])] });
  inLane('heavy')[0]?.finish('found');
  expect(await Promise.all(both)).toEqual(['found', 'found']);
  await settled();
  expect(asked('heavy')).toHaveLength(2);
  read('a', { args: ['a', new Set(['x'])] });
  inLane('heavy')[0]?.finish('other');
  await settled();
  expect(asked('heavy')).toHaveLength(3);
});

test('a read of a newer version does not join one of an older version', async () => {
  const { read, asked } = createFakePool({ heavy: 2 });
  read('a', { version: '1' });
  read('a', { version: '2' });
  expect(asked('heavy')).toHaveLength(2);
});

test('heavy reads wait for each other, and quick ones do not wait for them', async () => {
  const { read, asked, inLane, load } = createFakePool();
  for (const name of ['a', 'b', 'c']) read(name);
  read('d', { lane: 'quick', method: 'suggest' });
  expect([asked('heavy'), asked('quick')]).toEqual([['searchCompanies a'], ['suggest d']]);
  expect(load('heavy')).toEqual({ lane: 'heavy', waiting: 2, running: 1, refused: 0 });
  inLane('heavy')[0]?.finish(1);
  await settled();
  expect(asked('heavy')).toEqual(['searchCompanies a', 'searchCompanies b']);
});

test('what nobody waits for any more is not read', async () => {
  const { read, asked, inLane } = createFakePool();
  const [gone, here] = [new AbortController(), new AbortController()];
  read('a');
  const dropped = read('b', { signal: gone.signal });
  read('c', { signal: gone.signal });
  read('c', { signal: here.signal });
  gone.abort();
  inLane('heavy')[0]?.finish(1);
  await expect(dropped).rejects.toThrow('Nobody waits');
  expect(asked('heavy')).toEqual(['searchCompanies a', 'searchCompanies c']);
});

test('a read that is not answered in time, waiting included, is refused with the time to ask again', async () => {
  const { read, asked, load } = createFakePool();
  const refused = [read('a'), read('b')];
  await vi.advanceTimersByTimeAsync(BUDGET_MS);
  const errors = await Promise.all(refused.map((answered) => answered.catch((error: unknown) => error)));
  for (const error of errors) {
    if (!isRegistryError(error)) throw error;
    expect(error).toMatchObject({ status: 503, details: { reason: 'busy' }, headers: { 'Retry-After': '2' } });
    expect(Date.parse(error.details.retry_at ?? '')).toBeGreaterThan(Date.now());
  }
  expect(asked('heavy')).toEqual(['searchCompanies a']);
  expect(load('heavy')).toMatchObject({ waiting: 0, refused: 2 });
});

test('a thread that reads for too long is replaced, and closed when it is done', async () => {
  const { read, inLane, load } = createFakePool();
  read('slow');
  await vi.advanceTimersByTimeAsync(BUDGET_MS);
  const next = read('next');
  const [slow, other] = inLane('heavy');
  other?.finish('found');
  expect(await next).toBe('found');
  expect(load('heavy')).toMatchObject({ running: 1 });
  slow?.finish('late');
  await settled();
  expect([slow?.closed, other?.closed]).toEqual([true, false]);
  expect(load('heavy')).toMatchObject({ running: 0 });
});

test('endless slow reads do not make endless threads', async () => {
  const { read, inLane } = createFakePool({ heavy: 2 });
  for (let round = 0; round < 5; round++) {
    for (const name of ['a', 'b', 'c']) read(`${name}${round}`);
    await vi.advanceTimersByTimeAsync(BUDGET_MS);
  }
  expect(inLane('heavy')).toHaveLength(4);
});

test('files and counts of everything have no limit of time', async () => {
  const { read, inLane } = createFakePool();
  const answered = read('all', { lane: 'long', method: 'countContents' });
  await vi.advanceTimersByTimeAsync(10 * BUDGET_MS);
  inLane('long')[0]?.finish('counts');
  expect(await answered).toBe('counts');
});

test('nothing is refused while the first thread of a lane starts', async () => {
  const { read, inLane } = createFakePool({ isReady: false });
  const answered = read('a');
  await vi.advanceTimersByTimeAsync(1.5 * BUDGET_MS);
  inLane('heavy')[0]?.ready();
  inLane('heavy')[0]?.finish('found');
  expect(await answered).toBe('found');
});

test.each([false, true])(
  'the time in which a thread loads its script does not count (and then reads: %s)',
  async (reads) => {
    const { read, inLane } = createFakePool({ isReady: false });
    const [thread] = inLane('heavy');
    const answered = read('a');
    await vi.advanceTimersByTimeAsync(BUDGET_MS - 100);
    if (reads) thread?.starting();
    thread?.ready();
    await vi.advanceTimersByTimeAsync(BUDGET_MS - 100);
    thread?.finish('found');
    expect(await answered).toBe('found');
  },
);

test('the time in which a thread reads what it keeps in memory does not count', async () => {
  const { read, inLane } = createFakePool();
  await settled();
  const [thread] = inLane('heavy');
  const answered = read('a');
  thread?.starting();
  await vi.advanceTimersByTimeAsync(BUDGET_MS - 100);
  thread?.ready();
  await vi.advanceTimersByTimeAsync(BUDGET_MS - 100);
  thread?.finish('found');
  expect(await answered).toBe('found');
  const refused = read('b');
  await vi.advanceTimersByTimeAsync(BUDGET_MS);
  await expect(refused).rejects.toThrow('busy');
});

test('a thread that has started is preferred, and one that still starts refuses nothing', async () => {
  const { read, inLane } = createFakePool({ isReady: false, heavy: 2 });
  const [first, second] = inLane('heavy');
  first?.ready();
  const [one, two] = [read('a'), read('b')];
  expect([first?.asked, second?.asked]).toEqual([['searchCompanies a'], ['searchCompanies b']]);
  first?.finish('found');
  expect(await one).toBe('found');
  await vi.advanceTimersByTimeAsync(1.5 * BUDGET_MS);
  second?.ready();
  second?.finish('found too');
  expect(await two).toBe('found too');
});

test('the reads of a thread that dies fail, and the next one has another thread', async () => {
  const { read, inLane } = createFakePool();
  const [lost, next] = [read('a'), read('b')];
  inLane('heavy')[0]?.die();
  await expect(lost).rejects.toThrow('The thread has ended.');
  inLane('heavy')[1]?.finish('found');
  expect(await next).toBe('found');
});

test('an idle thread that dies is replaced when it is needed', async () => {
  const { read, inLane } = createFakePool();
  inLane('heavy')[0]?.die();
  const answered = read('a');
  inLane('heavy')[1]?.finish('found');
  expect(await answered).toBe('found');
});

test('closing ends the threads, and all reads fail', async () => {
  const { pool, read, inLane } = createFakePool();
  const answered = [read('a'), read('b')];
  pool.close();
  for (const one of [...answered, read('c')]) await expect(one).rejects.toThrow('closed');
  expect(inLane('heavy').map(({ closed }) => closed)).toEqual([true]);
});
