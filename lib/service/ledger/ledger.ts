import type { AccountStatus } from '@/lib/contract/account-status';
import type { EndpointName } from '@/lib/contract/endpoints';
import type { AllowanceStanding, UsageReport } from '@/lib/contract/meter';
import type { Calls } from '@/lib/registry/allowance';
import { nextDay, nextMonth, periodsOf } from '@/lib/registry/periods';
import type { Visitor } from '@/lib/registry/request';
import type { CallRecords, CallStore } from './calls';
import { firstDayKept } from './days';
import { type AllowanceSettings, leftFor, type Position, positionOf } from './position';
import { type Refusal, refusalOf } from './refusal';
import { afterGivingBack, learned, type ServiceWord } from './service-word';
import { isStatusWanted, type StatusQuestions } from './status-wanted';
import { createUsageNotes } from './usage-notes';
import { reportFrom, reportOf } from './usage-report';
import { visitorMark } from './visitor-mark';

/** What a call is for: a person who waits for it · a copy shown already, to be renewed · what nobody has asked for yet. */
export type Purpose = 'person' | 'revalidate' | 'prefetch';

/** What the counts tell; of the form of the service they know nothing. */
export type LedgerStanding = Omit<AllowanceStanding, 'form'>;

/** A call that was counted, to be made or given back. */
export interface TakenCall {
  ok: true;
  day: string;
  /** Its mark in the counts. */
  visitor: string;
}
export type Taken = TakenCall | Refusal;

/** The calls of the remote service, shared out among the visitors (specification, "Limits"). Nothing here throws. */
export interface Ledger {
  /** Counts a call, in one step for all processes, or says why none may be made and when one may. */
  take(asked: { visitor?: Visitor; purpose: Purpose }): Promise<Taken>;
  /** Of a call that never left this machine; once. */
  giveBack(taken: Taken): void;
  /**
   * The service refused a call for the allowance: nothing is sent until the moment it named, or else until midnight UTC
   * or a status that says calls are left. Milliseconds since 1970.
   */
  usedUp(until: number | undefined): void;
  standing(visitor?: Visitor): Promise<LedgerStanding>;
  /** What `account_status` said just now. */
  learn(status: AccountStatus): void;
  /** `account_status` was asked in vain; `unknown`: the service has no such path (404). */
  missed(unknown: boolean): void;
  /** Whether `account_status` should be asked again: the question may cost a call itself. */
  wantsStatus(now: number): boolean;
  /** For the report: an answer by a call that was made, or by a copy. */
  note(endpoint: EndpointName, how: 'call' | 'kept'): void;
  report(): Promise<Pick<UsageReport, 'days' | 'endpoints'>>;
  /** Writes what is noted, and closes the counts. */
  close(): void;
}

