import type { Kind } from '@/lib/contract/kinds';
import { csvTexts } from '@/lib/formats/out/csv';
import type { TakeDocument } from '@/lib/formats/out/document';
import { linkedTexts } from '@/lib/formats/out/linked/linked';
import { markdownTexts } from '@/lib/formats/out/markdown/markdown';
import { xlsxBytes } from '@/lib/formats/out/spreadsheet/xlsx';
import { jsonTexts, xmlTexts } from './interface-form';
import { toPieces } from './pieces';

export const FORMAT_NAMES = ['json', 'xml', 'csv', 'xlsx', 'md', 'jsonld'] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export interface Format {
  media_type: string;
  /** After the page's path, with its dot. */
  suffix: string;
  label: string;
  /** Kinds it says nothing useful of. */
  not_for: readonly Kind[];
  bytes<K extends Kind>(document: TakeDocument<K>): AsyncIterable<Uint8Array>;
}

/** Every form a page can be taken away in. Routes, menus and headers walk this table. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  json: {
    media_type: 'application/json; charset=utf-8',
    suffix: '.json',
    label: 'JSON',
    not_for: [],
    bytes: (document) => toPieces(jsonTexts(document)),
  },
  xml: {
    media_type: 'application/xml; charset=utf-8',
    suffix: '.xml',
    label: 'XML',
    not_for: [],
    bytes: (document) => toPieces(xmlTexts(document)),
  },
  csv: {
    media_type: 'text/csv; charset=utf-8; header=present',
    suffix: '.csv',
    label: 'CSV',
    not_for: [],
    bytes: (document) => toPieces(csvTexts(document)),
  },
  xlsx: {
    media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    suffix: '.xlsx',
    label: 'Excel workbook',
    not_for: [],
    bytes: (document) => xlsxBytes(document),
  },
  md: {
    media_type: 'text/markdown; charset=utf-8',
    suffix: '.md',
    label: 'Markdown',
    not_for: [],
    bytes: (document) => toPieces(markdownTexts(document)),
  },
  jsonld: {
    media_type: 'application/ld+json; charset=utf-8',
    suffix: '.jsonld',
    label: 'JSON-LD (schema.org)',
    // schema.org has no words for a share or for the means of control.
    not_for: ['network_relationship', 'control_statement'],
    bytes: (document) => toPieces(linkedTexts(document)),
  },
};

/** The formats that make sense for a kind, in the order of the table. */
export const formatsFor = (kind: Kind): FormatName[] =>
  FORMAT_NAMES.filter((name) => !FORMATS[name].not_for.includes(kind));

/** The document in the format, in pieces; whoever reads slowly slows the rows. A row that fails is thrown and ends the file. */
export const write = <K extends Kind>(format: FormatName, document: TakeDocument<K>): AsyncIterable<Uint8Array> =>
  FORMATS[format].bytes(document);

/** `/companies/gb/00000001`, csv → `companies-gb-00000001.csv`: letters that every system and header can hold. */
export function fileName(path: string, format: FormatName): string {
  const words = path.normalize('NFKD').match(/[A-Za-z0-9_]+/g) ?? [];
  return `${words.join('-').slice(0, 100) || 'page'}${FORMATS[format].suffix}`;
}
