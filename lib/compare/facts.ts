import { appointmentsOf } from '@/lib/company/officers';
import type { Company } from '@/lib/contract/company';
import { dateInWords, plural } from '@/lib/format/dates';
import { STANDING_WORDS, standingOf } from '@/lib/format/verdict';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';

/** The values of one fact; undefined where it is not known, empty where the record says that there is none. */
export type Values = readonly string[] | undefined;

export interface ComparedFact {
  label: string;
  read: (company: Company, today: string) => Values;
  /** How a value is written for people; as it stands by default. */
  show?: (value: string) => string;
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

function officersOf(company: Company, today: string): Values {
  if (!company.officers) return undefined;
  const { current, former } = appointmentsOf(company, today);
  if (current.length + former.length === 0) return [];
  return [`${plural(current.length, 'officer')}, ${former.length === 0 ? 'none' : former.length} former`];
}

function newestFiling({ filings }: Company): Values {
  const [newest] = (filings ?? []).toSorted((a, b) => (b.filing.date ?? '').localeCompare(a.filing.date ?? ''));
  if (!newest) return filings ? [] : undefined;
  const { date, title } = newest.filing;
  return [date ? `${dateInWords(date)}: ${title}` : title];
}

/** What is compared, in the order of the table. */
export const COMPARED_FACTS: readonly ComparedFact[] = [
  { label: 'Number', read: ({ company_number }) => one(company_number) },
  { label: 'Jurisdiction', read: ({ jurisdiction_code }) => one(jurisdiction_code), show: jurisdictionName },
  { label: 'Type', read: ({ company_type }) => one(company_type) },
  { label: 'Status', read: ({ current_status }) => one(current_status) },
  {
    label: 'Activity',
    read: (company) => (company.inactive == null ? undefined : [STANDING_WORDS[standingOf(company)]]),
  },
  { label: 'Incorporated', read: ({ incorporation_date }) => one(incorporation_date), show: dateInWords },
  {
    label: 'Dissolved',
    // A company that is not known to have ended has no day that could be missing.
    read: ({ dissolution_date, inactive }) => one(dissolution_date) ?? (inactive ? undefined : []),
    show: dateInWords,
  },
  { label: 'Address', read: (company) => one(addressOf(company)) },
  {
    label: 'Industry',
    read: ({ industry_codes }) =>
      all(industry_codes, ({ industry_code: { code, description } }) => description ?? code),
  },
  {
    label: 'Identifiers',
    read: ({ identifiers }) =>
      all(identifiers, ({ identifier: { uid, identifier_system_name: name, identifier_system_code: code } }) =>
        [name ?? code, uid].filter(Boolean).join(' '),
      ),
  },
  { label: 'Controlled by', read: ({ controlling_entity }) => one(controlling_entity?.name) },
  {
    label: 'Ultimate owners',
    read: ({ ultimate_beneficial_owners: owners }) => all(owners, ({ ultimate_beneficial_owner: { name } }) => name),
  },
  { label: 'Ultimate controlling company', read: ({ ultimate_controlling_company: top }) => one(top?.name) },
  { label: 'Home company', read: ({ home_company }) => one(home_company?.name) },
  {
    label: 'Groupings',
    read: ({ corporate_groupings }) => all(corporate_groupings, ({ corporate_grouping: { name } }) => name),
  },
  { label: 'Officers in the record', read: officersOf },
  { label: 'Newest filing in the record', read: newestFiling },
  { label: 'Source', read: ({ source }) => one(source?.publisher) },
  {
    label: 'Retrieved',
    read: ({ retrieved_at, source }) => one(retrieved_at ?? source?.retrieved_at),
    show: dateInWords,
  },
];
