import type { Licence } from '@/lib/register/store/store';

/** What the first line of a file of ours calls itself. */
export const NATIVE_FORMAT = 'firmament-register';

/** Changed when a reader of the version before would misunderstand the records. */
export const NATIVE_VERSION = 1;

/** The first line: all others but the last are a record each. */
export interface NativeHeader {
  format: typeof NATIVE_FORMAT;
  version: typeof NATIVE_VERSION;
  exported_at: string;
  licences: Licence[];
  /** The search that selects companies; absent in a file of the whole register. */
  query?: string;
  with_personal_facts?: boolean;
}

/** The last line, in words as of the command. */
export interface NativeFooter {
  format: typeof NATIVE_FORMAT;
  version: typeof NATIVE_VERSION;
  written: Record<string, number>;
  left_out: Record<string, number>;
}
