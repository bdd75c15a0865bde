import { joined } from '@/lib/shared/text';
import { type Column, columnsFor } from './columns/column';
import type { About } from './document';
import { originOfRow } from './origin';

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
