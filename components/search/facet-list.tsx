'use client';

import { useId, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { type ChoiceAddresses, formHref, holdsTyped, type PackedChoice, unpackChoice } from '@/lib/search/form-address';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { ChoiceLink, SearchLink } from './search-link';
import { useSearchNavigation } from './search-navigation';

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
  const { go } = useSearchNavigation();
  return (
    <form
      action={action}
      className="mb-1 px-1"
      onSubmit={(event) => {
        event.preventDefault();
        go(formHref(action, new FormData(event.currentTarget)));
      }}
    >
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
    </form>
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

interface LeaveOutLinkProps {
  href: string;
  words: string;
  leftOut: boolean;
}

/** Excludes a value from the search, or includes it again; shown beside the value's link. */
function LeaveOutLink({ href, words, leftOut }: LeaveOutLinkProps) {
  const said = useWords(searchScriptWords);
  const label = leftOut ? said.leaveOutNoLonger(words) : said.leaveOut(words);
  const tone = leftOut
    ? 'border-bad bg-bad-soft text-bad'
    : 'border-transparent text-muted hover:border-line-strong hover:bg-sunken hover:text-ink';
  return (
    <SearchLink
      href={href}
      aria-label={label}
      title={label}
      className={`grid size-7 shrink-0 scroll-mb-20 place-items-center rounded border ${tone}`}
    >
      <span aria-hidden="true" className="exclude-sign" />
    </SearchLink>
  );
}

interface FacetOrdersProps {
  label: string;
  orders: { words: string; href: string; isCurrent: boolean }[];
  /** The link back to the most frequent values. */
  closeHref: string;
}

/** The sort orders of an opened filter, and the link to close it. */
function FacetOrders({ label, orders, closeHref }: FacetOrdersProps) {
  const said = useWords(searchScriptWords);
  return (
    <ul aria-label={said.orderOf(label)} className="flex flex-wrap gap-x-3 px-1 text-xs">
      {orders.map(({ words, href, isCurrent }) => (
        <li key={words}>
          {isCurrent ? (
            <span aria-current="true" className="inline-block py-1.5 font-semibold">
              {words}
            </span>
          ) : (
            <SearchLink href={href} className="inline-block py-1.5 underline">
              {words}
            </SearchLink>
          )}
        </li>
      ))}
      <li className="ml-auto">
        <SearchLink href={closeHref} aria-label={said.closeValuesOf(label)} className="inline-block py-1.5 underline">
          {said.close}
        </SearchLink>
      </li>
    </ul>
  );
}

/** More values are folded. */
const SHOWN_AT_ONCE = 8;

interface FacetListProps {
  label: string;
  choices: PackedChoice[];
  /** The address template by which the choices were packed. */
  anyValue: ChoiceAddresses;
  /** Whether the source may have more values. */
  hasMore: boolean;
  /** The link to all available values. */
  openHref: string;
  search: Omit<FacetSearchProps, 'label' | 'typed' | 'onType'> & { query: string };
  /** Given if all values are requested by the address. */
  orders?: Omit<FacetOrdersProps, 'label'>;
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

const isTicked = ({ state = 'neither' }: PackedChoice): boolean => state !== 'neither';

/**
 * The values of a filter. Ticked ones are always visible and keep their place, so that ticking does not move others.
 * Typing narrows the loaded values; Enter searches the source, like the form without scripts.
 */
export function FacetList({ label, choices, anyValue, hasMore, openHref, search, orders }: FacetListProps) {
  const id = useId();
  const words = useWords(searchScriptWords);
  const forms = useForms();
  const [typed, setTyped] = useTyped(search.query);
  const [isUnfolded, setUnfolded] = useState(false);
  const atOnce = choices.filter((choice, index) => index < SHOWN_AT_ONCE || isTicked(choice));
  const hidden = choices.length - atOnce.length;
  const isTyping = typed.trim() !== '';
  const isWhole = orders !== undefined || isUnfolded;
  const shown = (isWhole ? choices : atOnce).filter(
    (choice) => isTicked(choice) || holdsTyped(`${choice.words ?? ''} ${choice.value}`, typed),
  );
  return (
    <>
      {isWhole && <FacetSearch {...search} label={label} typed={typed} onType={setTyped} />}
      {orders && <FacetOrders {...orders} label={label} />}
      <p aria-live="polite" className="sr-only">
        {isTyping && words.valuesShown(forms, shown.length, label)}
      </p>
      <ul id={id} className={isWhole ? '-mx-1 max-h-96 overflow-y-auto overscroll-contain px-1' : ''}>
        {shown.map((choice) => (
          <FacetValueRow key={choice.value} packed={choice} any={anyValue} />
        ))}
      </ul>
      {shown.length === 0 && <p className="px-1 text-muted text-sm">{words.noValue}</p>}
      {!orders && hidden > 0 && (
        <MoreValues
          label={label}
          listId={id}
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

function FacetValueRow({ packed, any }: { packed: PackedChoice; any: ChoiceAddresses }) {
  const { words, count, state, href, leaveOutHref } = unpackChoice(packed, any);
  return (
    <li className="flex items-start gap-1">
      <ChoiceLink href={href} chosen={state === 'chosen'} leftOut={state === 'left_out'} count={count}>
        <bdi>{words}</bdi>
      </ChoiceLink>
      {leaveOutHref && <LeaveOutLink href={leaveOutHref} words={words} leftOut={state === 'left_out'} />}
    </li>
  );
}
