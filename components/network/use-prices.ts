import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Price } from '@/lib/contract/meter';
import { loadPrices } from './load-prices';

/** An address may have 8 KiB. */
const AT_ONCE = 30;
/** Of a large network the first ones are priced: nobody expands hundreds. */
const MOST = 300;

type Prices = ReadonlyMap<string, Price>;

const NONE: Prices = new Map();

const combine = (results: UseQueryResult<Prices>[]): Prices =>
  new Map(results.flatMap(({ data }) => [...(data ?? NONE)]));

/** What expanding each entity would cost. New entities come last, so what was asked before is not asked again. */
export function usePrices(ids: readonly string[], dates: string | undefined, metered: boolean): Prices {
  const queries = useMemo(() => {
    const priced = metered ? ids.slice(0, MOST) : [];
    const batches = Array.from({ length: Math.ceil(priced.length / AT_ONCE) }, (_, index) =>
      priced.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    return batches.map((batch) => ({
      queryKey: ['prices', dates ?? '', ...batch],
      queryFn: () => loadPrices(batch, dates),
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    }));
  }, [ids, dates, metered]);
  return useQueries({ queries, combine });
}
