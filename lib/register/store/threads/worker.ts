import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openIdentifiedStore } from '../sqlite/sqlite-store';
import { type RegisterStore, UnusableRegisterError } from '../store';
import { type FromReader, packError, type ReaderThreadData, type ToReader } from './messages';

const { file, lane, identity }: ReaderThreadData = workerData;

/** Of the lanes of long work, so that the thread that serves never waits for a processor because of them. */
const LOW_PRIORITY = 10;

// Under Linux each thread has its own priority; elsewhere this would be that of the whole process.
if (process.platform === 'linux' && lane !== 'quick') setPriority(LOW_PRIORITY);

let store: RegisterStore | undefined;

/** Opened again at each read until it succeeds. The serving thread reads another file if this one is replaced. */
function openStore(): RegisterStore {
  const opened = openIdentifiedStore(file);
  if (opened.identity === identity) return opened.store;
  opened.store.close();
  const remedy = 'was replaced a moment ago: ask again.';
  throw new UnusableRegisterError(`The register ${file} ${remedy}`, `The register ${remedy}`);
}

async function answer(message: Exclude<ToReader, 'close'>): Promise<FromReader> {
  try {
    store ??= openStore();
    const read = store[message.method] as (...args: readonly unknown[]) => Promise<unknown>;
    return { value: await read(...message.args) };
  } catch (error) {
    return { error: packError(error) };
  }
}

function reply(message: FromReader): void {
  try {
    parentPort?.postMessage(message);
  } catch (error) {
    // A reply that cannot be copied to another thread.
    parentPort?.postMessage({ error: { ...packError(error), fields: {} } });
  }
}

parentPort?.on('message', async (message: ToReader) => {
  if (message !== 'close') return reply(await answer(message));
  store?.close();
  parentPort?.close();
});

const STATEMENTS = { data_type: 'control_statement', order: 'created_at' } as const;

/** Searches that read what changed, so that the next one of a visitor need not. */
const WARM_UPS: ((store: RegisterStore) => Promise<unknown>)[] = [
  (read) => read.searchCompanies({ wildcard: 'B', order: 'name', window: { offset: 0, limit: 1 } }),
  (read) => read.searchOfficers({ order: 'name', window: { offset: 0, limit: 1 } }),
  (read) => read.searchStatements({ ...STATEMENTS, q: 'a', window: { offset: 0, limit: 1 } }),
];
const WARM_UP_EVERY_MS = 1_000;
/** Long enough for what waits to be read between two of them. */
const PAUSE_MS = 200;

const warmedVersions: (string | undefined)[] = [];

/**
 * Keeps what the searches have in memory as new as the register: companies first, as officers of a large register take
 * longer. What is asked meanwhile comes before the next of them.
 */
async function warmUp(): Promise<void> {
  for (const [at, search] of WARM_UPS.entries()) {
    try {
      store ??= openStore();
      const version = await store.version();
      if (version === warmedVersions[at]) continue;
      warmedVersions[at] = version;
      reply('starting');
      await search(store);
    } catch {
      // The next read tries again, and reports why.
    }
    reply('ready');
    await wait(PAUSE_MS);
  }
}

if (lane === 'heavy') {
  void warmUp();
  setInterval(warmUp, WARM_UP_EVERY_MS).unref();
} else {
  reply('ready');
}
