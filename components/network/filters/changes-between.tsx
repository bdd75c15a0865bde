import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { Link } from '@/components/ui/parts';
import { FoldedRows } from '@/components/ui/section';
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
import { MAX_EXPANDED, type NetworkModel, nameOf, type Relationship, shareWords } from '@/lib/network/model';
import type { Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { relationshipWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../case/use-case';
import { PlainButton } from '../controls';
import type { Asking } from '../entity/entity-panel';
import { ChangeSample } from '../entity/marks';
import { DRAWER_ID } from '../frame/drawer';
import { type NetworkView, networkQuery } from '../use-network-view';

type Relationships = readonly NetworkRelationship[];

/** The state of the requests for two compared days. A reply only contains what held on its day. */
interface DaysAsked {
  status: 'unasked' | 'asking' | 'asked' | 'failed';
  /** The day requested by the page; undefined: today. */
  day: string | undefined;
  /** How many replies are needed, each of which may cost a call. */
  replies: number;
  /** Networks beyond the limit of requests. */
  left: number;
  /** Sends the requests if they may cost something, and retries failed ones. */
  ask: () => void;
}

const combine = (results: UseQueryResult<Relationships>[]) => ({
  found: results.map(({ data }) => data),
  isAsking: results.some(({ isFetching }) => isFetching),
  failed: results.filter(({ isError, isFetching }) => isError && !isFetching).map(({ refetch }) => refetch),
});

const todayIs = (): string => new Date().toISOString().slice(0, 10);

/** The date of a page's network: today if none was requested. */
const dayOfPage = (dates: string | undefined): string => dates ?? todayIs();

/** The networks and days to request; those of the page's own day are already loaded. */
function asksOf(known: NetworkModel, { days, expanded }: Case, dates: string | undefined) {
  const all = [...new Set([...known.expanded, ...expanded])];
  const ids = all.slice(0, MAX_EXPANDED);
  const others = days ? [...new Set([days.before, days.after])].filter((day) => day !== dayOfPage(dates)) : [];
  return { asks: others.flatMap((day) => ids.map((id) => ({ id, day }))), left: all.length - ids.length };
}

/**
 * The known facts, and while two days are compared also those of both days; otherwise relationships that ended since
 * would be missing. Requested at once if that is free, otherwise when the user asks.
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
  const settled = failed.length > 0 ? 'failed' : 'asked';
  const status: DaysAsked['status'] = isAsked ? (isAsking ? 'asking' : settled) : 'unasked';
  const asked: DaysAsked = {
    status: asks.length === 0 ? 'asked' : status,
    day: dates,
    replies: asks.length,
    left,
    ask,
  };
  return { model, asked };
}

/** One relationship that differs between the two days, with its share and dates. */
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

/** How much was requested for both days; changes in the rest are unknown. */
function DaysAskedNote({ asked }: { asked: DaysAsked }) {
  const words = useWords(networkFilterWords).compare;
  const forms = useForms();
  const hydrated = useHydrated();
  const { status, replies, left, ask } = asked;
  const day = asked.day && forms.date(asked.day);
  const notes = [
    status === 'unasked' && words.onlyOf(day),
    status === 'asking' && words.asking,
    status === 'failed' && words.daysFailed(day),
    left > 0 && words.notAsked(forms, left, day),
  ];
  return (
    <>
      <p className="mt-1 text-muted empty:hidden">{notes.filter(Boolean).join(' ')}</p>
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

/** Changes per kind that are displayed without unfolding. */
const FIRST = 8;

/** The differences between two compared days, as lists, with the legend. Nothing without a comparison. */
export function ChangesBetween({ view, asked }: { view: NetworkView; asked: DaysAsked }) {
  const { case: look, run } = useNetworkCase();
  // The lists disappear with the comparison; keyboard focus moves to the row above them.
  const end = () => {
    document.getElementById(DRAWER_ID)?.focus();
    run({ kind: 'compare_days', days: undefined });
  };
  return look.days && <Changes view={view} days={look.days} asked={asked} onEnd={end} />;
}

interface AnnouncementProps {
  view: NetworkView;
  asked: DaysAsked;
}

/** Announced once per pair of days, not again when another filter changes. */
export function ChangesAnnouncement({ view: { model, selection }, asked: { status } }: AnnouncementProps) {
  const { days } = useNetworkCase().case;
  const { changedBetween } = useWords(networkFilterWords).compare;
  const forms = useForms();
  const say = (chosen: TwoDays): string => {
    const shown = changesAmong(compareDays(model, chosen), selection.relationships);
    const of = (kind: ChangeKind) => shown.filter((one) => one.kind === kind).length;
    return changedBetween(forms, { added: of('added'), gone: of('gone'), changed: of('changed') });
  };
  const now = days && status !== 'asking' ? `${days.before} ${days.after} ${status}` : '';
  // Not announced if the page loads with its two days.
  const [announced, setAnnounced] = useState({ of: now, said: '' });
  if (announced.of !== now) setAnnounced({ of: now, said: days && now ? say(days) : '' });
  return (
    <p role="status" className="sr-only">
      {announced.said}
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
    <section aria-label={heading} className="text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="font-serif text-lg">{heading}</h2>
        <PlainButton onClick={onEnd}>{words.end}</PlainButton>
      </div>
      <DaysAskedNote asked={asked} />
      {CHANGE_KINDS.map((kind) => (
        <ChangesOfKind key={kind} kind={kind} changes={shown} model={model} />
      ))}
      <ChangesNotes changes={changes} hidden={changes.relationships.size - shown.length} />
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

/** What the lists leave out: new and gone entities, undated relationships, and those hidden by other filters. */
function ChangesNotes({ changes, hidden }: { changes: DayChanges; hidden: number }) {
  const words = useWords(networkFilterWords).compare;
  const forms = useForms();
  const of = (kind: string) => [...changes.entities.values()].filter((one) => one === kind).length;
  const notes = [
    changes.relationships.size === 0 && words.nothing,
    changes.entities.size > 0 && words.entities(forms, of('added'), of('gone')),
    changes.undated > 0 && words.undated(forms, changes.undated),
    hidden > 0 && words.hidden(forms, hidden),
  ];
  return <p className="mt-3 text-muted">{notes.filter(Boolean).join(' ')}</p>;
}
