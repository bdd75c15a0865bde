import type { CompanyEvent } from '@/lib/contract/event';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/language/languages';
import { eventWords } from '@/lib/words/event';
import { type Change, changesOf } from './changes';
import { eventTypeInWords } from './types';

/** An event in one line: what happened, and either from what to what or whom and what it is about. */
export interface Headline {
  what: string;
  change?: { before: string; after: string };
  about?: string;
}

/** The words of a description, which the interface fixes (specification, Events, `description`). */
const ABOUT = /^(?:New officer|Removed officer|Gazette Notice):\s*(.+)$/su;
const IN_QUOTES = /^'(.+)'$/su;
const TOLD_BY_CHANGE = /^Change of (?:name|status) from '/u;

const isTwoSided = (change: Change): change is Change & { before: string; after: string } =>
  change.before !== undefined && change.after !== undefined;

/** What the description adds to the words for the type; nothing where it only repeats them, in English as it is. */
function aboutOf({ description, type }: Pick<CompanyEvent, 'type' | 'description'>): string | undefined {
  const what = eventTypeInWords(type, DEFAULT_LANGUAGE);
  const about = ABOUT.exec(description)?.[1];
  if (about) return IN_QUOTES.exec(about)?.[1] ?? about;
  const bare = description.trim();
  return bare === '' || bare.toLowerCase() === what.toLowerCase() || bare === 'Gazette Notice' ? undefined : bare;
}

/** A change of name or status by its two sides; the quotes of the description cannot be told from those in a name. */
export function headlineOf(
  event: Pick<CompanyEvent, 'type' | 'description' | 'derived_from'>,
  language: Language,
): Headline {
  const what = eventTypeInWords(event.type, language);
  const [change] = changesOf(event.derived_from, language).filter(isTwoSided);
  if (change && TOLD_BY_CHANGE.test(event.description)) {
    return { what, change: { before: change.before, after: change.after } };
  }
  const about = aboutOf(event);
  return about === undefined ? { what } : { what, about };
}

/** The headline as plain text, for a browser's tab. */
export function headlineText({ what, change, about }: Headline, language: Language): string {
  const words = eventWords[language];
  if (change) return words.became(what, change.before, change.after);
  return about === undefined ? what : words.about(what, about);
}
