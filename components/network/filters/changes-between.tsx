import { useMemo, useRef, useState } from 'react';
import type { TwoDays } from '@/lib/network/case/case';
import { changesAmong, type RelationshipChange } from '@/lib/network/changes/compare';
import { compareDays, type DayChanges } from '@/lib/network/changes/days';
import { CHANGE_KINDS, type ChangeKind } from '@/lib/network/changes/kinds';
import type { NetworkModel } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { relationshipWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';
import { FoldedRows } from '../../ui/folded-rows';
import { useNetworkCase } from '../use-case';
import type { DaysAsked } from '../use-compared-days';
import type { NetworkView } from '../use-network-view';
import { ChangeLine } from './change-line';
import { ChangeSample } from './change-sample';
import { DaysAskedNote } from './days-asked';
import { PlainButton } from './plain-button';

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
