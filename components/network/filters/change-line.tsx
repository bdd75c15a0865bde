import { useForms, useWords } from '@/lib/language/use-words';
import type { RelationshipChange } from '@/lib/network/changes/compare';
import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import { holdingWords } from '@/lib/network/relationship-words';
import { shareWords } from '@/lib/network/share';
import { Link } from '../../ui/link';
import { networkFilterWords } from '../script-words/filters/words';

/** One relationship that is not the same on both days: who holds what, and since or until when. */
export function ChangeLine({ change, model }: { change: RelationshipChange; model: NetworkModel }) {
  const forms = useForms();
  const words = useWords(networkFilterWords).compare;
  const { parent, child, type, share, from, to } = change.kind === 'gone' ? change.before : change.after;
  const day = change.kind === 'gone' ? to && words.until(forms.date(to)) : from && words.since(forms.date(from));
  const was =
    change.kind === 'changed' &&
    change.before.type !== type &&
    words.was(holdingWords(change.before.type, forms.language));
  const facts = [holdingWords(type, forms.language), shareWords(share, forms.language), day, was].filter(Boolean);
  return (
    <li className="py-1">
      <EntityLink id={parent} model={model} /> <span aria-hidden="true">→</span> <EntityLink id={child} model={model} />
      <span className="text-muted"> · {facts.join(' · ')}</span>
    </li>
  );
}

const EntityLink = ({ id, model }: { id: string; model: NetworkModel }) => (
  <Link href={id} className="underline underline-offset-4">
    <bdi>{nameOf(model.entities.get(id), id)}</bdi>
  </Link>
);
