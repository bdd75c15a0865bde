import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { RegistryError } from '@/lib/contract/errors';
import type { LaneLoad } from '@/lib/registry/metrics';
import { type DamageNotes, isDamage } from '../sqlite/damage';
import { fileIdentity, registerIdentity, removeStaleLog } from '../sqlite/file-identity';
import { openIdentifiedStore } from '../sqlite/sqlite-store';
import { isUnusableRegisterError, type ReadingRequest, type RegisterStore } from '../store';
import { type FromReader, type ReaderThreadData, type ToReader, unpackError } from './messages';
import {
  createReaderPool,
  type Lane,
  type ReaderPool,
  type ReaderThread,
  type ReadMethod,
  type ThreadEvents,
} from './reader-pool';

export type ReadArguments<Method extends ReadMethod> = Parameters<RegisterStore[Method]>;

type Place<Method extends ReadMethod> = Lane | 'serving' | ((...args: ReadArguments<Method>) => Lane | 'serving');

/** So many rows found by their keys take less than a message to a thread and back. */
const FEW = 20;

const unlessFew = (list: readonly unknown[]) => (list.length <= FEW ? 'serving' : 'heavy');

/**
 * The place of every read: a method of the store without one does not compile. A message to a thread and back costs
 * about 0.1 ms, so reads by key stay on the thread that serves if they take less than a millisecond in any register.
 */
const PLACES: { readonly [Method in ReadMethod]: Place<Method> } = {
  // Rows by key, and the few rows that belong to each.
  findCompany: 'serving',
  listClaims: 'serving',
  findOfficer: 'serving',
  findFiling: 'serving',
  findStatement: 'serving',
  findPlaceholder: 'serving',
  findDatum: 'serving',
  findEvent: 'serving',
  findAccount: 'serving',
  // Short lists, the same in any register.
  listJurisdictions: 'serving',
  findJurisdictionsNamed: 'serving',
  listIndustryCodeSchemes: 'serving',
  listImports: 'serving',
  // Rows by key, but a walk asks for hundreds.
  resolveEntities: unlessFew,
  listEntityFacts: unlessFew,
  // A whole scheme, or the tree of all codes after each change of the register.
  findIndustryCodeScheme: 'quick',
  findIndustryCode: 'quick',
  // The first of a publisher reads all its sources.
  findLicences: 'quick',
  // Lists of one company: a page of them, but counted, and a hub has tens of thousands.
  listFilings: 'quick',
  listStatements: 'quick',
  listData: 'quick',
  // A page in the order of an index, or a limited number of lookups in one.
  suggest: 'quick',
  listNeighbours: 'quick',
  listByLetter: 'quick',
  findSimilarCompanies: 'quick',
  // Groupings are few; one of them can have many members.
  searchCorporateGroupings: 'quick',
  findCorporateGrouping: 'quick',
  // The network of a record is a small page; several at once belong to a walk or a comparison.
  listRelationshipStatements: (ids) => (ids.length === 1 ? 'quick' : 'heavy'),
  listNetworks: ({ length }) => (length === 1 ? 'quick' : 'heavy'),
  listLinkingStatements: 'heavy',
  // Thousands of lookups for a long word.
  listSpellings: 'heavy',
  // Searches are counted, and their cost grows with what they find.
  searchCompanies: 'heavy',
  searchOfficers: 'heavy',
  searchStatements: 'heavy',
  searchEvents: 'heavy',
  // Kept by the writer.
  countContents: 'quick',
  // Thousands of companies for a file of the sitemap.
  listCompanyKeys: 'long',
  // A step in an index for each file of the sitemap.
  listCompanyBlocks: 'long',
};

/** Searches that keep columns in memory: files use the same threads, because another thread would load them again. */
const BY_COLUMNS: ReadonlySet<ReadMethod> = new Set(['searchCompanies', 'searchOfficers']);

/** The lane of a read for a file. */
const laneOfFile = (method: ReadMethod): Lane => (BY_COLUMNS.has(method) ? 'heavy' : 'long');

/** The place of a read with these arguments. */
export function placeOf<Method extends ReadMethod>(method: Method, args: ReadArguments<Method>): Lane | 'serving' {
  // Annotated: TypeScript does not reduce the union for a method that it does not know.
  const place: Place<Method> = PLACES[method];
  return typeof place === 'function' ? place(...args) : place;
}

