import { DEFAULT_PER_PAGE } from '@/lib/contract/limits';
import type { Found, Window } from './store/store';

interface PageParameters {
  page?: number;
  per_page?: number;
}

/** The slice that is asked for. It refuses other parameters, so that a list cannot pass over a filter that is declared. */
export function windowOf<Given extends PageParameters>(
  { page = 1, per_page = DEFAULT_PER_PAGE }: Given & Record<Exclude<keyof Given, keyof PageParameters>, never>,
  maximum = Infinity,
): Window {
  const limit = Math.min(per_page, maximum);
  return { offset: (page - 1) * limit, limit };
}

/** `total_pages` is the true number, beyond the last page that may be asked for (api-shapes, section 1). */
export function toPage<T>(key: string, item: string, { items, total }: Found<T>, { offset, limit }: Window) {
  return {
    [key]: items.map((record) => ({ [item]: record })),
    page: offset / limit + 1,
    per_page: limit,
    total_pages: Math.ceil(total / limit),
    total_count: total,
  };
}
