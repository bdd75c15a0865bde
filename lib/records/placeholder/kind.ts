import type { Placeholder } from '@/lib/contract/placeholder';
import type { Language } from '@/lib/shared/language/languages';
import { standsForNobody } from '@/lib/shared/names/absence';
import { placeholderKindWords } from '@/lib/words/grouping';

/** What a placeholder is, in a sentence (specification, Placeholder: "believed probably to be a company"). */
export function placeholderKind(
  { entity_type, company, name }: Pick<Placeholder, 'entity_type' | 'company' | 'name'>,
  language: Language,
): string {
  const words = placeholderKindWords[language];
  if (entity_type === 'person') return words.person;
  if (entity_type === 'unknown') return standsForNobody(name) ? words.unnamed : words.personOrCompany;
  return company ? words.matched : words.probablyCompany;
}
