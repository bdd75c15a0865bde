import { useId } from 'react';
import { type TermId, termOf } from '@/lib/glossary/glossary';
import { links } from '@/lib/links';

interface TermProps {
  id: TermId;
  /** The words that stand on the page; the term itself where there are none. */
  children?: React.ReactNode;
}

/**
 * A word that explains itself where it stands. The popover is the browser's own: a press, Enter or a finger opens it, Esc
 * or a press elsewhere closes it, no script is needed. On paper only the word is left.
 */
export function Term({ id, children }: TermProps) {
  const { term, means } = termOf(id);
  const note = useId();
  return (
    <>
      <button type="button" popoverTarget={note} className="glossary-term">
        {children ?? term}
        <span className="sr-only">: what is this?</span>
      </button>
      <span id={note} popover="auto" role="note" aria-label={term} className="glossary-note">
        <strong className="block font-semibold">{term}</strong>
        <span className="mt-1 block">{means}</span>
        <a href={links.glossary(id)} className="mt-2 inline-block underline">
          All terms explained
        </a>
      </span>
    </>
  );
}
