import { type FormEvent, useId, useState } from 'react';
import { LONGEST_NAME, LONGEST_NOTE, LONGEST_TAG } from '@/lib/network/case/case';
import { freeGroupId } from '@/lib/network/case/groups';
import { nameOf } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../controls';
import type { NetworkView } from '../use-network-view';
import { useNetworkCase } from './use-case';

/** A note on one entity, saved while typing. Local state keeps trailing blanks. */
export function EntityNote({ id }: { id: string }) {
  const { tools } = useWords(networkCaseWords);
  const { case: look, runOn } = useNetworkCase();
  const [box, hint] = [useId(), useId()];
  const kept = look.notes.get(id) ?? '';
  const [typed, setTyped] = useState(kept);
  return (
    <div>
      <label htmlFor={box}>{tools.note}</label>
      <textarea
        id={box}
        rows={2}
        maxLength={LONGEST_NOTE}
        aria-describedby={hint}
        dir="auto"
        value={typed.trim() === kept ? typed : kept}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          runOn({ kind: 'note', id, text: event.currentTarget.value });
        }}
        className="mt-1 block w-full rounded border border-line-strong bg-surface px-2 py-1"
      />
      <p id={hint} className="mt-1 text-muted text-xs">
        {tools.notePrivate}
      </p>
    </div>
  );
}

/** Draws several entities as one named node; at least two are needed. */
function GroupForm({ ids }: { ids: readonly string[] }) {
  const { tools } = useWords(networkCaseWords);
  const { case: look, run } = useNetworkCase();
  const [name, setName] = useState('');
  if (ids.length < 2) return null;
  const group = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    run({ kind: 'group', group: { id: freeGroupId(look), name: wanted, by: 'hand', members: ids, closed: true } });
    setName('');
  };
  return (
    <form onSubmit={group} className="flex flex-wrap items-end gap-2">
      <label className="min-w-0 flex-1">
        {tools.groupName}
        <input
          type="text"
          required
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          className="mt-1 block w-full rounded border border-line-strong bg-surface px-2 py-1"
        />
      </label>
      <PlainButton type="submit">{tools.group}</PlainButton>
    </form>
  );
}

/** The user's own tags of the entities, which can be removed, and a field for another. */
function TagTools({ ids }: { ids: readonly string[] }) {
  const { tools } = useWords(networkCaseWords);
  const { case: look, run } = useNetworkCase();
  const [list, hint] = [useId(), useId()];
  const [typed, setTyped] = useState('');
  const known = [...new Set([...look.tags.values()].flat())].toSorted();
  const own = known.filter((tag) => ids.some((id) => look.tags.get(id)?.includes(tag)));
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    run({ kind: 'tag', ids, tag: typed });
    setTyped('');
  };
  return (
    <div className="flex flex-col gap-2">
      <form onSubmit={add} className="flex flex-wrap items-end gap-2">
        <label className="min-w-0 flex-1">
          {tools.tag}
          <input
            type="text"
            required
            list={list}
            maxLength={LONGEST_TAG}
            aria-describedby={hint}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="mt-1 block w-full rounded border border-line-strong bg-surface px-2 py-1"
          />
        </label>
        <PlainButton type="submit">{tools.addTag}</PlainButton>
        <datalist id={list}>
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </form>
      {own.length > 0 && (
        <ul aria-label={tools.tags} className="flex flex-wrap gap-1.5">
          {own.map((tag) => (
            <li key={tag} className="flex items-center rounded-full border border-line-strong bg-raised pl-2.5">
              <bdi className="min-w-0 break-words">{tag}</bdi>
              <button
                type="button"
                aria-label={tools.removeTag(tag)}
                onClick={() => run({ kind: 'untag', ids, tag })}
                className="grid size-7 cursor-pointer place-items-center rounded-full text-muted hover:text-ink max-md:size-11"
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p id={hint} className="text-muted text-xs">
        {tools.tagPrivate}
      </p>
    </div>
  );
}

interface Props {
  view: NetworkView;
  /** The focused entity, relationship or stack, if any. */
  focus: string | undefined;
}

/** Actions on the selection, or on the focused entity if nothing is selected. */
export function EntityTools({ view, focus }: Props) {
  const { tools } = useWords(networkCaseWords);
  const forms = useForms();
  const { case: look } = useNetworkCase();
  const { model } = view;
  const ids = subjectsOf(look.selected, focus).filter((id) => model.entities.has(id));
  const [only] = ids;
  if (only === undefined) return null;
  const title = ids.length === 1 ? nameOf(model.entities.get(only), only) : tools.who(forms, ids.length);
  return (
    <section aria-label={tools.label} className="flex flex-col gap-3 border-line border-t pt-3 text-sm print:hidden">
      <h2 className="font-medium font-sans text-sm">
        {tools.label}: <bdi>{title}</bdi>
      </h2>
      <EntityActions view={view} ids={ids} />
      <GroupForm ids={ids} />
      <TagTools ids={ids} />
      {ids.length === 1 && <EntityNote key={only} id={only} />}
    </section>
  );
}

const subjectsOf = (selected: ReadonlySet<string>, focus: string | undefined): string[] =>
  selected.size > 0 ? [...selected] : focus === undefined ? [] : [focus];

function EntityActions({ view, ids }: { view: NetworkView; ids: readonly string[] }) {
  const { tools } = useWords(networkCaseWords);
  const { case: look, run } = useNetworkCase();
  const isPinned = ids.every((id) => look.pins.has(id));
  const isCollapsed = ids.every((id) => look.collapsed.has(id));
  const opened = ids.length === 1 ? ids.find((id) => look.unstacked.has(id)) : undefined;
  const hideable = ids.filter((id) => !look.roots.includes(id));
  const pin = () => {
    const places = ids.flatMap((id) => {
      const place = view.picture.positions.get(id);
      return place ? [[id, place] as const] : [];
    });
    run({ kind: 'pin', places });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <PlainButton
        disabled={hideable.length === 0}
        title={hideable.length === 0 ? tools.rootStays : undefined}
        onClick={() => run({ kind: 'hide', ids: hideable })}
      >
        {tools.hide}
      </PlainButton>
      <PlainButton onClick={() => (isPinned ? run({ kind: 'unpin', ids }) : pin())}>
        {isPinned ? tools.unpin : tools.pin}
      </PlainButton>
      <PlainButton onClick={() => run({ kind: isCollapsed ? 'uncollapse' : 'collapse', ids })}>
        {isCollapsed ? tools.uncollapse : tools.collapse}
      </PlainButton>
      {opened !== undefined && (
        <PlainButton onClick={() => run({ kind: 'stack', id: opened })}>{tools.stack}</PlainButton>
      )}
    </div>
  );
}
