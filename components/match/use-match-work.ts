import { useCallback, useEffect, useRef, useState } from 'react';
import { pageSpent } from '@/components/quota/spent';
import { readStored, writeStored } from '@/components/ui/device';
import { ROWS_AT_ONCE, type RowAnswer, type RowsPrice, type RowsReply, type RowsRequest } from '@/lib/match/rows';
import { queryOf, type RowQuery } from '@/lib/match/table';
import {
  JUDGED_KEY,
  judge,
  listAskings,
  type MatchWork,
  parseWork,
  printJudged,
  printWork,
  WORK_KEY,
  withAnswers,
} from '@/lib/match/work';
import { type FailedReply, failedReply } from '@/lib/words/format/failed-reply';

/** What is written to the device after a change: judgements alone are quick to write. */
type Stored = 'all' | 'judged' | 'nothing';

type Asked<Results> = { results: Results; failure?: undefined } | { failure: FailedReply };

async function post<Reply>(body: RowsRequest, signal?: AbortSignal): Promise<Asked<Reply>> {
  try {
    const reply = await fetch('/api/match/rows', { method: 'POST', body: JSON.stringify(body), signal });
    const spent = reply.headers.get('X-Calls-Spent');
    if (spent !== null) pageSpent.add(Number(spent));
    const given = await reply.json().catch(() => undefined);
    return reply.ok ? { results: given } : { failure: failedReply(given, reply.status) };
  } catch {
    return { failure: {} };
  }
}

/** A busy server is asked again some times, later each time. */
const WAITS_MS = [1_000, 3_000, 6_000];

async function askRows(rows: readonly RowQuery[], signal: AbortSignal): Promise<Asked<RowAnswer[]>> {
  for (const wait of [...WAITS_MS, undefined]) {
    const asked = await post<RowsReply>({ rows }, signal);
    if (!asked.failure) return { results: asked.results.results };
    const isBusy = asked.failure.status === 429 || asked.failure.status === 503;
    if (!isBusy || wait === undefined || signal.aborted) return asked;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return { failure: {} };
}

/** What these rows would cost; undefined if that cannot be found out. */
export async function askPrice(rows: readonly RowQuery[]): Promise<RowsPrice | undefined> {
  const asked = await post<{ results: RowsPrice }>({ rows, price: true });
  return asked.failure ? undefined : asked.results.results;
}

/** How a run goes: rows looked up of those that it is about. */
export interface Run {
  done: number;
  all: number;
  isRunning: boolean;
  isCancelled?: boolean;
  /** Why it ended early. */
  failure?: FailedReply;
}

/** Batches after which answers are stored, as each time all of them are written. */
const STORED_AFTER = 5;

/** The table that is matched on this device, and looking its rows up. `work` is undefined until the device is read. */
export function useMatchWork() {
  const [work, setWork] = useState<MatchWork | null>();
  const [isRefused, setRefused] = useState(false);
  const [run, setRun] = useState<Run>();
  const latest = useRef<MatchWork | null>(null);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    latest.current = parseWork(readStored(WORK_KEY), readStored(JUDGED_KEY)) ?? null;
    setWork(latest.current);
    return () => running.current?.abort();
  }, []);

  const store = useCallback((stored: Stored) => {
    const now = latest.current;
    if (stored === 'nothing') return;
    const judged = writeStored(JUDGED_KEY, now ? printJudged(now) : '');
    const all = stored === 'judged' || writeStored(WORK_KEY, now ? printWork(now) : '');
    // What is stored of another table must not be taken for this one.
    if (!all) writeStored(WORK_KEY, '');
    setRefused(!judged || !all);
  }, []);

  const change = useCallback(
    (next: (work: MatchWork | null) => MatchWork | null, stored: Stored = 'all') => {
      latest.current = next(latest.current);
      setWork(latest.current);
      store(stored);
    },
    [store],
  );

  const cancel = useCallback(() => running.current?.abort(), []);

  const begin = useCallback(
    (next: MatchWork | null) => {
      cancel();
      setRun(undefined);
      change(() => next);
    },
    [cancel, change],
  );

  /** Looks up all rows that have no answer yet, a few at a time. */
  const lookUp = useCallback(async () => {
    const begun = latest.current;
    if (!begun) return;
    const controller = new AbortController();
    running.current = controller;
    const askings = listAskings(begun);
    const all = askings.reduce((sum, { rows }) => sum + rows.length, 0);
    let [done, failure]: [number, FailedReply | undefined] = [0, undefined];
    setRun({ done, all, isRunning: true });
    for (let first = 0; first < askings.length && !failure && !controller.signal.aborted; first += ROWS_AT_ONCE) {
      const some = askings.slice(first, first + ROWS_AT_ONCE);
      const asked = await askRows(
        some.map(({ query }) => query),
        controller.signal,
      );
      if (controller.signal.aborted || latest.current?.id !== begun.id) break;
      if (asked.failure) failure = asked.failure;
      else {
        const { results } = asked;
        const isStored = (first / ROWS_AT_ONCE) % STORED_AFTER === STORED_AFTER - 1;
        change((now) => now && withAnswers(now, some, results), isStored ? 'all' : 'nothing');
        done += some.reduce((sum, { rows }) => sum + rows.length, 0);
        failure = results.find((one) => one.failure?.reason === 'allowance')?.failure;
        setRun({ done, all, isRunning: true });
      }
    }
    if (latest.current?.id !== begun.id) return;
    store('all');
    setRun({ done, all, isRunning: false, isCancelled: controller.signal.aborted, ...(failure && { failure }) });
  }, [change, store]);

  /** Looks a row up by another name. Its decision is taken away; undefined if it went well. */
  const lookUpAs = useCallback(
    async (row: number, name: string): Promise<FailedReply | undefined> => {
      const begun = latest.current;
      const query = begun && queryOf(begun.table.rows[row] ?? [], begun.columns);
      const asked = await askRows([{ ...query, name }], new AbortController().signal);
      if (asked.failure) return asked.failure;
      const [answer] = asked.results;
      if (answer?.failure) return answer.failure;
      if (!answer || latest.current?.id !== begun?.id) return undefined;
      const undecided = (now: MatchWork) => (now.judged[row] ? judge(now, [[row, undefined]]) : now);
      change((now) => now && undecided({ ...now, answers: { ...now.answers, [row]: answer } }));
      return undefined;
    },
    [change],
  );

  return { work, isRefused, run, begin, change, lookUp, lookUpAs, cancel };
}
