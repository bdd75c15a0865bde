import type { Language } from '@/lib/shared/language/languages';
import { eventWords } from '@/lib/words/event';

/** The event types the interface names or is known to use; a service may have others (specification, Events, "not shown"). */
const EVENT_TYPES = Object.keys(eventWords.en.types);

/** "AddressChange" → "Address change"; a run of capitals stays a word: "VATNumberChange" → "VAT number change". */
function spaced(name: string): string {
  const parts = name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}_]+/gu) ?? [name];
  const lower = parts.map((part) => (/^\p{Lu}{2,}$/u.test(part) ? part : part.toLowerCase())).join(' ');
  return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`;
}

/**
 * The type as a person reads it: `Event::Company::NameChange` → "Change of name". One that nobody has words for stays in
 * the interface's own words, and a code of no known form as it is.
 */
export function eventTypeInWords(type: string, language: Language): string {
  const known: Readonly<Record<string, string>> = eventWords[language].types;
  if (Object.hasOwn(known, type)) return known[type] ?? type;
  const name = /^(?:\w+::)+(\w+)$/.exec(type)?.[1];
  return name ? spaced(name) : type;
}

/** The types to offer: the known ones, then those that are chosen or stand in the list, each once. */
export function offeredTypes(...others: readonly (readonly string[])[]): string[] {
  return [...new Set([...EVENT_TYPES, ...others.flat()])];
}
