import type { Identifier } from '@/lib/contract/records';
import type { CompanyInput, EntityReference, PlaceholderInput } from '@/lib/register/store/records';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { isRaw, textAt } from '../../in/raw';
import { dayOf, webAddress } from '../about';
import { codeOfWords, countryNamed, UNNAMED_SCHEME } from './parts';

const LEI = { scheme: 'XI-LEI', schemeName: 'Global Legal Entity Identifier Index' };
/** `gb-coh`: a list of org-id.guide. */
const LISTED = /^[a-z]{2}(?:_[a-z]{2})?-[a-z_]+$/;

function toIdentifier({ uid: id, identifier_system_code: code, identifier_system_name: name }: Identifier): object {
  if (code === 'lei') return { id, ...LEI };
  const schemeName = name ?? code ?? 'unknown';
  return code && LISTED.test(code) ? { id, scheme: code.toUpperCase(), schemeName } : { id, schemeName };
}

/** The register's number first, unless it is a stand-in for an unknown number. */
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
  return [
    {
      type: 'registered',
      address,
      ...(postal_code && { postCode: postal_code }),
      ...(country && { country: countryNamed(country) }),
    },
  ];
}

/** Details of a company. */
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

const ENTITY_TYPES: ReadonlySet<string> = new Set([
  ...['registeredEntity', 'legalEntity', 'arrangement', 'anonymousEntity', 'unknownEntity', 'state', 'stateBody'],
]);

/** Codelist entitySubtype. */
const SUBTYPES: ReadonlySet<string> = new Set(['governmentDepartment', 'stateAgency', 'other', 'trust', 'nomination']);

/** The interest type in the source's own words where it used BODS, else derived from what is known. */
function typeOf(entityType: EntityReference['entity_type'], asGiven: unknown): string {
  const given = typeof asGiven === 'string' ? codeOfWords(asGiven) : '';
  if (ENTITY_TYPES.has(given)) return given;
  return entityType === 'unknown' ? 'unknownEntity' : 'legalEntity';
}

type Unregistered = Pick<
  PlaceholderInput,
  'name' | 'jurisdiction_code' | 'jurisdiction_string' | 'identifier' | 'details'
> & {
  entity_type?: EntityReference['entity_type'];
};

/** Details of an entity that no register identifies. */
export function unregisteredDetails(entity: Unregistered): object {
  const { name, jurisdiction_code, jurisdiction_string, identifier, details, entity_type } = entity;
  const textOf = (key: string): string | null => (isRaw(details) ? textAt(details, key) : null);
  const place = jurisdiction_code
    ? jurisdictionOf(jurisdiction_code)
    : jurisdiction_string && { name: jurisdiction_string };
  return {
    isComponent: false,
    entityType: {
      type: typeOf(entity_type, details?.entity_type_as_given),
      ...(SUBTYPES.has(textOf('entity_subtype') ?? '') && { subtype: textOf('entity_subtype') }),
      ...(textOf('entity_type_details') && { details: textOf('entity_type_details') }),
    },
    name,
    ...(place && { jurisdiction: place }),
    ...(identifier && { identifiers: [{ id: identifier, schemeName: UNNAMED_SCHEME }] }),
    ...(dayOf(textOf('founding_date')) && { foundingDate: dayOf(textOf('founding_date')) }),
    ...(dayOf(textOf('dissolution_date')) && { dissolutionDate: dayOf(textOf('dissolution_date')) }),
    ...(textOf('registered_address_in_full') && {
      addresses: [{ type: 'registered', address: textOf('registered_address_in_full') }],
    }),
  };
}
