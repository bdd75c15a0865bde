'use client';

import { useId, useState } from 'react';
import { type ChoiceAddresses, type PackedChoice, unpackChoice } from '@/lib/search/packed-choices';
import { holdsTyped } from '@/lib/search/typed';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { ChoiceLink } from './choice-link';
import { FacetOrders, type FacetOrdersProps } from './facet-orders';
import { FacetSearch, type FacetSearchProps } from './facet-search';
import { LeaveOutLink } from './leave-out-link';
import { MoreValues } from './more-values';
import { SearchLink } from './search-link';

/** As many as are taken in at a glance. */
const SHOWN_AT_ONCE = 8;

interface FacetListProps {
  label: string;
  choices: PackedChoice[];
  /** The addresses of any value, by which they were packed. */
  anyValue: ChoiceAddresses;
  /** The source may have more values than these. */
  hasMore: boolean;
  /** Leads to every value that can be had. */
  openHref: string;
  search: Omit<FacetSearchProps, 'label' | 'typed' | 'onType'> & { query: string };
  /** Present where every value is asked for, as the address then says. */
  orders?: Omit<FacetOrdersProps, 'label'>;
}

/** What is typed into the box of a filter; what the address says counts again whenever it says something else. */
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
 * The values of a filter. Those that are ticked are always in sight, each in its place, so that a tick moves nothing.
 * Typing narrows what is here; Enter asks the source, as the form does without scripts.
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
