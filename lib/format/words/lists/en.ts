import type { Forms } from '@/lib/language/forms/forms';
import type { ListExtent } from '../../shown-of';

/** How much of a list stands on a page; `all` is the number of its entries with their noun. */
export const en = {
  partOf: (forms: Forms, { shown, page, total_pages }: ListExtent, all: string) =>
    `${forms.count(shown)} of ${all}, page ${forms.count(page)} of ${forms.count(total_pages)}`,
};
