import type { FacetName } from '@/lib/network/filter/facets';
import { UNKNOWN_VALUE } from '@/lib/network/filter/values';
import { holdingWords } from '@/lib/network/relationship-words';
import { codeWords } from '@/lib/shared/code-words';
import type { Language } from '@/lib/shared/language/languages';
import { relationshipWords } from '@/lib/words/network';
import { networkFilterWords } from '@/lib/words/network-filters';

/** Code of a jurisdiction → its name. */
export type JurisdictionNames = Readonly<Record<string, string>>;

/** A value of a facet in words; a code that we have no word for as it can be read. */
export function valueWords(name: FacetName, value: string, language: Language, places: JurisdictionNames): string {
  if (name === 'types') return holdingWords(value, language);
  const { unknown, statuses } = networkFilterWords[language];
  if (value === UNKNOWN_VALUE) return unknown;
  if (name === 'jurisdictions') return wordIn(places, value) ?? value.toUpperCase();
  return wordIn(name === 'kinds' ? relationshipWords[language].kinds : statuses, value) ?? codeWords(value);
}

const wordIn = (words: Readonly<Record<string, string>>, value: string): string | undefined =>
  Object.hasOwn(words, value) ? words[value] : undefined;
