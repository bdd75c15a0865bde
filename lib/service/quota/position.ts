import { type Calls, type Limits, type Periods, periodsOf } from '@/lib/registry/quota';
import { believedLimits, type ServiceWord } from './service-word';

export interface QuotaSettings {
  /** Where the service does not tell its own. */
  limits: Limits;
  /** Of the daily limit; visitors cannot spend it. */
  reservePercent: number;
  /** Of the daily limit; one visitor cannot spend more in a day. */
  visitorPercent: number;
}

/** Where all together stand. */
export interface Position {
  limits: Calls;
  left: Calls;
  reserve: number;
  /** What one visitor may spend of a day. */
  share: number;
  /** Nothing is sent before; milliseconds since 1970. */
  usedUpUntil?: number;
  countedBy: 'service' | 'own';
}

/** Of few calls none is kept back that rounding alone would. */
const reserveOf = (daily: number, percent: number): number =>
  (daily >= 10 ? Math.ceil : Math.floor)((daily * percent) / 100);

const shareOf = (daily: number, percent: number): number => Math.max(1, Math.ceil((daily * percent) / 100));

/** Left by the service's word: what it said, less what was sent since. A word of another day or month says nothing. */
function leftBy({ account }: ServiceWord, sent: Calls, { day, month }: Periods): Calls {
  const of = (window: keyof Calls): number =>
    account ? account.left[window] - (sent[window] - account.sent[window]) : Number.POSITIVE_INFINITY;
  return {
    today: account?.day === day ? of('today') : Number.POSITIVE_INFINITY,
    this_month: account?.day.startsWith(month) ? of('this_month') : Number.POSITIVE_INFINITY,
  };
}

/** Others may use our token, and our count may have been lost: never more is left than either the service or we say. */
function agreedLeft(word: ServiceWord, limits: Limits, sent: Calls, periods: Periods): Calls {
  const theirs = leftBy(word, sent, periods);
  const this_month = Math.max(0, Math.min(limits.monthly - sent.this_month, theirs.this_month));
  const today = Math.max(0, Math.min(limits.daily - sent.today, theirs.today));
  return { today: Math.min(today, this_month), this_month };
}

/** Where we stand; `sent` is our own count of this day and month. */
export function positionOf(
  { sent, word }: { sent: Calls; word: ServiceWord },
  settings: QuotaSettings,
  now: Date,
): Position {
  const limits = believedLimits(word, settings.limits);
  const periods = periodsOf(now);
  const usedUpUntil = word.usedUp && word.usedUp.until > now.getTime() ? word.usedUp.until : undefined;
  const left = agreedLeft(word, limits, sent, periods);
  return {
    limits: { today: limits.daily, this_month: limits.monthly },
    left: usedUpUntil === undefined ? left : { ...left, today: 0 },
    reserve: reserveOf(limits.daily, settings.reservePercent),
    share: shareOf(limits.daily, settings.visitorPercent),
    usedUpUntil,
    countedBy: word.account?.day === periods.day ? 'service' : 'own',
  };
}

/** What a visitor who has spent so much may still spend today; whoever runs the explorer, all that is left. */
export function leftFor(position: Position, who: { operator: boolean; spent: number }): number {
  const { left, reserve, share } = position;
  return who.operator ? left.today : Math.max(0, Math.min(left.today - reserve, share - who.spent));
}
