import type { Kind, Records } from '@/lib/contract/kinds';
import type { OfficerRecord } from '@/lib/contract/officer';
import type { Placeholder } from '@/lib/contract/placeholder';
import type { StatementEntity } from '@/lib/contract/statement';
import { companyLinked } from './company';
import { address, companyNode, type LinkedNode, several } from './node';

/** An officer may be a company, which no register says: a person is the rule, and the office is told in any case. */
const officer = ({ name, position, service_url, start_date, end_date, company, uid }: OfficerRecord): LinkedNode => ({
  '@type': 'Person',
  name,
  url: address(service_url),
  identifier: uid,
  jobTitle: position,
  affiliation: company && {
    '@type': 'OrganizationRole',
    roleName: position,
    startDate: start_date,
    endDate: end_date,
    affiliation: companyNode(company),
  },
});

const ENTITY_TYPES: Record<string, string> = {
  company: 'Organization',
  organisation: 'Organization',
  person: 'Person',
};

const entity = ({ entity_type, name, service_url }: StatementEntity): LinkedNode => ({
  '@type': ENTITY_TYPES[entity_type] ?? 'Thing',
  name,
  url: address(service_url),
});

const placeholder = ({ entity_type, name, service_url, identifier }: Placeholder): LinkedNode => ({
  '@type': ENTITY_TYPES[entity_type ?? ''] ?? 'Thing',
  name,
  url: address(service_url),
  identifier,
});

const grouping = (group: Records['corporate_grouping']): LinkedNode => ({
  '@type': 'Organization',
  name: group.name,
  url: address(group.service_url),
  sameAs: address(group.wikipedia_url),
  subOrganization: several(group.memberships?.map(({ membership }) => companyNode(membership.company))),
});

const statement = (one: Records['statement']): LinkedNode => ({
  '@type': 'Claim',
  name: one.data_type,
  url: address(one.service_url),
  dateCreated: one.created_at,
  temporalCoverage: one.start_date || one.end_date ? `${one.start_date ?? '..'}/${one.end_date ?? '..'}` : undefined,
  about: several([...(one.subject_entities ?? []), ...(one.object_entities ?? [])].map(entity)),
});

type Linked<K extends Kind> = (record: Records[K]) => LinkedNode;

/** What each kind is for schema.org. The two that it has no words for are left to the other formats. */
export const THINGS: { readonly [K in Kind]?: Linked<K> } = {
  company: companyLinked,
  officer,
  filing: ({ title, date, service_url, url, description, filing_type_name, filing_type, company }) => ({
    '@type': 'DigitalDocument',
    name: title,
    description,
    url: address(service_url),
    sameAs: address(url),
    datePublished: date,
    genre: filing_type_name ?? filing_type,
    about: companyNode(company),
  }),
  datum: ({ title, data_type, description, service_url, updated_at, companies }) => ({
    '@type': 'CreativeWork',
    name: title ?? data_type,
    genre: data_type,
    description,
    url: address(service_url),
    dateModified: updated_at,
    about: several(companies?.map(companyNode)),
  }),
  statement,
  placeholder,
  event: ({ description, type, service_url, time_range, jurisdiction_code, company_number }) => ({
    '@type': 'Event',
    name: description,
    additionalType: type,
    url: address(service_url),
    startDate: time_range.starts_at,
    endDate: time_range.ends_at,
    about: {
      '@type': 'Organization',
      identifier: { '@type': 'PropertyValue', propertyID: jurisdiction_code, value: company_number },
    },
  }),
  corporate_grouping: grouping,
  jurisdiction: ({ code, name, country }) => ({
    '@type': 'AdministrativeArea',
    name,
    identifier: code,
    containedInPlace: country && country !== name ? { '@type': 'Country', name: country } : undefined,
  }),
  industry_code: ({ code, description, code_scheme_id, code_scheme_name }) => ({
    '@type': 'CategoryCode',
    codeValue: code,
    name: description,
    inCodeSet: { '@type': 'CategoryCodeSet', identifier: code_scheme_id, name: code_scheme_name },
  }),
  industry_code_scheme: ({ id, name, url }) => ({
    '@type': 'CategoryCodeSet',
    identifier: id,
    name,
    url: address(url),
  }),
};
