import type { ChangeTold } from '@/lib/network/changes/comparison';
import { useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords, relationshipWords } from '@/lib/words/network';
import { ChangeSample } from '../filters/change-sample';

/** What became of something between two days: by colour, dash and word, as in the picture. */
export function ChangeMark({ told }: { told: ChangeTold }) {
  const { same, undated } = useWords(networkMarkWords);
  const { changes } = useWords(relationshipWords);
  if (told === 'same' || told === 'undated')
    return <span className="text-muted">{told === 'same' ? same : undated}</span>;
  return (
    <span className="whitespace-nowrap">
      <ChangeSample kind={told} />
      {changes[told]}
    </span>
  );
}
