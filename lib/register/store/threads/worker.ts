import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteStore } from '../sqlite/sqlite-store';
import { type CompanyQuery, type RegisterStore, UnusableRegisterError } from '../store';
import { fileIdentity } from './file-identity';
import { type FromReader, packError, type ReaderThreadData, type ToReader } from './messages';

const { file, lane, identity }: ReaderThreadData = workerData;

/** Of the lanes of long work, so that the thread that serves never waits for a processor because of them. */
const LOW_PRIORITY = 10;

// Under Linux each thread has its own priority; elsewhere this would be that of the whole process.
if (process.platform === 'linux' && lane !== 'quick') setPriority(LOW_PRIORITY);

let store: RegisterStore | undefined;

/** Opened again at each read until it succeeds. The serving thread still reads a file that has been replaced. */
function openStore(): RegisterStore {
  if (fileIdentity(file) !== identity) {
    const remedy = 'was replaced while it was served: start the server again.';
    throw new UnusableRegisterError(`The register ${file} ${remedy}`, `The register ${remedy}`);
  }
  return openSqliteStore(file);
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

/** A search that reads what changed, so that the next one of a visitor need not. */
const WARM_UP: CompanyQuery = { wildcard: 'B', order: 'name', window: { offset: 0, limit: 1 } };
const WARM_UP_EVERY_MS = 1_000;

let warmedVersion: string | undefined;

/** Keeps what searches have in memory as new as the register. */
async function warmUp(): Promise<void> {
  try {
    store ??= openStore();
    if (lane !== 'heavy' || store.version() === warmedVersion) return;
    warmedVersion = store.version();
    await store.searchCompanies(WARM_UP);
  } catch {
    // The next read tries again, and reports why.
  }
}

await warmUp();
setInterval(warmUp, WARM_UP_EVERY_MS).unref();
reply('ready');
