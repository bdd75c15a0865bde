import { useMemo } from 'react';
import { useForms, useWords } from '@/lib/language/use-words';
import type { RelationshipChange } from '@/lib/network/changes/compare';
import { changesSince } from '@/lib/network/changes/since';
import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import { networkCaseWords } from '../script-words/case/words';

interface Props {
  kept: NetworkModel;
  now: NetworkModel;
}

/** More lines than this nobody reads beside a picture; how many there are is told above them. */
const MOST_LINES = 50;

/** What became of the facts in a file, as far as they were asked for again. */
export function ChangesSince({ kept, now }: Props) {
  const { since } = useWords(networkCaseWords).open;
  const forms = useForms();
  const { relationships, unchecked } = useMemo(() => changesSince(kept, now), [kept, now]);
  const changes = [...relationships.values()];
  const count = (kind: RelationshipChange['kind']) => changes.filter((one) => one.kind === kind).length;
  const name = (id: string) => nameOf(now.entities.get(id) ?? kept.entities.get(id), id);
  return (
    <>
      <p>{changes.length === 0 ? since.same : since.some(forms, count('added'), count('gone'), count('changed'))}</p>
      {unchecked > 0 && <p className="text-muted">{since.unchecked(forms, unchecked)}</p>}
      {changes.length > 0 && (
        <ul className="list-disc pl-5">
          {changes.slice(0, MOST_LINES).map((change) => {
            const { id, parent, child } = change.kind === 'gone' ? change.before : change.after;
            return (
              <li key={id}>
                {since[change.kind]}: <bdi>{name(parent)}</bdi> → <bdi>{name(child)}</bdi>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
