import { useMemo, useState } from 'react';
import type { TwoDays } from '@/lib/network/case/case';
import { FACETS } from '@/lib/network/filter/facets';
import { daySteps } from '@/lib/network/filter/steps';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../use-case';
import type { FilterPart } from '../use-moved-filter';
import type { NetworkView } from '../use-network-view';
import { DayFilter } from './day-filter';
import { Facets } from './facets';
import { StateTold } from './state-told';
import { TwoDaysFilter } from './two-days';
import type { JurisdictionNames } from './value-words';

interface Props {
  view: NetworkView;
  jurisdictionNames: JurisdictionNames;
  /** A choice, done at once. */
  onChoose: (part: FilterPart) => void;
  /** A movement, of which only the end counts. */
  onMoveDay: (part: FilterPart) => void;
  onDays: (days?: TwoDays) => void;
  /** The query of the page. */
  query: string;
}

/** Folded, so that the picture comes first; open from the start where something in it is chosen already. */
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

/** Nothing is counted for what is folded; a form without scripts has the day all the same. */
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
      <StateTold view={view} />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {!compared && (
          <DayFilter days={days} filter={filter} shown={selection.relationships} onFilter={onMoveDay} query={query} />
        )}
        <TwoDaysFilter days={days} compared={compared} onDays={onDays} />
      </div>
    </div>
  );
}
