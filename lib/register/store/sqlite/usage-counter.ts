import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Calls, type Limits, type Periods, periodsOf, type UsageCounter } from '@/lib/registry/request';
import { isFileBroken, isFileBusy } from '@/lib/shared/errors';
import { Database, setAside } from '@/lib/shared/sqlite.mjs';
import { fileIdentity } from './file-identity';

/** One row per caller: the count of each window, with its day and month. */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS usage (
  caller TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  today INTEGER NOT NULL,
  month TEXT NOT NULL,
  this_month INTEGER NOT NULL
) WITHOUT ROWID`;

/**
 * Checks and counts in one statement, so that concurrent calls, also of other processes, cannot both use the last one.
 * Counts of an earlier day or month are reset, so that no job is needed at midnight. Counts of a later one are of now,
 * before the clock was set back; they stand until their day has passed, or for today if that is too far ahead.
 */
const SPEND = `
INSERT INTO usage (caller, day, today, month, this_month)
SELECT @caller, @day, @calls, @month, @calls WHERE @calls <= @daily AND @calls <= @monthly
ON CONFLICT (caller) DO UPDATE SET
  today = iif(day >= @day, today, 0) + @calls,
  this_month = iif(month >= @month, this_month, 0) + @calls,
  day = iif(day BETWEEN @day AND @horizon, day, @day),
  month = iif(month BETWEEN @month AND substr(@horizon, 1, 7), month, @month)
