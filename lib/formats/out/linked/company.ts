import type { Company } from '@/lib/contract/company';
import type { Address } from '@/lib/contract/reference';
import { address, companyNode, type LinkedNode, type LinkedValue, several } from './node';

function postalAddress(parts: Address | null | undefined, whole: string | null | undefined): LinkedValue {
  if (!parts) return whole;
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.street_address,
    addressLocality: parts.locality,
    addressRegion: parts.region,
    postalCode: parts.postal_code,
    addressCountry: parts.country,
  };
}

/** The number in the register is an identifier like the others, the jurisdiction its system. */
function identifiers({ jurisdiction_code, company_number, identifiers: others }: Company): LinkedNode[] {
  const value = (propertyID: string | null | undefined, text: string): LinkedNode => ({
    '@type': 'PropertyValue',
    propertyID,
    value: text,
  });
  return [
    value(jurisdiction_code, company_number),
    ...(others ?? []).map(({ identifier }) => value(identifier.identifier_system_code, identifier.uid)),
  ];
}

const leiOf = ({ identifiers: list }: Company): string | undefined =>
  list?.find(({ identifier }) => identifier.identifier_system_code === 'lei')?.identifier.uid;

/** A company in the words of schema.org. A branch is no company of its own: its home company is its parent. */
export const companyLinked = (company: Company): LinkedNode => ({
  '@type': 'Organization',
  name: company.name,
  legalName: company.name,
  alternateName: several(
    [...(company.previous_names ?? []), ...(company.alternative_names ?? [])].map(({ company_name }) => company_name),
  ),
  url: address(company.service_url),
  sameAs: address(company.registry_url),
  identifier: identifiers(company),
  leiCode: leiOf(company),
  foundingDate: company.incorporation_date,
  dissolutionDate: company.dissolution_date,
  address: postalAddress(company.registered_address, company.registered_address_in_full),
  parentOrganization: companyNode(company.home_company ?? company.controlling_entity),
});
