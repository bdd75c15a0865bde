import type { StatementInput } from '@/lib/register/store/records';
import { AS_OF, addDays, dayBetween, latest } from '../calendar';
import type { Chance } from '../chance';
import type { Trust } from '../statements/provenances';

/** What one entity holds of another, as one source states it. All three shares null: nobody knows how much. */
export interface Stake {
  percentage: number | null;
  percentage_min: number | null;
  percentage_max: number | null;
  period: Pick<StatementInput, 'start_date' | 'start_date_type' | 'end_date' | 'end_date_type'>;
  trust: Trust;
  /** A count of shares is stated, or only the fact of a subsidiary. */
  asShares: boolean;
}

type Share = Pick<Stake, 'percentage' | 'percentage_min' | 'percentage_max'>;

export const exactly = (percentage: number): Share => ({ percentage, percentage_min: null, percentage_max: null });
export const between = (min: number, max: number): Share => ({
  percentage: null,
  percentage_min: min,
  percentage_max: max,
});
export const UNKNOWN_SHARE: Share = { percentage: null, percentage_min: null, percentage_max: null };

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Of a child and its main parent: mostly all that is left, else a majority, a band, or nobody says. */
function mainShare(chance: Chance, left: number): Share {
  const draw = chance.next();
  if (draw < 0.5) return exactly(tenth(left));
  if (draw < 0.7) return exactly(tenth(Math.min(left, chance.int(501, 990) / 10)));
  if (draw < 0.8 && left > 75) return between(75, 100);
  if (draw < 0.86) return between(50, 75);
  if (draw < 0.9) return between(25, 50);
  return UNKNOWN_SHARE;
}

const OPEN = { end_date: null, end_date_type: null };

/** From some day after the child was there; now and then it is only known that it was so on a day. */
export function openPeriod(chance: Chance, since: string | null | undefined): Stake['period'] {
  if (!since || chance.likely(0.15)) return { start_date: null, start_date_type: null, ...OPEN };
  const day = dayBetween(chance, since, addDays(latest(since, '2005-01-01'), chance.int(0, 4000)));
  const start_date = day > AS_OF ? since : day;
  return { start_date, start_date_type: chance.likely(0.25) ? '<' : '=', ...OPEN };
}

export function endedPeriod(chance: Chance, since: string | null | undefined): Stake['period'] {
  const start_date = since && since < '2015-01-01' ? since : '2015-01-01';
  const end_date = dayBetween(chance, '2016-06-30', '2025-12-31');
  return { start_date, start_date_type: '=', end_date, end_date_type: chance.likely(0.3) ? '<' : '=' };
}

/** Announced for a day that has not come yet, or only just. */
export const latePeriod = (chance: Chance): Stake['period'] => ({
  start_date: chance.pick(['2026-10-01', '2026-10-30', '2027-01-01', '2027-07-01']),
  start_date_type: '=',
  ...OPEN,
});

export function mainStake(chance: Chance, left: number, since: string | null | undefined): Stake {
  return {
    ...mainShare(chance, left),
    period: chance.likely(0.03) ? latePeriod(chance) : openPeriod(chance, since),
    trust: chance.likely(0.07) ? 'doubtful' : 'usual',
    asShares: chance.likely(0.4),
  };
}

export function sideStake(
  chance: Chance,
  share: Share,
  since: string | null | undefined,
  trust: Trust = 'usual',
): Stake {
  return { ...share, period: openPeriod(chance, since), trust, asShares: true };
}
