import { useLanguage } from '#language';
import { Link } from '@/components/ui/parts';
import type { EndpointName } from '@/lib/contract/endpoints';
import { formsOf, type Language, oncePerLanguage } from '@/lib/shared/language/language';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import type { TermWords } from '@/lib/words/arguments';
import { networkTermWords } from '@/lib/words/network';
import { companyTermWords, controlTermWords, glossaryWords, sourceTermWords } from '@/lib/words/reference';
import { TermNote } from './term-note';

export interface GlossaryTerm extends TermWords {
  /** The endpoint whose reference has the exact wording. */
  endpoint: EndpointName;
}

/** By term: the endpoint whose reference has the exact wording. */
const ENDPOINT_OF_TERM = {
  jurisdiction: 'list_jurisdictions',
  company_number: 'get_company',
  lei: 'get_company',
  status: 'get_company',
  inactive: 'search_companies',
  dissolved: 'get_company',
  branch: 'search_companies',
  home_company: 'get_company',
  subsequent_registration: 'search_subsequent_registrations',
  alternate_registration: 'search_alternate_registrations',
  industry_code: 'list_industry_code_schemes',
  officer: 'get_officer',
  nominee: 'get_officer',
  filing: 'get_filing',
  gazette: 'search_gazette_notices',
  event: 'list_events',
  beneficial_owner: 'search_control_statements',
  control: 'get_company',
  ultimate_controlling_company: 'get_company',
  corporate_grouping: 'get_corporate_grouping',
  network: 'get_company_network',
  placeholder: 'get_placeholder',
  band: 'get_company_network',
  confidence: 'get_company_network',
  statement: 'get_statement',
  provenance: 'get_statement',
  datum: 'get_datum',
  retrieved: 'get_company',
  redacted: 'get_company',
  call: 'get_account_status',
} as const satisfies Record<string, EndpointName>;

/** Also the fragment of a term in the address of the glossary. */
export type TermId = keyof typeof ENDPOINT_OF_TERM;

const wordsIn = oncePerLanguage(
  (language): Record<TermId, TermWords> => ({
    ...companyTermWords[language],
    ...controlTermWords[language],
    ...networkTermWords[language],
    ...sourceTermWords[language],
  }),
);

export const termOf = (id: TermId, language: Language): GlossaryTerm => ({
  ...wordsIn(language)[id],
  endpoint: ENDPOINT_OF_TERM[id],
});

const isTermId = (id: string): id is TermId => Object.hasOwn(ENDPOINT_OF_TERM, id);

/** All terms in alphabetical order of the language. */
export const allTerms = (language: Language): { id: TermId; term: GlossaryTerm }[] =>
  Object.keys(ENDPOINT_OF_TERM)
    .filter(isTermId)
    .map((id) => ({ id, term: termOf(id, language) }))
    .sort((a, b) => formsOf(language).compare(a.term.term, b.term.term));

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
