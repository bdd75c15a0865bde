import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMPANY_FACET_FILTERS, COMPANY_FACETS, type CompanyFacet, type Facets } from '@/lib/contract/extensions';
import { matchesDateFilter, type TermFilter } from '@/lib/contract/parameters';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { THOROUGH } from '@/lib/testing/thorough';
import { company, reference, source, statement } from '../../case-inputs';
import type { CompanyInput, RegisterInput } from '../../records';
import type { CompanyQuery } from '../../store';
import { dayCode } from '../columns/days';
import { openDatabase, type SqliteDatabase } from '../open';
import { createRegisterWriter } from '../writer';
import { createCompanySearch, storeCompanyColumns } from './search';

const CODES: RegisterInput = {
  kind: 'industry_code_scheme',
  id: 'isic_4',
  name: 'Invented',
  codes: [
    { code: 'A', description: 'Farming' },
    { code: '01', description: 'Crops', parent_code: 'A' },
    { code: 'J', description: 'Information' },
  ],
};
const SECTIONS: Record<string, string[]> = { 'isic_4-A': ['A', '01'], 'isic_4-J': ['J'] };

/** The type that is a statement, not a datum. */
const NOTICE = 'gazette_notice';

const WORDS = ['amber', 'birch', 'cedar', 'dune'];

/** An invented company, as the plain calculation reads it. */
interface Known {
  number: string;
  words: string[];
  jurisdiction_code: string;
  company_type: string | null;
  current_status: string | null;
  incorporation_date: string | null;
  dissolution_date: string | null;
  inactive: boolean | null;
  branch: 'F' | 'L' | null;
  nonprofit: boolean | null;
  codes: string[];
  types: string[];
  address: string | null;
  redacted: boolean;
}

const dayIn = fc.constantFrom('1999-12-31', '2000', '2000-01', '2000-01-01', '2000-06-15', '2001-02-03', null);

const known = (number: number): fc.Arbitrary<Known> =>
  fc.record({
    number: fc.constant(String(number)),
    words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }),
    jurisdiction_code: fc.constantFrom('gb', 'de', 'us_ny', 'us_de'),
    company_type: fc.constantFrom('Private', 'Public', 'private', null),
    current_status: fc.constantFrom('Active', 'Dissolved', null),
    incorporation_date: dayIn,
    dissolution_date: dayIn,
    inactive: fc.constantFrom(true, false, null),
    branch: fc.constantFrom('F' as const, 'L' as const, null),
    nonprofit: fc.constantFrom(true, false, null),
    codes: fc.uniqueArray(fc.constantFrom('A', '01', 'J'), { maxLength: 2 }),
    types: fc.uniqueArray(fc.constantFrom('Website', 'Licence', NOTICE), { maxLength: 2 }),
    address: fc.constantFrom('1 Mill Lane, Leeds', '2 Mill Lane, York', null),
    redacted: fc.boolean().map((one) => one && number % 5 === 0),
  });

const COUNT = 14;
const someKnown = fc.tuple(...Array.from({ length: COUNT }, (_, at) => known(at)));

function toInputs({ number, words, codes, types, address, ...facts }: Known): RegisterInput[] {
  const input: CompanyInput = {
    ...company(number, words.join(' ')),
    ...facts,
    industry_codes: codes.map((code) => ({ code_scheme_id: 'isic_4', code })),
    registered_address_in_full: address,
  };
  const key = `company:${facts.jurisdiction_code}/${number}`;
  const subjects = [{ ...reference(number), key }];
  const data = types.map((data_type): RegisterInput => {
    // The notice of a number is about another company once the company has moved.
    if (data_type === NOTICE) return statement(`notice/${number}`, NOTICE, { subjects, objects: [] });
    const of = { companies: subjects, data_type, title: data_type };
    return { kind: 'datum', key: `${key}/${data_type}`, ...of, attributes: {}, source };
  });
  return [input, ...data];
}

