import { networkTermWords } from '@/lib/glossary/script-words/words';
import { useWords } from '@/lib/language/use-words';
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
