import { countryCodeOf } from '@/lib/formats/in/jurisdiction';
import { type Raw, rawAt, textAt, textsAt } from '@/lib/formats/in/raw';
import { chooseKey } from '@/lib/register/store/export';
import {
  type CompanyInput,
  companyKey,
  type EntityReference,
  type MentionInput,
  type PlaceholderInput,
} from '@/lib/register/store/records';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { isReason } from '../ownership';
import { webAddress } from '../web-address';
import { FTM_PREFIX, idOf, thingLine } from './entity';

/** By what is known of somebody; whoever may be anything is some legal entity. */
export const SCHEMAS = {
  company: 'Company',
  person: 'Person',
  organisation: 'Organization',
  unknown: 'LegalEntity',
} as const satisfies Record<NonNullable<EntityReference['entity_type']>, string>;

const uidsOf = (company: CompanyInput, system: string): string[] =>
  (company.identifiers ?? []).filter((one) => one.identifier_system_code === system).map(({ uid }) => uid);

export function companyLine(company: CompanyInput): string {
  const own = companyKey(company.jurisdiction_code, company.company_number);
  const id = idOf(chooseKey(company.keys ?? [], own, FTM_PREFIX));
  return thingLine(id, 'Company', company.source, {
    name: company.name,
    alias: (company.alternative_names ?? []).map(({ company_name }) => company_name),
    previousName: (company.previous_names ?? []).map(({ company_name }) => company_name),
    jurisdiction: countryOf(company.jurisdiction_code),
    registrationNumber: company.number_is_stand_in ? null : company.company_number,
    leiCode: uidsOf(company, 'lei'),
    legalForm: company.company_type,
    status: company.current_status,
    incorporationDate: company.incorporation_date,
    dissolutionDate: company.dissolution_date,
    address: company.registered_address_in_full,
  });
}

/** `{year: 1960, month: 5}` → 1960-05. */
function birthDateOf(details: Raw): string | null {
  const { year, month } = rawAt(details, 'date_of_birth');
  if (typeof year !== 'number') return null;
  return typeof month === 'number' ? `${year}-${String(month).padStart(2, '0')}` : String(year);
}

const personFacts = (details: Raw) => ({
  alias: textsAt(details, 'other_names'),
  nationality: (textAt(details, 'nationality')?.split(', ') ?? []).map(countryCodeOf),
  country: countryCodeOf(textAt(details, 'country_of_residence')),
  birthDate: birthDateOf(details),
});

/** Whoever no register identifies; a reason why nobody is named is nobody. */
export function placeholderLine(input: PlaceholderInput): string {
  if (isReason(input)) return '';
  const isPerson = input.entity_type === 'person';
  return thingLine(idOf(chooseKey(input.keys, undefined, FTM_PREFIX)), SCHEMAS[input.entity_type], input.source, {
    name: input.name,
    jurisdiction: isPerson || !input.jurisdiction_code ? null : countryOf(input.jurisdiction_code),
    idNumber: input.identifier,
    sourceUrl: webAddress(input.source.url),
    ...(isPerson && personFacts(input.details ?? {})),
  });
}

export function mentionLine({ entity }: MentionInput): string {
  const { key, name, entity_type = 'company', jurisdiction_code, identifier } = entity;
  if (isReason(entity)) return '';
  const jurisdiction = jurisdiction_code && entity_type !== 'person' ? countryOf(jurisdiction_code) : null;
  return thingLine(idOf(key), SCHEMAS[entity_type], {}, { name: name || key, jurisdiction, idNumber: identifier });
}
