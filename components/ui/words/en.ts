import type { Forms } from '@/lib/language/forms/forms';

/** The few words of parts that know nothing of what they show. */
export const en = {
  notKnown: 'Not known',
  find: 'Find',
  above: 'Above this page',
  /** `noun`: what they are, in the plural. */
  others: (forms: Forms, others: number, all: number, noun: string) =>
    `The other ${forms.count(others)} of ${forms.count(all)} ${noun}`,
  pages: 'Pages of results',
  previous: '← Previous',
  next: 'Next →',
  page: (forms: Forms, page: number, pages: number) => `Page ${forms.count(page)} of ${forms.count(pages)}`,
  reachable: (forms: Forms, pages: number) =>
    `The first ${forms.count(pages)} pages of a search can be had. Narrow it by a filter to reach the rest.`,
};
