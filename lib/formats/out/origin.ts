import { z } from 'zod';
import type { Kind } from '@/lib/contract/kinds';
import { provenanceSchema, type Source, sourceSchema } from '@/lib/contract/provenance';
import { joined } from '@/lib/shared/text';
import { type Column, columnsFor } from './columns';
import type { About, ExportDocument } from './document';

/** Where a row comes from, read from whichever of the places a record may say it in. */
export interface RowOrigin {
  publisher: string | null;
  /** Each place it was seen at. */
  urls: readonly string[];
  retrieved_at: string | null;
  licence: string | null;
  /** The record's own page, by which the licence wants it attributed (specification, "What the service does", 5). */
  service_url: string | null;
}

const provenances = z.array(provenanceSchema).nullish().catch(null);

const originSchema = z.object({
  source: sourceSchema.nullish().catch(null),
  retrieved_at: z.string().nullish().catch(null),
  provenances,
  sources: provenances,
  service_url: z.string().nullish().catch(null),
});

/** Of any record; what it does not say is taken from `fallback`, the source of all of them. What nobody says is null. */
export function originOfRow(record: object, fallback: Source | null): RowOrigin {
  const { source, retrieved_at, service_url, ...said } = originSchema.parse(record);
  const seen = (said.provenances ?? said.sources ?? []).flatMap(({ source_url }) => source_url || []);
  const one = source ?? fallback;
  return {
    publisher: one?.publisher ?? null,
    urls: seen.length > 0 ? [...new Set(seen)] : one?.url ? [one.url] : [],
    retrieved_at: retrieved_at ?? one?.retrieved_at ?? null,
    licence: one?.terms ?? null,
    service_url: service_url ?? null,
  };
}

/** What a file tells of itself; a file of one record has the record's source. */
export function aboutOf<K extends Kind>(document: ExportDocument<K>): About {
  const { about } = document;
  if (document.shape === 'list') return about;
  const { publisher, urls, retrieved_at, licence } = originOfRow(document.record, about.source);
  const isKnown = publisher !== null || licence !== null || urls.length > 0;
  return { ...about, source: isKnown ? { publisher, url: urls.join('; '), retrieved_at, terms: licence } : null };
}

const { made } = columnsFor<object>();

/** Where each row comes from: rows of one list may have several publishers. Empty is not known. */
export const sourceColumns = ({ source }: About): readonly Column<object>[] => [
  made('source_publisher', 'Publisher', (record) => originOfRow(record, source).publisher),
  made('source_url', 'Source', (record) => joined(originOfRow(record, source).urls, (url) => url)),
  made('retrieved_at', 'Retrieved', (record) => originOfRow(record, source).retrieved_at),
  made('licence', 'Licence of the publisher', (record) => originOfRow(record, source).licence),
];

/** "Example Register, by way of https://…": whom to name for a row. */
function attributionOfRow(record: object, about: About): string {
  const { publisher, service_url } = originOfRow(record, about.source);
  return `${publisher ?? 'Source not named'}, by way of ${service_url ?? about.page_url}`;
}

/** What a file without a second sheet says on each row, so that rows put together from several files still tell. */
export const fileColumns = (about: About): readonly Column<object>[] => [
  made('attribution', 'Attribution', (record) => attributionOfRow(record, about)),
  made('page_url', 'Page', () => about.page_url),
  made('page_filter', 'Filter', () => about.filter),
  made('taken_at', 'Taken', () => about.taken_at),
];