export interface LedgerParts {
  calls: CallStore;
  settings: AllowanceSettings;
  /** Whether we have a token: only then is there an account to ask the status of. */
  token: boolean;
  /** Random: of a day, it makes the marks of its visitors unlike those of any other. */
  newSalt: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Visitors whose address is not known are one. */
const UNKNOWN: Visitor = { name: 'unknown', operator: false };

function standingOf(
  position: Position,
  who: { operator: boolean; spent: number },
  { at, token }: { at: Date; token: boolean },
): LedgerStanding {
  const { limits, left, reserve, countedBy } = position;
  const resets_at = { today: nextDay(at).toISOString(), this_month: nextMonth(at).toISOString() };
  return { limits, left, yours: leftFor(position, who), reserve, resets_at, counted_by: countedBy, token };
}

interface Known {
  sent: Calls;
  word: ServiceWord;
  position: Position;
}

export function createLedger({ calls, settings, token, newSalt, now }: LedgerParts): Ledger {
  const notes = createUsageNotes();
  const givenBack = new WeakSet<Taken>();
  let questions: StatusQuestions = { failures: 0, refused: false };
  let tidiedOn: string | undefined;

  function know(records: CallRecords, at: Date): Known {
    const sent = records.sent(periodsOf(at));
    const word = records.serviceWord();
    return { sent, word, position: positionOf({ sent, word }, settings, at) };
  }

  function saltOf(records: CallRecords, day: string): string {
    const known = records.salt(day);
    if (known !== undefined) return known;
    const salt = newSalt();
    records.keepSalt(day, salt);
    return salt;
  }

  /** What a visitor has spent of a day; before its first call there is no salt, and nothing is spent. */
  function spentBy(records: CallRecords, day: string, { name }: Visitor): number {
    const salt = records.salt(day);
    return salt === undefined ? 0 : records.sentBy(day, visitorMark(name, salt));
  }

  /** Midnight needs no job to run: the first change of a day forgets what is over. */
  function change<T>(at: Date, work: (records: CallRecords) => T): T {
    const { day } = periodsOf(at);
    return calls.change((records) => {
      if (tidiedOn !== day) records.forget({ visitorsOf: day, usageFrom: firstDayKept(at) });
      tidiedOn = day;
      return work(records);
    });
  }

  function flush(at: Date): void {
    const taken = notes.take();
    if (taken.length > 0) change(at, (records) => taken.forEach(records.addUsage));
  }

  return {
    async take({ visitor = UNKNOWN, purpose }) {
      const at = new Date(now());
      const { day } = periodsOf(at);
      return change(at, (records): Taken => {
        const mark = visitorMark(visitor.name, saltOf(records, day));
        const asked = { purpose, operator: visitor.operator, spent: records.sentBy(day, mark) };
        const refusal = refusalOf(know(records, at).position, asked, at);
        if (refusal) return refusal;
        records.add(day, mark);
        return { ok: true, day, visitor: mark };
      });
    },

    giveBack(taken) {
      if (!taken.ok || givenBack.has(taken)) return;
      givenBack.add(taken);
      const at = new Date(now());
      change(at, (records) => {
        records.takeBack(taken.day, taken.visitor);
        records.keepServiceWord(afterGivingBack(records.serviceWord(), records.sent(periodsOf(at))));
      });
    },

    usedUp(until) {
      const at = new Date(now());
      const named = until !== undefined && Number.isFinite(until);
      // No window is longer than a month, whatever the service says.
      const moment = named ? Math.min(until, nextMonth(at).getTime()) : nextDay(at).getTime();
      change(at, (records) => records.keepServiceWord({ ...records.serviceWord(), usedUp: { until: moment, named } }));
      questions = { ...questions, refused: true };
    },

    async standing(visitor = UNKNOWN) {
      const at = new Date(now());
      return calls.read((records) => {
        const spent = spentBy(records, periodsOf(at).day, visitor);
        return standingOf(know(records, at).position, { operator: visitor.operator, spent }, { at, token });
      });
    },

    learn(status) {
      const at = new Date(now());
      const { day } = periodsOf(at);
      change(at, (records) => {
        const { sent, word } = know(records, at);
        const heard = { at: at.getTime(), day, sent, settings: settings.limits };
        records.keepServiceWord(learned(word, status, heard));
      });
      questions = { heardAt: at.getTime(), failures: 0, refused: false };
    },

    missed(unknown) {
      const { day } = periodsOf(new Date(now()));
      questions = {
        heardAt: now(),
        failures: questions.failures + 1,
        unknownOn: unknown ? day : undefined,
        refused: false,
      };
    },

    wantsStatus(moment) {
      const at = new Date(moment);
      const known = calls.read((records) => know(records, at));
      return token && isStatusWanted(questions, known, at);
    },

    note(endpoint, how) {
      const at = new Date(now());
      notes.add(endpoint, how, at);
      if (notes.due(at)) flush(at);
    },

    async report() {
      const at = new Date(now());
      flush(at);
      const usage = calls.read((records) => records.usageSince(reportFrom(at)));
      return reportOf(usage, at);
    },

    close() {
      flush(new Date(now()));
      calls.close();
    },
  };
}
