import 'server-only';
import { cache } from 'react';
import {
  FACET_LIMIT_PARAMETER,
  FACETS_PARAMETER,
  type FacetName,
  type FacetValue,
  MAX_FACET_LIMIT,
} from '@/lib/contract/extensions';
import { printTermFilter } from '@/lib/contract/filters';
import { type Attempt, attempt } from './attempt';
import { registry, registrySource } from './server';

/** All values of one facet, as many as the extension gives, and no company. */
export const facetRequest = (facet: FacetName): URLSearchParams =>
  new URLSearchParams({
    per_page: '1',
    [FACETS_PARAMETER]: facet,
    [FACET_LIMIT_PARAMETER]: String(MAX_FACET_LIMIT),
  });

interface FacetCounts {
  /** Undefined where the source does not count. */
  values?: FacetValue[];
  /** All companies, those among them that the values do not count. */
  total: number;
}

async function countFacet(facet: 'jurisdiction_code' | 'industry_section'): Promise<FacetCounts> {
  const { facets, total_count } = await registry.list('search_companies', {}, facetRequest(facet));
  return { values: facets?.[facet], total: total_count };
}

/** Companies by jurisdiction; on a remote service this costs a call, so somebody must have asked for it. */
export async function countJurisdictions(asked: boolean): Promise<Attempt<FacetCounts> | undefined> {
  if (registrySource() === 'upstream' && !asked) return undefined;
  return attempt(countFacet('jurisdiction_code'));
}

/** Companies by section of industry; never at the price of a call, and without them the page is whole. */
export async function countSections(): Promise<FacetValue[]> {
  if (registrySource() === 'upstream') return [];
  return (await attempt(countFacet('industry_section'))).value?.values ?? [];
}

/** How many companies a filter by this industry code finds; undefined where asking would cost a call, or fails. */
export async function countIndustry(uid: string): Promise<number | undefined> {
  if (registrySource() === 'upstream') return undefined;
  const industry_codes = printTermFilter({ match: 'any', terms: [uid] });
  const params = new URLSearchParams({ industry_codes, per_page: '1' });
  return (await attempt(registry.list('search_companies', {}, params))).value?.total_count;
}

export const getIndustryCodeScheme = cache((code_scheme_id: string) =>
  registry.record('get_industry_code_scheme', { code_scheme_id }),
);

export const getIndustryCode = cache((code_scheme_id: string, code: string) =>
  registry.record('get_industry_code', { code_scheme_id, code }),
);

export const getCorporateGrouping = cache((name: string) => registry.record('get_corporate_grouping', { name }));
