import type { Company } from '@/lib/contract/records';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { companyReference } from '@/lib/shared/links';
import { words } from '@/lib/shared/names/fold';
import { compareWords } from '@/lib/words/company';
import { addressOf, appointmentsOf, type NamePeriod, namesOverTime } from '../company/company';
import { percent, type YearTick, yearTicks } from '../company/history';
import { formatCompanyStatus } from '../format/verdict';

/** The values of one fact; undefined if unknown, empty if the record says that there is none. */
export type Values = readonly string[] | undefined;

export type FactName = keyof typeof compareWords.en.facts;

interface ComparedFact {
  name: FactName;
  read: (company: Company, today: string, language: Language) => Values;
  /** Formats a value for display; unchanged by default. */
  show?: (value: string, language: Language) => string;
}

type Text = string | null | undefined;

const one = (value: Text): Values => (value ? [value] : undefined);

const all = <Item>(items: readonly Item[] | null | undefined, textOf: (item: Item) => Text): Values =>
  items?.flatMap((item) => textOf(item) ?? []);

const dateIn = (value: string, language: Language): string => formsOf(language).date(value);

function officersOf(company: Company, today: string, language: Language): Values {
  if (!company.officers) return undefined;
  const { current, former } = appointmentsOf(company, today);
  if (current.length + former.length === 0) return [];
  return [compareWords[language].officers(formsOf(language), current.length, former.length)];
}

function newestFiling({ filings }: Company, language: Language): Values {
  const [newest] = (filings ?? []).toSorted((a, b) => (b.filing.date ?? '').localeCompare(a.filing.date ?? ''));
  if (!newest) return filings ? [] : undefined;
  const { date, title } = newest.filing;
  return [date ? compareWords[language].filed(formsOf(language), date, title) : title];
}

/** The compared facts, in table order. */
const COMPARED_FACTS: readonly ComparedFact[] = [
  { name: 'number', read: ({ company_number }) => one(company_number) },
  {
    name: 'jurisdiction',
    read: ({ jurisdiction_code }) => one(jurisdiction_code),
    show: (code, language) => placesIn(language)(code),
  },
  { name: 'type', read: ({ company_type }) => one(company_type) },
  { name: 'status', read: ({ current_status }) => one(current_status) },
  {
    name: 'activity',
    read: (company, _, language) => (company.inactive == null ? undefined : [formatCompanyStatus(company, language)]),
  },
  { name: 'incorporated', read: ({ incorporation_date }) => one(incorporation_date), show: dateIn },
  {
    name: 'dissolved',
    // A company that is not known to have ended has no end date to miss.
    read: ({ dissolution_date, inactive }) => one(dissolution_date) ?? (inactive ? undefined : []),
    show: dateIn,
  },
  { name: 'address', read: (company) => one(addressOf(company)) },
  {
    name: 'industry',
    read: ({ industry_codes }) =>
      all(industry_codes, ({ industry_code: { code, description } }) => description ?? code),
  },
  {
    name: 'identifiers',
    read: ({ identifiers }) =>
      all(identifiers, ({ identifier: { uid, identifier_system_name: name, identifier_system_code: code } }) =>
        [name ?? code, uid].filter(Boolean).join(' '),
      ),
  },
  { name: 'controller', read: ({ controlling_entity }) => one(controlling_entity?.name) },
  {
    name: 'owners',
    read: ({ ultimate_beneficial_owners: owners }) => all(owners, ({ ultimate_beneficial_owner: { name } }) => name),
  },
  { name: 'top_company', read: ({ ultimate_controlling_company: top }) => one(top?.name) },
  { name: 'home_company', read: ({ home_company }) => one(home_company?.name) },
  {
    name: 'groupings',
    read: ({ corporate_groupings }) => all(corporate_groupings, ({ corporate_grouping: { name } }) => name),
  },
  { name: 'officers', read: officersOf },
  { name: 'newest_filing', read: (company, _, language) => newestFiling(company, language) },
  { name: 'source', read: ({ source }) => one(source?.publisher) },
  { name: 'retrieved', read: ({ retrieved_at, source }) => one(retrieved_at ?? source?.retrieved_at), show: dateIn },
];

/** The names of several companies on a shared time axis. */
export interface NameYears {
  /** Axis labels and their positions in per cent. Empty if no date is known. */
  years: YearTick[];
  /** In company order; bar positions in per cent of the axis. */
  names: NamePeriod[][];
}

