import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Price } from '@/lib/contract/meter';
import { loadPrices } from './load-prices';
import { useSpent } from './use-spent';

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
