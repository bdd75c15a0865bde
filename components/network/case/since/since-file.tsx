import { useMemo } from 'react';
import type { RelationshipChange } from '@/lib/network/changes/compare';
import { changesSince } from '@/lib/network/changes/since';
import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import { shareWords } from '@/lib/network/share';
import { useForms } from '@/lib/shared/language/use-words';
import { type SinceLine, SinceReport } from './since-report';

interface Props {
  kept: NetworkModel;
  now: NetworkModel;
}

/** What became of the facts in a file, as far as they were asked for again. */
export function SinceFile({ kept, now }: Props) {
  const { language } = useForms();
  const { relationships, entities, unchecked } = useMemo(() => changesSince(kept, now), [kept, now]);
  const name = (id: string) => nameOf(now.entities.get(id) ?? kept.entities.get(id), id);
  const named = (kind: 'added' | 'gone') => [...entities].flatMap(([id, one]) => (one === kind ? [name(id)] : []));
  const whatOf = (change: RelationshipChange): string | undefined => {
    if (change.kind !== 'changed') return undefined;
    const [was, is] = [change.before, change.after].map(({ share }) => shareWords(share, language));
    return was === is ? undefined : `${was} → ${is}`;
  };
  const lines = [...relationships.values()].map((change): SinceLine => {
    const { id, parent, child } = change.kind === 'gone' ? change.before : change.after;
    return { key: id, kind: change.kind, parent: name(parent), child: name(child), what: whatOf(change) };
  });
  return <SinceReport lines={lines} entities={{ added: named('added'), gone: named('gone') }} unchecked={unchecked} />;
}
