import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { pageSpent } from '@/components/quota/spent';
import type { Price } from '@/lib/contract/quota';
import { type Expansion, everythingOn } from '@/lib/network/expansions';
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

type Happened = { what: 'expanded' | 'already' | 'full'; id: string };

/** What can be done to the network, by pointer, key or button alike, and what is said about it. */
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
      // Of a stack those who are in it: it is drawn anew with each filter.
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