WHERE iif(day >= @day, today, 0) + @calls <= @daily AND iif(month >= @month, this_month, 0) + @calls <= @monthly
RETURNING today, this_month`;

const USAGE = `
SELECT iif(day >= @day, today, 0) AS today, iif(month >= @month, this_month, 0) AS this_month
FROM usage WHERE caller = @caller`;

const REMEMBER = `
INSERT OR IGNORE INTO usage (caller, day, today, month, this_month)
VALUES (@caller, @day, @today, @month, @this_month)`;

/** Addresses are deleted as soon as their counts are out of date. */
const FORGET = 'DELETE FROM usage WHERE month < ?';

type SpentCalls = Periods & Limits & { caller: string; calls: number };

function prepare(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  // Without waiting for another process in the thread that serves: what is busy is tried again a moment later.
  const db = new Database(file, { timeout: 0 });
  try {
    db.pragma('journal_mode = WAL');
    // Commits survive a crash of the process; only a power cut may lose the last calls.
    db.pragma('synchronous = NORMAL');
    db.exec(SCHEMA);
    const spend = db.prepare<[SpentCalls], Calls>(SPEND);
    const forget = db.prepare<[string]>(FORGET);
    return {
      db,
      spendAll: db.transaction((calls: readonly SpentCalls[], forgottenBefore?: string) => {
        if (forgottenBefore !== undefined) forget.run(forgottenBefore);
        return calls.map((call) => spend.get(call));
      }).immediate,
      usage: db.prepare<[Periods & { caller: string }], Calls>(USAGE),
      remember: db.prepare<[Periods & Calls & { caller: string }]>(REMEMBER),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

type Counts = ReturnType<typeof prepare>;

interface WaitingCall {
  call: SpentCalls;
  resolve(usage: Calls | undefined): void;
}

/** Another process counts in a millisecond; one that takes this long holds the file for something else. */
const BUSY_MS = 500;
const BUSY_AGAIN_MS = 5;
/** How often a file that cannot be written is tried again. */
const AGAIN_MS = 1_000;
/** Callers whose last counts are known if the file can no longer be read. */
const KNOWN_CALLERS = 20_000;

interface CounterEvents {
  /** The file cannot be used, so that calls are counted in memory. Called once for each time of trouble. */
  failed(error: unknown): void;
  /** The file has all calls again. */
  recovered(): void;
}

const UNHEARD: CounterEvents = { failed: () => undefined, recovered: () => undefined };

/**
 * The counts of API calls, in a separate file beside the register: an import holds the register's only write lock for a
 * whole batch, and calls must not wait for it. The counts also survive when the register is replaced. The file is
 * opened by the first call, so that a server of pages alone needs no writable file. Calls that arrive together are
 * counted one after the other in one transaction, as each transaction writes to the file.
 *
 * A file that is locked, full, read-only or damaged costs nobody a call: counting goes on in memory from the last counts
 * that are known, and the file gets the calls as soon as it can be written. A damaged one is renamed and begun anew.
 */
export function createUsageCounter(file: string, events = UNHEARD): UsageCounter & { close(): void } {
  let opened: Counts | undefined;
  /** The calls of a time of trouble, counted by the same statement. */
  let memory: Counts | undefined;
  let unsaved = new Map<string, SpentCalls>();
  const known = new LRUCache<string, Periods & Calls>({ max: KNOWN_CALLERS });
  const waiting: WaitingCall[] = [];
  let busySince: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let forgottenIn: string | undefined;

  /** The file that was opened last, or tried to be. */
  let identity = '';

  const counts = (): Counts => {
    if (opened) return opened;
    identity = fileIdentity(file);
    opened = prepare(file);
    identity = fileIdentity(file);
    return opened;
  };

  function closeFile(): void {
    opened?.db.close();
    opened = undefined;
  }

  /** Counts in the file, and first what was counted in memory. */
  function spendInFile(calls: readonly SpentCalls[]): (Calls | undefined)[] {
    const month = calls[0]?.month;
    const isNewMonth = month !== undefined && month !== forgottenIn;
    const former = [...unsaved.values()];
    const usages = counts().spendAll([...former, ...calls], isNewMonth ? month : undefined);
    if (isNewMonth) forgottenIn = month;
    unsaved = new Map();
    calls.forEach(({ caller, day, month: its, horizon }, at) => {
      const usage = usages[former.length + at];
      if (usage) known.set(caller, { day, month: its, horizon, ...usage });
    });
    return usages.slice(former.length);
  }

  /** The counts of a caller before the trouble: those of the file, or the last ones that are known. */
  function formerUsage(caller: string, periods: Periods): (Periods & Calls) | undefined {
    try {
      const usage = opened?.usage.get({ caller, ...periods });
      if (usage) return { ...periods, ...usage };
    } catch {
      // What is known must do.
    }
    return known.get(caller);
  }

  function spendInMemory(call: SpentCalls): Calls | undefined {
    memory ??= prepare(':memory:');
    const former = formerUsage(call.caller, call);
    if (former) memory.remember.run({ caller: call.caller, ...former });
    const [usage] = memory.spendAll([call]);
    if (!usage) return undefined;
    const key = `${call.caller} ${call.day}`;
    const calls = (unsaved.get(key)?.calls ?? 0) + call.calls;
    unsaved.set(key, { ...call, calls, daily: Number.MAX_SAFE_INTEGER, monthly: Number.MAX_SAFE_INTEGER });
    return usage;
  }

  function settleInMemory(): void {
    for (const { call, resolve } of waiting.splice(0)) resolve(spendInMemory(call));
  }

  const again = (work: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
    // What is not saved when the process ends is saved by `close`.
    if (waiting.length === 0) timer.unref();
  };

  function recover(): void {
    // Opened anew, as another file may have its name by now.
    closeFile();
    try {
      spendInFile([]);
    } catch (error) {
      if (isFileBroken(error)) replaceBroken();
      again(recover, AGAIN_MS);
      return;
    }
    memory?.db.close();
    memory = undefined;
    events.recovered();
  }

  /** Its counts are lost but for those that are known. Another process may have replaced it already. */
  function replaceBroken(): void {
    closeFile();
    if (fileIdentity(file) !== identity) return;
    try {
      setAside(file);
      for (const [caller, usage] of known.entries()) counts().remember.run({ caller, ...usage });
    } catch {
      closeFile();
    }
  }

  function fail(error: unknown): void {
    busySince = undefined;
    events.failed(error);
    if (isFileBroken(error)) replaceBroken();
    memory = prepare(':memory:');
    settleInMemory();
    again(recover, AGAIN_MS);
  }

  function spendWaiting(): void {
    if (waiting.length === 0) return;
    if (memory) {
      settleInMemory();
      return;
    }
    try {
      const usages = spendInFile(waiting.map(({ call }) => call));
      busySince = undefined;
      for (const [at, { resolve }] of waiting.splice(0).entries()) resolve(usages[at]);
    } catch (error) {
      busySince ??= Date.now();
      if (isFileBusy(error) && Math.abs(Date.now() - busySince) < BUSY_MS) again(spendWaiting, BUSY_AGAIN_MS);
      else fail(error);
    }
  }

  return {
    spend: (caller, limits, now) =>
      new Promise((resolve) => {
        if (waiting.length === 0) setImmediate(spendWaiting);
        waiting.push({ call: { caller, calls: 1, ...limits, ...periodsOf(now) }, resolve });
      }),
    async usageOf(caller, now) {
      const periods = periodsOf(now);
      try {
        const usage = (memory?.usage ?? counts().usage).get({ caller, ...periods });
        if (usage || !memory) return usage ?? { today: 0, this_month: 0 };
      } catch {
        // The next call says why.
      }
      const { day, month, today = 0, this_month = 0 } = { ...formerUsage(caller, periods) };
      return { today: day === periods.day ? today : 0, this_month: month === periods.month ? this_month : 0 };
    },
    close() {
      clearTimeout(timer);
      if (waiting.length > 0) spendWaiting();
      clearTimeout(timer);
      if (waiting.length > 0) settleInMemory();
      try {
        if (unsaved.size > 0) spendInFile([]);
      } catch {
        // Said when the trouble began.
      }
      closeFile();
      memory?.db.close();
    },
  };
}
