import type { Language } from '@/lib/shared/language/languages';
import { eventWords } from '@/lib/words/event';

/** The interface names three categories of events and explains none; these are in our words. */
const EVENT_CATEGORIES = Object.keys(eventWords.en.categories);

/** What a category means; undefined for one that nobody explains. Case does not matter. */
export function categoryMeaning(category: string, language: Language): string | undefined {
  const meanings: Readonly<Record<string, string>> = eventWords[language].categories;
  const key = category.toLowerCase();
  return Object.hasOwn(meanings, key) ? meanings[key] : undefined;
}

/** The categories to offer: the known ones, then those that are chosen or stand in the list, each once. */
export function offeredCategories(...others: readonly (readonly string[])[]): string[] {
  const all = [...EVENT_CATEGORIES, ...others.flat()];
  return [...new Set(all.map((category) => category.toLowerCase()))];
}
