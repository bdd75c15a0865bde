import type { RegisterInput } from '@/lib/register/store/records';
import type { ExportSelection, Licence } from '@/lib/register/store/store';

/** What a file says of itself. */
export interface ExportAbout {
  /** ISO 8601. */
  exported_at: string;
  licences: Licence[];
}

/** A form in which records leave the register, and which of them it has room for. */
export interface ExportFormat extends Pick<ExportSelection, 'withHidden' | 'onlyFound' | 'kinds' | 'keyPrefix'> {
  /** The file piece by piece, as the records come. */
  texts(records: Iterable<RegisterInput>, about: ExportAbout): Iterable<string>;
}
