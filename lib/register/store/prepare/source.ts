import type { Source } from '@/lib/contract/provenance';
import { rememberLast } from '@/lib/shared/remember-last';

/** A source with null for what is not told. */
export type FullSource = { [Key in keyof Source]-?: NonNullable<Source[Key]> | null };

/** One for all records that have the same object for their source. */
export const sourceOf = rememberLast(
  ({ publisher, url, source_type, terms, retrieved_at }: Source): FullSource => ({
    publisher: publisher ?? null,
    url: url ?? null,
    source_type: source_type ?? null,
    terms: terms ?? null,
    retrieved_at: retrieved_at ?? null,
  }),
);

/** Which record of which source a row was made of: as text, newer ones stand after older ones. */
export const versionOf = ({ retrieved_at }: Source, recordKey: string): string => `${retrieved_at ?? ''}\t${recordKey}`;
