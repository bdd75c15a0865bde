import { useId } from 'react';
import type { TermId } from '@/lib/records/glossary/glossary';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import type { TermWords } from '@/lib/words/arguments';
import { glossaryNoteWords, networkTermWords } from '@/lib/words/network';

interface TermNoteProps extends Pick<TermWords, 'term' | 'means'> {
  id: TermId;
  /** The words that stand on the page; the term itself where there are none. */
  children?: React.ReactNode;
}

/**
 * A word that explains itself where it stands. The popover is the browser's own: a press, Enter or a finger opens it, Esc
 * or a press elsewhere closes it, no script is needed. On paper only the word is left.
 */
export function TermNote({ id, term, means, children }: TermNoteProps) {
  const words = useWords(glossaryNoteWords);
  const note = useId();
  return (
    <>
      <button type="button" popoverTarget={note} className="glossary-term">
        {children ?? term}
        <span className="sr-only">{words.whatIsThis}</span>
      </button>
      <span id={note} popover="auto" role="note" aria-label={term} className="glossary-note">
        <strong className="block font-semibold">{term}</strong>
        <span className="mt-1 block">{means}</span>
        <a href={links.glossary(id)} className="mt-2 inline-block underline">
          {words.allTerms}
        </a>
      </span>
    </>
  );
}

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
