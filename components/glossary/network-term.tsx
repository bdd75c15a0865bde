import { useWords } from '@/lib/shared/language/use-words';
import { networkTermWords } from '@/lib/words/network';
import { TermNote } from './term-note';

interface NetworkTermProps {
  id: keyof (typeof networkTermWords)['en'];
  /** The words that stand on the page. */
  children: React.ReactNode;
}

/** The same in a browser, for the few terms that are explained beside what runs there. */
export function NetworkTerm({ id, children }: NetworkTermProps) {
  const { term, means } = useWords(networkTermWords)[id];
  return (
    <TermNote id={id} term={term} means={means}>
      {children}
    </TermNote>
  );
}