const terms = (...values: string[]): fc.Arbitrary<TermFilter> =>
  fc.record({
    match: fc.constantFrom('any' as const, 'all' as const),
    terms: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }),
  });
const days = fc.constantFrom(
  { from: '2000-01-01', to: null },
  { from: null, to: '2000-06-15' },
  { from: '2000-01-01', to: '2001-12-31' },
);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });

const EXCLUSIONS: NonNullable<CompanyQuery['exclude']>[] = [
  { company_type: ['private'] },
  { country_code: ['us'] },
  { industry_codes: ['isic_4-A'] },
  { types_of_data_held: ['Website'], current_status: ['Active'] },
];

const FILTERS = fc.record({
  q: optional(fc.constantFrom('amber', 'birch cedar', 'dune')),
  jurisdiction_code: optional(terms('gb', 'de')),
  country_code: optional(terms('us', 'gb')),
  company_type: optional(terms('PRIVATE', 'public')),
  current_status: optional(terms('active', 'Dissolved')),
  industry_codes: optional(terms('isic_4-A', 'isic_4-J')),
  types_of_data_held: optional(terms('website', 'licence', NOTICE)),
  registered_address: optional(terms('mill', 'Leeds, lane', '1 mill york')),
  incorporation_date: optional(days),
  dissolution_date: optional(days),
  inactive: optional(fc.boolean()),
  branch: optional(fc.boolean()),
  nonprofit: optional(fc.boolean()),
  exclude: optional(fc.constantFrom(...EXCLUSIONS)),
});
type Filters = typeof FILTERS extends fc.Arbitrary<infer T> ? T : never;

const isOneOf = ({ match, terms }: TermFilter, values: string[]): boolean => {
  const has = (term: string): boolean => values.includes(term.toLowerCase());
  return match === 'all' ? terms.every(has) : terms.some(has);
};
const lower = (...values: (string | null)[]): string[] => values.flatMap((value) => value?.toLowerCase() ?? []);
const sectionsOf = ({ codes }: Known): string[] =>
  Object.keys(SECTIONS).filter((uid) => codes.some((code) => SECTIONS[uid]?.includes(code)));

const wordsIn = (text: string | null): string[] => text?.toLowerCase().match(/\w+/g) ?? [];

/** Whether a company meets each filter, one after another and without any index. */
const MEETS: { [Name in keyof Filters]-?: (one: Known, wanted: NonNullable<Filters[Name]>) => boolean } = {
  q: ({ words }, q) => q.split(' ').every((word) => words.includes(word)),
  jurisdiction_code: (one, filter) => isOneOf(filter, [one.jurisdiction_code]),
  country_code: (one, filter) => isOneOf(filter, [countryOf(one.jurisdiction_code)]),
  company_type: (one, filter) => isOneOf(filter, lower(one.company_type)),
  current_status: (one, filter) => isOneOf(filter, lower(one.current_status)),
  industry_codes: (one, filter) => isOneOf(filter, lower(...sectionsOf(one))),
  types_of_data_held: (one, filter) => isOneOf(filter, lower(...one.types)),
  registered_address: ({ address }, { match, terms }) => {
    const has = (term: string) => wordsIn(term).every((word) => wordsIn(address).includes(word));
    return match === 'all' ? terms.every(has) : terms.some(has);
  },
  incorporation_date: (one, filter) => matchesDateFilter(filter, one.incorporation_date),
  dissolution_date: (one, filter) => matchesDateFilter(filter, one.dissolution_date),
  inactive: (one, wanted) => (one.inactive === true) === wanted,
  branch: (one, wanted) => (one.branch !== null) === wanted,
  nonprofit: (one, wanted) => (one.nonprofit === true) === wanted,
  exclude: () => true,
};
function isExcluded(one: Known, { exclude }: Filters, except: string | undefined): boolean {
  return Object.entries(exclude ?? {}).some(([name, values]) => {
    if (name === except) return false;
    const filter = { match: 'any' as const, terms: values };
    return (MEETS[name as keyof Filters] as (one: Known, filter: TermFilter) => boolean)(one, filter);
  });
}

