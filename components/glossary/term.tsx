import { useLanguage } from '#language';
import { type TermId, termOf } from '@/lib/records/glossary/glossary';
import { TermNote } from './term-note';

interface TermProps {
  id: TermId;
  /** The words that stand on the page; the term itself where there are none. */
  children?: React.ReactNode;
}

/** A word that explains itself where it stands, on the server: all terms are many words. */
export function Term({ id, children }: TermProps) {
  const { term, means } = termOf(id, useLanguage());
  return (
    <TermNote id={id} term={term} means={means}>
      {children}
    </TermNote>
  );
}
