import type { Identifier } from '@/lib/contract/records';
import type { CompanyInput, EntityReference, PlaceholderInput } from '@/lib/register/store/records';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { isoCode } from '@/lib/shared/text';
import { ENTITY_NAMELESS } from '../../in/bods/bods';
import { isRaw, type Raw, rawAt, rawsAt, textAt, textsAt } from '../../in/raw';
import { codeToWords } from '../../in/values';
import { dayOf, webAddress } from '../about';
import {
  addressesIn,
  codeOfWords,
  countryNamed,
  identifiersIn,
  known,
  some,
  toJurisdiction,
  UNNAMED_SCHEME,
  unspecifiedIn,
} from './parts';

const LEI = { scheme: 'XI-LEI', schemeName: 'Global Legal Entity Identifier Index' };
/** `gb-coh`: a list of org-id.guide. */
const LISTED = /^[a-z]{2}(?:_[a-z]{2})?-[a-z_]+$/;

function toIdentifier({ uid: id, identifier_system_code: code, identifier_system_name: name }: Identifier): Raw {
  if (code === 'lei') return { id, ...LEI };
  const schemeName = name ?? code ?? 'unknown';
  return code && LISTED.test(code) ? { id, scheme: code.toUpperCase(), schemeName } : { id, schemeName };
}

/** The same number may be written in groups. */
const compact = (id: unknown): string => String(id).replace(/\s+/g, '');

/** Those of the source as it gave them, and others that the register knows. */
function withGiven(given: readonly Raw[], others: readonly Raw[]): Raw[] {
  const ids = new Set(given.map(({ id }) => compact(id)));
  return [...others.filter(({ id }) => !ids.has(compact(id))), ...given];
}

/** The register's number first, unless it is a stand-in for an unknown number. */
function identifiersOf(company: CompanyInput, given: readonly Raw[]): Raw[] {
  const { jurisdiction_code, company_number: id, number_is_stand_in, native_company_number: native } = company;
  const own = { id, schemeName: `Company register (${jurisdiction_code})` };
  // The source may write it in another way.
  const isGiven = given.some((one) => compact(one.id) === compact(native));
  const register = number_is_stand_in || isGiven ? [] : [own];
  return withGiven(given, [...register, ...(company.identifiers ?? []).map(toIdentifier)]);
}

const jurisdictionOf = (code: string): Raw => ({
  name: jurisdictionName(code),
  code: isoCode(code),
});

/** Types of addresses of entities. */
const ADDRESSES = ['registered', 'business', 'alternative'];

/** The registered address that is shown, as the source gave it if it is that, and the other addresses of the source. */
function addressesOf({ registered_address, registered_address_in_full }: CompanyInput, details: Raw): Raw[] {
  const { street_address, locality, region, postal_code, country } = registered_address ?? {};
  const lines = [street_address, locality, region].filter(Boolean).join(', ');
  const address = lines || registered_address_in_full;
  const given = addressesIn(details, ADDRESSES);
  const same = given.find((one) => one.type === 'registered');
  if (!address || same?.address === address) return given;
  const registered = { type: 'registered', address, postCode: postal_code, country: country && countryNamed(country) };
  return [known(registered) ?? {}, ...given.filter((one) => one !== same)];
}

/** Codelist entitySubtype, by the types that may have them; all may have `other`. */
const SUBTYPES: Readonly<Record<string, readonly string[]>> = {
  arrangement: ['trust', 'nomination'],
  legalEntity: ['trust'],
  stateBody: ['governmentDepartment', 'stateAgency'],
};

const ENTITY_TYPES: ReadonlySet<string> = new Set([
  ...['registeredEntity', 'legalEntity', 'arrangement', 'anonymousEntity', 'unknownEntity', 'state', 'stateBody'],
]);

function entityType(details: Raw, otherwise: string, words: string | null): Raw {
  const given = codeOfWords(textAt(details, 'entity_type_as_given') ?? '');
  const type = ENTITY_TYPES.has(given) ? given : otherwise;
  const subtype = textAt(details, 'entity_subtype');
  const isAllowed = subtype === 'other' || SUBTYPES[type]?.includes(subtype ?? '');
  // A company without a type is shown with its subtype in that place.
  const isSubtype = words !== null && subtype !== null && words === codeToWords(subtype);
  return known({ type, subtype: isAllowed ? subtype : null, details: isAllowed && isSubtype ? null : words }) ?? {};
}

