import { countryCodeOf, toCountryName } from '../jurisdiction';
import { type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { codeToWords, findDate } from '../values';
import type { CompanyIdentity } from './company-number';
import { addressesOf, identifiersOf, known, knownOrNull, listed, unspecifiedOf } from './person-facts';
import type { BodsStatement, EntityStatement, StatementOf } from './statement';

/** Who said it, and from whom: what the register's source has no field for. */
export function originOf({ publication, origin }: Pick<BodsStatement, 'publication' | 'origin'>): Raw | null {
  const { types, description, assertedBy } = origin;
  const given = known({
    types: types.length > 0 ? types : null,
    asserted_by: listed(assertedBy.map(known).filter((one) => Object.keys(one).length > 0)),
    description,
    publisher_url: publication.url,
  });
  // Of facts that several publishers give, it belongs to those of this one.
  return Object.keys(given).length > 0 ? { publisher: publication.publisher, ...given } : null;
}

/** Where its shares are traded; in the words of the standard, as only files in these words have it. */
function listingOf(details: Raw): Raw | null {
  const listing = rawAt(details, 'publicListing');
  const securities = rawsAt(listing, 'securitiesListings').map((one) => {
    const security = rawAt(one, 'security');
    const texts = (raw: Raw, names: readonly string[]) =>
      known(Object.fromEntries(names.map((name) => [name, textAt(raw, name)])));
    return {
      ...texts(one, [
        'marketIdentifierCode',
        'operatingMarketIdentifierCode',
        'stockExchangeJurisdiction',
        'stockExchangeName',
      ]),
      security: texts(security, ['id', 'idScheme', 'ticker']),
    };
  });
  return knownOrNull({
    hasPublicListing: typeof listing.hasPublicListing === 'boolean' ? listing.hasPublicListing : null,
    companyFilingsURLs: listed(textsAt(listing, 'companyFilingsURLs')),
    securitiesListings: listed(securities),
  });
}

function statuteOf(details: Raw): Raw | null {
  const statute = rawAt(details, 'formedByStatute');
  return knownOrNull({ name: textAt(statute, 'name'), date: findDate(textAt(statute, 'date')) });
}

/** Whether the fields of a company tell all of its addresses. */
function areToldByFields([address, ...others]: Raw[]): boolean {
  if (address === undefined) return true;
  if (others.length > 0 || address.type !== 'registered' || address.address === undefined) return false;
  const [name, code] = [textAt(rawAt(address, 'country'), 'name'), textAt(rawAt(address, 'country'), 'code')];
  return countryCodeOf(name ?? toCountryName(code)) === (code?.toLowerCase() ?? null);
}

/** Facts of a statement about an entity or a person that are not about a person. */
export const factsOfStatement = (statement: BodsStatement): Raw => ({
  origin: originOf(statement),
  is_component: statement.isComponent || null,
  is_closed: statement.closed || null,
});

/**
 * What a statement says of an entity beyond the fields of a company or a placeholder. Only exports read it.
 * @param identity of a company
 */
export function entityFacts(statement: StatementOf<EntityStatement>, identity: CompanyIdentity | null): Raw {
  const { entityType, subtype, jurisdiction, details } = statement.subject;
  const code = textAt(jurisdiction, 'code')?.toLowerCase().replace('-', '_') ?? null;
  const addresses = addressesOf(details);
  const isOrdinary = entityType === null || entityType === 'registeredEntity';
  return known({
    entity_type_as_given: isOrdinary && identity ? null : entityType && codeToWords(entityType),
    entity_subtype: subtype,
    jurisdiction_as_given: code === null || code === identity?.jurisdiction_code ? null : known(jurisdiction),
    identifiers: listed(identifiersOf(details)),
    addresses: identity && areToldByFields(addresses) ? null : listed(addresses),
    unspecified: unspecifiedOf(rawAt(details, 'unspecifiedEntityDetails')),
    public_listing: listingOf(details),
    formed_by_statute: statuteOf(details),
    ...factsOfStatement(statement),
  });
}
