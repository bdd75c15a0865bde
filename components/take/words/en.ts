import type { Forms } from '@/lib/language/forms/forms';
import { KINDS, type Kind } from '@/lib/take/kinds';

/** "Take it with you". */
export const en = {
  title: 'Take it with you',
  file: 'As a file',
  terminal: 'From a terminal',
  cite: 'Cite',
  follow: 'Follow what changes',
  embed: 'In a page of yours',
  card: 'Card',
  feeds: { atom: 'Atom feed', json: 'JSON feed' },
  formats: {
    json: 'JSON',
    xml: 'XML',
    csv: 'CSV',
    xlsx: 'Excel workbook',
    md: 'Markdown',
    jsonld: 'JSON-LD (schema.org)',
  },
  /** What the file of a record's page holds. */
  record: {
    json: 'the interface’s own answer',
    xml: 'the same, as XML',
    csv: 'its facts in one row',
    xlsx: 'its facts in one row, and a sheet that explains them',
    md: 'a dossier to read, with its sources',
    jsonld: 'in the words of schema.org',
  },
  /** What the file of a list holds; `many`: "companies". */
  list: {
    json: 'as the interface writes them',
    xml: 'the same, as XML',
    csv: (many: string) => `${many}, a row each`,
    xlsx: (many: string) => `${many}, a row each, and a sheet that explains the columns`,
    md: 'a short table to read',
    jsonld: 'in the words of schema.org',
  },
  many: (kind: Kind) => KINDS[kind].many,
  extent: {
    firstPage: 'Each file holds the first page of the list: no call where that is kept here, else one.',
    upTo: ({ count }: Forms, most: number) => `Each file holds the whole list, up to ${count(most)} records.`,
    all: ({ count }: Forms, total: number) =>
      `Each file holds ${total === 1 ? 'the one record' : `all ${count(total)} records`}, whichever page is open.`,
    first: ({ count, counted }: Forms, most: number, total: number) =>
      `Each file holds the first ${count(most)} of ${counted(total, { one: 'record', other: 'records' })}. Narrow the search to reach the rest.`,
  },
  pages: 'Pages',
  pageCost: 'Each page after the first is a call of the remote service, unless it is kept here.',
  /** On paper: the address of the page, and the day. */
  printed: (url: string, day: string) => `${url}, as of ${day}`,
};
