import type { Kind, Records } from '@/lib/contract/kinds';
import type { Source } from '@/lib/contract/provenance';
import type { Statement } from '@/lib/contract/statement';

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
