import type { Kind, Records } from '@/lib/contract/kinds';
import type { Source } from '@/lib/contract/provenance';
import type { Statement } from '@/lib/contract/records';
import { DEFAULT_LANGUAGE, formsOf } from '@/lib/shared/language/language';
import { oneLine } from '@/lib/shared/text';

/** What leaves the site is shared by its address, and says the same to everybody. */
export const SPOKEN = DEFAULT_LANGUAGE;

/** How files, feeds and cards write numbers and dates. */
export const spoken = formsOf(SPOKEN);

/** What a file says of itself: label and text, in the order of reading. Absent lines are facts that nobody told. */
type AboutLine = readonly [label: string, text: string];

const LICENCE_UNKNOWN =
  'The publisher names no licence here, which does not mean that there is none. See the source of each record.';

const ATTRIBUTION = 'Name the publisher, and link to the page above or to the address of each record.';

/** The first question about an export: is it all there is? `rows` were written; the search may have more. */
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

/** `extent`: how much of all it is, known at the end of a file only; null for the file of one record. */
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

/** What every file tells of itself, whatever its format. */
export interface About {
  /** What the page is called: "Companies that match “harrowgate”". */
  title: string;
  /** Absolute address of the page the file was taken from. */
  page_url: string;
  /** The filters in words, null where nothing was filtered. */
  filter: string | null;
  /** The moment it was taken, ISO 8601 in UTC. */
  taken_at: string;
  /** Records that the page's search has over all its pages, which may be more than the file may hold; null where nobody knows. */
  total_count: number | null;
  /** Where all of it comes from; null where the records name their own sources. */
  source: Source | null;
}

/** A record page as a file. */
export interface RecordDocument<K extends Kind> {
  shape: 'record';
  kind: K;
  about: About;
  record: Records[K];
  /** The interface's own answer, which JSON and XML give as it came. */
  reply: unknown;
  /** Of a company: what is stated of it, where the page holds it. The dossier says where to look otherwise. */
  statements?: readonly Statement[];
}

/** A list as a file. The rows are asked for one by one and never held together. */
export interface ListDocument<K extends Kind> {
  shape: 'list';
  kind: K;
  about: About;
  /** As the interface gives each item, without its wrapper. A failure is thrown, and so ends the file: it is never a shorter list. */
  rows: AsyncIterable<Records[K]>;
  /** As the interface's answer says it. */
  api_version: string;
  /** The rows are whole records, few enough to stand side by side, and not items with less in them. */
  ofRecords?: true;
  /** Asked when the rows are through: why they are not all, in a sentence; null where they are. Every format ends with it. */
  shortfall?: () => string | null;
}

export type ExportDocument<K extends Kind> = RecordDocument<K> | ListDocument<K>;

/** How much its rows say, and so which columns it has. */
export const reachOf = <K extends Kind>(document: ExportDocument<K>): 'record' | 'list' =>
  document.shape === 'record' || document.ofRecords ? 'record' : 'list';

/** The rows of either shape. */
export async function* rowsOf<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<Records[K]> {
  if (document.shape === 'record') yield document.record;
  else yield* document.rows;
}

/** What is missing at the end of a file; a record is always whole. */
export const shortfallOf = <K extends Kind>(document: ExportDocument<K>): string | null =>
  document.shape === 'list' ? (document.shortfall?.() ?? null) : null;
