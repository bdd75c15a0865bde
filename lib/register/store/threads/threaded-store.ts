import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { RegistryError } from '@/lib/contract/errors';
import type { LaneLoad } from '@/lib/registry/metrics';
import { openSqliteStore } from '../sqlite/sqlite-store';
import type { ReadingRequest, RegisterStore } from '../store';
import { fileIdentity } from './file-identity';
import { type FromReader, type ReaderThreadData, type ToReader, unpackError, workerOptions } from './messages';

/**
 * Where a read is done. `serving`: at once, on the thread that serves. The others are lanes of reader threads, which
 * do not wait for each other. `quick`: suggestions, lists and small pages. `heavy`: what grows with the register or
 * with a walk. `long`: files, without a limit of time.
 */
export type Lane = 'quick' | 'heavy' | 'long';

export type ReadMethod = Exclude<keyof RegisterStore, 'version' | 'close' | 'forRequest'>;
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
  // Searches are counted, and their cost grows with what they find.
  searchCompanies: 'heavy',
  searchOfficers: 'heavy',
  searchStatements: 'heavy',
  searchEvents: 'heavy',
  // Kept by the writer.
  countContents: 'quick',
  // Thousands of companies for a file of the sitemap.
  listCompanyKeys: 'long',
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

/** A thread with its own connection to the register, which does one read after another. */
export interface ReaderThread {
  /** Rejects with the error of the read, or because the thread has ended. */
  read(method: ReadMethod, args: readonly unknown[]): Promise<unknown>;
  /** Closes its connection after the current read, and ends. */
  close(): void;
}

export interface ThreadEvents {
  /** It begins to read what it keeps in memory, until it is ready again. */
  starting(): void;
  /** It can read from now on; what was asked before waits for it. Called after `start` has returned. */
  ready(): void;
  /** It has ended without having been closed. */
  ended(): void;
}

export interface ReaderPoolOptions {
  start(lane: Lane, events: ThreadEvents): ReaderThread;
  threads: Readonly<Record<Lane, number>>;
}

/** A read asked for by one or more callers. */
export interface Read {
  lane: Lane;
  method: ReadMethod;
  args: readonly unknown[];
  /** The version of the register when it was asked for: reads of the same version are done once. */
  version: string;
  /** Aborted once the caller no longer waits. */
  signal?: AbortSignal;
  /** Has no limit of time, in any lane. */
  isUnlimited?: boolean;
}

/** How long a reply may take in milliseconds, waiting included. */
export const BUDGET_MS = 2_000;

/** Lanes without it have no limit of time. */
const BUDGETS: Partial<Record<Lane, number>> = { quick: BUDGET_MS, heavy: BUDGET_MS };

/** After a refusal: by then, what is being read now has been answered or refused. */
const RETRY_AFTER_MS = BUDGET_MS;

function tooBusy(): RegistryError {
  const retry_at = new Date(Date.now() + RETRY_AFTER_MS).toISOString();
  const message = `The register is busy: this was not answered within ${BUDGET_MS / 1000} seconds.`;
  const headers = { 'Retry-After': String(RETRY_AFTER_MS / 1000) };
  return new RegistryError('unavailable', message, { reason: 'busy', retry_at }, headers);
}

const callerGone = () => new RegistryError('unavailable', 'Nobody waits for this reply any more.', { reason: 'busy' });

interface Job extends Read {
  key: string;
  signals: (AbortSignal | undefined)[];
  promise: Promise<unknown>;
  settled: boolean;
  /** When it is refused, in milliseconds since 1970. */
  deadline: number;
  /** Begins the time after which it is refused. */
  wait(): void;
  /** Lengthens that time by so many milliseconds. */
  postpone(ms: number): void;
  settle(outcome: { value: unknown } | { error: unknown }): void;
}

const isAbandoned = ({ signals }: Job): boolean => signals.every((signal) => signal?.aborted);

/** Sets are compared by their members. */
const keyOf = ({ lane, method, args, version, isUnlimited = false }: Read): string =>
  JSON.stringify([lane, method, version, isUnlimited, args], (_, value) =>
    value instanceof Set ? ['set', ...value] : value,
  );

