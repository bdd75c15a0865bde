import { COMPANY_FACETS, type FacetName, OFFICER_FACETS } from '@/lib/contract/extensions';
import type { AnyFilter, SearchPage } from './filters';

/** Facets that are not called as their filter is. */
const OTHERWISE_CALLED: Partial<Record<string, FacetName>> = {
  industry_codes: 'industry_section',
  incorporation_date: 'incorporation_year',
  dissolution_date: 'dissolution_year',
};

const COUNTED: Record<string, readonly FacetName[]> = {
  '/companies/search': COMPANY_FACETS,
  '/officers/search': OFFICER_FACETS,
};

/** The facet that counts the values of a filter on a page; undefined where none does. */
export function facetNameOf(page: Pick<SearchPage, 'path'>, { name }: Pick<AnyFilter, 'name'>): FacetName | undefined {
  const wanted: string = OTHERWISE_CALLED[name] ?? name;
  return COUNTED[page.path]?.find((facet) => facet === wanted);
}
