import type { EndpointName } from '@/lib/contract/endpoints';
import type { AccountStatus, QuotaStatus, UsageReport } from '@/lib/contract/quota';
import { type Calls, nextDay, nextMonth, periodsOf, type Visitor } from '@/lib/registry/request';
import {
  type CallLedger,
  type Counted,
  type CountedCall,
  type EndpointUsage,
  learned,
  leftFor,
  type Position,
  positionOf,
  type QuotaSettings,
  type ServiceWord,
} from './counts';

type Window = 'day' | 'month';

/** Why a call is refused. `said`: the service refused one until a given time. */
type Why =
  | { kind: 'none' | 'reserve' | 'share' | 'revalidate' | 'prefetch'; window: Window }
  | { kind: 'said'; until: number }
  /** The counts cannot be read. */
  | { kind: 'unknown'; until: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const many = (count: number, what: string): string => `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

/** `in 5 hours`: in the largest unit with a value above one, so that rounding stays small. */
function waitOf(ms: number): string {
  if (ms < MINUTE_MS) return 'in less than a minute';
  if (Math.round(ms / MINUTE_MS) <= 90) return `in ${many(Math.round(ms / MINUTE_MS), 'minute')}`;
  if (Math.round(ms / HOUR_MS) < 48) return `in ${many(Math.round(ms / HOUR_MS), 'hour')}`;
  return `in ${many(Math.round(ms / DAY_MS), 'day')}`;
}

const timeOf = (moment: Date): string => `${moment.toISOString().slice(11, 16)} UTC`;

const dateOf = (moment: Date): string =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The date is added only if the hour alone could be mistaken for an earlier one. */
function whenOf(moment: Date, now: Date): string {
  const ms = moment.getTime() - now.getTime();
  const time = ms <= DAY_MS ? timeOf(moment) : `${dateOf(moment)}, ${timeOf(moment)}`;
  return `More are possible from ${time} (${waitOf(ms)}).`;
}

const allowed = ({ limits }: Position, window: Window): string =>
  `The remote service allows ${many(window === 'day' ? limits.today : limits.this_month, 'call')} a ${window}`;

/** "all are used", also for limits of zero and one. */
const usedOf = ({ limits }: Position, window: Window): string => {
  const limit = window === 'day' ? limits.today : limits.this_month;
  return limit === 1 ? 'it is used' : 'all are used';
};

const lastOf = ({ reserve }: Position): string => (reserve === 1 ? 'the last one is' : `the last ${reserve} are`);

function reasonOf(why: Why, position: Position): string {
  if (why.kind === 'said') return 'The remote service says that our calls are used up.';
  if (why.kind === 'unknown') return 'Our calls cannot be counted at the moment, so none is made.';
  switch (why.kind) {
    case 'none':
      return `${allowed(position, why.window)}; ${usedOf(position, why.window)}.`;
    case 'reserve':
      return `${allowed(position, why.window)}; ${lastOf(position)} kept for the operator of this explorer.`;
    case 'share':
      return `${allowed(position, 'day')}; your share of ${position.share} a day is used. What is kept here can still be read.`;
    case 'revalidate':
      return `${allowed(position, 'day')}; those that are left are kept for people who wait.`;
    case 'prefetch':
      return 'No call is spent on a page that no one has opened.';
  }
}

/** Two short sentences: what is used up, and when calls are available again. */
function wordsOf(why: Why, position: Position, { moment, now }: { moment: Date; now: Date }): string {
  return `${reasonOf(why, position)} ${whenOf(moment, now)}`;
}

interface CallRequest {
  purpose: Purpose;
  operator: boolean;
  /** The visitor's calls today. */
  spent: number;
  isUnknown?: boolean;
}

/** When counts that cannot be read are looked at again. */
const UNKNOWN_MS = 10_000;

interface Refusal {
  ok: false;
  /** When calls are available again; milliseconds since 1970. */
  retryAt: number;
  /** A sentence for people. */
  message: string;
}

/** Copies are renewed in the background only while more than half of what visitors may spend in a day is left. */
const isPlenty = ({ left, limits, reserve }: Position): boolean => 2 * (left.today - reserve) > limits.today - reserve;

/** The window that is used up; the month if both are, because it lasts longer. */
const shortWindow = (left: Calls, kept: number): 'day' | 'month' => (left.this_month <= kept ? 'month' : 'day');

function whyNot(position: Position, { purpose, operator, spent }: CallRequest): Why | undefined {
  const { left, reserve, usedUpUntil } = position;
  if (purpose === 'prefetch') return { kind: 'prefetch', window: 'day' };
  if (usedUpUntil !== undefined) return { kind: 'said', until: usedUpUntil };
  if (left.today <= 0) return { kind: 'none', window: shortWindow(left, 0) };
  if (!operator && left.today <= reserve) return { kind: 'reserve', window: shortWindow(left, reserve) };
  if (!operator && spent >= position.share) return { kind: 'share', window: 'day' };
  if (purpose === 'revalidate' && !isPlenty(position)) return { kind: 'revalidate', window: 'day' };
  return undefined;
}

const momentOf = (why: Why, now: Date): Date => {
  if ('until' in why) return new Date(why.until);
  return why.window === 'month' ? nextMonth(now) : nextDay(now);
};

/** Why a call is refused and when it may be made; undefined if it may be made now. */
function refusalOf(position: Position, request: CallRequest, now: Date): Refusal | undefined {
  const why: Why | undefined = request.isUnknown
    ? { kind: 'unknown', until: now.getTime() + UNKNOWN_MS }
    : whyNot(position, request);
  if (!why) return undefined;
  const moment = momentOf(why, now);
  return { ok: false, retryAt: moment.getTime(), message: wordsOf(why, position, { moment, now }) };
}

/** The status request may cost a call: at most one a minute, and less often after each failure. */
const PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;
/** After this many own calls, or this time with some, other users of our token may have changed the quota. */
const MANY_CALLS = 25;
const STATUS_WANTED_LONG_MS = 30 * MINUTE_MS;

/** The state of the `account_status` requests of this process. */
interface StatusQuestions {
  /** When the last answer or failure came; milliseconds since 1970. */
  receivedAt?: number;
  /** Failures in a row. */
  failures: number;
  /** The day on which the service said that it has no such path. */
  unknownOn?: string;
  /** Whether it has refused a call since. */
  refused: boolean;
}

/** Whether the service should be asked for the quota again. */
function isStatusWanted(
  questions: StatusQuestions,
  known: { word: ServiceWord; sent: Calls; position: Position },
  now: Date,
): boolean {
  const { day } = periodsOf(now);
  const { account } = known.word;
  if (questions.unknownOn === day) return false;
  // A time later than now comes from a clock that was wrong, and would keep us from asking.
  const receivedAt = Math.max(
    ...[questions.receivedAt, account?.at].map((time = Number.POSITIVE_INFINITY) =>
      time <= now.getTime() ? time : Number.NEGATIVE_INFINITY,
    ),
  );
  const pause = questions.refused
    ? PAUSE_MS
    : Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** Math.max(0, questions.failures - 1));
  if (now.getTime() - receivedAt < pause) return false;
  if (questions.refused || account?.day !== day) return true;
  const since = known.sent.today - account.sent.today;
  if (since >= MANY_CALLS) return true;
  // If no calls are left none will be sent, and only the service can report new ones.
  return now.getTime() - account.at >= STATUS_WANTED_LONG_MS && (since > 0 || known.position.left.today === 0);
}

/** Number of replies, or milliseconds since the first of them, after which the notes are written. */
const MANY = 50;
const LONG_MS = 5000;

interface UsageNotes {
  add(endpoint: EndpointName, how: 'call' | 'kept', now: Date): void;
  /** Calls are rare and written at once; replies from the cache are written in batches. */
  due(now: Date): boolean;
  /** Returns all notes and clears them. */
  take(): EndpointUsage[];
}

/** Collects replies in memory, so that a cached reply need not write to disk. A killed process loses a few. */
function createUsageNotes(): UsageNotes {
  let notes = new Map<string, EndpointUsage>();
  let count = 0;
  let since = 0;
  let hasCall = false;
  return {
    add(endpoint, how, now) {
      const { day } = periodsOf(now);
      const key = `${day} ${endpoint}`;
      const note = notes.get(key) ?? { day, endpoint, calls: 0, kept: 0 };
      notes.set(key, how === 'call' ? { ...note, calls: note.calls + 1 } : { ...note, kept: note.kept + 1 });
      if (count === 0) since = now.getTime();
      count += 1;
      hasCall ||= how === 'call';
    },
    due: (now) => hasCall || count >= MANY || (count > 0 && now.getTime() - since >= LONG_MS),
    take() {
      const taken = [...notes.values()];
      notes = new Map();
      count = 0;
      hasCall = false;
      return taken;
    },
  };
}

/** The date this many days before `now`, UTC. */
const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** The last `count` days in order, ending today. */
const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayBefore(now, count - 1 - index));

const DAYS = 31;

interface Sum {
  calls: number;
  kept: number;
}

function sumBy(usage: EndpointUsage[], key: 'day' | 'endpoint'): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const { [key]: name, calls, kept } of usage) {
    const sum = sums.get(name) ?? { calls: 0, kept: 0 };
    sums.set(name, { calls: sum.calls + calls, kept: sum.kept + kept });
  }
  return sums;
}

/** The first day of the report: 31 days always contain the current month. */
const reportFrom = (now: Date): string => lastDays(now, DAYS)[0] ?? periodsOf(now).day;

/** Includes days without calls; endpoints of this month, most calls first. */
function reportOf(usage: EndpointUsage[], now: Date): Pick<UsageReport, 'days' | 'endpoints'> {
  const byDay = sumBy(usage, 'day');
  const thisMonth = usage.filter(({ day }) => day.startsWith(periodsOf(now).month));
  const endpoints = [...sumBy(thisMonth, 'endpoint')].map(([endpoint, sum]) => ({ endpoint, ...sum }));
  return {
    days: lastDays(now, DAYS).map((day) => ({ day, ...(byDay.get(day) ?? { calls: 0, kept: 0 }) })),
    endpoints: endpoints.sort((a, b) => b.calls - a.calls || b.kept - a.kept || a.endpoint.localeCompare(b.endpoint)),
  };
}

/** What a call is for: a visitor who waits · the renewal of a copy that was already shown · a prefetch. */
export type Purpose = 'person' | 'revalidate' | 'prefetch';

/** The quota from the counts, which do not know the form of the service. */
type QuotaPosition = Omit<QuotaStatus, 'form'>;

/** A counted call, to be made or given back. */
export interface TakenCall extends CountedCall {
  ok: true;
}
export type Taken = TakenCall | Refusal;

/** The calls of the remote service, shared among visitors (specification, "Limits"). Nothing here throws. */
export interface CallQuota {
  /** Counts a call in one transaction for all processes, or returns why none may be made, and when one may. */
  take(request: { visitor?: Visitor; purpose: Purpose }): Promise<Taken>;
  /** For a call that was never sent; at most once per call. */
  giveBack(taken: Taken): Promise<void>;
  /**
   * The service refused a call because of the quota: nothing is sent until the given time, or else until midnight UTC
   * or a status with calls left. Milliseconds since 1970.
   */
  usedUp(until: number | undefined): Promise<void>;
  standing(visitor?: Visitor): Promise<QuotaPosition>;
  /** The service's current `account_status`. */
  learn(status: AccountStatus): Promise<void>;
  /** The `account_status` request failed; `unknown`: the service has no such path (404). */
  missed(unknown: boolean): void;
  /** Whether `account_status` should be requested again; that may cost a call. */
  wantsStatus(now: number): Promise<boolean>;
  /** For the report: a reply by a call, or from the cache. */
  note(endpoint: EndpointName, how: 'call' | 'kept'): void;
  report(): Promise<Pick<UsageReport, 'days' | 'endpoints'>>;
  /** Writes what is noted, and closes the counts. */
  close(): Promise<void>;
}

interface QuotaParts {
  calls: CallLedger;
  settings: QuotaSettings;
  /** Whether there is a token; without one there is no account status. */
  token: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** All visitors without a known address count as one. */
const UNKNOWN: Visitor = { name: 'unknown', operator: false };

function getCompanyStatus(
  position: Position,
  who: { operator: boolean; spent: number },
  { at, token }: { at: Date; token: boolean },
): QuotaPosition {
  const { limits, left, reserve, countedBy } = position;
  const resets_at = { today: nextDay(at).toISOString(), this_month: nextMonth(at).toISOString() };
  return { limits, left, yours: leftFor(position, who), reserve, resets_at, counted_by: countedBy, token };
}

/**
 * Until when no call is sent after a refusal. A time is believed within the day, and within the month if as many calls
 * are known to be used; any other would lock the explorer for a slip of the service, so it is asked again in a minute,
 * as the reserve and the shares allow.
 */
function believedEnd(until: number | undefined, { left }: Position, at: Date): ServiceWord['usedUp'] {
  if (until === undefined || !Number.isFinite(until)) return { until: nextDay(at).getTime(), named: false };
  const latest = left.this_month === 0 ? nextMonth(at) : nextDay(at);
  return until <= latest.getTime() ? { until, named: true } : { until: at.getTime() + MINUTE_MS, named: false };
}

export function createCallQuota({ calls, settings, token, now }: QuotaParts): CallQuota {
  const notes = createUsageNotes();
  const givenBack = new WeakSet<Taken>();
  let questions: StatusQuestions = { failures: 0, refused: false };

  const positionAt = (counted: Counted, at: Date): Position => positionOf(counted, settings, at);

  async function flush(at: Date): Promise<void> {
    const taken = notes.take();
    if (taken.length > 0) await calls.addUsage(taken, periodsOf(at));
  }

  return {
    async take({ visitor = UNKNOWN, purpose }) {
      const at = new Date(now());
      const taken = await calls.take({ periods: periodsOf(at), visitor: visitor.name }, (counted) => {
        const { spent, isUnknown } = counted;
        return refusalOf(positionAt(counted, at), { purpose, operator: visitor.operator, spent, isUnknown }, at);
      });
      return 'refusal' in taken ? taken.refusal : { ok: true, ...taken };
    },

    async giveBack(taken) {
      if (!taken.ok || givenBack.has(taken)) return;
      givenBack.add(taken);
      await calls.giveBack(taken, periodsOf(new Date(now())));
    },

    async usedUp(until) {
      const at = new Date(now());
      questions = { ...questions, refused: true };
      await calls.changeWord(periodsOf(at), (counted) => ({
        ...counted.word,
        usedUp: believedEnd(until, positionAt(counted, at), at),
      }));
    },

    async standing(visitor = UNKNOWN) {
      const at = new Date(now());
      const counted = await calls.look(periodsOf(at), visitor.name);
      const who = { operator: visitor.operator, spent: counted.spent };
      return getCompanyStatus(positionAt(counted, at), who, { at, token });
    },

    async learn(status) {
      const at = new Date(now());
      const { day } = periodsOf(at);
      questions = { receivedAt: at.getTime(), failures: 0, refused: false };
      await calls.changeWord(periodsOf(at), ({ word, sent }) =>
        learned(word, status, { at: at.getTime(), day, sent, settings: settings.limits }),
      );
    },

    missed(unknown) {
      const { day } = periodsOf(new Date(now()));
      questions = {
        receivedAt: now(),
        failures: questions.failures + 1,
        unknownOn: unknown ? day : undefined,
        refused: false,
      };
    },

    async wantsStatus(moment) {
      if (!token) return false;
      const at = new Date(moment);
      const counted = await calls.look(periodsOf(at));
      return isStatusWanted(questions, { ...counted, position: positionAt(counted, at) }, at);
    },

    note(endpoint, how) {
      const at = new Date(now());
      notes.add(endpoint, how, at);
      if (notes.due(at)) void flush(at);
    },

    async report() {
      const at = new Date(now());
      await flush(at);
      return reportOf(await calls.usageSince(reportFrom(at), periodsOf(at)), at);
    },

    async close() {
      await flush(new Date(now()));
      await calls.close();
    },
  };
}