function findPlainly(all: readonly Known[], filters: Filters, except?: string): Known[] {
  return all.filter((one) => {
    if (one.redacted || isExcluded(one, filters, except)) return false;
    return (Object.keys(MEETS) as (keyof Filters)[]).every((name) => {
      const wanted = filters[name];
      return name === except || wanted === undefined || (MEETS[name] as (a: Known, b: unknown) => boolean)(one, wanted);
    });
  });
}

const year = (day: string | null): string[] => (day === null ? [] : [day.slice(0, 4)]);
const month = (day: string | null): string[] => (day === null ? [] : [day.slice(0, 7)]);

const VALUES: Record<CompanyFacet, (one: Known) => string[]> = {
  jurisdiction_code: (one) => [one.jurisdiction_code],
  country_code: (one) => [countryOf(one.jurisdiction_code)],
  company_type: (one) => lower(one.company_type),
  current_status: (one) => lower(one.current_status),
  industry_section: (one) => lower(...sectionsOf(one)),
  types_of_data_held: (one) => lower(...one.types),
  inactive: (one) => [String(one.inactive === true)],
  branch: (one) => [String(one.branch !== null)],
  nonprofit: (one) => [String(one.nonprofit === true)],
  incorporation_year: (one) => year(one.incorporation_date),
  dissolution_year: (one) => year(one.dissolution_date),
  incorporation_month: (one) => month(one.incorporation_date),
  dissolution_month: (one) => month(one.dissolution_date),
};

/** Counts by value, whatever its case. */
function countPlainly(all: readonly Known[], filters: Filters, facet: CompanyFacet): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of findPlainly(all, filters, COMPANY_FACET_FILTERS[facet])) {
    for (const value of new Set(VALUES[facet](one))) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

const toCounts = (facets: Facets | undefined, facet: CompanyFacet): Record<string, number> =>
  Object.fromEntries((facets?.[facet] ?? []).map(({ value, count }) => [value.toLowerCase(), count]));

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const byName = (a: Known, b: Known): number =>
  compare(a.words.join(' '), b.words.join(' ')) || Number(a.number) - Number(b.number);
const dayOrNone = (day: string | null): string => day ?? '';

const ORDERS = {
  name: byName,
  incorporation_date: (a: Known, b: Known) =>
    compare(dayOrNone(b.incorporation_date), dayOrNone(a.incorporation_date)) || Number(a.number) - Number(b.number),
  dissolution_date: (a: Known, b: Known) =>
    compare(dayOrNone(b.dissolution_date), dayOrNone(a.dissolution_date)) || Number(a.number) - Number(b.number),
} as const;

function openRegister() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  return { db, writer: createRegisterWriter(db), ...createCompanySearch(db) };
}

const ask = (given: Partial<CompanyQuery>): CompanyQuery => ({
  wildcard: 'B',
  order: 'name',
  window: { offset: 0, limit: 100 },
  ...given,
});

