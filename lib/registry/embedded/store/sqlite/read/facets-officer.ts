import type { Facets, FacetValue, OfficerFacet } from '@/lib/contract/extensions';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import type { FacetQuery } from '../../store';
import type { SqliteDatabase } from '../open';
import { countGroups, type Limits, toFlagFacet, toTermFacet } from './facets';
import { type Condition, joinConditions } from './where';

interface FacetDefinition {
  key: string;
  value: string;
  toFacet(counted: ReturnType<typeof countGroups>, limits: Limits): FacetValue[];
}

const INACTIVE = '(o.inactive = 1 OR c.inactive = 1) IS 1';

/** Each facet has the name of its filter. */
const FACETS: Record<OfficerFacet, FacetDefinition> = {
  jurisdiction_code: {
    key: 'c.jurisdiction_code',
    value: 'c.jurisdiction_code',
    toFacet: (counted, limits) => toTermFacet(counted, limits, jurisdictionName),
  },
  position: { key: 'o.position_key', value: 'o.position', toFacet: (counted, limits) => toTermFacet(counted, limits) },
  inactive: { key: INACTIVE, value: INACTIVE, toFacet: (counted) => toFlagFacet(counted) },
};

/** The facets of an officer search, each over what matches all filters but its own. */
export function countOfficerFacets(
  db: SqliteDatabase,
  asked: FacetQuery<OfficerFacet>,
  filters: Record<string, Condition[]>,
): Facets {
  const facet = (name: OfficerFacet): FacetValue[] => {
    const { [name]: _own, ...others } = filters;
    const { key, value, toFacet } = FACETS[name];
    const { sql, bind } = joinConditions(Object.values(others).flat());
    const counted = countGroups(db, {
      sql: `SELECT ${key} AS key, ${value} AS value, count(*) AS count
        FROM officers o LEFT JOIN companies c ON c.id = o.company_id
        WHERE ${sql} AND ${key} IS NOT NULL GROUP BY 1, 2`,
      bind,
    });
    return toFacet(counted, asked);
  };
  return Object.fromEntries(asked.names.map((name) => [name, facet(name)]));
}
