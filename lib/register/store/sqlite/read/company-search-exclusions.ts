import type { CompanyExclusion } from '@/lib/contract/extensions';
import type { CompanyQuery } from '../../store';
import type { SqliteDatabase } from '../open';
import {
  type CompanyFlag,
  countryCondition,
  dataCondition,
  type FilterConditions,
  FLAGS,
  IS_SET,
  industryCondition,
  termIdCondition,
} from './company-search-filters';
import { MatchSet } from './company-search-hits';
import { type IndustryCodeTree, uidKey } from './industry-codes-tree';
import { anyOf, type Condition, codeCondition, joinConditions, withoutCondition } from './where';

/** The companies that have one of the values to leave out of one field (extension `exclude`), or a flag that none may have. */
export interface Excluded {
  /** The filter of the same name; its facet leaves out the exclusion too. */
  field: CompanyExclusion | CompanyFlag;
  having: Condition;
}

type ToCondition = (terms: string[], treeNow: () => IndustryCodeTree) => Condition;

const covered = (uids: string[], tree: IndustryCodeTree) =>
  new Set(uids.flatMap((uid) => [...tree.covered(uidKey(uid))]));

/** A value to leave out finds what it finds as a filter. */
const HAVING: Record<CompanyExclusion, ToCondition> = {
  jurisdiction_code: (terms) => joinConditions(codeCondition('c.jurisdiction_code', anyOf(terms))),
  country_code: (terms) => joinConditions(countryCondition(anyOf(terms))),
  company_type: (terms) => joinConditions(termIdCondition('c.company_type_id', anyOf(terms))),
  current_status: (terms) => joinConditions(termIdCondition('c.current_status_id', anyOf(terms))),
  industry_codes: (terms, treeNow) => industryCondition(covered(terms, treeNow())),
  types_of_data_held: (terms) => dataCondition(terms),
};

const FIELDS = Object.keys(HAVING) as CompanyExclusion[];

/** `false` excludes what is known to be so; what is not known stays (specification, `inactive`: "false: exclude inactive"). */
function flagsExcludedBy(query: CompanyQuery): Excluded[] {
  const excluded = FLAGS.filter((flag) => query[flag] === false || (flag === 'inactive' && query.exclude_inactive));
  return excluded.map((field) => ({ field, having: { sql: IS_SET[field], bind: [] } }));
}

export function excludedBy(query: CompanyQuery, treeNow: () => IndustryCodeTree): Excluded[] {
  const { exclude = {} } = query;
  const values = FIELDS.flatMap((field) => {
    const terms = exclude[field] ?? [];
    return terms.length === 0 ? [] : [{ field, having: HAVING[field](terms, treeNow) }];
  });
  return [...values, ...flagsExcludedBy(query)];
}

/** The filters with what is left out, each under the name of its filter. */
export function withExclusions(filters: FilterConditions, excluded: Excluded[]): FilterConditions {
  const joined = { ...filters };
  for (const { field, having } of excluded) joined[field] = [...(joined[field] ?? []), withoutCondition(having)];
  return joined;
}

/** One hit in so many companies: to look at the row of each would then take longer than to list what is left out. */
const FREQUENT = 16;

/** The indexes of the other fields have only companies that are shown, and serve where no others are asked for. */
const shown = (field: Excluded['field']): string =>
  field === 'jurisdiction_code' || field === 'country_code' ? '1' : 'c.redacted = 0';

export function createExclusionReader(db: SqliteDatabase) {
  const lastId = db.prepare<[], number | null>('SELECT max(id) FROM companies').pluck();

  function listIds({ field, having }: Excluded): string {
    const sql = `SELECT json_group_array(c.id) FROM companies c WHERE ${shown(field)} AND ${having.sql}`;
    const list = db.prepare<unknown[], string>(sql).pluck();
    return list.get(...having.bind) ?? '[]';
  }

  /** All companies that are left out; redacted ones may be among them. */
  const leftOut = (excluded: Excluded[]): MatchSet => MatchSet.parse(...excluded.map(listIds));

  return {
    leftOut,
    /** The hits without what is left out where that is the quicker way; undefined where the rows of a few are looked at. */
    narrow(hits: MatchSet | undefined, excluded: Excluded[]): MatchSet | undefined {
      if (!hits || excluded.length === 0 || hits.size * FREQUENT < (lastId.get() ?? 0)) return undefined;
      return hits.without(leftOut(excluded));
    },
  };
}