describe('company search equals a plain calculation over all companies', () => {
  test('in totals of any days, where no facet counts others', () => {
    fc.assert(
      fc.property(someKnown, someKnown, optional(days), optional(days), (all, later, incorporated, dissolved) => {
        const { db, writer, search } = openRegister();
        const others = OTHERS.map((input) => ({ ...input, incorporation_date: '1990-01-01' }));
        const filters = { incorporation_date: incorporated, dissolution_date: dissolved } as Filters;
        writer.write([CODES, ...others, ...all.flatMap(toInputs)]);
        search(ask(filters));
        const newer = later.map((one, at) => (at % 2 === 0 ? one : (all[at] as Known)));
        writer.write(newer.flatMap(toInputs).map((input) => withDate(input, '2026-01-02')));
        const numbers = (found: { company_number: string }[]) =>
          found.map(({ company_number }) => company_number).sort();
        const found = numbers(search(ask(filters)).items);
        expect(found).toEqual(numbers(createCompanySearch(db).search(ask({ ...filters, facets: FACETS })).items));
        db.close();
      }),
      { numRuns: THOROUGH ? 200 : 15, endOnFailure: true },
    );
  });

  test('in totals, facets and orders of any query', () => {
    fc.assert(
      fc.property(someKnown, fc.array(FILTERS, { minLength: 6, maxLength: 6 }), (all, queries) => {
        const { db, writer, search } = openRegister();
        writer.write([CODES, ...all.flatMap(toInputs)]);
        for (const filters of queries) {
          const facets = { names: [...COMPANY_FACETS], limit: 100 };
          const wanted = findPlainly(all, filters);
          for (const order of Object.keys(ORDERS) as (keyof typeof ORDERS)[]) {
            const { items, total, facets: counted } = search(ask({ ...filters, order, facets }));
            expect(total).toBe(wanted.length);
            const sorted = [...wanted].sort(ORDERS[order]).map(({ number }) => number);
            expect(items.map(({ company_number }) => company_number)).toEqual(sorted);
            for (const facet of COMPANY_FACETS) {
              expect(toCounts(counted, facet), facet).toEqual(countPlainly(all, filters, facet));
            }
          }
        }
        db.close();
      }),
      { numRuns: THOROUGH ? 200 : 15, endOnFailure: true },
    );
  });
});

const FACETS = { names: [...COMPANY_FACETS], limit: 100 };

/** So many that a few changes are taken in one by one: of a small register all is read again. */
const OTHERS = Array.from({ length: 120 }, (_, index) => company(`other-${index}`, `Elm ${index}`));

const withDate = (input: RegisterInput, retrieved_at: string): RegisterInput => {
  if (input.kind === 'statement') return { ...input, version: retrieved_at };
  return 'source' in input ? { ...input, source: { ...source, retrieved_at } } : input;
};

/** What a search finds of some queries. */
const look = (search: ReturnType<typeof createCompanySearch>['search'], queries: readonly Filters[]) =>
  queries.flatMap((filters) =>
    (['name', 'score', 'incorporation_date'] as const).map((order) =>
      search(ask({ ...filters, order, facets: FACETS })),
    ),
  );

