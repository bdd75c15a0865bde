import { stripControls } from '@/lib/shared/names/fold';
import type { DatumInput, EntityReference } from '../records';
import { type PackedAttributes, packAttributes } from '../sqlite/attribute-shapes';
import type { Packer, Unpacker } from './pack';
import { packReference, unpackReference } from './reference';
import { type FullSource, sourceOf } from './source';

/** A datum made ready to be written. */
export interface PreparedDatum {
  kind: 'datum';
  key: string;
  data_type: string;
  title: string;
  description: string | null;
  attributes: PackedAttributes;
  companies: EntityReference[];
  source: FullSource;
  created_at: string | null;
}

export const prepareDatum = (input: DatumInput): PreparedDatum => ({
  kind: 'datum',
  key: input.key,
  data_type: input.data_type,
  title: stripControls(input.title),
  description: input.description ?? null,
  attributes: packAttributes(input.attributes),
  companies: input.companies,
  source: sourceOf(input.source),
  created_at: input.created_at ?? null,
});

export function packDatum(datum: PreparedDatum, packer: Packer): void {
  packer.addAll([datum.key, datum.description, datum.attributes.values, datum.created_at]);
  for (const text of [datum.data_type, datum.title, datum.attributes.shape]) packer.addCommon(text);
  packer.addShared(datum.source);
  packer.add(datum.companies.length);
  for (const company of datum.companies) packReference(company, packer);
}

export function unpackDatum(packed: Unpacker): PreparedDatum {
  const [key, description, values] = [packed.text(), packed.optionalText(), packed.text()];
  const created_at = packed.optionalText();
  const [data_type, title, shape] = [packed.common() ?? '', packed.common() ?? '', packed.common()];
  const source = packed.shared<FullSource>();
  const companies = Array.from({ length: packed.number() }, () => unpackReference(packed));
  return {
    kind: 'datum',
    key,
    data_type,
    title,
    description,
    attributes: { shape, values },
    companies,
    source,
    created_at,
  };
}
