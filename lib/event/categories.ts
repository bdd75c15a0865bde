/** What the categories of events mean, in our words: the interface names three of them and explains none. */
export const EVENT_CATEGORIES = [
  { category: 'existence', meaning: 'whether the company exists: its beginning, its end, a return to life' },
  { category: 'corporate', meaning: 'what the company itself is: its form and its name' },
  { category: 'officers', meaning: 'who holds an office in the company' },
  { category: 'notice', meaning: 'something was published about the company' },
  { category: 'kyc', meaning: 'know your customer: a change that those who check their customers watch for' },
] as const satisfies readonly { category: string; meaning: string }[];

const MEANINGS = new Map<string, string>(EVENT_CATEGORIES.map(({ category, meaning }) => [category, meaning]));

/** What a category means; undefined for one that nobody explains. Case does not matter. */
export const categoryMeaning = (category: string): string | undefined => MEANINGS.get(category.toLowerCase());

/** The categories to offer: the known ones, then those that are chosen or stand in the list, each once. */
export function offeredCategories(...others: readonly (readonly string[])[]): string[] {
  const all = [...EVENT_CATEGORIES.map(({ category }): string => category), ...others.flat()];
  return [...new Set(all.map((category) => category.toLowerCase()))];
}