const timeOf = (date: string | undefined): number => (date ? Date.parse(date.slice(0, 10)) : Number.NaN);
const startOf = (year: number): number => Date.UTC(year, 0, 1);

function barOf({ from, to }: NamePeriod, today: string, start: number, end: number): NamePeriod['bar'] {
  const [begun, ended] = [timeOf(from), timeOf(to ?? today)];
  if (!(start <= begun && begun < ended && ended <= end)) return undefined;
  return { start: percent(begun - start, end - start), width: percent(ended - begun, end - start) };
}

/** The registered names of each company on a shared axis; `today` as `2024-05-01`. */
export function alignNames(companies: readonly Company[], today: string): NameYears {
  const names = companies.map((company) => namesOverTime(company, today));
  const dates = names.flat().flatMap(({ from, to }) => [timeOf(from), timeOf(to)]);
  const known = dates.filter((time) => !Number.isNaN(time) && time <= timeOf(today));
  if (known.length === 0)
    return { years: [], names: names.map((all) => all.map((one) => ({ ...one, bar: undefined }))) };
  const first = new Date(Math.min(...known)).getUTCFullYear();
  const last = new Date(timeOf(today)).getUTCFullYear();
  const [start, end] = [startOf(first), startOf(last + 1)];
  return {
    years: yearTicks(start, end),
    names: names.map((all) => all.map((one) => ({ ...one, bar: barOf(one, today, start, end) }))),
  };
}

/** Distinct labels of companies. Namesakes, such as a branch and its parent, get their numbers. */
export function labelsOf(companies: readonly Company[]): string[] {
  const folded = companies.map(({ name }) => words(name).join(' ') || name);
  return companies.map((company, index) => {
    const isAlone = folded.filter((name) => name === folded[index]).length === 1;
    return isAlone ? company.name : `${company.name} (${companyReference(company)})`;
  });
}

/** How the values of a row agree. */
type Agreement = 'same' | 'differs' | 'partly_known';

/**
 * Compares value keys; a key is undefined if the value is unknown. Undefined if there is nothing to compare with. Two
 * different known values always count as "differs".
 */
export function agreementOf(keys: readonly (string | undefined)[]): Agreement | undefined {
  if (keys.length < 2) return undefined;
  const known = keys.filter((key) => key !== undefined);
  if (new Set(known).size > 1) return 'differs';
  return known.length === keys.length ? 'same' : 'partly_known';
}

/** One fact of all companies, in company order. */
export interface ComparedRow {
  name: FactName;
  values: Values[];
  /** Undefined for a single company. */
  agreement?: Agreement;
}

interface ComparedRows {
  rows: ComparedRow[];
  /** Facts that no record states. They are listed, because a row of gaps adds nothing. */
  unknown: FactName[];
}

/** Ignores case, accents, punctuation and the order of values. */
const keyOf = (values: Values): string | undefined =>
  values
    ?.map((value) => words(value).join(' ') || value)
    .toSorted()
    .join('\n');

const isStated = (values: Values[]): boolean => values.some((each) => each !== undefined && each.length > 0);

function rowOf({ name, show = (value) => value }: ComparedFact, given: Values[], language: Language): ComparedRow {
  const agreement = agreementOf(given.map(keyOf));
  const values = given.map((each) => each && [...new Set(each.map((value) => show(value, language)))]);
  return { name, values, ...(agreement && { agreement }) };
}

/** The facts of companies side by side; `today` as `2024-05-01`. */
export function compareFacts(companies: readonly Company[], today: string, language: Language): ComparedRows {
  const read = COMPARED_FACTS.map((fact) => ({
    fact,
    given: companies.map((company) => fact.read(company, today, language)),
  }));
  return {
    rows: read.filter(({ given }) => isStated(given)).map(({ fact, given }) => rowOf(fact, given, language)),
    unknown: read.filter(({ given }) => !isStated(given)).map(({ fact }) => fact.name),
  };
}

/** "9 facts differ, 4 are the same, 3 are known of some of the companies only." */
export function agreementInWords(rows: readonly ComparedRow[], language: Language): string {
  const count = (wanted: Agreement) => rows.filter(({ agreement }) => agreement === wanted).length;
  const [differ, same, partly] = [count('differs'), count('same'), count('partly_known')];
  return compareWords[language].agreement(formsOf(language), differ, same, partly);
}
