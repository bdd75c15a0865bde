import { useLanguage } from '#language';
import { Link } from '@/components/ui/link';
import { allTerms, type GlossaryTerm, type TermId, termOf } from '@/lib/records/glossary/glossary';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { glossaryWords } from '@/lib/words/reference';
import { TermNote } from './term-note';

function Entry({ id, term: { term, also, means, endpoint } }: { id: string; term: GlossaryTerm }) {
  const words = useWords(glossaryWords);
  return (
    <div id={id} className="scroll-mt-6 rounded py-4 target:bg-accent-soft target:px-4">
      <dt>
        <a href={`#${id}`} className="font-semibold font-serif text-ink text-lg hover:underline">
          {term}
        </a>
        {also && <span className="block text-muted text-sm">{words.also(also)}</span>}
      </dt>
      <dd className="mt-1 max-w-prose">
        {means}
        <Link href={`${links.apiReference()}#${endpoint}`} className="mt-1 block text-sm underline print:hidden">
          {words.inInterface}
          <span className="sr-only">{words.ofTerm(term)}</span>
        </Link>
      </dd>
    </div>
  );
}

/** All terms, each with its own address. */
export function TermList() {
  const words = useWords(glossaryWords);
  const terms = allTerms(useLanguage());
  return (
    <>
      <nav aria-label={words.terms} className="mt-6 max-w-4xl text-sm">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {terms.map(({ id, term: { term } }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block min-h-6 underline">
                {term}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <dl className="mt-6 divide-y divide-line">
        {terms.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </dl>
    </>
  );
}

interface TermProps {
  id: TermId;
  /** The displayed text; defaults to the term. */
  children?: React.ReactNode;
}

/** A term with an explanation, rendered on the server because all explanations are large. */
export function Term({ id, children }: TermProps) {
  const { term, means } = termOf(id, useLanguage());
  return (
    <TermNote id={id} term={term} means={means}>
      {children}
    </TermNote>
  );
}
