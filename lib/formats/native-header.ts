import type { Licence } from '@/lib/register/store/store';

/** What the first line of a file of ours calls itself. */
export const NATIVE_FORMAT = 'firmament-register';

/** Changed when a reader of the version before would misunderstand the records. */
export const NATIVE_VERSION = 1;

/** The first line: all others are a record each. */
export interface NativeHeader {
  format: typeof NATIVE_FORMAT;
  version: typeof NATIVE_VERSION;
  exported_at: string;
  licences: Licence[];
}