/** A listing needs an exchange and a ticker. */
function listingIn(details: Raw): Raw | undefined {
  const listing = rawAt(details, 'public_listing');
  if (typeof listing.hasPublicListing !== 'boolean') return undefined;
  const securities = rawsAt(listing, 'securitiesListings').filter(
    (one) =>
      textAt(one, 'stockExchangeName') && textAt(one, 'stockExchangeJurisdiction') && rawAt(one, 'security').ticker,
  );
  const urls = textsAt(listing, 'companyFilingsURLs').filter(webAddress);
  return known({
    hasPublicListing: listing.hasPublicListing,
    companyFilingsURLs: urls.length > 0 ? urls : null,
    securitiesListings: some(securities),
  });
}

/** What a source says beyond the fields of a company or a placeholder. */
const givenFacts = (details: Raw): Raw =>
  known({
    unspecifiedEntityDetails: unspecifiedIn(details),
    publicListing: listingIn(details),
    formedByStatute: isRaw(details.formed_by_statute) ? details.formed_by_statute : null,
  }) ?? {};

/** Details of a company. */
export function companyDetails(company: CompanyInput): object {
  const { company_type = null, incorporation_date, dissolution_date, registry_url, details: given } = company;
  const names = [...(company.previous_names ?? []), ...(company.alternative_names ?? [])];
  const details: Raw = given ?? {};
  return {
    isComponent: details.is_component === true,
    entityType: entityType(details, 'registeredEntity', company_type),
    name: company.name,
    ...(names.length > 0 && { alternateNames: [...new Set(names.map(({ company_name }) => company_name))] }),
    jurisdiction: toJurisdiction(details.jurisdiction_as_given) ?? jurisdictionOf(company.jurisdiction_code),
    identifiers: identifiersOf(company, identifiersIn(details, 'identifiers')),
    ...(dayOf(incorporation_date) && { foundingDate: dayOf(incorporation_date) }),
    ...(dayOf(dissolution_date) && { dissolutionDate: dayOf(dissolution_date) }),
    addresses: addressesOf(company, details),
    ...(webAddress(registry_url) && { uri: webAddress(registry_url) }),
    ...givenFacts(details),
  };
}

type Unregistered = Pick<
  PlaceholderInput,
  'name' | 'jurisdiction_code' | 'jurisdiction_string' | 'identifier' | 'details'
> & {
  entity_type?: EntityReference['entity_type'];
};

function unregisteredAddresses(details: Raw): Raw[] | undefined {
  const given = addressesIn(details, ADDRESSES);
  const line = textAt(details, 'registered_address_in_full');
  return some(given.length === 0 && line ? [{ type: 'registered', address: line }] : given);
}

/** Details of an entity that no register identifies. */
export function unregisteredDetails(entity: Unregistered): object {
  const { name, jurisdiction_code, jurisdiction_string, identifier, entity_type } = entity;
  const details: Raw = entity.details ?? {};
  const place = jurisdiction_code
    ? jurisdictionOf(jurisdiction_code)
    : jurisdiction_string && { name: jurisdiction_string };
  const own = identifier ? [{ id: identifier, schemeName: UNNAMED_SCHEME }] : [];
  const others = textsAt(details, 'other_names');
  const isNameless = Object.values(ENTITY_NAMELESS).includes(name);
  return {
    isComponent: details.is_component === true,
    entityType: entityType(
      details,
      entity_type === 'unknown' ? 'unknownEntity' : 'legalEntity',
      textAt(details, 'entity_type_details'),
    ),
    ...known({
      name: isNameless ? null : name,
      alternateNames: others.length > 0 ? others : null,
      jurisdiction: toJurisdiction(details.jurisdiction_as_given) ?? place,
      identifiers: some(withGiven(identifiersIn(details, 'identifiers'), own)),
      foundingDate: dayOf(textAt(details, 'founding_date')),
      dissolutionDate: dayOf(textAt(details, 'dissolution_date')),
      addresses: unregisteredAddresses(details),
      uri: webAddress(textAt(details, 'uri')),
    }),
    ...givenFacts(details),
  };
}
