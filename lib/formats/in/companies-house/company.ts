import type { Source } from '@/lib/contract/provenance';
import {
  type CompanyInput,
  companyKey,
  type DatumInput,
  type EntityReference,
  type RegisterInput,
} from '@/lib/register/store/records';
import { entryKey } from '@/lib/register/store/told-with-company';
import { rememberLast } from '@/lib/shared/remember-last';
import type { FileFacts } from '../format';
import { branchStatusOf, homeCompanyOf, toBranchStatement } from './branch';
import { toEvents } from './events';
import { toPreviousNames } from './names';
import type { Profile } from './profile';
import { isInactive } from './status';

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

/** The company comes first: what follows refers to it. */
export function mapProfile(profile: Profile, file: FileFacts): RegisterInput[] {
  const company: EntityReference = { key: companyKey('gb', profile.number), name: profile.name };
  return [
    toCompany(profile, file),
    ...toBranchStatement(profile, file, `Companies House table, ${file.name}`),
    ...toEvents(profile, company, file.date.slice(0, 10)),
    ...toDatum(profile, company, file),
  ];
}
