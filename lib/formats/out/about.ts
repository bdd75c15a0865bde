import { z } from 'zod';
import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import { type Address, provenanceSchema, type Source, sourceSchema } from '@/lib/contract/provenance';
import type { Company, OfficerRecord, Placeholder, StatementEntity } from '@/lib/contract/records';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { pathOf } from '@/lib/shared/links';
import { joined, withoutControls } from '@/lib/shared/text';
import { CONTROL_STATEMENT_COLUMNS, type Column, columnsFor } from './columns';
import {
  type About,
  type ExportDocument,
  type ListDocument,
  type RecordDocument,
  shortfallOf,
  spoken,
} from './document';

/** The source of a row, from whichever field of the record states it. */
interface RowOrigin {
  publisher: string | null;
  /** The provenances. */
  urls: readonly string[];
  retrieved_at: string | null;
  licence: string | null;
  /** The record's own page, required for attribution (specification, "What the service does", 5). */
  service_url: string | null;
}

const provenances = z.array(provenanceSchema).nullish().catch(null);

const originSchema = z.object({
  source: sourceSchema.nullish().catch(null),
  retrieved_at: z.string().nullish().catch(null),
  provenances,
  sources: provenances,
  service_url: z.string().nullish().catch(null),
  /** Of a company: those of all its records, of which it shows facts. */
  claims: z
    .array(z.object({ claim: z.object({ source: sourceSchema.nullish() }) }))
    .nullish()
    .catch(null),
  /** Of a relationship. */
  publishers: z
    .array(z.object({ publisher: z.string(), licence: z.string().nullable() }))
    .default([])
    .catch([]),
});

const distinct = (texts: readonly (string | null | undefined)[]): string | null =>
  joined([...new Set(texts)], (text) => text);

/** The sources of a company's records as one. */
function originOfClaims(sources: readonly Source[], newest: string | null, service_url: string | null): RowOrigin {
  return {
    publisher: distinct(sources.map(({ publisher }) => publisher)),
    urls: [...new Set(sources.flatMap(({ url }) => url || []))],
    retrieved_at: newest,
    licence: distinct(sources.map(({ terms }) => terms)),
    service_url,
  };
}

/** The source of any record; missing parts come from `fallback`, the source of all of them. Unknown is null. */
export function originOfRow(record: object, fallback: Source | null): RowOrigin {
  const { source, retrieved_at, service_url, publishers, claims, ...said } = originSchema.parse(record);
  const seen = (said.provenances ?? said.sources ?? []).flatMap(({ source_url }) => source_url || []);
  const one = source ?? fallback;
  const claimed = (claims ?? []).flatMap(({ claim }) => claim.source ?? []);
  if (claimed.length > 1)
    return originOfClaims(claimed, retrieved_at ?? one?.retrieved_at ?? null, service_url ?? null);
  return {
    publisher: one?.publisher ?? joined(publishers, ({ publisher }) => publisher),
    urls: seen.length > 0 ? [...new Set(seen)] : one?.url ? [one.url] : [],
    retrieved_at: retrieved_at ?? one?.retrieved_at ?? null,
    licence:
      one?.terms ?? joined([...new Set(publishers.flatMap(({ licence }) => licence ?? []))], (licence) => licence),
    service_url: service_url ?? null,
  };
}

/** The source that a file states; a file of one record has the record's source. */
export function aboutOf<K extends Kind>(document: ExportDocument<K>): About {
  const { about } = document;
  if (document.shape === 'list') return about;
  const { publisher, urls, retrieved_at, licence } = originOfRow(document.record, about.source);
  const isKnown = publisher !== null || licence !== null || urls.length > 0;
  return { ...about, source: isKnown ? { publisher, url: urls.join('; '), retrieved_at, terms: licence } : null };
}

const { made } = columnsFor<object>();

/** Source of each row: rows of one list may have several publishers. Empty is unknown. */
export const sourceColumns = ({ source }: About): readonly Column<object>[] => [
  made('source_publisher', 'Publisher', (record) => originOfRow(record, source).publisher),
  made('source_url', 'Source', (record) => joined(originOfRow(record, source).urls, (url) => url)),
  made('retrieved_at', 'Retrieved', (record) => originOfRow(record, source).retrieved_at),
  made('licence', 'Licence of the publisher', (record) => originOfRow(record, source).licence),
];

/** "Example Register, by way of https://…": attribution of a row. */
function attributionOfRow(record: object, about: About): string {
  const { publisher, service_url } = originOfRow(record, about.source);
  return `${publisher ?? 'Source not named'}, by way of ${service_url ?? about.page_url}`;
}

/** Source columns on each row, for formats without a second sheet, so that merged files keep their sources. */
export const fileColumns = (about: About): readonly Column<object>[] => [
  made('attribution', 'Attribution', (record) => attributionOfRow(record, about)),
  made('page_url', 'Page', () => about.page_url),
  made('page_filter', 'Filter', () => about.filter),
  made('taken_at', 'Taken', () => about.taken_at),
];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The 30th of February is not a date, though the runtime reads it as one in March. */
function isInCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The day of a date or a timestamp; null where there is none, or only a month or a year is known. */
export function dayOf(text: string | null | undefined): string | null {
  const day = text?.slice(0, 10) ?? '';
  return DAY.test(day) && isInCalendar(day) ? day : null;
}

