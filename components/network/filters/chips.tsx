import { useRef } from 'react';
import type { TwoDays } from '@/lib/network/case/case';
import type { NetworkFilter } from '@/lib/network/filter';
import { EVERYTHING_SHOWN, isOfFacet, type Narrowing, narrowingsOf, widened } from '@/lib/network/filter/narrowing';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';
import { type JurisdictionNames, valueWords } from './value-words';

interface Props {
  filter: NetworkFilter;
  days?: TwoDays;
  jurisdictionNames: JurisdictionNames;
  onFilter: (part: Partial<NetworkFilter>) => void;
  onDays: (days?: TwoDays) => void;
}

/** What narrows, in words, each taken back by a press. */
export function Chips({ filter, days, jurisdictionNames, onFilter, onDays }: Props) {
  const words = useWords(networkFilterWords);
  const forms = useForms();
  const say = useNarrowingWords(jurisdictionNames);
  // While two days are compared no third one counts.
  const narrowings = narrowingsOf({ ...filter, date: days ? undefined : filter.date });
  // What is pressed goes away; the keyboard stays where it was.
  const place = useRef<HTMLDivElement>(null);
  const staying = (act: () => void) => () => {
    place.current?.focus();
    act();
  };
  return (
    <div ref={place} tabIndex={-1} className="text-sm empty:-mt-3 noscript:hidden print:hidden">
      {(narrowings.length > 0 || days) && (
        <div className="flex flex-wrap items-center gap-2">
          <ul aria-label={words.active} className="flex flex-wrap gap-2">
            {days && (
              <Chip onRemove={staying(() => onDays(undefined))}>
                {words.narrowing.days(forms.date(days.before), forms.date(days.after))}
              </Chip>
            )}
            {narrowings.map((one) => (
              <Chip key={JSON.stringify(one)} onRemove={staying(() => onFilter(widened(filter, one)))}>
                {say(one)}
              </Chip>
            ))}
          </ul>
          {narrowings.length > 0 && (
            <button
              type="button"
              onClick={staying(() => onFilter(EVERYTHING_SHOWN))}
              className="min-h-7 cursor-pointer px-1 text-accent underline underline-offset-4"
            >
              {words.showAll}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Chip({ children, onRemove }: { children: string; onRemove: () => void }) {
  const words = useWords(networkFilterWords);
  return (
    <li className="flex items-center rounded-full border border-line-strong bg-raised pl-3">
      <bdi>{children}</bdi>
      <button
        type="button"
        aria-label={words.remove(children)}
        onClick={onRemove}
        className="grid size-7 cursor-pointer place-items-center rounded-full text-muted hover:text-ink"
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}

function useNarrowingWords(places: JurisdictionNames): (one: Narrowing) => string {
  const { narrowing, facets } = useWords(networkFilterWords);
  const forms = useForms();
  return (one) => {
    if (isOfFacet(one))
      return narrowing.value(facets[one.part], valueWords(one.part, one.value, forms.language, places));
    if (one.part === 'confidence') return narrowing.confidence(forms, one.value);
    if (one.part === 'date') return narrowing.date(forms.date(one.value));
    if (one.part === 'unknown') return narrowing.unknown;
    return narrowing.ownership(shareWords({ kind: 'exact', value: one.value }, forms.language));
  };
}
