import { type Facets, OFFICER_FACET_FILTERS, type OfficerFacet } from '@/lib/contract/extensions';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import type { FacetQuery } from '../../store';
import type { SqliteDatabase } from '../open';
import { type ColumnFacet, countColumns, toFlagFacet, toTermFacet } from './facets';
import type { Condition } from './where';

const INACTIVE = '(o.inactive = 1 OR c.inactive = 1) IS 1';

const FACETS: Record<OfficerFacet, ColumnFacet> = {
  jurisdiction_code: {
    key: 'c.jurisdiction_code',
    value: 'c.jurisdiction_code',
    toValues: (counted, limits) => toTermFacet(counted, limits, jurisdictionName),
  },
  position: { key: 'o.position_key', value: 'o.position', toValues: toTermFacet },
  inactive: { key: INACTIVE, value: INACTIVE, toValues: toFlagFacet },
};

const fromWhere = ({ sql, bind }: Condition): Condition => ({
  sql: `FROM officers o LEFT JOIN companies c ON c.id = o.company_id WHERE ${sql}`,
  bind,
});

/** The facets of an officer search, each over what matches all filters but its own. */
export function countOfficerFacets(
  db: SqliteDatabase,
  asked: FacetQuery<OfficerFacet>,
  filters: Record<string, Condition[]>,
): Facets {
  const counted = countColumns(
    { db, filters, fromWhere },
    asked.names.map((name) => ({ facet: FACETS[name], own: OFFICER_FACET_FILTERS[name] })),
  );
  return Object.fromEntries(
    asked.names.map((name) => [name, FACETS[name].toValues(counted.get(FACETS[name]) ?? [], asked)]),
  );
}
