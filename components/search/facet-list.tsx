'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { type ChoiceAddresses, holdsTyped, isTicked, type PackedChoice } from '@/lib/search/form-address';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { FacetValues, SearchLink } from './search-link';
import { SearchForm } from './search-navigation';

interface FacetSearchProps {
  /** The path of the search page, and its other parameters. */
  action: string;
  kept: [name: string, value: string][];
  name: string;
  label: string;
  typed: string;
  onType: (text: string) => void;
}

/** The search inside one filter: a form without scripts, immediate with them. */
function FacetSearch({ action, kept, name, label, typed, onType }: FacetSearchProps) {
  const words = useWords(searchScriptWords);
  return (
    <SearchForm action={action} kept={[]} className="mb-1 px-1">
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <input type="hidden" name="facet" value={name} />
      <input
        type="search"
        name="facet_query"
        aria-label={words.searchValuesOf(label)}
        placeholder={words.searchValues}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        className="w-full rounded border border-line-strong bg-raised px-2 py-1 text-sm placeholder:text-muted"
      />
    </SearchForm>
  );
}

interface MoreValuesProps {
  label: string;
  listId: string;
  hidden: number;
  isUnfolded: boolean;
  onToggle: () => void;
  openHref: string;
}

const LOOK = 'inline-block px-1 py-1 text-accent text-sm hover:underline';

/** Unfolds loaded values; without scripts, a link to the page that shows them. */
function MoreValues({ label, listId, hidden, isUnfolded, onToggle, openHref }: MoreValuesProps) {
  const words = useWords(searchScriptWords);
  const forms = useForms();
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <SearchLink href={openHref} aria-label={words.showMoreOf(forms, hidden, label)} className={LOOK}>
        {words.showMore(forms, hidden)}
      </SearchLink>
    );
  }
  return (
    <button
      type="button"
      aria-label={isUnfolded ? words.showFewerOf(label) : words.showMoreOf(forms, hidden, label)}
      aria-expanded={isUnfolded}
      aria-controls={listId}
      onClick={onToggle}
      className={LOOK}
    >
      {isUnfolded ? words.showFewer : words.showMore(forms, hidden)}
    </button>
  );
}

interface FacetListProps {
  label: string;
  /** The list before anything is typed or unfolded: HTML, as rows with scripts would double the page's cost. */
  children: React.ReactNode;
  listId: string;
  /** All values: a list of `PackedChoice` in JSON, which is read only when it is needed. */
  choices: string;
  /** Number of values that are folded. */
  hidden: number;
  /** The address template by which the choices were packed. */
  anyValue: ChoiceAddresses;
  /** Whether the source may have more values. */
  hasMore: boolean;
  /** The link to all available values. */
  openHref: string;
  search: Omit<FacetSearchProps, 'label' | 'typed' | 'onType'> & { query: string };
  /** The sort orders; given if all values are requested by the address. */
  orders?: React.ReactNode;
}

/** The text typed into a filter's search box; reset when the address changes. */
function useTyped(query: string): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState(query);
  const [given, setGiven] = useState(query);
  if (given !== query) {
    setGiven(query);
    setTyped(query);
  }
  return [typed, setTyped];
}

interface TypedValuesProps extends Pick<FacetListProps, 'label' | 'listId' | 'choices' | 'anyValue'> {
  typed: string;
}

/** The values that have the typed words, and ticked ones, which are always visible. */
function TypedValues({ label, listId, choices, anyValue, typed }: TypedValuesProps) {
  const words = useWords(searchScriptWords);
  const forms = useForms();
  const all: PackedChoice[] = JSON.parse(choices);
  const shown = all.filter((choice) => isTicked(choice) || holdsTyped(`${choice.words ?? ''} ${choice.value}`, typed));
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {typed.trim() !== '' && words.valuesShown(forms, shown.length, label)}
      </p>
      <FacetValues id={listId} choices={shown} anyValue={anyValue} isWhole />
    </>
  );
}

/**
 * The values of a filter. Ticked ones are always visible and keep their place, so that ticking does not move others.
 * Typing narrows the loaded values; Enter searches the source, like the form without scripts.
 */
export function FacetList(props: FacetListProps) {
  const { label, children, listId, hidden, hasMore, openHref, search, orders } = props;
  const words = useWords(searchScriptWords);
  const [typed, setTyped] = useTyped(search.query);
  const [isUnfolded, setUnfolded] = useState(false);
  const isWhole = Boolean(orders) || isUnfolded;
  return (
    <>
      {isWhole && <FacetSearch {...search} label={label} typed={typed} onType={setTyped} />}
      {orders}
      {isWhole ? <TypedValues {...props} typed={typed} /> : children}
      {!orders && hidden > 0 && (
        <MoreValues
          label={label}
          listId={listId}
          hidden={hidden}
          isUnfolded={isUnfolded}
          onToggle={() => {
            setUnfolded(!isUnfolded);
            setTyped('');
          }}
          openHref={openHref}
        />
      )}
      {!orders && hasMore && (
        <SearchLink
          href={openHref}
          aria-label={words.allValuesOf(label)}
          className="inline-block px-1 py-1 text-sm underline"
        >
          {words.allValues}
        </SearchLink>
      )}
    </>
  );
}
