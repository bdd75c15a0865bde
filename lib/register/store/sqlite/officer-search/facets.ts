import type { Facets, OfficerFacet } from '@/lib/contract/extensions';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import type { FacetQuery } from '../../store';
import type { Counts } from '../columns/matches';
import {
  byValue,
  type CountedFacets,
  counted,
  limitFacets,
  sumByText,
  toFlagFacet,
  toTermValues,
} from '../read/facets';
import type { CompanyPart, OfficerColumns } from './columns';

function* byCompanyPart(
  counts: Counts,
  { companyParts }: OfficerColumns,
  keyOf: (companyPart: CompanyPart) => string | null,
): Generator<[string | null, number]> {
  for (const [value, count] of counted(counts)) {
    const companyPart = companyParts[value];
    if (companyPart) yield [keyOf(companyPart), count];
  }
}

function countPositions(counts: Counts, { positions }: OfficerColumns) {
  const found = [...counted(counts)].flatMap(([number, count]) => {
    const { key, value } = positions[number] ?? {};
    return key == null || value == null ? [] : [{ key, value, count }];
  });
  return found.sort(byValue);
}

const FACETS = {
  jurisdiction_code: (counts, columns) =>
    toTermValues(
      sumByText(byCompanyPart(counts, columns, ({ jurisdiction_code }) => jurisdiction_code)),
      jurisdictionName,
    ),
  position: (counts, columns) => toTermValues(countPositions(counts, columns)),
  inactive: (counts, columns) =>
    toFlagFacet(sumByText(byCompanyPart(counts, columns, ({ inactive }) => (inactive ? '1' : '0')))),
} satisfies Record<OfficerFacet, (counts: Counts, columns: OfficerColumns) => ReturnType<typeof toTermValues>>;

/** All values of each facet, from the counts of its column. */
export const countedFacets = (
  counts: ReadonlyMap<OfficerFacet, Counts>,
  columns: OfficerColumns,
): CountedFacets<OfficerFacet> => new Map([...counts].map(([name, own]) => [name, FACETS[name](own, columns)]));

/** The requested values of the requested facets; flags are always complete. */
export const toFacets = (asked: FacetQuery<OfficerFacet>, counted: CountedFacets<OfficerFacet>): Facets =>
  limitFacets(asked, counted, (name) => name !== 'inactive');
