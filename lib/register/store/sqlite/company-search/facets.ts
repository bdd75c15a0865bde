import type { CompanyFacet, Facets, FacetValue } from '@/lib/contract/extensions';
import { countryOf, jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import type { FacetQuery } from '../../store';
import { monthText } from '../columns/days';
import type { Counts } from '../columns/matches';
import type { SqliteDatabase } from '../open';
import {
  byValue,
  type Counted,
  type CountedFacets,
  counted,
  limitFacets,
  sumByText,
  toFlagFacet,
  toPeriodFacet,
  toTermValues,
} from '../read/facets';
import type { CompanyColumns, Profile } from './columns';
import type { SectionColumn } from './sections';

interface FacetSources {
  db: SqliteDatabase;
  columns: CompanyColumns;
  sections: SectionColumn;
}

type ToValues = (counts: Counts, sources: FacetSources) => FacetValue[];

type KeyOf<Key> = (profile: Profile) => Key | null;

/** What a facet counts of the profiles: its keys, and for each profile the place of its key. */
interface ProfileKeys<Key> {
  keys: (Key | null)[];
  places: Uint32Array;
}

const keptKeys = new WeakMap<object, Map<unknown, ProfileKeys<unknown>>>();

/** Made again when there are more profiles: a large register has tens of thousands, and few keys. */
function profileKeys<Key>(profiles: CompanyColumns['profiles'], keyOf: KeyOf<Key>): ProfileKeys<Key> {
  const kept = keptKeys.get(profiles) ?? new Map<unknown, ProfileKeys<unknown>>();
  keptKeys.set(profiles, kept);
  const known = kept.get(keyOf);
  // Safe: it was made with the same function.
  if (known?.places.length === profiles.length) return known as ProfileKeys<Key>;
  const [keys, placeOf]: [(Key | null)[], Map<Key | null, number>] = [[null], new Map([[null, 0]])];
  const places = Uint32Array.from(profiles, (profile) => {
    const key = profile ? keyOf(profile) : null;
    const place = placeOf.get(key) ?? keys.push(key) - 1;
    placeOf.set(key, place);
    return place;
  });
  kept.set(keyOf, { keys, places });
  return { keys, places };
}

/** The sum for each key that occurs. */
function sumProfiles<Key>(counts: Counts, { columns }: FacetSources, keyOf: KeyOf<Key>): [Key, number][] {
  const { keys, places } = profileKeys(columns.profiles, keyOf);
  const sums = new Uint32Array(keys.length);
  for (let profile = 0; profile < counts.length; profile++) {
    const place = places[profile] ?? 0;
    sums[place] = (sums[place] as number) + (counts[profile] as number);
  }
  return keys.flatMap((key, place): [Key, number][] => {
    const sum = sums[place] ?? 0;
    return key === null || sum === 0 ? [] : [[key, sum]];
  });
}

function places(placeOf: (code: string) => string): ToValues {
  const keyOf = ({ jurisdiction_code }: Profile) => placeOf(jurisdiction_code);
  return (counts, sources) => toTermValues(sumByText(sumProfiles(counts, sources, keyOf)), jurisdictionName);
}

/** Counted by term id, and converted to text afterwards. */
function terms(column: 'company_type_id' | 'current_status_id'): ToValues {
  const keyOf = (profile: Profile) => profile[column];
  return (counts, sources) => {
    const find = sources.db.prepare<[number], Omit<Counted, 'count'>>(
      'SELECT key, term AS value FROM company_terms WHERE id = ?',
    );
    const found = sumProfiles(counts, sources, keyOf).flatMap(([id, count]) => {
      const term = find.get(id);
      return term ? [{ ...term, count }] : [];
    });
    return toTermValues(found.sort(byValue));
  };
}

function flag(name: 'inactive' | 'branch' | 'nonprofit'): ToValues {
  const keyOf = (profile: Profile) => (profile[name] ? '1' : '0');
  return (counts, sources) => toFlagFacet(sumByText(sumProfiles(counts, sources, keyOf)));
}

/** Of days, by the first letters of their months: four for the year, seven for the month. */
const periods =
  (name: 'incorporation' | 'dissolution', letters: 4 | 7): ToValues =>
  (counts, { columns }) => {
    const days = columns[name];
    // In an array, as a large register has tens of thousands of days; the last day has the last month.
    const months = new Uint32Array(days.monthOf(counts.length - 1) + 1);
    for (let place = 1; place < counts.length; place++) {
      const month = days.monthOf(place);
      months[month] = (months[month] as number) + (counts[place] as number);
    }
    months[0] = 0;
    const texts = Array.from(counted(months), ([month, count]): [string, number] => [
      monthText(month).slice(0, letters),
      count,
    ]);
    return toPeriodFacet(sumByText(texts));
  };

/** Counts a company once per type, however many data of the type it has. */
const dataTypes: ToValues = (counts, { columns }) => {
  const { dataTypeSets, dataTypeNames } = columns;
  const sums = new Map<string, Counted>();
  for (const [set, count] of counted(counts)) {
    const values = Array.from(dataTypeSets.of(set), (type) => dataTypeNames[type] ?? '').sort();
    // Two spellings of a type are one.
    const byKey = new Map(values.reverse().map((value) => [value.toLowerCase(), value]));
    for (const [key, value] of byKey) {
      const before = sums.get(key);
      const least = before && before.value < value ? before.value : value;
      sums.set(key, { key, value: least, count: (before?.count ?? 0) + count });
    }
  }
  return toTermValues([...sums.values()].sort(byValue));
};

/** Counts for each section the companies that a filter by its uid would find. */
const industrySections: ToValues = (counts, { sections }) => {
  const { sets, tree } = sections.get();
  const all = tree.sections();
  function* bySection(): Generator<[string | undefined, number]> {
    for (const [set, count] of counted(counts)) for (const section of sets.of(set)) yield [all[section]?.uid, count];
  }
  const labels = new Map(all.map(({ uid, description }) => [uid, description]));
  return toTermValues(sumByText(bySection()), (uid) => labels.get(uid));
};

const TERM_FACETS = {
  jurisdiction_code: places((code) => code),
  country_code: places(countryOf),
  company_type: terms('company_type_id'),
  current_status: terms('current_status_id'),
  industry_section: industrySections,
  types_of_data_held: dataTypes,
} satisfies Partial<Record<CompanyFacet, ToValues>>;

const FACETS: Record<CompanyFacet, ToValues> = {
  ...TERM_FACETS,
  inactive: flag('inactive'),
  branch: flag('branch'),
  nonprofit: flag('nonprofit'),
  incorporation_year: periods('incorporation', 4),
  dissolution_year: periods('dissolution', 4),
  incorporation_month: periods('incorporation', 7),
  dissolution_month: periods('dissolution', 7),
};

/** Facets of which the most frequent values are returned. */
export const LIMITED_FACETS: ReadonlySet<CompanyFacet> = new Set(Object.keys(TERM_FACETS) as CompanyFacet[]);

/** All values of each facet, from the counts of its column. */
export const countedFacets = (
  counts: ReadonlyMap<CompanyFacet, Counts>,
  sources: FacetSources,
): CountedFacets<CompanyFacet> => new Map([...counts].map(([name, own]) => [name, FACETS[name](own, sources)]));

/** The requested values of the requested facets; flags, years and months are always complete. */
export const toFacets = (asked: FacetQuery<CompanyFacet>, counted: CountedFacets<CompanyFacet>): Facets =>
  limitFacets(asked, counted, (name) => LIMITED_FACETS.has(name));
