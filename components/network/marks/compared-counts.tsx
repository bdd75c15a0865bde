import { type Comparison, countChanges } from '@/lib/network/changes/comparison';
import type { Relationship } from '@/lib/network/relationship';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords } from '@/lib/words/network';

interface Props {
  relationships: readonly Relationship[];
  compared: Comparison | undefined;
}

/** How many relationships of a list came, went or changed between two days; nothing where none are compared. */
export function ComparedCounts({ relationships, compared }: Props) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  if (!compared) return null;
  return <p className="text-sm tabular-nums">{words.compared(forms, countChanges(relationships, compared))}</p>;
}
