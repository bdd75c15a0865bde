import { useCallback, useId, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { TwoDays } from '@/lib/network/case/case';
import type { NetworkFilter } from '@/lib/network/filter';
import { useWords } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';
import { useNetworkCase } from '../use-case';
import { type FilterPart, useMovedFilter } from '../use-moved-filter';
import type { NetworkView } from '../use-network-view';
import { CarriedFields } from './carried-fields';
import { Chips } from './chips';
import { CloseDrawer, OpenDrawer } from './drawer';
import { MoreFilters } from './more-filters';
import { Thresholds } from './thresholds';
import { UnknownSwitch } from './unknown-switch';
import type { JurisdictionNames } from './value-words';

interface Props {
  view: NetworkView;
  jurisdictionNames: JurisdictionNames;
  /** The page's query as it was sent: a form without scripts carries along what is not its own. */
  query: string;
  /** Given where the picture follows a slider by itself, so that all else may wait until it rests. */
  onMove?: (filter: NetworkFilter) => void;
  onFilter: (part: FilterPart) => void;
}

/** A plain form without scripts; with them each movement is applied at once and nothing is sent. On a phone, a drawer. */
export function NetworkFilters({ view, jurisdictionNames, query, onMove, onFilter }: Props) {
  const { case: look, run } = useNetworkCase();
  // Each choice is a step of its own, to be undone by itself; the movement of a slider is one step as a whole.
  const onChoose = useCallback((filter: FilterPart) => run({ kind: 'filter', filter }), [run]);
  const onDays = useCallback((days?: TwoDays) => run({ kind: 'compare_days', days }), [run]);
  const follows = onMove && !choosesLines(look.filter, look.days) ? onMove : undefined;
  const { filter, onChange, settle } = useMovedFilter(look.filter, follows, onFilter);
  const words = useWords(networkSelectionWords).filters;
  const [isOpen, setOpen] = useState(false);
  const drawer = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="flex flex-col gap-3">
      <OpenDrawer ref={opener} drawer={drawer} filter={look.filter} isOpen={isOpen} onOpen={setOpen} />
      <form
        id={drawer}
        method="get"
        aria-label={words.label}
        onSubmit={(event) => event.preventDefault()}
        onPointerUp={settle}
        onKeyUp={settle}
        className={`flex flex-wrap items-start gap-x-8 gap-y-4 text-sm noscript:flex! ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        <Thresholds model={view.model} roots={view.roots} filter={filter} onFilter={onChange} />
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
        {isOpen && <CloseDrawer relationships={view.counts.relationships} onClose={close} />}
      </form>
      <Chips
        filter={look.filter}
        days={look.days}
        jurisdictionNames={jurisdictionNames}
        onFilter={onChoose}
        onDays={onDays}
      />
    </div>
  );
}

/** A slider that the picture follows by itself knows numbers only: where more is chosen of lines, all has to be asked. */
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
