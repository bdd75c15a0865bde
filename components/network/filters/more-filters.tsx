import { type RefObject, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { FoldedRows } from '@/components/ui/section';
import type { TwoDays } from '@/lib/network/changes/changes';
import {
  FACETS,
  type FacetName,
  type FacetValue,
  facetsOf,
  type NetworkFilter,
  type Scope,
} from '@/lib/network/filter';
import { daySteps, toggled } from '@/lib/network/histogram';
import { unknownOf } from '@/lib/network/known-facts';
import type { NetworkModel } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../case/use-case';
import { type JurisdictionNames, PlainButton, valueWords } from '../controls';
import type { FilterPart } from '../use-filter';
import type { NetworkView } from '../use-network-view';
import { DayFilter } from './day-filter';

/** Values per facet that are displayed without unfolding. */
const FIRST = 6;

interface FacetListProps {
  name: FacetName;
  values: readonly FacetValue[];
  /** The current choice; counts may be updated later. */
  chosen: readonly string[];
  jurisdictionNames: JurisdictionNames;
  onToggle: (value: string) => void;
  /** Replaces the choice; an empty one means all. */
  onChoose: (values: readonly string[]) => void;
}

/** The values of one facet: if none is ticked, all are kept. */
function FacetList({ name, values, chosen, onChoose, ...rows }: FacetListProps) {
  const words = useWords(networkFilterWords);
  const label = words.facets[name];
  return (
    <fieldset className="min-w-0 flex-1 basis-52 sm:max-w-72">
      <legend className="w-full font-medium">
        {label}
        {chosen.length > 0 && (
          <button
            type="button"
            aria-label={words.allOf(label)}
            onClick={() => onChoose([])}
            className="ml-3 min-h-6 cursor-pointer px-1 font-normal text-accent underline underline-offset-4"
          >
            {words.all}
          </button>
        )}
      </legend>
      <FoldedRows rows={[...values]} first={FIRST} noun={words.values}>
        {(some) => (
          <ul>
            {some.map((one) => (
              <Value
                key={one.value}
                name={name}
                one={one}
                isChosen={chosen.includes(one.value)}
                onChoose={onChoose}
                {...rows}
              />
            ))}
          </ul>
        )}
      </FoldedRows>
    </fieldset>
  );
}

type ValueProps = Omit<FacetListProps, 'values' | 'chosen'> & { one: FacetValue; isChosen: boolean };

function Value({ name, one, isChosen, jurisdictionNames, onToggle, onChoose }: ValueProps) {
  const words = useWords(networkFilterWords);
  const forms = useForms();
  const { count, language } = forms;
  const said = valueWords(name, one.value, language, jurisdictionNames);
  const isCutOff = one.chosen && one.seen < one.count;
  return (
    <li className="group flex min-h-7 items-baseline gap-2">
      <label className="flex min-w-0 cursor-pointer items-baseline gap-2">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => onToggle(one.value)}
          className="size-4 shrink-0 cursor-pointer self-center accent-accent"
        />
        <bdi className="min-w-0 break-words">{said}</bdi>
        <span className="shrink-0 text-muted tabular-nums">
          {isCutOff ? words.seenOf(forms, one.seen, one.count) : count(one.count)}
        </span>
      </label>
      <button
        type="button"
        aria-label={words.onlyValue(said)}
        onClick={() => onChoose([one.value])}
        className="min-h-6 min-w-6 cursor-pointer px-1 text-accent text-xs underline underline-offset-4"
      >
        {words.only}
      </button>
    </li>
  );
}

interface TwoDaysProps {
  days: readonly string[];
  compared?: TwoDays;
  onDays: (days?: TwoDays) => void;
}

/** The two days to compare; by default the first and last known ones. */
function TwoDaysFilter({ days, compared, onDays }: TwoDaysProps) {
  const words = useWords(networkFilterWords).compare;
  const [before, after] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || first === last) return null;
  const start = () => {
    const [from, to] = [before.current?.value, after.current?.value];
    if (from && to) onDays({ before: from, after: to });
  };
  return (
    <fieldset key={`${compared?.before} ${compared?.after}`} className="min-w-0 noscript:hidden">
      <legend className="font-medium">{words.label}</legend>
      <div className="flex flex-wrap items-end gap-2">
        <DayInput label={words.before} field={before} value={compared?.before ?? first} />
        <DayInput label={words.after} field={after} value={compared?.after ?? last ?? first} />
        <PlainButton onClick={start}>{words.start}</PlainButton>
      </div>
    </fieldset>
  );
}

interface DayInputProps {
  label: string;
  field: RefObject<HTMLInputElement | null>;
  value: string;
}

