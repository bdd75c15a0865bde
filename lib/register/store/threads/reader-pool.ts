import { RegistryError } from '@/lib/contract/errors';
import type { LaneLoad } from '@/lib/registry/metrics';
import type { RegisterStore } from '../store';

/**
 * Where a read is done. `serving`: at once, on the thread that serves. The others are lanes of reader threads, which
 * do not wait for each other. `quick`: suggestions, lists and small pages. `heavy`: what grows with the register or
 * with a walk. `long`: files, without a limit of time.
 */
export type Lane = 'quick' | 'heavy' | 'long';

export type ReadMethod = Exclude<keyof RegisterStore, 'version' | 'close' | 'forRequest' | 'asOneReply'>;

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
  /**
   * When threads began to load their script, or to read what they keep in memory, in milliseconds since 1970, until they
   * are ready.
   */
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
        if (!this.startedAt.has(thread)) this.startedAt.set(thread, Date.now());
      },
      ready: () => this.makeReady(thread),
      ended: () => this.forget(thread),
    });
    this.startedAt.set(thread, Date.now());
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

export interface ReaderPool {
  /** Throws a `RegistryError` (`busy`) for a read that is not answered in time, or that nobody waits for. */
  read(read: Read): Promise<unknown>;
  load(): LaneLoad[];
  /** Whether nothing is being read, or waits for it. */
  isIdle(): boolean;
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
    isIdle: () => Object.values(lanes).every(({ load }) => load.waiting + load.running === 0),
    close() {
      for (const lane of Object.values(lanes)) lane.close();
    },
  };
}
