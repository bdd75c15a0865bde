import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { oncePerLanguage } from '@/lib/shared/language/once';
import type { TermWords } from '@/lib/words/arguments';
import { networkTermWords } from '@/lib/words/network';
import { companyTermWords, controlTermWords, sourceTermWords } from '@/lib/words/reference';
import { ENDPOINT_OF_TERM } from './endpoint-of-term';
import type { GlossaryTerm } from './term';

/** The fragment of a term on the glossary's page, too. */
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

/** All terms in the order of the language's alphabet. */
export const allTerms = (language: Language): { id: TermId; term: GlossaryTerm }[] =>
  Object.keys(ENDPOINT_OF_TERM)
    .filter(isTermId)
    .map((id) => ({ id, term: termOf(id, language) }))
    .sort((a, b) => formsOf(language).compare(a.term.term, b.term.term));
