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

/** One alone would lose its name and win no room. */
const LEAST = 2;

interface GroupByProps {
  model: NetworkModel;
  jurisdictionNames: Readonly<Record<string, string>>;
}

/** Groups made of what is known of all: by where they are registered, and by the groupings of the register. */
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
      <GroupingsTold model={model} isNone={corporate.length === 0} />
    </div>
  );
}

/** Why there is nothing to be grouped, and of how many nobody knows. */
function GroupingsTold({ model, isNone }: { model: NetworkModel; isNone: boolean }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const { groupings, companies } = useMemo(() => unknownOf(model.entities.values()), [model]);
  const told = [isNone && words.noGrouping, groupings > 0 && words.groupingUnknown(forms, groupings, companies)];
  return <p className="text-muted empty:hidden">{told.filter(Boolean).join(' ')}</p>;
}

/** Groups by name: drawn as one, or each member by itself. */
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

/** What is not drawn one by one because somebody wished so, each with its way back. */
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
      <Untold view={view} />
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

/** What of the list the picture does not show, and what hiding took from both. */
function Untold({ view }: { view: NetworkView }) {
  const { away } = useWords(networkCaseWords);
  const forms = useForms();
  const { hidden, collapsed, beyond, beyondRelationships } = view.projection.untold;
  return (
    <div className="text-muted empty:hidden">
      {hidden > 0 && <p>{away.cutOff(forms, hidden)}</p>}
      {collapsed > 0 && <p>{away.behind(forms, collapsed)}</p>}
      {beyond > 0 && <p>{away.beyond(forms, beyond, beyondRelationships)}</p>}
    </div>
  );
}
