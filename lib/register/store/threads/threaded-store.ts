import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { LaneLoad } from '@/lib/registry/metrics';
import { openSqliteStore } from '../sqlite/sqlite-store';
import type { ReadingRequest, RegisterStore } from '../store';
import { fileIdentity } from './file-identity';
import { type FromReader, type ReaderThreadData, type ToReader, unpackError } from './messages';
import {
  createReaderPool,
  type Lane,
  laneOfFile,
  PLACES,
  placeOf,
  type ReaderPool,
  type ReaderThread,
  type ReadMethod,
  type ThreadEvents,
} from './reader-pool';

/** More would take memory, as each thread has its own connection, columns and caches, and answer little sooner. */
const MOST_HEAVY_THREADS = 4;

const threadCounts = (): Record<Lane, number> => ({
  quick: 1,
  // One processor is left to the thread that serves.
  heavy: Math.max(1, Math.min(availableParallelism() - 1, MOST_HEAVY_THREADS)),
  long: 1,
});

/** A built server has the thread's script among its own; commands and tests run the sources, which need a loader. */
const createWorker = (workerData: ReaderThreadData): Worker =>
  process.env.NEXT_RUNTIME
    ? new Worker(new URL('./worker.ts', import.meta.url), { workerData })
    : new Worker(new URL('./start-worker.mjs', import.meta.url), { workerData });

interface Reading {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A thread that reads the register. It keeps the process from ending only while it reads. */
export function startThread(
  data: ReaderThreadData,
  { ready, ended }: ThreadEvents,
  died: ThreadedStoreOptions['died'],
): ReaderThread {
  const worker = createWorker(data);
  let reading: Reading | undefined;
  let reason: Error | undefined;
  let isClosing = false;
  const post = (message: ToReader): void => worker.postMessage(message);
  worker.on('message', (message: FromReader) => {
    if (message === 'ready') return ready();
    const answered = reading;
    reading = undefined;
    worker.unref();
    if ('error' in message) answered?.reject(unpackError(message.error));
    else answered?.resolve(message.value);
  });
  worker.on('error', (error: Error) => {
    reason = error;
  });
  worker.on('exit', (code) => {
    reason ??= new Error(`A thread that reads the register has ended with code ${code}.`);
    if (!isClosing) died(reason);
    ended();
    reading?.reject(reason);
  });
  worker.unref();
  return {
    read: (method, args) =>
      new Promise((resolve, reject) => {
        reading = { resolve, reject };
        worker.ref();
        post({ method, args });
      }),
    close() {
      isClosing = true;
      post('close');
    },
  };
}

type AnyRead = (...args: readonly unknown[]) => Promise<unknown>;

/** The register as one request reads it: on the serving thread where that is quickest, else in the pool. */
function createView(serving: RegisterStore, pool: ReaderPool, { signal, isFile }: ReadingRequest): RegisterStore {
  const readers = Object.keys(PLACES).map((name) => {
    // Safe: the table has exactly the methods of the store that read.
    const method = name as ReadMethod;
    const here = serving[method] as AnyRead;
    const read: AnyRead = async (...args) => {
      const place = placeOf(method, args as never);
      if (place === 'serving') return here(...args);
      const lane = isFile ? laneOfFile(method) : place;
      return pool.read({ lane, method, args, version: serving.version(), signal, isUnlimited: isFile });
    };
    return [method, read] as const;
  });
  return { ...(Object.fromEntries(readers) as unknown as Pick<RegisterStore, ReadMethod>), ...endsOf(serving, pool) };
}

const endsOf = (serving: RegisterStore, pool: ReaderPool): Pick<RegisterStore, 'version' | 'close'> => ({
  version: serving.version,
  close() {
    pool.close();
    serving.close();
  },
});

/** A store that reads on the calling thread where that is quickest, and in the threads of a pool otherwise. */
export function createThreadedStore(serving: RegisterStore, pool: ReaderPool): RegisterStore {
  return { ...createView(serving, pool, {}), forRequest: (request) => createView(serving, pool, request) };
}

export interface ThreadedStoreOptions {
  /** Called with the reason if a thread ends by itself; another takes its place. */
  died(error: Error): void;
}

/** Opens the existing register in `file`, with threads that read it. */
export function openThreadedStore(
  file: string,
  { died }: ThreadedStoreOptions,
): { store: RegisterStore; load: () => LaneLoad[] } {
  const serving = openSqliteStore(file);
  const identity = fileIdentity(file);
  const pool = createReaderPool({
    threads: threadCounts(),
    start: (lane, events) => startThread({ file, lane, identity }, events, died),
  });
  return { store: createThreadedStore(serving, pool), load: pool.load };
}