/** The threads of one lane, and the reads that wait for them. */
class ReaderLane {
  readonly waiting = new Set<Job>();
  refused = 0;
  private readonly idle: ReaderThread[] = [];
  private readonly threads = new Set<ReaderThread>();
  /** Threads whose current read was refused: a read cannot be stopped, only finished. */
  private readonly overdue = new Set<ReaderThread>();
  private readonly running = new Map<Job, ReaderThread>();
  /** Threads that have started. */
  private readonly ready = new Set<ReaderThread>();
  /** When threads began to read what they keep in memory, in milliseconds since 1970, until they are ready. */
  private readonly startedAt = new Map<ReaderThread, number>();
  private isClosed = false;

  constructor(
    private readonly size: number,
    private readonly start: (events: ThreadEvents) => ReaderThread,
  ) {
    for (let count = 0; count < size; count++) this.add();
  }

  get load() {
    return { waiting: this.waiting.size, running: this.running.size + this.overdue.size, refused: this.refused };
  }

  ask(job: Job): void {
    if (this.isClosed) job.settle({ error: new Error('The register has been closed.') });
    else this.waiting.add(job);
    this.next();
  }

  /**
   * Refuses a read that takes too long. Others need not wait for its thread: it is replaced until it is done. While the
   * thread still starts, or the first of all, nothing is refused.
   */
  refuse(job: Job): void {
    const thread = this.running.get(job);
    if (thread ? !this.ready.has(thread) : this.ready.size === 0) {
      job.wait();
      return;
    }
    this.refused += 1;
    this.waiting.delete(job);
    this.running.delete(job);
    if (thread) this.overdue.add(thread);
    job.settle({ error: tooBusy() });
    this.next();
  }

  close(): void {
    this.isClosed = true;
    for (const job of [...this.waiting, ...this.running.keys()]) {
      job.settle({ error: new Error('The register has been closed.') });
    }
    this.waiting.clear();
    for (const thread of this.threads) thread.close();
  }

  /** At most as many overdue threads are replaced as the lane has: endless heavy reads must not make endless threads. */
  private get limit(): number {
    return this.size + Math.min(this.overdue.size, this.size);
  }

  private add(): void {
    const thread: ReaderThread = this.start({
      starting: () => {
        this.ready.delete(thread);
        this.startedAt.set(thread, Date.now());
      },
      ready: () => this.makeReady(thread),
      ended: () => this.forget(thread),
    });
    this.threads.add(thread);
    this.idle.push(thread);
  }

  /** What waited for it need not hurry: while it starts, nothing is read. */
  private makeReady(thread: ReaderThread): void {
    const since = this.startedAt.get(thread) ?? Date.now();
    const waited = this.ready.size === 0 ? this.waiting : [];
    const own = [...this.running].flatMap(([job, reader]) => (reader === thread ? [job] : []));
    for (const job of [...waited, ...own]) job.postpone(Date.now() - since);
    this.startedAt.delete(thread);
    this.ready.add(thread);
  }

  private forget(thread: ReaderThread): void {
    this.threads.delete(thread);
    this.ready.delete(thread);
    this.startedAt.delete(thread);
    this.overdue.delete(thread);
    const place = this.idle.indexOf(thread);
    if (place >= 0) this.idle.splice(place, 1);
  }

  private next(): void {
    for (const job of this.waiting) {
      if (isAbandoned(job)) {
        this.waiting.delete(job);
        job.settle({ error: callerGone() });
        continue;
      }
      // Its own timer refuses it in a moment.
      if (this.ready.size > 0 && job.deadline <= Date.now()) continue;
      if (this.idle.length === 0 && this.threads.size < this.limit) this.add();
      const thread = this.takeIdle();
      if (!thread) return;
      this.waiting.delete(job);
      void this.run(job, thread);
    }
  }

  /** One that has started, if there is one. */
  private takeIdle(): ReaderThread | undefined {
    const place = this.idle.findLastIndex((thread) => this.ready.has(thread));
    return place >= 0 ? this.idle.splice(place, 1)[0] : this.idle.pop();
  }

  private async run(job: Job, thread: ReaderThread): Promise<void> {
    this.running.set(job, thread);
    try {
      job.settle({ value: await thread.read(job.method, job.args) });
    } catch (error) {
      job.settle({ error });
    }
    this.running.delete(job);
    this.release(thread);
    this.next();
  }

  private release(thread: ReaderThread): void {
    this.overdue.delete(thread);
    if (!this.threads.has(thread)) return;
    if (this.threads.size <= this.limit) {
      this.idle.push(thread);
      return;
    }
    this.threads.delete(thread);
    this.ready.delete(thread);
    thread.close();
  }
}

