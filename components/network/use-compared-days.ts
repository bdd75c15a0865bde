import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Case, TwoDays } from '@/lib/network/case/case';
import { withDays } from '@/lib/network/changes/on-days';
import type { NetworkModel } from '@/lib/network/model';
import { MAX_EXPANDED } from '@/lib/network/state';
import type { Asking } from './entity/network-parts';
import { networkQuery } from './use-expansions';

type Relationships = readonly NetworkRelationship[];

/** How far two days that are compared have been asked for. A reply holds only what stood on the day it was asked for. */
export interface DaysAsked {
  status: 'unasked' | 'asking' | 'asked' | 'failed';
  /** The day for which the page has asked; undefined: today. */
  day: string | undefined;
  /** How many replies it takes, each of which may cost a call. */
  replies: number;
  /** Networks that would be too many to be asked for. */
  left: number;
  /** Asks, where that may cost something, and asks again what failed. */
  ask: () => void;
}

const combine = (results: UseQueryResult<Relationships>[]) => ({
  found: results.map(({ data }) => data),
  isAsking: results.some(({ isFetching }) => isFetching),
  failed: results.filter(({ isError, isFetching }) => isError && !isFetching).map(({ refetch }) => refetch),
});

const todayIs = (): string => new Date().toISOString().slice(0, 10);

/** The day of which a page tells that asked for that day, or for none. */
const dayOfPage = (dates: string | undefined): string => dates ?? todayIs();

/** Which networks are asked for on which days: those of the page's own day are here already. */
function asksOf(known: NetworkModel, { days, expanded }: Case, dates: string | undefined) {
  const all = [...new Set([...known.expanded, ...expanded])];
  const ids = all.slice(0, MAX_EXPANDED);
  const others = days ? [...new Set([days.before, days.after])].filter((day) => day !== dayOfPage(dates)) : [];
  return { asks: others.flatMap((day) => ids.map((id) => ({ id, day }))), left: all.length - ids.length };
}

/**
 * What is known, and while two days are compared also what stood on them: else nothing that has ended since could ever
 * be seen to have gone. It is asked for at once where that costs nothing, else when somebody wishes so.
 */
export function useComparedDays(known: NetworkModel, look: Case, { load, dates, isRemote }: Asking) {
  const [wished, setWished] = useState<TwoDays>();
  const { days } = look;
  const isAsked = useHydrated() && (!isRemote || (days !== undefined && wished === days));
  const { asks, left } = useMemo(() => asksOf(known, look, dates), [known, look, dates]);
  const { found, isAsking, failed } = useQueries({
    queries: asks.map(({ id, day }) => ({ ...networkQuery(id, load, day), enabled: isAsked })),
    combine,
  });
  const model = useMemo(() => {
    const replies = asks.flatMap(({ day }, at) => {
      const relationships = found[at];
      return relationships ? [{ day, relationships }] : [];
    });
    return days ? withDays(known, replies, days, dayOfPage(dates)) : known;
  }, [known, found, asks, days, dates]);
  const ask = useCallback(() => {
    setWished(days);
    for (const again of failed) void again();
  }, [days, failed]);
  const asked = failed.length > 0 ? 'failed' : 'asked';
  const status: DaysAsked['status'] = isAsked ? (isAsking ? 'asking' : asked) : 'unasked';
  const told: DaysAsked = { status: asks.length === 0 ? 'asked' : status, day: dates, replies: asks.length, left, ask };
  return { model, told };
}
