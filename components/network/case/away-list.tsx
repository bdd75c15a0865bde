import { nameOf } from '@/lib/network/entity';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../filters/plain-button';
import { useNetworkCase } from '../use-case';
import type { NetworkView } from '../use-network-view';
import { GroupBy } from './group-by';
import { GroupList } from './group-list';

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
      {hidden.size + collapsed.size + groups.length === 0 && <p>{away.nothing}</p>}
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
