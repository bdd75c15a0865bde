import { codeWords } from '@/lib/shared/code-words';
import type { Language } from '@/lib/shared/language/language';
import { relationshipWords } from '@/lib/words/network';
import type { Relationship } from './relationship';

/** A type of relationship or a means of holding, by its code; a code that we have no word for as it can be read. */
export function holdingWords(code: string, language: Language): string {
  const known: Readonly<Record<string, string>> = relationshipWords[language].codes;
  const key = code.replaceAll('-', '_');
  return (Object.hasOwn(known, key) ? known[key] : undefined) ?? codeWords(code);
}

/** When a relationship ended, or until when it is known to have stood; empty where nothing is known of its end. */
export function endWords({ to, ended }: Pick<Relationship, 'to' | 'ended'>, language: Language): string {
  const words = relationshipWords[language];
  if (!to) return ended ? words.ended : '';
  return ended ? words.endedOn(to) : words.stillSoOn(to);
}