function DayInput({ label, field, value }: DayInputProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-muted text-xs">
        {label}
      </label>
      <input
        id={id}
        ref={field}
        type="date"
        defaultValue={value}
        className="rounded border border-line-strong bg-raised px-2 py-1 tabular-nums"
      />
    </div>
  );
}

interface FacetsProps {
  model: NetworkModel;
  scope: Scope;
  filter: NetworkFilter;
  jurisdictionNames: JurisdictionNames;
  onFilter: (part: Partial<NetworkFilter>) => void;
}

const NONE: readonly string[] = [];

/** Counted after the picture is drawn, so that a slider never waits. */
function Facets({ model, scope, filter, jurisdictionNames, onFilter }: FacetsProps) {
  const settled = useDeferredValue(filter);
  const facets = useMemo(() => facetsOf(model, settled, scope), [model, settled, scope]);
  const { counted } = useWords(networkFilterWords);
  const parts = FACETS.filter((name) => isChoice(facets[name]));
  const choose = (name: FacetName) => (values: readonly string[]) => onFilter({ [name]: values });
  if (parts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4 noscript:hidden">
      <p className="w-full text-muted text-xs">{counted}</p>
      {parts.map((name) => (
        <FacetList
          key={name}
          name={name}
          values={facets[name]}
          chosen={filter[name] ?? NONE}
          jurisdictionNames={jurisdictionNames}
          onToggle={(value) => onFilter(toggled(filter, name, value))}
          onChoose={choose(name)}
        />
      ))}
    </div>
  );
}

/** A single value that all entities have is not a choice. */
const isChoice = (values: readonly FacetValue[]): boolean => values.length > 1 || values.some(({ chosen }) => chosen);

/** The number of visible companies with unknown status, and whether the request failed. */
function StatusNote({ view: { model, selection, factsFailed } }: { view: NetworkView }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const unknown = useMemo(() => {
    const seen = [...selection.entities].flatMap((id) => model.entities.get(id) ?? []);
    return unknownOf(seen).statuses;
  }, [model, selection]);
  const notes = [unknown > 0 && words.stateUnknown(forms, unknown), factsFailed && words.notLoaded];
  return <p className="text-muted empty:hidden">{notes.filter(Boolean).join(' ')}</p>;
}

interface Props {
  view: NetworkView;
  jurisdictionNames: JurisdictionNames;
  /** A single choice, as one step. */
  onChoose: (part: FilterPart) => void;
  /** A continuous movement, which is one step. */
  onMoveDay: (part: FilterPart) => void;
  onDays: (days?: TwoDays) => void;
  /** The query of the page. */
  query: string;
}

/** Folded, so that the picture comes first; initially open if a filter in it is set. */
export function MoreFilters(props: Props) {
  const { case: look } = useNetworkCase();
  const { filter, days } = look;
  const words = useWords(networkFilterWords);
  const isChosen = filter.date !== undefined || days !== undefined || FACETS.some((name) => filter[name]?.length);
  const [isOpen, setOpen] = useState(isChosen);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="w-full min-w-0 print:hidden"
    >
      <summary className="w-fit cursor-pointer py-1 font-medium text-accent">{words.more}</summary>
      {isOpen ? <Opened {...props} /> : <Closed date={filter.date} />}
    </details>
  );
}

/** Counts nothing while folded; a form without scripts still sends the date. */
const Closed = ({ date }: { date?: string }) => (
  <noscript>
    <DayField date={date} />
  </noscript>
);

function DayField({ date }: { date?: string }) {
  const words = useWords(networkFilterWords).day;
  return (
    <label className="flex flex-wrap items-center gap-2">
      {words.label}
      <input
        type="date"
        name="on"
        defaultValue={date}
        className="rounded border border-line-strong bg-raised px-2 py-1"
      />
    </label>
  );
}

function Opened({ view, jurisdictionNames, onChoose, onMoveDay, onDays, query }: Props) {
  const { case: look } = useNetworkCase();
  const { filter, days: compared, roots, hidden } = look;
  const { model, selection } = view;
  const scope = useMemo(() => ({ roots, hidden, days: compared }), [roots, hidden, compared]);
  const days = useMemo(() => daySteps(model.relationships.values()), [model]);
  return (
    <div className="flex flex-col gap-4 pt-2">
      <Facets model={model} scope={scope} filter={filter} jurisdictionNames={jurisdictionNames} onFilter={onChoose} />
      <StatusNote view={view} />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {!compared && (
          <DayFilter days={days} filter={filter} shown={selection.relationships} onFilter={onMoveDay} query={query} />
        )}
        <TwoDaysFilter days={days} compared={compared} onDays={onDays} />
      </div>
    </div>
  );
}
