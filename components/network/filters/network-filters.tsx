import { useCallback, useDeferredValue, useId, useMemo, useRef } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import type { TwoDays } from '@/lib/network/changes/changes';
import { countUnlinked, type NetworkFilter } from '@/lib/network/filter';
import { EVERYTHING_SHOWN, isOfFacet, type Narrowing, narrowingsOf, widened } from '@/lib/network/histogram';
import { shareWords } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords, networkSelectionWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../case/use-case';
import { type JurisdictionNames, valueWords } from '../controls';
import { usePanels } from '../frame/panels';
import { type FilterPart, useMovedFilter } from '../use-filter';
import type { NetworkView } from '../use-network-view';
import { MoreFilters } from './more-filters';
import { Thresholds } from './thresholds';

interface ChipsProps {
  filter: NetworkFilter;
  days?: TwoDays;
  jurisdictionNames: JurisdictionNames;
  onFilter: (part: Partial<NetworkFilter>) => void;
  onDays: (days?: TwoDays) => void;
}

/** The active filters, each removed by a press. */
function Chips({ filter, days, jurisdictionNames, onFilter, onDays }: ChipsProps) {
  const words = useWords(networkFilterWords);
  const forms = useForms();
  const say = useNarrowingWords(jurisdictionNames);
  // While two days are compared the single date has no effect.
  const narrowings = narrowingsOf({ ...filter, date: days ? undefined : filter.date });
  // The pressed button disappears; keyboard focus moves here.
  const place = useRef<HTMLDivElement>(null);
  const staying = (act: () => void) => () => {
    place.current?.focus();
    act();
  };
  return (
    <div ref={place} tabIndex={-1} className="w-full empty:-mt-4 noscript:hidden print:hidden">
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

/** What passes the filters but is not visible, so that the numbers add up; counted after the picture is drawn. */
function UnlinkedNote({ view: { model, selection } }: { view: NetworkView }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const { filter, roots, hidden, days } = useNetworkCase().case;
  const seen = useMemo(
    () => ({ model, selection, filter, scope: { roots, hidden, days } }),
    [model, selection, filter, roots, hidden, days],
  );
  const settled = useDeferredValue(seen);
  const unlinked = useMemo(
    () => countUnlinked(settled.model, settled.filter, settled.scope, settled.selection),
    [settled],
  );
  return unlinked > 0 ? <p className="w-full text-muted tabular-nums">{words.unlinked(forms, unlinked)}</p> : null;
}

/** On a phone the last control closes the sheet; it says how many relationships are visible behind it. */
function CloseSheet({ relationships }: { relationships: number }) {
  const words = useWords(networkFilterWords);
  const forms = useForms();
  const { isSheet, close } = usePanels();
  if (!isSheet) return null;
  return (
    <button
      type="button"
      onClick={() => close('filters')}
      className="min-h-11 w-full cursor-pointer rounded border border-line-strong bg-raised px-4 py-2 font-medium text-sm noscript:hidden print:hidden"
    >
      {words.close(forms, relationships)}
    </button>
  );
}

/** The name of the panel, with the number of active filters. */
export function useFiltersLabel(): string {
  const words = useWords(networkFilterWords);
  const forms = useForms();
  const count = narrowingsOf(useNetworkCase().case.filter).length;
  return count === 0 ? words.open : words.openWith(forms, count);
}

/** Whether relationships of unknown size are displayed. */
function UnknownSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId();
  const words = useWords(networkSelectionWords).filters;
  return (
    <div className="flex items-center gap-2 noscript:sm:pt-5">
      {/* An unticked checkbox sends nothing; this sends "off", and a ticked box overrides it. */}
      <input type="hidden" name="unknown" value="false" />
      <input
        id={id}
        type="checkbox"
        role="switch"
        name="unknown"
        value="true"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-3 before:rounded-full before:bg-line-strong before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-4 checked:before:bg-on-accent"
      />
      <label htmlFor={id} className="cursor-pointer font-medium">
        {words.unknown}
      </label>
    </div>
  );
}

/** Parameters with a field in the form; others, such as `version`, are carried along. */
const OWN = ['confidence', 'ownership_percentage', 'unknown'];

interface CarriedFieldsProps {
  /** The page's query as it was sent. */
  query: string;
  /** Whether two days are compared: then the form has no field for the single date. */
  isCompared: boolean;
}

/** The other parameters of the address: a form without scripts only sends its own fields. */
function CarriedFields({ query, isCompared }: CarriedFieldsProps) {
  const own = isCompared ? OWN : [...OWN, 'on'];
  const carried = [...new URLSearchParams(query)].filter(([name]) => !own.includes(name));
  return carried.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

interface Props {
  view: NetworkView;
  jurisdictionNames: JurisdictionNames;
  /** The page's query as it was sent; a form without scripts carries its other parameters along. */
  query: string;
  /** Given if the picture follows a slider directly, so that the rest of the page may wait. */
  onMove?: (filter: NetworkFilter) => void;
  onFilter: (part: FilterPart) => void;
}

/** A plain form without scripts; with scripts each change is applied at once. */
export function NetworkFilters({ view, jurisdictionNames, query, onMove, onFilter }: Props) {
  const { case: look, run } = useNetworkCase();
  // Each choice is a separate undo step; the movement of a slider is one step.
  const onChoose = useCallback((filter: FilterPart) => run({ kind: 'filter', filter }), [run]);
  const onDays = useCallback((days?: TwoDays) => run({ kind: 'compare_days', days }), [run]);
  const follows = onMove && !choosesLines(look.filter, look.days) ? onMove : undefined;
  const { filter, onChange, settle } = useMovedFilter(look.filter, follows, onFilter);
  const words = useWords(networkSelectionWords).filters;
  return (
    <form
      method="get"
      aria-label={words.label}
      onSubmit={(event) => event.preventDefault()}
      onPointerUp={settle}
      onKeyUp={settle}
      className="flex flex-wrap items-start gap-x-8 gap-y-4 text-sm"
    >
      <Thresholds model={view.model} view={look} filter={filter} onFilter={onChange} />
      <UnknownSwitch checked={filter.unknown} onChange={(unknown) => onChange({ unknown })} />
      <MoreFilters
        view={view}
        jurisdictionNames={jurisdictionNames}
        onChoose={onChoose}
        onMoveDay={onFilter}
        onDays={onDays}
        query={query}
      />
      <CarriedFields query={query} isCompared={look.days !== undefined} />
      <ApplyButton />
      <Chips
        filter={look.filter}
        days={look.days}
        jurisdictionNames={jurisdictionNames}
        onFilter={onChoose}
        onDays={onDays}
      />
      <UnlinkedNote view={view} />
      <CloseSheet relationships={view.counts.relationships} />
    </form>
  );
}

/** A slider can update the picture directly only if it filters by number: other line filters need the full filter. */
const choosesLines = ({ types = [], date }: NetworkFilter, days: TwoDays | undefined): boolean =>
  types.length > 0 || date !== undefined || days !== undefined;

function ApplyButton() {
  const words = useWords(networkSelectionWords).filters;
  return (
    <button
      type="submit"
      hidden={useHydrated()}
      className="rounded border border-line-strong bg-raised px-3 py-1.5 font-medium hover:bg-accent-soft sm:mt-3"
    >
      {words.apply}
    </button>
  );
}
