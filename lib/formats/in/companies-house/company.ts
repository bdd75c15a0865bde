import type { Address, Source } from '@/lib/contract/provenance';
import type { PreviousName } from '@/lib/contract/records';
import { entryKey } from '@/lib/register/store/prepare/company';
import type {
  CompanyInput,
  DatumInput,
  EntityReference,
  EventInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { companyKey } from '@/lib/shared/links';
import { rememberLast } from '@/lib/shared/names/fold';
import { dayOfFile } from '../file-date';
import type { FileFacts } from '../format';
import { countryCodeOf } from '../jurisdiction';
import { becameInactive, incorporated, type Occurrence, renamed, toEvent } from '../occurrence';
import { provenanceFrom } from '../provenance';
import type { TableRow } from '../read/csv';

/** A parsed row of either table: what the mapping needs, independent of column names. */
export interface Profile {
  number: string;
  name: string;
  category: string | null;
  status: string | null;
  incorporated: string | null;
  dissolved: string | null;
  address: Address | null;
  addressInFull: string | null;
  industryCodes: { code_scheme_id: string; code: string; description: string | null }[];
  /** Newest first, as the register lists them. */
  previousNames: { name: string; until: string | null }[];
  countryOfOrigin: string | null;
  registryUrl: string;
  /** Where the table was downloaded. */
  sourceUrl: string;
  /** Columns without a field of their own, by topic. */
  registerEntry: Record<string, Record<string, string>>;
}

/** Reads the rows of one table, after number and name of the company. */
export type ReadProfile = (row: TableRow, number: string, name: string) => Profile;

export const registryPage = (number: string): string =>
  `https://find-and-update.company-information.service.gov.uk/company/${number}`;

/** Numbers with these prefixes are British branches of companies registered elsewhere. */
const BRANCHES: Readonly<Record<string, string>> = {
  FC: 'Overseas company',
  NF: 'Overseas company (Northern Ireland)',
  SF: 'Overseas company (Scotland)',
  BR: 'UK establishment of an overseas company',
};

const REGISTER_CONFIDENCE = 95;

const LETTER = /^[A-Z]/;

const branchStatusOf = (number: string): string | null =>
  LETTER.test(number) ? (BRANCHES[number.slice(0, 2)] ?? null) : null;

/** The company abroad. Only the monthly table gives its country; without it there is nothing to refer to. */
function homeCompanyOf({ number, name, countryOfOrigin }: Profile): EntityReference | null {
  if (branchStatusOf(number) === null || countryOfOrigin === null) return null;
  return {
    key: `companies-house:home-of:${number}`,
    name,
    entity_type: 'company',
    jurisdiction_string: countryOfOrigin,
    jurisdiction_code: countryCodeOf(countryOfOrigin),
  };
}

function toBranchStatement(profile: Profile, file: FileFacts, log_message: string): StatementInput[] {
  const home = homeCompanyOf(profile);
  if (!home) return [];
  return [
    {
      kind: 'statement',
      key: `companies-house:branch:${profile.number}`,
      data_type: 'branch_relationship',
      predicate: 'has_branch',
      subjects: [home],
      objects: [{ key: companyKey('gb', profile.number), name: profile.name }],
      properties: { branch_type: branchStatusOf(profile.number), country_of_origin: profile.countryOfOrigin },
      sample_date: dayOfFile(file),
      version: file.date,
      relationship: null,
      provenances: [
        provenanceFrom(
          { publisher: 'Companies House', url: profile.registryUrl },
          {
            key: profile.sourceUrl,
            confidence: REGISTER_CONFIDENCE,
            moment: file.date,
            log: log_message,
          },
        ),
      ],
    },
  ];
}

/** Newest first; names without a date stay where the register listed them. */
const inOrder = ({ previousNames }: Profile): Profile['previousNames'] =>
  previousNames.length > 1 && previousNames.every(({ until }) => until !== null)
    ? previousNames.toSorted((a, b) => (b.until ?? '').localeCompare(a.until ?? ''))
    : previousNames;

/**
 * Each name starts when the previous one ends, the first at incorporation. `con_date` is the older key for the end.
 * A name used twice appears twice, each with its own dates.
 */
function toPreviousNames(profile: Profile): PreviousName[] {
  const names = inOrder(profile);
  return names.map(({ name, until }, index) => ({
    company_name: name,
    type: 'legal',
    con_date: until,
    start_date: index === names.length - 1 ? profile.incorporated : (names[index + 1]?.until ?? null),
    end_date: until,
  }));
}

interface NameChange {
  date: string;
  from: string;
  to: string;
}

/** Most companies have no previous name. */
const NO_CHANGES: readonly NameChange[] = [];

function nameChanges(profile: Profile): readonly NameChange[] {
  const names = inOrder(profile);
  if (names.length === 0) return NO_CHANGES;
  return names.flatMap(({ name, until }, index) =>
    until === null ? [] : [{ date: until, from: name, to: names[index - 1]?.name ?? profile.name }],
  );
}

/**
 * Statuses that mean a company no longer trades for itself. A status in neither
 * list is unknown.
 */
const INACTIVE = [
  /^dissolved/,
  /^liquidation/,
  /^(converted ?\/ ?)?closed/,
  /^removed/,
  /administration/,
  /administrative receiver/,
  /^(in )?receivership/,
  /^receiver/,
  /insolvency proceedings/,
];
const ACTIVE = [/^active/, /^live/, /^open/, /^registered/, /^voluntary arrangement/];

const meaningOf = rememberLast((status: string | null): boolean | null => {
  const text = status?.toLowerCase() ?? '';
  if (INACTIVE.some((pattern) => pattern.test(text))) return true;
  return ACTIVE.some((pattern) => pattern.test(text)) ? false : null;
});

export const isInactive = (status: string | null, dissolutionDate: string | null): boolean | null =>
  meaningOf(status) ?? (dissolutionDate === null ? null : true);

function occurrencesOf(profile: Profile): Occurrence[] {
  const { incorporated: founded, dissolved, status } = profile;
  const occurrences = founded === null ? [] : [incorporated(founded)];
  for (const { date, from, to } of nameChanges(profile)) occurrences.push(renamed(date, from, to));
  if (dissolved === null) return occurrences;
  const after = { current_status: status, dissolution_date: dissolved };
  return [...occurrences, becameInactive(dissolved, 'dissolution', after)];
}

/** Events of the company by the register's dates. */
function toEvents(profile: Profile, company: EntityReference, sampledOn: string): EventInput[] {
  const source = `companies-house:${profile.number}`;
  return occurrencesOf(profile).map((occurrence) => toEvent(occurrence, source, company, sampledOn));
}

/** One object for all rows of a file. */
const sourcesOf = rememberLast(({ date }: FileFacts) =>
  rememberLast(
    (url: string): Source => ({
      publisher: 'Companies House',
      url,
      source_type: 'external',
      retrieved_at: date,
      terms: 'Open Government Licence v3.0',
    }),
  ),
);

const recordKeyOf = ({ number }: Profile): string => `companies-house:${number}`;

function toCompany(profile: Profile, file: FileFacts): CompanyInput {
  const branch_status = branchStatusOf(profile.number);
  return {
    kind: 'company',
    jurisdiction_code: 'gb',
    company_number: profile.number,
    record_key: recordKeyOf(profile),
    name: profile.name,
    company_type: profile.category,
    current_status: profile.status,
    incorporation_date: profile.incorporated,
    dissolution_date: profile.dissolved,
    inactive: isInactive(profile.status, profile.dissolved),
    branch: branch_status === null ? null : 'F',
    branch_status,
    home_company: homeCompanyOf(profile),
    registry_url: profile.registryUrl,
    registered_address: profile.address,
    registered_address_in_full: profile.addressInFull,
    previous_names: toPreviousNames(profile),
    industry_codes: profile.industryCodes.map(({ code_scheme_id, code }) => ({ code_scheme_id, code })),
    source: sourcesOf(file)(profile.sourceUrl),
  };
}

function toDatum(profile: Profile, company: EntityReference, file: FileFacts): DatumInput[] {
  if (Object.keys(profile.registerEntry).length === 0) return [];
  return [
    {
      kind: 'datum',
      key: entryKey(recordKeyOf(profile)),
      companies: [company],
      data_type: 'OfficialRegisterEntry',
      title: 'Accounts, returns and charges at Companies House',
      attributes: profile.registerEntry,
      source: sourcesOf(file)(profile.sourceUrl),
    },
  ];
}

/** The company comes first, as the other records refer to it. */
export function mapProfile(profile: Profile, file: FileFacts): RegisterInput[] {
  const company: EntityReference = { key: companyKey('gb', profile.number), name: profile.name };
  return [
    toCompany(profile, file),
    ...toBranchStatement(profile, file, `Companies House table, ${file.name}`),
    ...toEvents(profile, company, dayOfFile(file)),
    ...toDatum(profile, company, file),
  ];
}
