import type { RelationshipChange } from '@/lib/network/changes/compare';
import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import type { Relationship } from '@/lib/network/relationship';
import { holdingWords } from '@/lib/network/relationship-words';
import { shareWords } from '@/lib/network/share';
import type { Language } from '@/lib/shared/language/languages';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFilterWords } from '@/lib/words/network-filters';
import { Link } from '../../ui/link';

/** One relationship that is not the same on both days: who holds what, and since or until when. */
export function ChangeLine({ change, model }: { change: RelationshipChange; model: NetworkModel }) {
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
