import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import { FoldedRows } from '@/components/ui/section';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Case } from '@/lib/network/case/case';
import { withDays } from '@/lib/network/case/on-days';
import {
  CHANGE_KINDS,
  type ChangeKind,
  changesAmong,
  compareDays,
  type DayChanges,
  type RelationshipChange,
  type TwoDays,
} from '@/lib/network/changes/changes';
import { holdingWords } from '@/lib/network/elements';
import { shareWords } from '@/lib/network/geometry';
import { MAX_EXPANDED, type NetworkModel, nameOf, type Relationship } from '@/lib/network/model';
import type { Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { relationshipWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../case/use-case';
import { PlainButton } from '../controls';
import type { Asking } from '../entity/entity-panel';
import { ChangeSample } from '../entity/marks';
import { type NetworkView, networkQuery } from '../use-network-view';

type Relationships = readonly NetworkRelationship[];

/** How far two days that are compared have been asked for. A reply holds only what stood on the day it was asked for. */
interface DaysAsked {
  status: 'unasked' | 'asking' | 'asked' | 'failed';
  /** The day for which the page has asked; undefined: today. */
  day: string | undefined;
  /** How many replies it takes, each of which may cost a call. */
  replies: number;
  /** Networks that would be too many to be asked for. */
  left: number;
  /** Asks, where that may cost something, and asks again what failed. */
  ask: () => void;
}

const combine = (results: UseQueryResult<Relationships>[]) => ({
  found: results.map(({ data }) => data),
  isAsking: results.some(({ isFetching }) => isFetching),
  failed: results.filter(({ isError, isFetching }) => isError && !isFetching).map(({ refetch }) => refetch),
});

const todayIs = (): string => new Date().toISOString().slice(0, 10);

/** The day of which a page tells that asked for that day, or for none. */
const dayOfPage = (dates: string | undefined): string => dates ?? todayIs();

/** Which networks are asked for on which days: those of the page's own day are here already. */
function asksOf(known: NetworkModel, { days, expanded }: Case, dates: string | undefined) {
  const all = [...new Set([...known.expanded, ...expanded])];
  const ids = all.slice(0, MAX_EXPANDED);
  const others = days ? [...new Set([days.before, days.after])].filter((day) => day !== dayOfPage(dates)) : [];
  return { asks: others.flatMap((day) => ids.map((id) => ({ id, day }))), left: all.length - ids.length };
}

/**
 * What is known, and while two days are compared also what stood on them: else nothing that has ended since could ever
 * be seen to have gone. It is asked for at once where that costs nothing, else when somebody wishes so.
 */
export function useComparedDays(known: NetworkModel, look: Case, { load, dates, isRemote }: Asking) {
  const [wished, setWished] = useState<TwoDays>();
  const { days } = look;
  const isAsked = useHydrated() && (!isRemote || (days !== undefined && wished === days));
  const { asks, left } = useMemo(() => asksOf(known, look, dates), [known, look, dates]);
  const { found, isAsking, failed } = useQueries({
    queries: asks.map(({ id, day }) => ({ ...networkQuery(id, load, day), enabled: isAsked })),
    combine,
  });
  const model = useMemo(() => {
    const replies = asks.flatMap(({ day }, at) => {
      const relationships = found[at];
      return relationships ? [{ day, relationships }] : [];
    });
    return days ? withDays(known, replies, days, dayOfPage(dates)) : known;
  }, [known, found, asks, days, dates]);
  const ask = useCallback(() => {
    setWished(days);
    for (const again of failed) void again();
  }, [days, failed]);
  const asked = failed.length > 0 ? 'failed' : 'asked';
  const status: DaysAsked['status'] = isAsked ? (isAsking ? 'asking' : asked) : 'unasked';
  const told: DaysAsked = { status: asks.length === 0 ? 'asked' : status, day: dates, replies: asks.length, left, ask };
  return { model, told };
}

/** One relationship that is not the same on both days: who holds what, and since or until when. */
function ChangeLine({ change, model }: { change: RelationshipChange; model: NetworkModel }) {
  const forms = useForms();
  const words = useWords(networkFilterWords).compare;
  const { parent, child, from, to } = change.kind === 'gone' ? change.before : change.after;
  const day = change.kind === 'gone' ? to && words.until(forms.date(to)) : from && words.since(forms.date(from));
  const facts = [...holdingIn(change.kind === 'gone' ? change.before : change.after, forms.language), day];
  const formerly = change.kind === 'changed' ? holdingIn(change.before, forms.language) : [];
  const was = formerly.filter((fact, at) => fact !== facts[at]).map(words.was);
  return (
    <li className="py-1">
      <EntityLink id={parent} model={model} /> <span aria-hidden="true">→</span> <EntityLink id={child} model={model} />
      <span className="text-muted"> · {[...facts, ...was].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

const holdingIn = ({ type, share }: Relationship, language: Language): string[] => [
  holdingWords(type, language),
  shareWords(share, language),
];

const EntityLink = ({ id, model }: { id: string; model: NetworkModel }) => (
  <Link href={id} className="underline underline-offset-4">
    <bdi>{nameOf(model.entities.get(id), id)}</bdi>
  </Link>
);

/** How much of both days was asked for: what was not can be seen neither to have come nor to have gone. */
function DaysAskedNote({ asked }: { asked: DaysAsked }) {
  const words = useWords(networkFilterWords).compare;
  const forms = useForms();
  const hydrated = useHydrated();
  const { status, replies, left, ask } = asked;
  const day = asked.day && forms.date(asked.day);
  const told = [
    status === 'unasked' && words.onlyOf(day),
    status === 'asking' && words.asking,
    status === 'failed' && words.daysFailed(day),
    left > 0 && words.notAsked(forms, left, day),
  ];
  return (
    <>
      <p className="mt-1 text-muted empty:hidden">{told.filter(Boolean).join(' ')}</p>
      {hydrated && (status === 'unasked' || status === 'failed') && (
        <p className="mt-2">
          <PlainButton onClick={ask}>
            {status === 'failed' ? words.askAgain : words.askBoth(forms, replies)}
          </PlainButton>
        </p>
      )}
    </>
  );
}

/** So many changes of a kind stand open. */
const FIRST = 8;

/** What two days that are compared differ in, as lists, with the legend of the picture. Nothing where none are compared. */
export function ChangesBetween({ view, asked }: { view: NetworkView; asked: DaysAsked }) {
  const { case: look, run } = useNetworkCase();
  // The button goes away with what it ends; the keyboard stays where it was.
  const place = useRef<HTMLDivElement>(null);
  const end = () => {
    place.current?.focus();
    run({ kind: 'compare_days', days: undefined });
  };
  return (
    <div ref={place} tabIndex={-1} className={look.days ? '' : '-mt-4'}>
      <ChangesAnnouncement view={view} days={look.days} status={asked.status} />
      {look.days && <Changes view={view} days={look.days} asked={asked} onEnd={end} />}
    </div>
  );
}

interface AnnouncementProps {
  view: NetworkView;
  days: TwoDays | undefined;
  status: DaysAsked['status'];
}

/** Said once when two days are there: what another filter then hides or shows of it is not read out again. */
function ChangesAnnouncement({ view: { model, selection }, days, status }: AnnouncementProps) {
  const { changedBetween } = useWords(networkFilterWords).compare;
  const forms = useForms();
  const say = (chosen: TwoDays): string => {
    const shown = changesAmong(compareDays(model, chosen), selection.relationships);
    const of = (kind: ChangeKind) => shown.filter((one) => one.kind === kind).length;
    return changedBetween(forms, { added: of('added'), gone: of('gone'), changed: of('changed') });
  };
  const now = days && status !== 'asking' ? `${days.before} ${days.after} ${status}` : '';
  // A page that comes with its two days is read as a page.
  const [told, setTold] = useState({ of: now, said: '' });
  if (told.of !== now) setTold({ of: now, said: days && now ? say(days) : '' });
  return (
    <p role="status" className="sr-only">
      {told.said}
    </p>
  );
}

interface Props {
  view: NetworkView;
  days: TwoDays;
  asked: DaysAsked;
  onEnd: () => void;
}

function Changes({ view: { model, selection }, days, asked, onEnd }: Props) {
  const words = useWords(networkFilterWords).compare;
  const forms = useForms();
  const changes = useMemo(() => compareDays(model, days), [model, days]);
  const shown = useMemo(() => changesAmong(changes, selection.relationships), [changes, selection]);
  const heading = words.heading(forms.date(days.before), forms.date(days.after));
  return (
    <section aria-label={heading} className="rounded border border-line bg-raised p-4 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-serif text-lg">{heading}</h2>
        <PlainButton onClick={onEnd}>{words.end}</PlainButton>
      </div>
      <DaysAskedNote asked={asked} />
      {CHANGE_KINDS.map((kind) => (
        <ChangesOfKind key={kind} kind={kind} changes={shown} model={model} />
      ))}
      <ChangesTold changes={changes} hidden={changes.relationships.size - shown.length} />
    </section>
  );
}

interface KindProps {
  kind: ChangeKind;
  changes: readonly RelationshipChange[];
  model: NetworkModel;
}

function ChangesOfKind({ kind, changes, model }: KindProps) {
  const words = useWords(networkFilterWords).compare;
  const kinds = useWords(relationshipWords).changes;
  const forms = useForms();
  const own = changes.filter((change) => change.kind === kind);
  if (own.length === 0) return null;
  const label = words.listOf(forms, kinds[kind], own.length);
  return (
    <section aria-label={label} className="mt-3">
      <h3 className="font-medium">
        <ChangeSample kind={kind} />
        {label} <span className="font-normal text-muted">{words.lines[kind]}</span>
      </h3>
      <FoldedRows rows={own} first={FIRST} noun={words.changes}>
        {(some) => (
          <ul>
            {some.map((change) => {
              const { id } = change.kind === 'gone' ? change.before : change.after;
              return <ChangeLine key={id} change={change} model={model} />;
            })}
          </ul>
        )}
      </FoldedRows>
    </section>
  );
}

/** What the lists do not say: whoever came or went, what nobody dated, what other filters hide. */
function ChangesTold({ changes, hidden }: { changes: DayChanges; hidden: number }) {
  const words = useWords(networkFilterWords).compare;
  const forms = useForms();
  const of = (kind: string) => [...changes.entities.values()].filter((one) => one === kind).length;
  const told = [
    changes.relationships.size === 0 && words.nothing,
    changes.entities.size > 0 && words.entities(forms, of('added'), of('gone')),
    changes.undated > 0 && words.undated(forms, changes.undated),
    hidden > 0 && words.hidden(forms, hidden),
  ];
  return <p className="mt-3 text-muted">{told.filter(Boolean).join(' ')}</p>;
}
