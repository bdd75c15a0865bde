import type { CompanyInput } from '@/lib/register/store/records';
import { toBritishNumber } from '../british-number';
import { mapProfile } from '../companies-house/company';
import { type Profile, registryPage } from '../companies-house/profile';
import { parseDate } from '../dates';
import { type FileFacts, type Mapped, skip } from '../format';
import { type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { nameProblem } from '../text';
import { readAddress } from './address';
import { statusInWords, typeInWords } from './enumerations';

const SOURCE_URL = 'https://api.company-information.service.gov.uk/';

interface Given {
  number: string;
  name: string;
}

/** Number and name of what should be a company, or why it is none. */
export function readGiven(number: string | null, name: string | null): Given | { problem: string } {
  const british = toBritishNumber(number ?? '');
  if (british === null) return { problem: 'no company number of the form Companies House gives' };
  const problem = nameProblem(name);
  return name === null || problem ? { problem: `a company with ${problem}` } : { number: british, name };
}

/** What the register publishes beside, by topic: accounts and the confirmation statement. */
function registerEntry(raw: Raw): Profile['registerEntry'] {
  const accounts = rawAt(raw, 'accounts');
  const topics: [string, [string, string | null][]][] = [
    [
      'accounts',
      [
        ['last_made_up_to', textAt(rawAt(accounts, 'last_accounts'), 'made_up_to')],
        ['last_type', textAt(rawAt(accounts, 'last_accounts'), 'type')],
        ['next_due', textAt(accounts, 'next_due')],
      ],
    ],
    [
      'confirmation_statement',
      ['last_made_up_to', 'next_due'].map((key) => [key, textAt(rawAt(raw, 'confirmation_statement'), key)]),
    ],
  ];
  const told = topics.map(([topic, entries]): [string, Record<string, string>] => [
    topic,
    Object.fromEntries(entries.flatMap(([key, value]) => (value === null ? [] : [[key, value]]))),
  ]);
  return Object.fromEntries(told.filter(([, entries]) => Object.keys(entries).length > 0));
}

function toProfile(raw: Raw, { number, name }: Given): Profile {
  const { address, inFull } = readAddress(rawAt(raw, 'registered_office_address'));
  return {
    number,
    name,
    category: typeInWords(textAt(raw, 'type')),
    status: statusInWords(textAt(raw, 'company_status')),
    incorporated: parseDate(textAt(raw, 'date_of_creation')),
    dissolved: parseDate(textAt(raw, 'date_of_cessation')),
    address,
    addressInFull: inFull,
    industryCodes: textsAt(raw, 'sic_codes').map((code) => ({
      code_scheme_id: 'uk_sic_2007',
      code,
      description: null,
    })),
    previousNames: rawsAt(raw, 'previous_company_names').flatMap((former) => {
      const formerName = textAt(former, 'name');
      return formerName === null ? [] : [{ name: formerName, until: parseDate(textAt(former, 'ceased_on')) }];
    }),
    countryOfOrigin: textAt(rawAt(rawAt(raw, 'foreign_company_details'), 'originating_registry'), 'country'),
    registryUrl: registryPage(number),
    sourceUrl: SOURCE_URL,
    registerEntry: registerEntry(raw),
  };
}

/** A company profile. */
export function mapCompany(raw: Raw, file: FileFacts): Mapped {
  const given = readGiven(textAt(raw, 'company_number'), textAt(raw, 'company_name'));
  return 'problem' in given ? skip(given.problem) : mapProfile(toProfile(raw, given), file);
}

/** A company among the results of a search, which tell less of it. */
export function mapResult(raw: Raw, file: FileFacts): Mapped {
  const given = readGiven(textAt(raw, 'company_number'), textAt(raw, 'title'));
  if ('problem' in given) return skip(given.problem);
  const address = rawAt(raw, 'address');
  const profile = toProfile({ ...raw, type: raw.company_type, registered_office_address: address }, given);
  return mapProfile(profile, file);
}

/** Of a flattened profile, whose keys are written in another way. */
export function mapFlattened(raw: Raw, given: Given, file: FileFacts): CompanyInput | undefined {
  const profile = toProfile(
    {
      type: raw.companyType,
      company_status: raw.companyStatus,
      date_of_creation: raw.incorporationDate,
      accounts: { last_accounts: { made_up_to: raw.lastAccountsMadeUpTo }, next_due: raw.nextAccountsDueDate },
    },
    given,
  );
  const inputs = mapProfile({ ...profile, addressInFull: textAt(raw, 'registeredOfficeAddress') }, file);
  return inputs.find((input) => input.kind === 'company');
}
