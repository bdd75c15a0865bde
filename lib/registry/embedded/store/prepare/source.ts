import type { Source } from '@/lib/contract/provenance';
import type { Packer, Unpacker } from './pack';

/** A source with null for what is not told. */
export type FullSource = { [Key in keyof Source]-?: NonNullable<Source[Key]> | null };

export const sourceOf = ({ publisher, url, source_type, terms, retrieved_at }: Source): FullSource => ({
  publisher: publisher ?? null,
  url: url ?? null,
  source_type: source_type ?? null,
  terms: terms ?? null,
  retrieved_at: retrieved_at ?? null,
});

/** Which record of which source a row was made of: as text, newer ones stand after older ones. */
export const versionOf = ({ retrieved_at }: Source, recordKey: string): string => `${retrieved_at ?? ''}\t${recordKey}`;

export function packSource({ publisher, url, source_type, terms, retrieved_at }: FullSource, packer: Packer): void {
  for (const text of [publisher, url, source_type, terms, retrieved_at]) packer.addCommon(text);
}

export function unpackSource(packed: Unpacker): FullSource {
  const [publisher, url, source_type] = [packed.common(), packed.common(), packed.common()];
  return { publisher, url, source_type, terms: packed.common(), retrieved_at: packed.common() };
}
