import type { Identifier } from '@/lib/contract/company';
import { countryCodeOf } from '@/lib/formats/in/jurisdiction';
import type { CompanyInput, EntityReference, PlaceholderInput } from '@/lib/register/store/records';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { dayOf } from '../days';
import { webAddress } from '../web-address';
import { codeOfWords } from './codes';

const LEI = { scheme: 'XI-LEI', schemeName: 'Global Legal Entity Identifier Index' };
/** `gb-coh`: a list of org-id.guide. */
const LISTED = /^[a-z]{2}(?:_[a-z]{2})?-[a-z_]+$/;

function toIdentifier({ uid: id, identifier_system_code: code, identifier_system_name: name }: Identifier): object {
  if (code === 'lei') return { id, ...LEI };
  const schemeName = name ?? code ?? 'unknown';
  return code && LISTED.test(code) ? { id, scheme: code.toUpperCase(), schemeName } : { id, schemeName };
}

/** The number first, unless it only stands in for one that nobody knows. */
const identifiersOf = (company: CompanyInput): object[] => [
  ...(company.number_is_stand_in
    ? []
    : [{ id: company.company_number, schemeName: `Company register (${company.jurisdiction_code})` }]),
  ...(company.identifiers ?? []).map(toIdentifier),
];

const jurisdictionOf = (code: string): object => ({
  name: jurisdictionName(code),
  code: code.toUpperCase().replace('_', '-'),
});

function addressesOf({ registered_address, registered_address_in_full }: CompanyInput): object[] {
  const { street_address, locality, region, postal_code, country } = registered_address ?? {};
  const lines = [street_address, locality, region].filter(Boolean).join(', ');
  const address = lines || registered_address_in_full;
  if (!address) return [];
  const code = countryCodeOf(country ?? null)?.toUpperCase();
  return [
    {
      type: 'registered',
      address,
      ...(postal_code && { postCode: postal_code }),
      ...(country && { country: { name: country, ...(code && { code }) } }),
    },
  ];
}

export function companyDetails(company: CompanyInput): object {
  const { company_type, incorporation_date, dissolution_date, registry_url } = company;
  const names = [...(company.previous_names ?? []), ...(company.alternative_names ?? [])];
  return {
    isComponent: false,
    entityType: { type: 'registeredEntity', ...(company_type && { details: company_type }) },
    name: company.name,
    ...(names.length > 0 && { alternateNames: [...new Set(names.map(({ company_name }) => company_name))] }),
    jurisdiction: jurisdictionOf(company.jurisdiction_code),
    identifiers: identifiersOf(company),
    ...(dayOf(incorporation_date) && { foundingDate: dayOf(incorporation_date) }),
    ...(dayOf(dissolution_date) && { dissolutionDate: dayOf(dissolution_date) }),
    addresses: addressesOf(company),
    ...(webAddress(registry_url) && { uri: webAddress(registry_url) }),
  };
}

const TYPES: ReadonlySet<string> = new Set([
  ...['registeredEntity', 'legalEntity', 'arrangement', 'anonymousEntity', 'unknownEntity', 'state', 'stateBody'],
]);

/** What its source called it, where it used the standard's words; else what little is known of it. */
function typeOf(entityType: EntityReference['entity_type'], asGiven: unknown): string {
  const given = typeof asGiven === 'string' ? codeOfWords(asGiven) : '';
  if (TYPES.has(given)) return given;
  return entityType === 'unknown' ? 'unknownEntity' : 'legalEntity';
}

type Unregistered = Pick<
  PlaceholderInput,
  'name' | 'jurisdiction_code' | 'jurisdiction_string' | 'identifier' | 'details'
> & {
  entity_type?: EntityReference['entity_type'];
};

/** Of an entity that no register identifies. */
export function unregisteredDetails(entity: Unregistered): object {
  const { name, jurisdiction_code, jurisdiction_string, identifier, details, entity_type } = entity;
  const place = jurisdiction_code
    ? jurisdictionOf(jurisdiction_code)
    : jurisdiction_string && { name: jurisdiction_string };
  return {
    isComponent: false,
    entityType: { type: typeOf(entity_type, details?.entity_type_as_given) },
    name,
    ...(place && { jurisdiction: place }),
    ...(identifier && { identifiers: [{ id: identifier, schemeName: 'Identifier given by the source' }] }),
  };
}
