import { useLanguage } from '#language';
import type { GlossaryTerm } from '@/lib/records/glossary/glossary';
import { allTerms } from '@/lib/records/glossary/glossary';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { glossaryWords } from '@/lib/words/reference';
import { Link } from '../ui/link';

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

/** All terms, each with an address of its own. */
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