/** More would take memory, as each thread has its own connection, columns and caches, and answer little sooner. */
const MOST_HEAVY_THREADS = 4;

const threadCounts = (): Record<Lane, number> => ({
  quick: 1,
  // One processor is left to the thread that serves.
  heavy: Math.max(1, Math.min(availableParallelism() - 1, MOST_HEAVY_THREADS)),
  long: 1,
});

/** Readers make few objects that last for a moment: by itself, the runtime would keep eight times as much room for these. */
const READER_LIMITS = { maxYoungGenerationSizeMb: 6 };

/** A built server has the thread's script among its own; commands and tests run the sources, which need a loader. */
const createWorker = (workerData: ReaderThreadData): Worker =>
  process.env.NEXT_RUNTIME
    ? new Worker(new URL('./worker.ts', import.meta.url), { workerData, resourceLimits: READER_LIMITS })
    : new Worker(new URL('./start-worker.mjs', import.meta.url), { workerData, resourceLimits: READER_LIMITS });

interface Reading {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A thread that reads the register. It keeps the process from ending only while it reads. */
export function startThread(
  data: ReaderThreadData,
  { starting, ready, ended }: ThreadEvents,
  died: ThreadedStoreOptions['died'],
): ReaderThread {
  const worker = createWorker(data);
  let reading: Reading | undefined;
  let reason: Error | undefined;
  let isClosing = false;
  const post = (message: ToReader): void => worker.postMessage(message);
  worker.on('message', (message: FromReader) => {
    if (message === 'starting') return starting();
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

/** The reads that are always done on the serving thread, by which most requests are answered. */
const SERVING = (Object.keys(PLACES) as ReadMethod[]).filter((method) => PLACES[method] === 'serving');

/** One register file: the connection of the thread that serves, and the threads that read it. */
interface OpenRegister {
  serving: RegisterStore;
  pool: Pick<ReaderPool, 'read' | 'close'>;
}

function closeRegister({ serving, pool }: OpenRegister): void {
  pool.close();
  serving.close();
}

/** A read on the serving thread where that is quickest, else in the pool. */
function createRead(method: ReadMethod, { now, renew, damaged }: ReadRegister, request: ReadingRequest): AnyRead {
  const { getSignal, isFile } = request;
  const readIn = async ({ serving, pool }: OpenRegister, args: readonly unknown[]): Promise<unknown> => {
    const place = placeOf(method, args as never);
    // Safe: the table has exactly the methods of the store that read.
    if (place === 'serving') return (serving[method] as AnyRead)(...args);
    const lane = isFile ? laneOfFile(method) : place;
    const version = await serving.version();
    return pool.read({ lane, method, args, version, signal: getSignal?.(), isUnlimited: isFile });
  };
  return async (...args) => {
    const register = now();
    try {
      return await readIn(register, args);
    } catch (error) {
      if (isDamage(error)) throw damaged(error);
      // A thread that started a moment ago found another register under the name of its own.
      const next = isUnusableRegisterError(error) ? renew() : register;
      if (next === register) throw error;
      return readIn(next, args);
    }
  };
}

const damagedError = (): RegistryError =>
  new RegistryError('unavailable', 'The register is damaged: what was asked for cannot be read.', {
    reason: 'damaged',
  });

/** What a store reads. */
interface ReadRegister {
  now(): OpenRegister;
  /** Looks whether it was replaced. */
  renew(): OpenRegister;
  /** What a caller is told when the file could not be read. */
  damaged(error: unknown): RegistryError;
  version(): Promise<string>;
  close(): void;
}

/** A register that stays. */
export const onlyRegister = (register: OpenRegister): ReadRegister => ({
  now: () => register,
  renew: () => register,
  damaged: damagedError,
  version: register.serving.version,
  close: () => closeRegister(register),
});

/** A store that reads on the calling thread where that is quickest, and in the threads of a pool otherwise. */
export function createThreadedStore(register: ReadRegister): RegisterStore {
  const forRequest = (request: ReadingRequest): RegisterStore =>
    // A request needs one or two reads: those of the pool are made when they are needed.
    new Proxy(common, {
      get: (store, name) =>
        name in store || !(name in PLACES)
          ? Reflect.get(store, name)
          : createRead(name as ReadMethod, register, request),
    });
  const onServing =
    (method: ReadMethod): AnyRead =>
    async (...args) => {
      try {
        return await (register.now().serving[method] as AnyRead)(...args);
      } catch (error) {
        throw isDamage(error) ? register.damaged(error) : error;
      }
    };
  // Safe: the proxy has the other reads.
  const common = {
    ...Object.fromEntries(SERVING.map((method) => [method, onServing(method)])),
    version: register.version,
    close: register.close,
    forRequest,
  } as unknown as RegisterStore;
  return forRequest({});
}

export interface ThreadedStoreOptions {
  /** Called with the reason if a thread ends by itself; another takes its place. */
  died(error: Error): void;
  /** Called when another register has taken the name of the file: it is read from now on, unless it cannot be. */
  replaced(error?: unknown): void;
  /** Called once for each register of which something cannot be read. */
  damaged(error: unknown): void;
  /** How long a request that has begun to read in a former register may read the rest there, at least. */
  keptOpenMs?: number;
}

interface ServedRegister extends OpenRegister {
  pool: ReaderPool;
  identity: string;
  isDamaged: boolean;
}

const CHECKED_EVERY_MS = 500;
const KEPT_OPEN_MS = 10_000;

/** Lanes of several pools, added up. */
function sumLoads(pools: readonly LaneLoad[][]): LaneLoad[] {
  const sums = new Map<string, LaneLoad>();
  for (const { lane, waiting, running, refused } of pools.flat()) {
    const sum = sums.get(lane) ?? { lane, waiting: 0, running: 0, refused: 0 };
    sums.set(lane, {
      lane,
      waiting: sum.waiting + waiting,
      running: sum.running + running,
      refused: sum.refused + refused,
    });
  }
  return [...sums.values()];
}

/** As long as it is, it is not opened, which would make a register of it. */
const isEmpty = (file: string): boolean => !statSync(file, { throwIfNoEntry: false })?.size;

/**
 * Opens the existing register in `file`, with threads that read it. If another file takes its name, that one is read
 * within a second, and the former one is closed once nothing is read in it any more.
 */
export function openThreadedStore(
  file: string,
  { died, replaced, damaged, keptOpenMs = KEPT_OPEN_MS }: ThreadedStoreOptions,
): { store: RegisterStore; load: () => LaneLoad[]; damage: DamageNotes } {
  function open(): ServedRegister {
    const { store: serving, identity } = openIdentifiedStore(file);
    const pool = createReaderPool({
      threads: threadCounts(),
      start: (lane, events) => startThread({ file, lane, identity }, events, died),
    });
    return { serving, pool, identity, isDamaged: false };
  }
  let served = open();
  let openings = 1;
  let unusable = '';
  /** Former registers, each with what was refused. */
  const former = new Set<ServedRegister>();
  let refusedBefore: LaneLoad[] = [];

  function closeFormer(register: ServedRegister): void {
    // All are closed.
    if (!former.has(register)) return;
    if (!register.pool.isIdle()) {
      setTimeout(closeFormer, CHECKED_EVERY_MS, register).unref();
      return;
    }
    former.delete(register);
    refusedBefore = sumLoads([refusedBefore, register.pool.load()]);
    closeRegister(register);
  }

  function check(): void {
    const identity = registerIdentity(file);
    if (identity === served.identity || isEmpty(file)) return;
    const before = served;
    try {
      removeStaleLog(file, before.identity);
      served = open();
    } catch (error) {
      const found = fileIdentity(file);
      if (found !== unusable) replaced(error);
      unusable = found;
      return;
    }
    openings++;
    former.add(before);
    setTimeout(closeFormer, keptOpenMs, before).unref();
    replaced();
  }

  const timer = setInterval(check, CHECKED_EVERY_MS).unref();
  const close = (): void => {
    clearInterval(timer);
    for (const register of [served, ...former]) closeRegister(register);
    former.clear();
  };
  const renew = (): ServedRegister => {
    check();
    return served;
  };
  const noteDamage = (error: unknown): RegistryError => {
    if (!served.isDamaged) damaged(error);
    served.isDamaged = true;
    return damagedError();
  };
  const version = async () => `${openings} ${await served.serving.version()}`;
  const pools = () => [served, ...former].map(({ pool }) => pool.load());
  return {
    store: createThreadedStore({ now: () => served, renew, damaged: noteDamage, version, close }),
    damage: { isFound: () => served.isDamaged, note: noteDamage },
    load: () => sumLoads([refusedBefore, ...pools()]),
  };
}
