import { useId } from 'react';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import type { TermWords } from '@/lib/words/arguments';
import { glossaryNoteWords, networkTermWords } from '@/lib/words/network';
import type { TermId } from './terms';

interface TermNoteProps extends Pick<TermWords, 'term' | 'means'> {
  id: TermId;
  /** The displayed text; defaults to the term. */
  children?: React.ReactNode;
}

/**
 * A term with an explanation. It uses the browser's popover, so it needs no script: a press, Enter or a touch opens it,
 * Esc or a press elsewhere closes it. Only the term is printed.
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
  /** The displayed text. */
  children: React.ReactNode;
}

/** The client version, for the few terms explained in interactive parts. */
export function NetworkTerm({ id, children }: NetworkTermProps) {
  const { term, means } = useWords(networkTermWords)[id];
  return (
    <TermNote id={id} term={term} means={means}>
      {children}
    </TermNote>
  );
}
