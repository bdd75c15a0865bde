import type { RegisterInput } from '@/lib/register/store/records';
import type { ExportSelection, Licence } from '@/lib/register/store/store';
import type { ExportTally } from './tally';

/** Metadata of an export. */
export interface ExportAbout {
  /** ISO 8601. */
  exported_at: string;
  licences: Licence[];
  /** The search, as it was asked for; undefined if everything is exported. */
  query?: string | undefined;
  withPersonalFacts?: boolean;
  tally: ExportTally;
}

/** An export format, and which records it supports. */
export interface ExportFormat extends Pick<ExportSelection, 'withHidden' | 'onlyFound' | 'kinds' | 'keyPrefix'> {
  /** What the file begins with, before the first record. */
  header?(about: ExportAbout): string;
  /** The file after its header, as the records come: each text is one record of the file. */
  texts(records: Iterable<RegisterInput>, about: ExportAbout): Iterable<string>;
  /** What the file ends with, after the last record. */
  footer?(about: ExportAbout): string;
}