interface ReaderPool {
  /** Throws a `RegistryError` (`busy`) for a read that is not answered in time, or that nobody waits for. */
  read(read: Read): Promise<unknown>;
  load(): LaneLoad[];
  close(): void;
}

/** Reader threads in lanes that do not wait for each other. The same read asked for again is done once. */
export function createReaderPool({ start, threads }: ReaderPoolOptions): ReaderPool {
  const create = (lane: Lane) => new ReaderLane(threads[lane], (events) => start(lane, events));
  const lanes: Record<Lane, ReaderLane> = { quick: create('quick'), heavy: create('heavy'), long: create('long') };
  const jobs = new Map<string, Job>();

  function createJob(read: Read, key: string): Job {
    let end: Job['settle'] = () => undefined;
    const promise = new Promise<unknown>((resolve, reject) => {
      end = (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value));
    });
    const budget = read.isUnlimited ? undefined : BUDGETS[read.lane];
    let timer: NodeJS.Timeout | undefined;
    const refuseAt = (deadline: number): void => {
      job.deadline = deadline;
      clearTimeout(timer);
      timer = setTimeout(() => lanes[read.lane].refuse(job), deadline - Date.now());
    };
    const job: Job = {
      ...{ ...read, key, signals: [], promise, settled: false, deadline: Infinity },
      wait() {
        if (budget !== undefined) refuseAt(Date.now() + budget);
      },
      postpone(ms) {
        if (budget !== undefined) refuseAt(job.deadline + ms);
      },
      settle(outcome) {
        if (job.settled) return;
        job.settled = true;
        clearTimeout(timer);
        jobs.delete(key);
        end(outcome);
      },
    };
    return job;
  }

  return {
    read(read) {
      const key = keyOf(read);
      const known = jobs.get(key);
      const job = known ?? createJob(read, key);
      job.signals.push(read.signal);
      if (!known) {
        jobs.set(key, job);
        job.wait();
        lanes[read.lane].ask(job);
      }
      return job.promise;
    },
    load: () => Object.entries(lanes).map(([lane, { load }]) => ({ lane, ...load })),
    close() {
      for (const lane of Object.values(lanes)) lane.close();
    },
  };
}

/** More would take memory, as each thread has its own connection, columns and caches, and answer little sooner. */
const MOST_HEAVY_THREADS = 4;

const threadCounts = (): Record<Lane, number> => ({
  quick: 1,
  // One processor is left to the thread that serves.
  heavy: Math.max(1, Math.min(availableParallelism() - 1, MOST_HEAVY_THREADS)),
  long: 1,
});

/** A built server has the thread's script among its own; commands and tests run the sources, which need a loader. */
const createWorker = (data: ReaderThreadData): Worker =>
  process.env.NEXT_RUNTIME
    ? new Worker(new URL('./worker.ts', import.meta.url), workerOptions(data))
    : new Worker(new URL('./start-worker.mjs', import.meta.url), workerOptions(data));

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

/** A read on the serving thread where that is quickest, else in the pool. */
function createRead(method: ReadMethod, serving: RegisterStore, pool: ReaderPool, request: ReadingRequest): AnyRead {
  const { getSignal, isFile } = request;
  // Safe: the table has exactly the methods of the store that read.
  const here = serving[method] as AnyRead;
  return async (...args) => {
    const place = placeOf(method, args as never);
    if (place === 'serving') return here(...args);
    const lane = isFile ? laneOfFile(method) : place;
    return pool.read({ lane, method, args, version: serving.version(), signal: getSignal?.(), isUnlimited: isFile });
  };
}

/** A store that reads on the calling thread where that is quickest, and in the threads of a pool otherwise. */
export function createThreadedStore(serving: RegisterStore, pool: ReaderPool): RegisterStore {
  const forRequest = (request: ReadingRequest): RegisterStore =>
    // A request needs one or two reads: those of the pool are made when they are needed.
    new Proxy(common, {
      get: (store, name) =>
        name in store || !(name in PLACES)
          ? Reflect.get(store, name)
          : createRead(name as ReadMethod, serving, pool, request),
    });
  // Safe: the proxy has the other reads.
  const common = {
    ...Object.fromEntries(SERVING.map((method) => [method, serving[method]])),
    version: serving.version,
    close() {
      pool.close();
      serving.close();
    },
    forRequest,
  } as unknown as RegisterStore;
  return forRequest({});
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