/** The text if it is a web address, for formats that allow nothing else; else undefined. */
export const webAddress = (text: string | null | undefined): string | undefined =>
  text && /^https?:\/\/[\x21-\x7e]+$/.test(text) && URL.canParse(text) ? text : undefined;

const names = (list: readonly { name: string }[] | null | undefined): string | undefined =>
  list?.map(({ name }) => name).join(', ') || undefined;

function controlTitle(statement: Records['control_statement']): string {
  const read = (name: string) => CONTROL_STATEMENT_COLUMNS.find((column) => column.name === name)?.read(statement);
  return `Control of ${read('controlled_entity') ?? 'a company that is not named'}`;
}

const TITLES: { readonly [K in Kind]: (record: Records[K]) => string } = {
  company: ({ name }) => name,
  officer: ({ name }) => name,
  filing: ({ title }) => title,
  datum: ({ title, data_type }) => title ?? data_type,
  statement: ({ data_type, subject_entities, object_entities }) =>
    [data_type.replaceAll('_', ' '), names(subject_entities), names(object_entities)].filter(Boolean).join(': '),
  control_statement: controlTitle,
  placeholder: ({ name }) => name,
  event: ({ description }) => description,
  corporate_grouping: ({ name }) => name,
  jurisdiction: ({ full_name, name }) => full_name ?? name,
  industry_code: ({ code, description }) => [code, description].filter(Boolean).join(' '),
  industry_code_scheme: ({ name }) => name,
  network_relationship: ({ parent_name, child_name }) => `${parent_name}: ${child_name}`,
};

/** Title of a record; never empty, since it may appear alone. */
export const titleOf = <K extends Kind>(kind: K, record: Records[K]): string =>
  TITLES[kind](record).trim() || `A ${KINDS[kind].one} without a name`;

/** The number in the register, or our id, to distinguish records of one title; null where the title already does. */
const NUMBERS: { readonly [K in Kind]: (record: Records[K]) => string | null } = {
  company: ({ jurisdiction_code, company_number }) => `${jurisdictionName(jurisdiction_code)}, no. ${company_number}`,
  officer: ({ id, company, position }) =>
    [position, company && `of ${company.name}`].filter(Boolean).join(' ') || `no. ${id}`,
  filing: ({ id, date }) => (date ? `of ${spoken.date(date)}` : `no. ${id}`),
  datum: ({ id }) => `no. ${id}`,
  statement: ({ id }) => `no. ${id}`,
  control_statement: ({ id }) => (id == null ? null : `no. ${id}`),
  placeholder: ({ id }) => `no. ${id}`,
  event: ({ jurisdiction_code, company_number }) => `${jurisdictionName(jurisdiction_code)}, no. ${company_number}`,
  corporate_grouping: () => null,
  jurisdiction: ({ code }) => code,
  industry_code: ({ code_scheme_name, code_scheme_id }) => code_scheme_name ?? code_scheme_id,
  industry_code_scheme: ({ id }) => id,
  network_relationship: ({ relationship_type }) => relationship_type,
};

/** "officer, director of Example Widgets Ltd": kind and title of a record. */
export function kindInWords<K extends Kind>(kind: K, record: Records[K]): string {
  const number = NUMBERS[kind](record);
  return number === null ? KINDS[kind].one : `${KINDS[kind].one}, ${number}`;
}

/** A thing of schema.org, or a value of one of its properties. */
export interface LinkedNode {
  '@type': string;
  [property: string]: LinkedValue;
}
export type LinkedValue = string | number | boolean | null | undefined | LinkedNode | readonly LinkedValue[];

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
export const nodeOf = <K extends Kind>(kind: K, record: Records[K]): LinkedNode =>
  THINGS[kind]?.(record) ?? { '@type': 'Thing', name: titleOf(kind, record) };

type LinkedDocument<K extends Kind> = Omit<RecordDocument<K>, 'shape' | 'reply'>;

/** The record, and the dataset that describes it, with its licence. */
export function recordNode<K extends Kind>({ kind, record, about }: LinkedDocument<K>): LinkedNode {
  const title = titleOf(kind, record);
  const subjectOf: LinkedNode = {
    '@type': 'Dataset',
    name: title,
    description: `The record of ${title} (${kindInWords(kind, record)}) in a company register, with its source.`,
    url: about.page_url,
    ...terms(originOfRow(record, about.source), about),
  };
  return { '@id': about.page_url, ...nodeOf(kind, record), subjectOf };
}

/** Structured data of a page. */
export const linkedRecord = <K extends Kind>(document: LinkedDocument<K>): string =>
  linkedJson({ '@context': SCHEMA, ...recordNode(document) });

/** A list without its items. */
export function listNode<K extends Kind>({ kind, about }: ListDocument<K>): LinkedNode {
  const { source, total_count, title, filter, page_url } = about;
  const { publisher, url, terms: licence } = source ?? {};
  return {
    '@type': 'Dataset',
    name: title,
    description: filter === null ? `All ${KINDS[kind].many}: ${title}` : `${title}; filter: ${filter}`,
    url: page_url,
    ...terms({ publisher: publisher ?? null, urls: url ? [url] : [], licence: licence ?? null }, about),
    mainEntity: { '@type': 'ItemList', numberOfItems: total_count, itemListElement: [] },
  };
}

/** The same as JSON, split at the place of the items. */
function frame<K extends Kind>(document: ListDocument<K>): [before: string, after: string] {
  const whole = linkedJson({ '@context': SCHEMA, ...listNode(document) });
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
