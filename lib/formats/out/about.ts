import { z } from 'zod';
import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import { provenanceSchema, type Source, sourceSchema } from '@/lib/contract/provenance';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { joined } from '@/lib/shared/text';
import { CONTROL_STATEMENT_COLUMNS, type Column, columnsFor } from './columns';
import { type About, type ExportDocument, spoken } from './document';

/** The source of a row, from whichever field of the record states it. */
export interface RowOrigin {
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
  /** Of a relationship. */
  publishers: z
    .array(z.object({ publisher: z.string(), licence: z.string().nullable() }))
    .default([])
    .catch([]),
});

/** The source of any record; missing parts come from `fallback`, the source of all of them. Unknown is null. */
export function originOfRow(record: object, fallback: Source | null): RowOrigin {
  const { source, retrieved_at, service_url, publishers, ...said } = originSchema.parse(record);
  const seen = (said.provenances ?? said.sources ?? []).flatMap(({ source_url }) => source_url || []);
  const one = source ?? fallback;
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
