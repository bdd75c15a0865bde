import { useCallback, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { dayOf } from '@/lib/contract/parameters';
import { type NetworkFilter, undatedOn } from '@/lib/network/filter';
import { dayPlayedNext, stepOf } from '@/lib/network/histogram';
import type { Relationship } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';
import { PlainButton } from '../controls';
import { useMedia } from '../use-settled';

interface DaySliderProps {
  days: readonly string[];
  day: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** One step per day with a change, at equal distances. */
function DaySlider({ days, day, onDay }: DaySliderProps) {
  const id = useId();
  const words = useWords(networkFilterWords).day;
  const forms = useForms();
  const last = days.length - 1;
  const said = day === undefined ? words.any : forms.date(day);
  return (
    <div className="noscript:hidden">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id}>{words.slider}</label>
        <output htmlFor={id} aria-hidden="true" className="tabular-nums">
          {said}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        step={1}
        value={day === undefined ? last : stepOf(days, day)}
        aria-valuetext={said}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onDay(days[event.currentTarget.valueAsNumber])}
        className="block h-6 w-full cursor-pointer accent-accent"
      />
      <p id={`${id}-hint`} className="mb-1 text-muted text-xs">
        {words.hint(forms, days.length)}
      </p>
    </div>
  );
}

/** Milliseconds between two days: each is announced, and screen readers cannot keep up with more than one a second. */
const STEP = 1_000;
/** Slower with reduced motion. */
const REDUCED_MOTION_STEP = 2_500;

/** Plays from day to day until the last; `day` is the current one, which the user may change meanwhile. */
function useDayPlayer(days: readonly string[], day: string | undefined, onDay: (day: string) => void) {
  const [playing, setPlaying] = useState(false);
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');

  const step = useEffectEvent(() => {
    const next = dayPlayedNext(days, day);
    if (next === undefined) setPlaying(false);
    else onDay(next);
  });
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => step(), isCalm ? REDUCED_MOTION_STEP : STEP);
    return () => clearInterval(timer);
  }, [playing, isCalm]);

  const play = useCallback(() => {
    // At the end it starts again.
    const [first] = days;
    const start = dayPlayedNext(days, day) ?? first;
    if (start === undefined) return;
    onDay(start);
    setPlaying(true);
  }, [days, day, onDay]);
  const pause = useCallback(() => setPlaying(false), []);
  return { playing, play, pause };
}

interface DayButtonsProps {
  days: readonly string[];
  day: string | undefined;
  player: ReturnType<typeof useDayPlayer>;
  onDay: (day: string | undefined) => void;
}

/** Buttons to move by one day, and to play until the last. */
function DayButtons({ days, day, player, onDay }: DayButtonsProps) {
  const words = useWords(networkFilterWords).day;
  const earlier = day === undefined ? days.at(-1) : days.findLast((one) => one < day);
  const later = day === undefined ? undefined : days.find((one) => one > day);
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      <PlainButton disabled={earlier === undefined} onClick={() => onDay(earlier)}>
        {words.earlier}
      </PlainButton>
      <PlainButton disabled={later === undefined} onClick={() => onDay(later)}>
        {words.later}
      </PlainButton>
      <PlainButton onClick={player.playing ? player.pause : player.play}>
        {player.playing ? words.pause : words.play}
      </PlainButton>
      <PlainButton onClick={() => onDay(new Date().toISOString().slice(0, 10))}>{words.today}</PlainButton>
      <PlainButton disabled={day === undefined} onClick={() => onDay(undefined)}>
        {words.clear}
      </PlainButton>
    </div>
  );
}

interface Props {
  /** Days on which anything begins or ends. */
  days: readonly string[];
  filter: NetworkFilter;
  /** The visible relationships, some of which may be undated. */
  shown: readonly Relationship[];
  onFilter: (part: Partial<NetworkFilter>) => void;
  /** The query of the page. */
  query: string;
}

/** The network on a given date. The date is a form field, so that it works without scripts. */
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
      <DayStatus date={date} shown={shown} isPlaying={player.playing} />
      {date !== undefined && <DateNote day={date} query={query} />}
    </fieldset>
  );
}

/** How many visible relationships the dates settle; announces the day while playing. */
function DayStatus({ date, shown, isPlaying }: { date?: string; shown: readonly Relationship[]; isPlaying: boolean }) {
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

/** A reply only contains what held on the requested day, so another day needs another request. */
function DateNote({ day, query: given }: { day: string; query: string }) {
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
          // Includes changes made since the page was loaded.
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
