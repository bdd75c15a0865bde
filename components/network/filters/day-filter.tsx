import { useId, useMemo } from 'react';
import type { NetworkFilter } from '@/lib/network/filter';
import { undatedOn } from '@/lib/network/filter/standing';
import type { Relationship } from '@/lib/network/relationship';
import { dayOf } from '@/lib/network/request';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';
import { DayButtons } from './day-buttons';
import { DaySlider } from './day-slider';
import { useDayPlayer } from './use-day-player';

interface Props {
  /** Those on which anything begins or ends. */
  days: readonly string[];
  filter: NetworkFilter;
  /** What is seen now, of which some may not be dated. */
  shown: readonly Relationship[];
  onFilter: (part: Partial<NetworkFilter>) => void;
  /** The query of the page. */
  query: string;
}

/** The network as it stood on a day. The date is a field of the form, so that it works without scripts. */
export function DayFilter({ days, filter: { date }, shown, onFilter, query }: Props) {
  const id = useId();
  const words = useWords(networkFilterWords).day;
  const onDay = (day: string | undefined) => onFilter({ date: day });
  const player = useDayPlayer(days, date, onDay);
  if (days.length === 0) return <p className="text-muted">{words.none}</p>;
  const move = (day: string | undefined) => {
    player.pause();
    onDay(day);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{words.label}</legend>
      <DaySlider days={days} day={date} onDay={move} />
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="sr-only">
          {words.input}
        </label>
        <input
          id={id}
          type="date"
          name="on"
          value={date ?? ''}
          onChange={(event) => move(event.currentTarget.value || undefined)}
          className="rounded border border-line-strong bg-raised px-2 py-1 tabular-nums"
        />
        <DayButtons days={days} day={date} player={player} onDay={move} />
      </div>
      <DayTold date={date} shown={shown} isPlaying={player.playing} />
      {date !== undefined && <Standing day={date} query={query} />}
    </fieldset>
  );
}

/** How far dates settle what is seen; the day itself is announced while it is played. */
function DayTold({ date, shown, isPlaying }: { date?: string; shown: readonly Relationship[]; isPlaying: boolean }) {
  const words = useWords(networkFilterWords).day;
  const forms = useForms();
  const undated = useMemo(() => (date === undefined ? 0 : undatedOn(shown, date)), [shown, date]);
  return (
    <>
      <p role="status" className="sr-only">
        {isPlaying && date ? forms.date(date) : ''}
      </p>
      {date !== undefined && (
        <p className="mt-1 text-muted text-xs">{undated === 0 ? words.allDated : words.undated(forms, undated)}</p>
      )}
    </>
  );
}

/** A reply holds what stood on the day it was asked for: of another day a part is missing, and that has to be asked for. */
function Standing({ day, query: given }: { day: string; query: string }) {
  const words = useWords(networkFilterWords).day;
  const forms = useForms();
  const asked = dayOf(new URLSearchParams(given));
  if (asked === day) return null;
  return (
    <p className="text-muted text-xs">
      {words.standing(asked && forms.date(asked))}{' '}
      <a
        href={`?${askingFor(day, given)}`}
        onClick={({ currentTarget }) => {
          // What was chosen since the page came is in its address.
          currentTarget.search = askingFor(day, window.location.search).toString();
        }}
        className="text-accent underline underline-offset-4"
      >
        {words.askFor(forms.date(day))}
      </a>
    </p>
  );
}

function askingFor(day: string, query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  params.delete('on');
  params.set('dates', day);
  return params;
}
