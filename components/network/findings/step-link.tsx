import { useHydrated } from '@/components/ui/use-hydrated';
import { type Share, shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFindingWords } from '@/lib/words/network-analysis';
import { useFindingTools, useNames } from './tools';

interface Props {
  owner: string;
  owned: string;
  share: Share;
  /** The first of them is led to: its own panel names the others. */
  relationships: readonly string[];
  /** Towards which side the holding runs as it is written here. */
  towards?: 'owned' | 'owner';
}

/** One holding within a line, an arrow with its share; it leads to its relationship where scripts are at work. */
export function StepLink({ owner, owned, share, relationships, towards = 'owned' }: Props) {
  const words = useWords(networkFindingWords);
  const { language } = useForms();
  const { onShow } = useFindingTools();
  const name = useNames();
  const hydrated = useHydrated();
  const [relationship] = relationships;
  const said = shareWords(share, language);
  const looks = 'whitespace-nowrap rounded px-0.5 text-muted tabular-nums';
  const arrow = (
    <>
      <span aria-hidden="true">{towards === 'owned' ? '—' : '←'}</span> {said}{' '}
      <span aria-hidden="true">{towards === 'owned' ? '→' : '—'}</span>
    </>
  );
  if (!hydrated || relationship === undefined) return <span className={looks}>{arrow}</span>;
  return (
    <button
      type="button"
      aria-label={words.step({ share: said, owner: name(owner), owned: name(owned) })}
      onClick={() => onShow(relationship)}
      className={`${looks} min-h-6 cursor-pointer hover:bg-accent-soft hover:text-ink`}
    >
      {arrow}
    </button>
  );
}
