import type { Placeholder } from '@/lib/contract/placeholder';
import type { Language } from '@/lib/language/languages';
import { placeholderKindWords } from './words/words';

/** What a placeholder is, in a sentence (specification, Placeholder: "believed probably to be a company"). */
export function placeholderKind(
  { entity_type, company }: Pick<Placeholder, 'entity_type' | 'company'>,
  language: Language,
): string {
  const words = placeholderKindWords[language];
  if (entity_type === 'person' || entity_type === 'unknown') return words[entity_type];
  return company ? words.matched : words.probablyCompany;
}
