import { COMPANY_FACET_FILTERS, type CompanyFacet, type Facets, type FacetValue } from '@/lib/contract/extensions';
import { countryOf, jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import type { FacetQuery } from '../../store';
import type { SqliteDatabase } from '../open';
import { type CompanyFlag, type FilterConditions, IS_SET, type MatchSet } from './company-search-filters';
import { fromMatching } from './company-search-page';
import {
  type ColumnFacet,
  type Counted,
  countColumns,
  countGroups,
  fromWithout,
  type Limits,
  toFlagFacet,
  toTermFacet,
  toYearFacet,
} from './facets';
import { type IndustryCodeTree, uidKey } from './industry-codes-tree';
import type { Condition } from './where';

/** `FROM …` of the companies over which a facet counts. */
type From = Condition;

interface Counter {
  db: SqliteDatabase;
  from: From;
  limits: Limits;
  treeNow: () => IndustryCodeTree;
}

/** A facet of what a company may have several of. */
interface PartsFacet {
  count(counter: Counter): FacetValue[];
}

const terms = (key: string, value = key, labelOf?: (value: string) => string): ColumnFacet => ({
  key,
  value,
  toValues: (counted, limits) => toTermFacet(counted, limits, labelOf),
});

const flag = (name: CompanyFlag): ColumnFacet => ({
  key: `(${IS_SET[name]}) IS 1`,
  value: `(${IS_SET[name]}) IS 1`,
  toValues: toFlagFacet,
});

const years = (column: string): ColumnFacet => ({
  key: `substr(c.${column}, 1, 4)`,
  value: `substr(c.${column}, 1, 4)`,
  toValues: toYearFacet,
});

/** Counted by the ids of terms, of which there are few, and spelt afterwards. */
const termIds = (column: string): ColumnFacet => ({
  ...terms(column),
  spell: (db, counted) => {
    const find = db.prepare<[string], Omit<Counted, 'count'>>(
      'SELECT key, term AS value FROM company_terms WHERE id = ?',
    );
    return counted.flatMap(({ key, count }) => {
      const term = find.get(key);
      return term ? [{ ...term, count }] : [];
    });
  },
});

/** The countries of the jurisdictions, which tell theirs. */
const countries: ColumnFacet = {
  ...terms('c.jurisdiction_code'),
  toValues: (counted, limits) => {
    const ofCountries = counted.map(({ key, value, count }) => ({
      key: countryOf(key),
      value: countryOf(value),
      count,
    }));
    return toTermFacet(ofCountries, limits, jurisdictionName);
  },
};

/** A company counts once a type, however many data of the type it has. */
function countDataHeld({ db, from, limits }: Counter): FacetValue[] {
  const counted = countGroups(db, {
    sql: `WITH matching(id) AS MATERIALIZED (SELECT c.id ${from.sql}),
      held AS (
        SELECT dk.company_id AS id, k.data_type FROM company_data_kinds dk JOIN data_kinds k ON k.id = dk.kind_id
        UNION ALL SELECT e.entity_id, s.data_type FROM statement_entities e JOIN statements s ON s.id = e.statement_id
      )
      SELECT lower(data_type) AS key, min(data_type) AS value, count(DISTINCT id) AS count
      FROM held WHERE id IN (SELECT id FROM matching) GROUP BY 1`,
    bind: from.bind,
  });
  return toTermFacet(counted, limits);
}

/**
 * Each section counts the companies that a filter by its uid would find. The plus keeps the companies from being looked
 * up one by one for each code, of which real code lists have thousands.
 */
function countSections({ db, from, limits, treeNow }: Counter): FacetValue[] {
  const tree = treeNow();
  const sections = tree.sections();
  const codes = sections.flatMap(({ uid }) => [...tree.covered(uidKey(uid))].map((key) => [key, uid]));
  const counted = countGroups(db, {
    sql: `WITH matching(id) AS MATERIALIZED (SELECT c.id ${from.sql})
      SELECT s.value ->> 1 AS key, s.value ->> 1 AS value, count(DISTINCT cc.company_id) AS count
      FROM json_each(?) s JOIN told_industry_codes t ON t.key = s.value ->> 0
        JOIN company_industry_codes cc ON cc.code_id = t.id
      WHERE +cc.company_id IN (SELECT id FROM matching) GROUP BY 1`,
    bind: [...from.bind, JSON.stringify(codes)],
  });
  const labels = new Map(sections.map(({ uid, description }) => [uid, description]));
  return toTermFacet(counted, limits, (uid) => labels.get(uid));
}

const FACETS: Record<CompanyFacet, ColumnFacet | PartsFacet> = {
  jurisdiction_code: terms('c.jurisdiction_code', 'c.jurisdiction_code', jurisdictionName),
  country_code: countries,
  company_type: termIds('c.company_type_id'),
  current_status: termIds('c.current_status_id'),
  industry_section: { count: countSections },
  types_of_data_held: { count: countDataHeld },
  inactive: flag('inactive'),
  branch: flag('branch'),
  nonprofit: flag('nonprofit'),
  incorporation_year: years('incorporation_date'),
  dissolution_year: years('dissolution_date'),
};

interface Found {
  hits: MatchSet | undefined;
  filters: FilterConditions;
  treeNow: () => IndustryCodeTree;
}

/** The facets of a company search, each over what matches all filters but its own. */
export function countCompanyFacets(
  db: SqliteDatabase,
  asked: FacetQuery<CompanyFacet>,
  { hits, filters, treeNow }: Found,
): Facets {
  const counting = { db, filters, fromWhere: (where: Condition) => fromMatching({ hits, where }) };
  const columns = countColumns(
    counting,
    asked.names.flatMap((name) => {
      const facet = FACETS[name];
      return 'key' in facet ? [{ facet, own: COMPANY_FACET_FILTERS[name] }] : [];
    }),
  );
  const valuesOf = (name: CompanyFacet): FacetValue[] => {
    const facet = FACETS[name];
    if ('key' in facet) return facet.toValues(columns.get(facet) ?? [], asked);
    return facet.count({ db, from: fromWithout(counting, COMPANY_FACET_FILTERS[name]), limits: asked, treeNow });
  };
  return Object.fromEntries(asked.names.map((name) => [name, valuesOf(name)]));
}
