/** What a register can be filled with, in the order in which people ask for it. */
export const HELD_KINDS = [
  'companies',
  'officers',
  'filings',
  'statements',
  'relationships',
  'placeholders',
  'data',
  'events',
  'corporate_groupings',
  'industry_codes',
] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

/** What one publisher told, as far as records say by whom they were told. */
export interface PublisherContents {
  /** Null: records that do not name who published them. */
  publisher: string | null;
  /** Licences its records name, each once. */
  licences: string[];
  companies: number;
  officers: number;
  statements: number;
  data: number;
  /** When its records were made or retrieved, ISO 8601: the earliest and the latest. */
  oldest: string | null;
  newest: string | null;
}

/** An import, as it is told to people. Counts are of records in the files. */
export interface ImportReport {
  id: number;
  format: string;
  files: string[];
  started_at: string;
  /** Null: it is running, or was stopped. */
  ended_at: string | null;
  read: number;
  added: number;
  merged: number;
  unchanged: number;
  rejected: number;
  /** The reasons for that, the most frequent first. */
  reasons: { reason: string; count: number }[];
}

/** What our own register holds, where it comes from, and how it came in. */
export interface RegisterContents {
  counts: Record<HeldKind, number>;
  publishers: PublisherContents[];
  imports: ImportReport[];
  /** The formats of all imports, each once, by name. */
  imported_formats: string[];
  /** False until the first import has ended: searches find the same meanwhile, and take longer. */
  searches_are_indexed: boolean;
}
