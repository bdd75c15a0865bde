import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { pageSpent } from '@/components/quota/spent';
import { everythingOn } from '@/lib/contract/parameters';
import type { Price } from '@/lib/contract/quota';
import type { Expansion } from '@/lib/network/expansions';
import { isEntityPath, MAX_EXPANDED, nameOf } from '@/lib/network/model';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';
import { useNetworkCase } from './case/use-case';
import type { FilterPart } from './use-filter';
import type { NetworkView } from './use-network-view';
import { useSettled } from './use-settled';

interface Reply {
  results: { path: string; price: Price }[];
}

type LoadPrices = (ids: readonly string[], dates?: string) => Promise<ReadonlyMap<string, Price>>;

/** The price of each entity's network; free. Throws if the request fails. */
export const loadPrices: LoadPrices = async (ids, dates) => {
  const query = new URLSearchParams(ids.map((id) => ['path', `${id}/network?${everythingOn(dates)}`]));
  const response = await fetch(`/api/price?${query}`);
  if (!response.ok) throw new Error(`The prices were answered with status ${response.status}.`);
  const { results }: Reply = await response.json();
  return new Map(ids.flatMap((id, index) => (results[index] ? [[id, results[index].price] as const] : [])));
};

/** In milliseconds; calls within a walk follow each other more closely. */
const SETTLE_DELAY = 400;

const costNow = (): number => pageSpent.read()?.cost ?? 0;

/** How many calls the page has spent, updated after a pause: cached replies have another price. */
const useSpent = (): number =>
  useSettled(
    useSyncExternalStore(pageSpent.subscribe, costNow, () => 0),
    SETTLE_DELAY,
  );

/** An address may have 8 KiB. */
const AT_ONCE = 30;
/** Only the first ones of a large network get prices: users do not expand hundreds. */
const MOST = 300;

type Prices = ReadonlyMap<string, Price>;

const PRICES = 'prices';

const NONE: Prices = new Map();

const combine = (results: UseQueryResult<Prices>[]): Prices =>
  new Map(results.flatMap(({ data }) => [...(data ?? NONE)]));

/**
 * The price of expanding each entity. New entities come last, so earlier requests are reused until the page has spent
 * calls, after which replies are cached and prices change.
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

type Happened = { what: 'expanded' | 'already' | 'full'; id: string };

/** The actions on the network, for pointer, keys and buttons alike, and their announcements. */
export function useNetworkActions(view: NetworkView, expansions: readonly Expansion[], reload: (id: string) => void) {
  const [focus, setFocus] = useState<string>();
  const [happened, setHappened] = useState<Happened>();
  const { run, runOn } = useNetworkCase();
  const router = useRouter();
  const words = useWords(networkSelectionWords);
  const forms = useForms();

  const retry = useCallback(
    (id: string) => {
      setHappened({ what: 'expanded', id });
      reload(id);
    },
    [reload],
  );

  const { expanded } = view.model;
  const { stacks } = view.picture;
  const expand = useCallback(
    (id: string) => {
      setFocus(id);
      if (!isEntityPath(id)) return;
      const asked = expansions.find((expansion) => expansion.id === id);
      if (asked?.error !== undefined) return retry(id);
      if (expanded.has(id) || (asked && !asked.parts)) return setHappened({ what: 'already', id });
      if (!asked && expansions.length >= MAX_EXPANDED) return setHappened({ what: 'full', id });
      setHappened({ what: 'expanded', id });
      run({ kind: 'expand', ids: [id] });
    },
    [expansions, expanded, run, retry],
  );

  const filter = useCallback(
    (part: FilterPart) => {
      setHappened(undefined);
      runOn({ kind: 'filter', filter: part });
    },
    [runOn],
  );

  const canvas = useMemo(
    () => ({
      onFocus: setFocus,
      onExpand: expand,
      onOpen: (id: string) => router.push(id),
      // For a stack, its members, as stacks change with each filter.
      onHide: (ids: readonly string[]) =>
        run({ kind: 'hide', ids: ids.flatMap((id) => stacks.get(id)?.members ?? [id]) }),
    }),
    [expand, router, run, stacks],
  );
  const arrived = happened?.what === 'expanded' && expanded.has(happened.id) ? happened.id : undefined;
  return { focus, arrived, note: happened ? noteOf(view, happened, words, forms) : '', filter, expand, retry, canvas };
}

function noteOf(
  { model, brought }: NetworkView,
  { what, id }: Happened,
  words: (typeof networkSelectionWords)['en'],
  forms: Forms,
): string {
  const name = nameOf(model.entities.get(id), id);
  if (what === 'already') return words.already(name);
  if (what === 'full') return words.full(forms, MAX_EXPANDED, name);
  const came = brought.get(id);
  if (!came) return '';
  return came.relationships === 0 ? words.nothingNew(name) : words.added(forms, name, came);
}
