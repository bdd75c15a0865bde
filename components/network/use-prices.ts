import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { pageSpent } from '@/components/quota/spent';
import type { Price } from '@/lib/contract/quota';
import { everythingOn } from '@/lib/network/request';
import { useSettled } from './use-settled';

interface Reply {
  results: { path: string; price: Price }[];
}

type LoadPrices = (ids: readonly string[], dates?: string) => Promise<ReadonlyMap<string, Price>>;

/** What the network of each entity would cost, asked for as an expansion asks; free. Throws where it cannot be had. */
export const loadPrices: LoadPrices = async (ids, dates) => {
  const query = new URLSearchParams(ids.map((id) => ['path', `${id}/network?${everythingOn(dates)}`]));
  const response = await fetch(`/api/price?${query}`);
  if (!response.ok) throw new Error(`The prices were answered with status ${response.status}.`);
  const { results }: Reply = await response.json();
  return new Map(ids.flatMap((id, index) => (results[index] ? [[id, results[index].price] as const] : [])));
};

/** Within a walk calls follow each other more closely than this, in milliseconds. */
const RESTS_AFTER = 400;

const costNow = (): number => pageSpent.read()?.cost ?? 0;

/** How many calls the page has spent, told once no more follow: what they brought is kept, and has another price. */
const useSpent = (): number =>
  useSettled(
    useSyncExternalStore(pageSpent.subscribe, costNow, () => 0),
    RESTS_AFTER,
  );

/** An address may have 8 KiB. */
const AT_ONCE = 30;
/** Of a large network the first ones are priced: nobody expands hundreds. */
const MOST = 300;

type Prices = ReadonlyMap<string, Price>;

const PRICES = 'prices';

const NONE: Prices = new Map();

const combine = (results: UseQueryResult<Prices>[]): Prices =>
  new Map(results.flatMap(({ data }) => [...(data ?? NONE)]));

/**
 * What expanding each entity would cost. New entities come last, so what was asked before is not asked again before the
 * page has spent something: a walk, or a count of what an expansion would add, has then brought copies.
 */
export function usePrices(ids: readonly string[], dates: string | undefined, metered: boolean): Prices {
  const queries = useMemo(() => {
    const priced = metered ? ids.slice(0, MOST) : [];
    const batches = Array.from({ length: Math.ceil(priced.length / AT_ONCE) }, (_, index) =>
      priced.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    return batches.map((batch) => ({
      queryKey: [PRICES, dates ?? '', ...batch],
      queryFn: () => loadPrices(batch, dates),
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    }));
  }, [ids, dates, metered]);
  const client = useQueryClient();
  const spent = useSpent();
  const priced = useRef(spent);
  useEffect(() => {
    if (priced.current === spent) return;
    priced.current = spent;
    void client.invalidateQueries({ queryKey: [PRICES] });
  }, [client, spent]);
  return useQueries({ queries, combine });
}
