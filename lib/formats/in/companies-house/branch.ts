import { companyKey, type EntityReference, type StatementInput } from '@/lib/register/store/records';
import { startOfDay } from '../dates';
import type { FileFacts } from '../format';
import { countryCodeOf } from '../jurisdiction';
import { provenanceFrom } from '../provenance';
import type { Profile } from './profile';

/** Numbers with these prefixes are places of business here of companies that are registered elsewhere. */
const BRANCHES: Readonly<Record<string, string>> = {
  FC: 'Overseas company',
  NF: 'Overseas company (Northern Ireland)',
  SF: 'Overseas company (Scotland)',
  BR: 'UK establishment of an overseas company',
};

const REGISTER_CONFIDENCE = 95;

const LETTER = /^[A-Z]/;

export const branchStatusOf = (number: string): string | null =>
  LETTER.test(number) ? (BRANCHES[number.slice(0, 2)] ?? null) : null;

/** The company abroad. Only the monthly table says where; where nothing is known there is nothing to refer to. */
export function homeCompanyOf({ number, name, countryOfOrigin }: Profile): EntityReference | null {
  if (branchStatusOf(number) === null || countryOfOrigin === null) return null;
  return {
    key: `companies-house:home-of:${number}`,
    name,
    entity_type: 'company',
    jurisdiction_string: countryOfOrigin,
    jurisdiction_code: countryCodeOf(countryOfOrigin),
  };
}

export function toBranchStatement(profile: Profile, file: FileFacts, log_message: string): StatementInput[] {
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
      sample_date: file.date.slice(0, 10),
      version: file.date.slice(0, 10),
      relationship: null,
      provenances: [
        provenanceFrom(
          { publisher: 'Companies House', url: profile.registryUrl },
          {
            key: profile.sourceUrl,
            confidence: REGISTER_CONFIDENCE,
            moment: startOfDay(file.date.slice(0, 10)),
            log: log_message,
          },
        ),
      ],
    },
  ];
}
