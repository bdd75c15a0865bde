import type { StatementInput } from '@/lib/register/store/records';
import { AS_OF, addDays } from '../calendar';
import type { Branch } from '../companies/branches';
import { referenceTo, type SampleCompany } from '../companies/company';
import type { RegistrationPair } from '../companies/registrations';
import { provenancesOf, seen } from './provenances';

function entity({ input }: SampleCompany): Record<string, unknown> {
  const { name, company_number, jurisdiction_code } = input;
  return { entity_type: 'company', entity_properties: { name, company_number, jurisdiction_code } };
}

function statement(
  data_type: string,
  predicate: string,
  [subject, object]: [SampleCompany, SampleCompany],
  date: string | null | undefined,
  properties: Record<string, unknown>,
): StatementInput {
  const key = `sample:${data_type}/${subject.key}/${object.key}`;
  const provenances = provenancesOf(key, date ?? '2014-01-01');
  return {
    kind: 'statement',
    key,
    data_type,
    predicate,
    subjects: [referenceTo(subject)],
    objects: [referenceTo(object)],
    properties,
    start_date: date ?? null,
    start_date_type: date ? '=' : null,
    end_date: null,
    end_date_type: null,
    sample_date: AS_OF,
    provenances,
    search: { title: object.input.name, jurisdiction_code: object.input.jurisdiction_code },
    ...seen(provenances),
  };
}

export function subsequentRegistration({ earlier, later, date }: RegistrationPair): StatementInput {
  return statement('subsequent_registration', 'continued_as', [earlier, later], date, {
    previous_entity: entity(earlier),
    subsequent_entity: entity(later),
    subsequent_registration_start_date: date,
    previous_registration_end_date: addDays(date, -1),
    publication_date: date,
    start_date: date,
  });
}

export function alternateRegistration({ earlier, later, date }: RegistrationPair): StatementInput {
  return statement('alternate_registration', 'also_registered_as', [earlier, later], date, {
    alternate_entities: [entity(earlier), entity(later)],
    alternate_registration_start_date: date,
    alternate_registration_end_date: null,
    publication_date: date,
    start_date: date,
  });
}

export function branchStatement({ home, branch }: Branch): StatementInput {
  return statement('branch_relationship', 'has_branch', [home, branch], branch.input.incorporation_date, {
    home_company: entity(home),
    branch: entity(branch),
    branch_type: branch.input.branch,
    sample_date: AS_OF,
  });
}
