import { COMPANY_FACET_FILTERS, type FacetName, OFFICER_FACET_FILTERS } from '@/lib/contract/extensions';
import type { AnyFilter, SearchPage } from './filters';

const FACET_FILTERS: Record<string, Partial<Record<FacetName, string>>> = {
  '/companies/search': COMPANY_FACET_FILTERS,
  '/officers/search': OFFICER_FACET_FILTERS,
};

/** The facet that counts the values of a filter on a page; undefined where none does. */
export function facetNameOf(page: Pick<SearchPage, 'path'>, { name }: Pick<AnyFilter, 'name'>): FacetName | undefined {
  const facets = Object.entries(FACET_FILTERS[page.path] ?? {}) as [FacetName, string][];
  return facets.find(([, filter]) => filter === name)?.[0];
}
