import type { Company } from '@/lib/contract/company';
import { appointmentsOf } from '@/lib/records/company/officers';
import { formatCompanyStatus } from '@/lib/records/format/verdict';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { compareWords } from '@/lib/words/company';

/** The values of one fact; undefined where it is not known, empty where the record says that there is none. */
export type Values = readonly string[] | undefined;

export type FactName = keyof typeof compareWords.en.facts;

export interface ComparedFact {
  name: FactName;
  read: (company: Company, today: string, language: Language) => Values;
  /** How a value is written for people; as it stands by default. */
  show?: (value: string, language: Language) => string;
}

type Text = string | null | undefined;

const one = (value: Text): Values => (value ? [value] : undefined);

const all = <Item>(items: readonly Item[] | null | undefined, textOf: (item: Item) => Text): Values =>
  items?.flatMap((item) => textOf(item) ?? []);

/** In full, or put together from its parts. */
export function addressOf({ registered_address_in_full: whole, registered_address: parts }: Company): Text {
  if (whole) return whole.replace(/\s*\r?\n\s*/g, ', ');
  if (!parts) return undefined;
  const { street_address, locality, region, postal_code, country } = parts;
  return [street_address, locality, region, postal_code, country].filter(Boolean).join(', ');
}

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

/** What is compared, in the order of the table. */
export const COMPARED_FACTS: readonly ComparedFact[] = [
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
    // A company that is not known to have ended has no day that could be missing.
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
