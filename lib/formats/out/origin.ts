import { z } from 'zod';
import type { Kind } from '@/lib/contract/kinds';
import { provenanceSchema, type Source, sourceSchema } from '@/lib/contract/provenance';
import { joined } from '@/lib/shared/text';
import { type Column, columnsFor } from './columns';
import type { About, ExportDocument } from './document';

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
