import type { EndpointName } from '@/lib/contract/endpoints';
import { formsOf, type Language, oncePerLanguage } from '@/lib/shared/language/language';
import type { TermWords } from '@/lib/words/arguments';
import { networkTermWords } from '@/lib/words/network';
import { companyTermWords, controlTermWords, sourceTermWords } from '@/lib/words/reference';

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
