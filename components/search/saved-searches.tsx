'use client';

import { useState, useSyncExternalStore } from 'react';
import { readStored, subscribeToStored, writeStored } from '@/components/ui/device';
import {
  parseSaved,
  printSaved,
  type SavedSearch,
  withNewName,
  withoutSaved,
  withSaved,
} from '@/lib/records/results/saved-searches';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { Link } from '../ui/parts';

const KEY = 'firmament.searches';
const BUTTON = 'rounded border border-line-strong px-2 py-0.5 hover:bg-sunken';
const FIELD = 'min-w-0 flex-1 rounded border border-line-strong bg-raised px-2 py-0.5';

interface SavedSearchesProps {
  /** The search of this page with its default name; undefined on other pages. */
  current?: Omit<SavedSearch, 'saved_at'>;
}

const onServer = () => undefined;
const onDevice = () => readStored(KEY) ?? '';

function useSaved() {
  const text = useSyncExternalStore(subscribeToStored, onDevice, onServer);
  const [refused, setRefused] = useState(false);
  const change = (next: SavedSearch[]) => setRefused(!writeStored(KEY, printSaved(next)));
  return { isReady: text !== undefined, searches: parseSaved(text ?? null), change, refused };
}

function SaveForm({ current, onSave }: { current: Omit<SavedSearch, 'saved_at'>; onSave: (name: string) => void }) {
  const words = useWords(searchScriptWords);
  return (
    <form
      key={current.href}
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(String(new FormData(event.currentTarget).get('name') ?? ''));
      }}
    >
      <input
        name="name"
        required
        maxLength={120}
        defaultValue={current.name}
        aria-label={words.keepUnder}
        className={FIELD}
      />
      <button type="submit" className={BUTTON}>
        {words.keep}
      </button>
    </form>
  );
}

interface SavedItemProps {
  search: SavedSearch;
  onRename: (name: string) => void;
  onDelete: () => void;
}

function SavedItem({ search, onRename, onDelete }: SavedItemProps) {
  const words = useWords(searchScriptWords);
  const [isNaming, setNaming] = useState(false);
  if (isNaming) {
    return (
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onRename(String(new FormData(event.currentTarget).get('name') ?? ''));
          setNaming(false);
        }}
      >
        <input
          name="name"
          // biome-ignore lint/a11y/noAutofocus: this field replaces the pressed button
          autoFocus
          required
          maxLength={120}
          defaultValue={search.name}
          aria-label={words.newName}
          className={FIELD}
        />
        <button type="submit" className={BUTTON}>
          {words.rename}
        </button>
      </form>
    );
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <Link href={search.href} className="min-w-0 flex-1 underline">
        <bdi>{search.name}</bdi>
      </Link>
      <button type="button" className="underline" onClick={() => setNaming(true)}>
        {words.rename}
        <span className="sr-only"> {search.name}</span>
      </button>
      <button type="button" className="underline" onClick={onDelete}>
        {words.delete}
        <span className="sr-only"> {search.name}</span>
      </button>
    </div>
  );
}

const exportHref = (searches: SavedSearch[]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(printSaved(searches))}`;

/** Reserves the height of the content before hydration, so that the layout does not shift. */
const Room = () => <p className="mt-2 text-sm print:hidden">&nbsp;</p>;

/** Searches saved on this device, without an account: they can be named, renamed, deleted, and exported as a file. */
export function SavedSearches({ current }: SavedSearchesProps) {
  const words = useWords(searchScriptWords);
  const forms = useForms();
  const { isReady, searches, change, refused } = useSaved();
  if (!isReady) return current ? <Room /> : null;
  if (!current && searches.length === 0) return null;
  const save = (name: string) => {
    if (current) change(withSaved(searches, { ...current, name, saved_at: new Date().toISOString() }));
  };
  return (
    <details className="mt-2 text-sm print:hidden">
      <summary className="w-fit cursor-pointer rounded text-accent underline underline-offset-[0.2em]">
        {words.kept(forms, searches.length)}
      </summary>
      <div className="mt-2 space-y-3 rounded border border-line bg-raised p-3">
        {current && <SaveForm current={current} onSave={save} />}
        {refused && <p className="text-bad">{words.refused}</p>}
        <ul aria-label={words.keptSearches} className="space-y-1.5">
          {searches.map((search) => (
            <li key={search.href}>
              <SavedItem
                search={search}
                onRename={(name) => change(withNewName(searches, search.href, name))}
                onDelete={() => change(withoutSaved(searches, search.href))}
              />
            </li>
          ))}
        </ul>
        {searches.length > 0 && (
          <a href={exportHref(searches)} download="searches.json" className="underline">
            {words.exportAll}
          </a>
        )}
      </div>
    </details>
  );
}
