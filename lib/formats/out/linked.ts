import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import type { Address } from '@/lib/contract/parameters';
import type { Company, OfficerRecord, Placeholder, StatementEntity } from '@/lib/contract/records';
import { pathOf } from '@/lib/shared/links';
import { withoutControls } from '@/lib/shared/text';
import { kindInWords, originOfRow, type RowOrigin, titleOf } from './about';
import { type About, type ExportDocument, type ListDocument, type RecordDocument, shortfallOf } from './document';

/** A thing of schema.org, or a value of one of its properties. */
interface LinkedNode {
  '@type': string;
  [property: string]: LinkedValue;
}
type LinkedValue = string | number | boolean | null | undefined | LinkedNode | readonly LinkedValue[];

/** A web address; anything else is left out, as readers follow it. */
const address = (url: string | null | undefined): string | undefined =>
  url && /^https?:/i.test(url) && pathOf(url) !== undefined ? url : undefined;

/** A company as another record names it. */
function companyNode(
  company: { name: string; service_url?: string | null } | null | undefined,
): LinkedNode | undefined {
  if (!company) return undefined;
  return { '@type': 'Organization', name: company.name, url: address(company.service_url) };
}

/** Several values of a property; undefined where there is none. */
function several(values: readonly LinkedValue[] | null | undefined): readonly LinkedValue[] | undefined {
  const known = values?.filter((value) => value != null && value !== '');
  return known?.length ? known : undefined;
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** As JSON, without unknown values and without control characters. */
const linkedJson = (value: LinkedValue): string =>
  JSON.stringify(value, (_, one: unknown) =>
    isEmpty(one) ? undefined : typeof one === 'string' ? withoutControls(one) : one,
  );

/** The same for a script element of a page: no `<` in it can end the script (the framework's guide, "JSON-LD"). */
export const forScript = (json: string): string => json.replaceAll('<', '\\u003c');

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

/** The register's number as an identifier like the others, with the jurisdiction as its system. */
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

/** A company in schema.org terms. A branch has its home company as parent. */
const companyLinked = (company: Company): LinkedNode => ({
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

/** An officer may be a company, but registers do not say so: assume a person and always name the office. */
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

/** The schema.org type of each kind. The two kinds without one are left to other formats. */
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

const SCHEMA = 'https://schema.org';

/** Source and licence, as properties of a dataset. */
function terms(origin: Pick<RowOrigin, 'publisher' | 'urls' | 'licence'>, about: About): Partial<LinkedNode> {
  return {
    license: origin.licence,
    isBasedOn: several(origin.urls.map(address)),
    creditText: `${origin.publisher ?? 'Source not named'}, by way of ${about.page_url}`,
    sdDatePublished: about.taken_at,
  };
}

/** The record in schema.org terms; a kind without a type is a `Thing` with a name. */
const nodeOf = <K extends Kind>(kind: K, record: Records[K]): LinkedNode =>
  THINGS[kind]?.(record) ?? { '@type': 'Thing', name: titleOf(kind, record) };

/** Structured data of a page: the record, and the dataset that describes it, with its licence. */
export function linkedRecord<K extends Kind>({
  kind,
  record,
  about,
}: Omit<RecordDocument<K>, 'shape' | 'reply'>): string {
  const title = titleOf(kind, record);
  const subjectOf: LinkedNode = {
    '@type': 'Dataset',
    name: title,
    description: `The record of ${title} (${kindInWords(kind, record)}) in a company register, with its source.`,
    url: about.page_url,
    ...terms(originOfRow(record, about.source), about),
  };
  return linkedJson({ '@context': SCHEMA, '@id': about.page_url, ...nodeOf(kind, record), subjectOf });
}

/** A list without its items, split at the place of the items. */
function frame<K extends Kind>({ kind, about }: ListDocument<K>): [before: string, after: string] {
  const { source, total_count, title, filter, page_url } = about;
  const { publisher, url, terms: licence } = source ?? {};
  const whole = linkedJson({
    '@context': SCHEMA,
    '@type': 'Dataset',
    name: title,
    description: filter === null ? `All ${KINDS[kind].many}: ${title}` : `${title}; filter: ${filter}`,
    url: page_url,
    ...terms({ publisher: publisher ?? null, urls: url ? [url] : [], licence: licence ?? null }, about),
    mainEntity: { '@type': 'ItemList', numberOfItems: total_count, itemListElement: [] },
  });
  const at = whole.lastIndexOf('[]') + 1;
  return [whole.slice(0, at), whole.slice(at)];
}

async function* linkedList<K extends Kind>(document: ListDocument<K>): AsyncGenerator<string> {
  const [before, after] = frame(document);
  yield before;
  let position = 0;
  for await (const row of document.rows) {
    position += 1;
    const item: LinkedNode = { '@type': 'ListItem', position, item: nodeOf(document.kind, row) };
    yield `${position === 1 ? '\n' : ',\n'}${linkedJson(item)}`;
  }
  const shortfall = shortfallOf(document);
  const said = shortfall === null ? after : `${after.slice(0, -1)},"comment":${JSON.stringify(shortfall)}}`;
  yield `\n${said}\n`;
}

/** JSON-LD in schema.org terms. */
export async function* linkedTexts<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<string> {
  if (document.shape === 'record') yield linkedRecord(document);
  else yield* linkedList(document);
}
