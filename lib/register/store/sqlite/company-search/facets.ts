import type { CompanyFacet, Facets, FacetValue } from '@/lib/contract/extensions';
import { countryOf, jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import type { FacetQuery } from '../../store';
import type { SqliteDatabase } from '../open';
import { byValue, type Counted, type Limits, toFlagFacet, toPeriodFacet, toTermFacet } from '../read/facets';
import { type IndustryCodeTree, uidKey } from '../read/industry-codes-tree';
import { type CompanyColumns, monthText, type Profile } from './columns';
import type { Counts } from './matches';

interface FacetSources {
  db: SqliteDatabase;
  columns: CompanyColumns;
  treeNow: () => IndustryCodeTree;
}

type ToValues = (counts: Counts, limits: Limits, sources: FacetSources) => FacetValue[];

/** The numbers that occur, with their counts. */
function* counted(counts: Counts): Generator<[value: number, count: number]> {
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value] as number;
    if (count > 0) yield [value, count];
  }
}

/** The sums by key. */
function sumBy<Key>(entries: Iterable<[Key | undefined, number]>): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const [key, count] of entries) if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

function* byProfile<Key>(
  counts: Counts,
  { columns }: FacetSources,
  keyOf: (profile: Profile) => Key | null,
): Generator<[Key | undefined, number]> {
  for (const [value, count] of counted(counts)) {
    const profile = columns.profiles[value];
    if (profile) yield [keyOf(profile) ?? undefined, count];
  }
}

const toCounted = (sums: Map<string, number>): Counted[] =>
  [...sums].map(([key, count]) => ({ key, value: key, count })).sort(byValue);

const places =
  (placeOf: (code: string) => string): ToValues =>
  (counts, limits, sources) => {
    const sums = sumBy(byProfile(counts, sources, ({ jurisdiction_code }) => placeOf(jurisdiction_code)));
    return toTermFacet(toCounted(sums), limits, jurisdictionName);
  };

/** Counted by term id, and converted to text afterwards. */
const terms =
  (column: 'company_type_id' | 'current_status_id'): ToValues =>
  (counts, limits, sources) => {
    const find = sources.db.prepare<[number], Omit<Counted, 'count'>>(
      'SELECT key, term AS value FROM company_terms WHERE id = ?',
    );
    const found = [...sumBy(byProfile(counts, sources, (profile) => profile[column]))].flatMap(([id, count]) => {
      const term = find.get(id);
      return term ? [{ ...term, count }] : [];
    });
    return toTermFacet(found.sort(byValue), limits);
  };

const flag =
  (name: 'inactive' | 'branch' | 'nonprofit'): ToValues =>
  (counts, _, sources) =>
    toFlagFacet(toCounted(sumBy(byProfile(counts, sources, (profile) => (profile[name] ? '1' : '0')))));

/** Of months, by their first letters: four for the year, seven for the month. */
const periods =
  (letters: 4 | 7): ToValues =>
  (counts) => {
    const months = [...counted(counts)].filter(([month]) => month > 0);
    return toPeriodFacet(toCounted(sumBy(months.map(([month, count]) => [monthText(month).slice(0, letters), count]))));
  };

/** Counts a company once per type, however many data of the type it has. */
const dataTypes: ToValues = (counts, limits, { columns }) => {
  const { dataTypeSets, dataTypeNames } = columns;
  const sums = new Map<string, Counted>();
  for (const [set, count] of counted(counts)) {
    const values = (dataTypeSets.members[set] ?? []).map((type) => dataTypeNames[type] ?? '').sort();
    // Two spellings of a type are one.
    const byKey = new Map(values.reverse().map((value) => [value.toLowerCase(), value]));
    for (const [key, value] of byKey) {
      const before = sums.get(key);
      const least = before && before.value < value ? before.value : value;
      sums.set(key, { key, value: least, count: (before?.count ?? 0) + count });
    }
  }
  return toTermFacet([...sums.values()].sort(byValue), limits);
};

/** Counts for each section the companies that a filter by its uid would find. */
const sections: ToValues = (counts, limits, { db, columns, treeNow }) => {
  const tree = treeNow();
  const listIds = db
    .prepare<[string], number>('SELECT id FROM told_industry_codes WHERE key IN (SELECT value FROM json_each(?))')
    .pluck();
  const sectionsOf = new Map<number, string[]>();
  for (const { uid } of tree.sections()) {
    for (const id of listIds.all(JSON.stringify([...tree.covered(uidKey(uid))]))) {
      sectionsOf.set(id, [...(sectionsOf.get(id) ?? []), uid]);
    }
  }
  function* bySection(): Generator<[string, number]> {
    for (const [set, count] of counted(counts)) {
      const codes = columns.industrySets.members[set] ?? [];
      for (const uid of new Set(codes.flatMap((code) => sectionsOf.get(code) ?? []))) yield [uid, count];
    }
  }
  const labels = new Map(tree.sections().map(({ uid, description }) => [uid, description]));
  return toTermFacet(toCounted(sumBy(bySection())), limits, (uid) => labels.get(uid));
};

const FACETS: Record<CompanyFacet, ToValues> = {
  jurisdiction_code: places((code) => code),
  country_code: places(countryOf),
  company_type: terms('company_type_id'),
  current_status: terms('current_status_id'),
  industry_section: sections,
  types_of_data_held: dataTypes,
  inactive: flag('inactive'),
  branch: flag('branch'),
  nonprofit: flag('nonprofit'),
  incorporation_year: periods(4),
  dissolution_year: periods(4),
  incorporation_month: periods(7),
  dissolution_month: periods(7),
};

/** The values of the facets from the counts of their columns. */
export function toFacets(
  asked: FacetQuery<CompanyFacet>,
  counts: ReadonlyMap<CompanyFacet, Counts>,
  sources: FacetSources,
): Facets {
  const none = new Uint32Array(0);
  return Object.fromEntries(asked.names.map((name) => [name, FACETS[name](counts.get(name) ?? none, asked, sources)]));
}
