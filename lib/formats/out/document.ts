import type { EntityFacts } from '@/lib/contract/entity-facts';
import type { Kind, Records } from '@/lib/contract/kinds';
import type { Source } from '@/lib/contract/provenance';
import type { Statement } from '@/lib/contract/records';
import { DEFAULT_LANGUAGE, formsOf } from '@/lib/shared/language/language';
import { oneLine } from '@/lib/shared/text';

/** Files are shared by address, so they have the same text for every reader. */
export const SPOKEN = DEFAULT_LANGUAGE;

/** How files, feeds and cards write numbers and dates. */
export const spoken = formsOf(SPOKEN);

/** The description of a file: label and text, in reading order. Unknown facts have no line. */
type AboutLine = readonly [label: string, text: string];

const LICENCE_UNKNOWN =
  'The publisher names no licence here, which does not mean that there is none. See the source of each record.';

const ATTRIBUTION = 'Name the publisher, and link to the page above or to the address of each record.';

/** Whether the export is complete: `rows` were written; the search may have more. */
export function extentInWords(rows: number, total: number | null): string {
  const written = spoken.count(rows);
  if (total === null) return `${written}; how many there are in all is not known`;
  const extent = `${written} of ${spoken.count(total)}`;
  return rows < total ? `${extent}: the file does not hold all of them` : extent;
}

function sourceLines({ source }: About, isList: boolean): AboutLine[] {
  if (!source) return [['Source', isList ? 'Each record names its own.' : 'The registry names none for this record.']];
  const { publisher, url, retrieved_at, terms } = source;
  return [
    ['Publisher', publisher ?? 'not named'],
    ...(url ? [['Source', url] as const] : []),
    ['Retrieved', retrieved_at ?? 'on an unknown day'],
    ['Licence', terms ?? LICENCE_UNKNOWN],
  ];
}

/** `extent`: how much of the whole it contains, known at the end of a file only; null for the file of one record. */
export function aboutLines(about: About, extent: string | null): AboutLine[] {
  const lines: AboutLine[] = [
    ['Title', about.title],
    ['Page', about.page_url],
    ['Filter', about.filter ?? 'none'],
    ...(extent === null ? [] : [['Records', extent] as const]),
    ['Taken', about.taken_at],
    ...sourceLines(about, extent !== null),
    ['Attribution', ATTRIBUTION],
  ];
  return lines.map(([label, text]) => [label, oneLine(text)]);
}

/** The description of a file, in any format. */
export interface About {
  /** Title of the page: "Companies that match “harrowgate”". */
  title: string;
  /** Absolute address of the page the file was downloaded from. */
  page_url: string;
  /** The filters in words; null without filters. */
  filter: string | null;
  /** Time of the download, ISO 8601 in UTC. */
  taken_at: string;
  /** Total results of the page's search, which may exceed the limit of the file; null if unknown. */
  total_count: number | null;
  /** Source of all records; null where the records name their own sources. */
  source: Source | null;
}

/** A record page as a file. */
export interface RecordDocument<K extends Kind> {
  shape: 'record';
  kind: K;
  about: About;
  record: Records[K];
  /** The API reply, which JSON and XML write unchanged. */
  reply: unknown;
  /** A company's statements, if the page loaded them. Otherwise the dossier says where to find them. */
  statements?: readonly Statement[];
}

/** A list as a file. Rows are requested one by one and never all held in memory. */
export interface ListDocument<K extends Kind> {
  shape: 'list';
  kind: K;
  about: About;
  /** Items as in the API, without their wrapper. An error aborts the file, which must not look like a shorter list. */
  rows: AsyncIterable<Records[K]>;
  /** As in the API reply. */
  api_version: string;
  /** The rows are whole records, few enough for a side-by-side table, not shortened list items. */
  ofRecords?: true;
  /** The entities whose network it is; the first is in the middle. */
  roots?: readonly { path: string; name: string }[];
  /** Facts of records, for the entities of a network with these paths. */
  factsOf?: (paths: readonly string[]) => Promise<ReadonlyMap<string, EntityFacts>>;
  /** Called after the last row: why rows are missing, in a sentence; null if complete. Every format ends with it. */
  shortfall?: () => string | null;
}

export type ExportDocument<K extends Kind> = RecordDocument<K> | ListDocument<K>;

/** The level of detail of the rows, which decides the columns. */
export const reachOf = <K extends Kind>(document: ExportDocument<K>): 'record' | 'list' =>
  document.shape === 'record' || document.ofRecords ? 'record' : 'list';

/** The rows of either shape. */
export async function* rowsOf<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<Records[K]> {
  if (document.shape === 'record') yield document.record;
  else yield* document.rows;
}

/** The reason why a file is incomplete; a record is always complete. */
export const shortfallOf = <K extends Kind>(document: ExportDocument<K>): string | null =>
  document.shape === 'list' ? (document.shortfall?.() ?? null) : null;
