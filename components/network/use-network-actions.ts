import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useState } from 'react';
import { isEntityPath, nameOf } from '@/lib/network/entity';
import type { Expansion } from '@/lib/network/expansions';
import { MAX_EXPANDED } from '@/lib/network/state';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';
import { useNetworkCase } from './use-case';
import type { FilterPart } from './use-moved-filter';
import type { NetworkView } from './use-network-view';

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
