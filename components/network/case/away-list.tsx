import { useMemo } from 'react';
import type { Group } from '@/lib/network/case/case';
import { corporateGroups, jurisdictionGroups } from '@/lib/network/case/groups';
import { unknownOf } from '@/lib/network/known-facts';
import { type NetworkModel, nameOf } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords } from '@/lib/words/network';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../controls';
import type { NetworkView } from '../use-network-view';
import { useNetworkCase } from './use-case';

/** A group of one would lose its name and save no room. */
const LEAST = 2;

interface GroupByProps {
  model: NetworkModel;
  jurisdictionNames: Readonly<Record<string, string>>;
}

/** Groups all entities by jurisdiction or by corporate grouping. */
function GroupBy({ model, jurisdictionNames }: GroupByProps) {
  const { away } = useWords(networkCaseWords);
  const words = useWords(networkMarkWords);
  const { run } = useNetworkCase();
  const corporate = useMemo(() => corporateGroups(model, LEAST), [model]);
  const close = (groups: readonly Group[]) => {
    for (const group of groups) run({ kind: 'group', group: { ...group, closed: true } });
  };
  const nameOfPlace = (code: string) => jurisdictionNames[code] ?? code.toUpperCase();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <PlainButton onClick={() => close(jurisdictionGroups(model, nameOfPlace, LEAST))}>
          {away.byJurisdiction}
        </PlainButton>
        <PlainButton disabled={corporate.length === 0} onClick={() => close(corporate)}>
          {words.byGrouping}
        </PlainButton>
      </div>
      <GroupingsNote model={model} isNone={corporate.length === 0} />
    </div>
  );
}

/** Says that there is nothing to group, and for how many companies it is unknown. */
function GroupingsNote({ model, isNone }: { model: NetworkModel; isNone: boolean }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const { groupings, companies } = useMemo(() => unknownOf(model.entities.values()), [model]);
  const notes = [isNone && words.noGrouping, groupings > 0 && words.groupingUnknown(forms, groupings, companies)];
  return <p className="text-muted empty:hidden">{notes.filter(Boolean).join(' ')}</p>;
}

/** The groups; each is drawn as one node or as separate members. */
function GroupList({ groups }: { groups: readonly Group[] }) {
  const { away } = useWords(networkCaseWords);
  const { run } = useNetworkCase();
  if (groups.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-medium font-sans text-sm">{away.groups}</h3>
      <ul className="flex flex-col gap-1">
        {groups.map(({ id, name, closed }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <PlainButton
              aria-label={away.dissolve(name)}
              title={away.dissolve(name)}
              onClick={() => run({ kind: 'ungroup', id })}
            >
              ×
            </PlainButton>
            <PlainButton onClick={() => run({ kind: 'close_group', id, closed: !closed })}>
              <bdi>{closed ? away.open(name) : away.close(name)}</bdi>
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  view: NetworkView;
  jurisdictionNames: Readonly<Record<string, string>>;
}

/** What the user has hidden, collapsed or grouped, each with a way to undo it. */
export function AwayList({ view, jurisdictionNames }: Props) {
  const { away } = useWords(networkCaseWords);
  const { case: look, run } = useNetworkCase();
  const { hidden, collapsed, groups } = look;
  return (
    <div className="flex flex-col gap-4">
      <Names title={away.hidden} ids={[...hidden]} view={view} onShow={(ids) => run({ kind: 'show', ids })} />
      <Names
        title={away.collapsed}
        ids={[...collapsed]}
        view={view}
        onShow={(ids) => run({ kind: 'uncollapse', ids })}
      />
      <GroupList groups={groups} />
      <NotDrawn view={view} />
      <GroupBy model={view.model} jurisdictionNames={jurisdictionNames} />
    </div>
  );
}

interface NamesProps {
  title: string;
  ids: readonly string[];
  view: NetworkView;
  onShow: (ids: readonly string[]) => void;
}

function Names({ title, ids, view, onShow }: NamesProps) {
  const { away } = useWords(networkCaseWords);
  const forms = useForms();
  if (ids.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-medium font-sans text-sm">
        {title}: {forms.count(ids.length)}
      </h3>
      <ul className="flex flex-col gap-1">
        {ids.map((id) => {
          const name = nameOf(view.model.entities.get(id), id);
          return (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <PlainButton aria-label={away.show(name)} title={away.show(name)} onClick={() => onShow([id])}>
                ×
              </PlainButton>
              <bdi className="min-w-0 break-words">{name}</bdi>
            </li>
          );
        })}
      </ul>
      {ids.length > 1 && (
        <p className="mt-2">
          <PlainButton onClick={() => onShow(ids)}>{away.showAll}</PlainButton>
        </p>
      )}
    </div>
  );
}

/** What the list contains but the picture does not, and what is hidden in both. */
function NotDrawn({ view }: { view: NetworkView }) {
  const { away } = useWords(networkCaseWords);
  const forms = useForms();
  const { hidden, collapsed, beyond, beyondRelationships } = view.projection.notDrawn;
  return (
    <div className="text-muted empty:hidden">
      {hidden > 0 && <p>{away.cutOff(forms, hidden)}</p>}
      {collapsed > 0 && <p>{away.behind(forms, collapsed)}</p>}
      {beyond > 0 && <p>{away.beyond(forms, beyond, beyondRelationships)}</p>}
    </div>
  );
}
