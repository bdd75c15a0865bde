import { useMemo, useRef, useState } from 'react';
import { FoldedRows } from '@/components/ui/folded-rows';
import { Link } from '@/components/ui/link';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { TwoDays } from '@/lib/network/case/case';
import { changesAmong, type RelationshipChange } from '@/lib/network/changes/compare';
import { compareDays, type DayChanges } from '@/lib/network/changes/days';
import { CHANGE_KINDS, type ChangeKind } from '@/lib/network/changes/kinds';
import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import type { Relationship } from '@/lib/network/relationship';
import { holdingWords } from '@/lib/network/relationship-words';
import { shareWords } from '@/lib/network/share';
import type { Language } from '@/lib/shared/language/languages';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { relationshipWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../use-case';
import type { DaysAsked } from '../use-compared-days';
import type { NetworkView } from '../use-network-view';
import { ChangeSample } from './change-sample';
import { PlainButton } from './plain-button';

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
