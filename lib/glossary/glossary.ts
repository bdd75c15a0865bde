import { COMPANY_TERMS } from './company-terms';
import { CONTROL_TERMS } from './control-terms';
import { SOURCE_TERMS } from './source-terms';
import type { GlossaryTerm } from './term';

const TERMS = { ...COMPANY_TERMS, ...CONTROL_TERMS, ...SOURCE_TERMS };

/** The fragment of a term on the glossary's page, too. */
export type TermId = keyof typeof TERMS;

export const termOf = (id: TermId): GlossaryTerm => TERMS[id];

const isTermId = (id: string): id is TermId => Object.hasOwn(TERMS, id);

const byTerm = new Intl.Collator('en');

/** All terms in the order of the alphabet. */
export const allTerms = (): { id: TermId; term: GlossaryTerm }[] =>
  Object.keys(TERMS)
    .filter(isTermId)
    .map((id) => ({ id, term: termOf(id) }))
    .sort((a, b) => byTerm.compare(a.term.term, b.term.term));