describe('company search after writing', () => {
  test('finds what a search finds that reads the register anew', () => {
    fc.assert(
      fc.property(
        fc.array(someKnown, { minLength: 3, maxLength: 3 }),
        fc.array(FILTERS, { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        (versions, queries, isStored) => {
          const { db, writer, search } = openRegister();
          writer.write([CODES, ...OTHERS]);
          const { search: rare } = createCompanySearch(db);
          for (const [at, all] of versions.entries()) {
            const retrieved_at = `2026-01-0${at + 1}`;
            const isNewer = (index: number): boolean => (index + at) % 2 === 0;
            // Of the others only the parts change, whose companies are there or not.
            const newer = all.flatMap((one, index) =>
              toInputs(one).filter((input) => isNewer(index) || input.kind !== 'company'),
            );
            writer.write(newer.map((input) => withDate(input, retrieved_at)));
            const anew = look(createCompanySearch(db).search, queries);
            expect(look(search, queries)).toEqual(anew);
            if (isStored) storeCompanyColumns(db, { worthStoring: 0, frequent: 1 });
            expect(look(createCompanySearch(db).search, queries)).toEqual(anew);
            // This one missed a version, and perhaps the log of it.
            if (at !== 1) expect(look(rare, queries)).toEqual(anew);
          }
          db.close();
        },
      ),
      { numRuns: THOROUGH ? 60 : 10, endOnFailure: true },
    );
  });
});

const one = company('1', 'Amber Limited', { keys: ['lei:1'] });
const two = company('2', 'Birch Limited');
const newer = { source: { ...source, retrieved_at: '2026-02-01' } };
const datum = (data_type: string, ...numbers: string[]): RegisterInput => {
  const of = { companies: numbers.map(reference), data_type, title: data_type };
  return { kind: 'datum', key: 'datum', ...of, attributes: {}, source };
};
const notice = (number: string, version: string): RegisterInput =>
  statement('notice', NOTICE, { subjects: [reference(number)], objects: [], version, properties: { version } });

describe('company search takes in', () => {
  test.each<[string, RegisterInput[], RegisterInput[]]>([
    ['a new company', [one], [two]],
    ['another name', [one, two], [{ ...one, name: 'Cedar Limited', ...newer }]],
    ['another day', [one, two], [{ ...one, incorporation_date: '2000-02-01', ...newer }]],
    ['a new company of a day', [one, two], [{ ...company('3', 'Dune'), incorporation_date: '2000-02-01' }]],
    ['another status', [one, two], [{ ...one, current_status: 'Dissolved', ...newer }]],
    ['an industry code', [CODES, one], [{ ...one, industry_codes: [{ code_scheme_id: 'isic_4', code: 'J' }] }]],
    ['a code list', [{ ...one, industry_codes: [{ code_scheme_id: 'isic_4', code: 'J' }] }], [CODES]],
    ['a redaction', [one, two], [{ ...one, redacted: true, ...newer }]],
    ['a datum', [one, two], [datum('Website', '1')]],
    ['a datum that is shared', [one, two, datum('Website', '1')], [datum('Website', '2')]],
    ['a datum of another type', [one, two, datum('Website', '1', '2')], [datum('Licence', '1')]],
    ['a statement', [one, two], [notice('1', '2026-01-01')]],
    [
      'a statement that is about another company now',
      [one, two, notice('1', '2026-01-01')],
      [notice('2', '2026-02-01')],
    ],
    ['a company that was known by name only', [one, notice('2', '2026-01-01')], [two]],
    [
      'two that are one company',
      [one, { ...company('LEI-9', 'Dune'), number_is_stand_in: true, keys: ['lei:9'] }],
      [{ ...one, keys: ['lei:1', 'lei:9'], ...newer }],
    ],
  ])('%s, as a search does that reads the register anew', (_, before, after) => {
    const { db, writer, search } = openRegister();
    const year = { incorporation_date: { from: '2000-01-01', to: '2000-12-31' } };
    const queries = [{}, { q: 'cedar' }, { q: 'birch' }, year] as Filters[];
    writer.write([...OTHERS, ...before]);
    const then = look(search, queries);
    for (const input of after) writer.write([input]);
    const now = look(search, queries);
    expect(now).toEqual(look(createCompanySearch(db).search, queries));
    expect(now).not.toEqual(then);
  });
});

/** The stored columns as an earlier program wrote them: days as codes, and none of what they stand for. */
function storeAsBefore(db: SqliteDatabase, isAfterNewer: boolean): void {
  storeCompanyColumns(db, { worthStoring: 0 });
  const get = (name: string) =>
    db.prepare<[string], Buffer>('SELECT cells FROM search_columns WHERE name = ?').pluck().get(`companies.${name}`);
  const put = db.prepare('INSERT OR REPLACE INTO search_columns (name, piece, cells) VALUES (?, 0, ?)');
  const { parts: _, ...state } = JSON.parse(String(get('head')));
  for (const [name, column, base] of DAYS_BEFORE) {
    const rows = db.prepare<[], [number, string]>(`SELECT id, ${column} FROM companies`).raw().all();
    const codes = new Uint32Array(state.lastId + 1);
    for (const [id, day] of rows) codes[id] = Math.max(0, dayCode(day) - base);
    put.run(`companies.${name}`, Buffer.from(codes.buffer));
    state.widths[name] = 4;
  }
  put.run('companies.state', JSON.stringify(state));
  // What a newer program stored before that one stays.
  if (isAfterNewer) put.run('companies.head', JSON.stringify({ ...state, lastId: state.lastId - 1 }));
  else db.exec("DELETE FROM search_columns WHERE name = 'companies.head' OR name LIKE '%.days'");
}

const DAYS_BEFORE = [
  ['incorporation', 'incorporation_date', 0],
  ['dissolution', 'dissolution_date', 0],
  ['created', 'created_at', 1970 << 9],
  ['updated', 'updated_at', 1970 << 9],
] as const;

test.each([false, true])('company search reads columns that an earlier program stored', (isAfterNewer) => {
  const { db, writer } = openRegister();
  const dated = { ...two, incorporation_date: '2001-02-03', dissolution_date: '2020' };
  writer.write([...OTHERS, { ...one, incorporation_date: '1999-12' }, dated]);
  const written = { created_at: { from: '2020-01-01', to: null } };
  const year = { incorporation_date: { from: '2001-01-01', to: '2001-12-31' } };
  const queries = [{}, year, written, { dissolution_date: { from: null, to: '2021-01-01' } }] as Filters[];
  const before = look(createCompanySearch(db).search, queries);
  storeAsBefore(db, isAfterNewer);
  const { search } = createCompanySearch(db);
  expect(look(search, queries)).toEqual(before);
  // They are not read from the rows, which would be in order too.
  db.exec("UPDATE companies SET incorporation_date = '1900'");
  expect(createCompanySearch(db).search(ask(year as Filters)).total).toBe(1);
});

test('company search takes in the day on which a part of a company was written', () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  let now = '2030-01-01T00:00:00Z';
  const writer = createRegisterWriter(db, { now: () => now });
  const { search } = createCompanySearch(db);
  writer.write([...OTHERS, one, two]);
  const findWritten = () => search(ask({ updated_at: { from: '2030-02-01', to: null } })).items.map(({ name }) => name);
  expect(findWritten()).toEqual([]);
  now = '2030-03-01T00:00:00Z';
  writer.write([{ kind: 'filing', key: 'f', company: reference('1'), date: '2030-03-01', title: 'Accounts' }]);
  expect(findWritten()).toEqual([one.name]);
});

/** SQL for the orders of the sample register. */
const SQL_ORDERS = {
  name: 'sort_name, id',
  created_at: 'created_at DESC, id',
  updated_at: 'updated_at DESC, id',
  incorporation_date: 'incorporation_date DESC, id',
  dissolution_date: 'dissolution_date DESC, id',
} as const;

describe('pages of many companies', () => {
  const db = sampleDatabase();
  const { search } = createCompanySearch(db);
  const list = (condition: string, order: string, { offset, limit }: CompanyQuery['window']): string[] =>
    db
      .prepare<[], string>(
        `SELECT jurisdiction_code || '/' || company_number FROM companies
         WHERE redacted = 0 AND ${condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
      )
      .pluck()
      .all();

  // Some are read off an index, some are ordered in memory, some are sorted by the database.
  test.each<[string, Partial<CompanyQuery>, string]>([
    ['all', {}, '1'],
    ['those of a country', { country_code: { match: 'any', terms: ['gb'] } }, "jurisdiction_code LIKE 'gb%'"],
    ['inactive ones', { inactive: true }, 'inactive = 1'],
    [
      'those of two years',
      { incorporation_date: { from: '2001-01-01', to: '2002-12-31' } },
      "incorporation_date BETWEEN '2001-01-01' AND '2002-12-31'",
    ],
  ])('%s are in the order of a plain sort, at any depth', (_, filters, condition) => {
    const total = search(ask(filters)).total;
    for (const order of Object.keys(SQL_ORDERS) as (keyof typeof SQL_ORDERS)[]) {
      for (const offset of [0, 30, Math.floor(total / 2), total - 3]) {
        const window = { offset, limit: 30 };
        const found = search(ask({ ...filters, order, window })).items;
        const keys = found.map(({ jurisdiction_code, company_number }) => `${jurisdiction_code}/${company_number}`);
        expect(keys, `${order} from ${offset}`).toEqual(list(condition, SQL_ORDERS[order], window));
      }
    }
  });
});
