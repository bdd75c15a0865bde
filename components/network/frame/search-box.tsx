import { type KeyboardEvent, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { groupNames } from '@/lib/network/case/groups';
import { findHits, type Hit } from '@/lib/network/find-entities';
import type { Entity } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { relationshipWords } from '@/lib/words/network';
import { networkWorkspaceWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../case/use-case';
import { type JurisdictionNames, valueWords } from '../controls';
import type { NetworkView } from '../use-network-view';
import { Icon } from './icons';

/** What can be searched of an entity besides name and number: place, kind, status, and the user's own marks. */
function useEntityText(view: NetworkView, places: JurisdictionNames): (entity: Entity) => string {
  const { notes, pins, groups } = useNetworkCase().case;
  const inGroup = useMemo(() => groupNames({ groups }, view.model), [groups, view.model]);
  const { kinds } = useWords(relationshipWords);
  const { noted, pinned } = useWords(networkWorkspaceWords).search;
  const { language } = useForms();
  return useCallback(
    ({ id, kind, jurisdiction, status, current_status, tags }) => {
      const note = notes.get(id);
      return [
        kinds[kind],
        jurisdiction && valueWords('jurisdictions', jurisdiction, language, places),
        status && valueWords('statuses', status, language, places),
        current_status,
        tags?.join(' '),
        inGroup.get(id),
        note && `${noted} ${note}`,
        pins.has(id) && pinned,
      ]
        .filter(Boolean)
        .join(' ');
    },
    [inGroup, notes, pins, kinds, noted, pinned, language, places],
  );
}

const NO_HITS: readonly Hit[] = [];

/** The search within the network: what was typed, what it found, and the hit that Enter went to. */
export function useSearch(view: NetworkView, places: JurisdictionNames) {
  const [typed, setTyped] = useState('');
  // Its place among the others changes where a branch opens to show it.
  const [current, setCurrent] = useState<string>();
  // Typing never waits for a large network.
  const settled = useDeferredValue(typed);
  const more = useEntityText(view, places);
  const { model, selection, picture } = view;
  const { positions, stacks, selection: drawn } = picture;
  const find = useCallback(
    (text: string): readonly Hit[] => {
      if (text.trim() === '') return NO_HITS;
      const entities = [...selection.entities].flatMap((id) => model.entities.get(id) ?? []);
      return findHits(text, more, { entities, drawn: { stacks, selection: drawn }, positions });
    },
    [more, model, selection, stacks, drawn, positions],
  );
  const hits = useMemo(() => find(settled), [find, settled]);
  const found = useMemo(
    () => (settled.trim() === '' ? undefined : new Set(hits.map(({ node }) => node))),
    [settled, hits],
  );
  const type = (text: string) => {
    setTyped(text);
    setCurrent(undefined);
  };
  const placeIn = (all: readonly Hit[]): number => all.findIndex(({ id }) => id === current);
  /** The node of the next or the previous hit. */
  const go = (step: 1 | -1): string | undefined => {
    // Enter may come before the hits of what was typed last.
    const all = typed === settled ? hits : find(typed);
    const at = placeIn(all);
    const first = step === 1 ? 0 : all.length - 1;
    const hit = all[at === -1 ? first : (at + step + all.length) % all.length];
    setCurrent(hit?.id);
    // An entity in a stack is drawn separately once it is found.
    return hit && stacks.get(hit.node)?.kind === 'stack' ? hit.id : hit?.node;
  };
  const at = placeIn(hits);
  return { typed, type, hits, found, at: at === -1 ? undefined : at, go };
}

interface SearchBoxProps {
  search: ReturnType<typeof useSearch>;
  /** The number of entities searched. */
  all: number;
  /** Focuses a node of the picture, which moves it into sight. */
  onShow: (node: string) => void;
}

/** Searches the picture: hits light up; Enter, or the buttons, go from one to the next. */
export function SearchBox({ search, all, onShow }: SearchBoxProps) {
  const words = useWords(networkWorkspaceWords).search;
  const forms = useForms();
  const hint = useId();
  const { typed, type, hits, found, at } = search;
  const go = (step: 1 | -1) => {
    const node = search.go(step);
    if (node !== undefined) onShow(node);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') type('');
    else return;
    event.preventDefault();
  };
  return (
    <search className="relative min-w-20 flex-1 basis-0 text-sm noscript:hidden md:max-w-72 print:hidden">
      <input
        type="search"
        aria-label={words.label}
        aria-describedby={hint}
        title={`${words.label} (/)`}
        placeholder={words.hint}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={`block min-h-8 w-full min-w-0 rounded border border-line-strong bg-surface pl-2 placeholder:text-ellipsis max-md:min-h-10 [&::-webkit-search-cancel-button]:hidden ${found ? 'md:pr-32' : 'pr-2'}`}
      />
      <p id={hint} hidden>
        {words.keys}
      </p>
      <div
        className={`absolute inset-y-0 right-1 flex items-center text-muted text-xs tabular-nums ${found ? BELOW : ''}`}
      >
        <output className="pointer-events-none px-1">
          {found && at !== undefined && <span>{words.at(forms, at + 1, hits.length)}</span>}
          {found && at === undefined && <span>{words.found(forms, hits.length, all)}</span>}
        </output>
        {hits.length > 0 && (
          <>
            <HitButton icon="up" name={words.previous} onPress={() => go(-1)} />
            <HitButton icon="down" name={words.next} onPress={() => go(1)} />
          </>
        )}
      </div>
    </search>
  );
}

/** A narrow box has no room beside the text: there the count and the buttons hang below it, over the picture. */
const BELOW =
  'max-md:inset-y-auto max-md:top-full max-md:right-auto max-md:left-0 max-md:z-20 max-md:mt-2 max-md:w-max max-md:rounded-full max-md:border max-md:border-line max-md:bg-raised max-md:px-2 max-md:min-h-10';

const HitButton = ({ icon, name, onPress }: { icon: 'up' | 'down'; name: string; onPress: () => void }) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    onClick={onPress}
    className="grid size-6 cursor-pointer place-items-center rounded hover:bg-accent-soft hover:text-ink max-md:size-10"
  >
    <Icon name={icon} className="size-3.5" />
  </button>
);
