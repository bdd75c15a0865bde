import { toOrder } from '@/lib/contract/parameters';
import type { Source } from '@/lib/contract/provenance';
import { rememberLast, stripControls } from '@/lib/shared/names/fold';
import type { DatumInput, EntityReference, EventInput } from '../records';
import { type PackedAttributes, packAttributes } from '../sqlite/attribute-shapes';
import { type EventRow, eventRow } from './event-row';
import type { Packer, Unpacker } from './pack';

const saysMore = ({ entity_type, jurisdiction_string, jurisdiction_code, identifier }: EntityReference): boolean =>
  Boolean(entity_type ?? jurisdiction_string ?? jurisdiction_code ?? identifier);

/** Most references are a key and a name; these are sent as text, which is faster than an object. */
export function packReference(reference: EntityReference, packer: Packer): void {
  const isPlain = !saysMore(reference);
  packer.add(Number(isPlain));
  if (!isPlain) packer.addShared(reference);
  else packer.addAll([reference.key, reference.name]);
}

export function unpackReference(packed: Unpacker): EntityReference {
  if (packed.number() === 0) return packed.shared();
  return { key: packed.text(), name: packed.text() };
}

/** An event prepared for writing. */
export interface PreparedEvent {
  kind: 'event';
  row: EventRow;
  company: EntityReference;
  created_at: string | null;
  found_by_register: boolean;
}

export const prepareEvent = (input: EventInput): PreparedEvent => ({
  kind: 'event',
  row: eventRow(input),
  company: input.company,
  created_at: input.created_at ?? null,
  found_by_register: input.found_by_register ?? false,
});

export function packEvent({ row, company, created_at, found_by_register }: PreparedEvent, packer: Packer): void {
  packer.addShared(row.kind);
  packer.addAll([row.key, row.starts_at, row.ends_at, row.description, row.provenance, row.derived_from]);
  packer.addAll([row.payload, row.statement_key, created_at, Number(found_by_register)]);
  packReference(company, packer);
}

export function unpackEvent(packed: Unpacker): PreparedEvent {
  const row: EventRow = {
    kind: packed.shared(),
    key: packed.text(),
    starts_at: packed.optionalText(),
    ends_at: packed.text(),
    description: packed.text(),
    provenance: packed.optionalText(),
    derived_from: packed.optionalText(),
    payload: packed.optionalText(),
    statement_key: packed.optionalText(),
  };
  const [created_at, found_by_register] = [packed.optionalText(), packed.number() === 1];
  return { kind: 'event', row, company: unpackReference(packed), created_at, found_by_register };
}

/** A source with null for absent values. */
export type FullSource = { [Key in keyof Source]-?: NonNullable<Source[Key]> | null };

/** Records with the same source object share one result. */
export const sourceOf = rememberLast(
  ({ publisher, url, source_type, terms, retrieved_at }: Source): FullSource => ({
    publisher: publisher ?? null,
    url: url ?? null,
    source_type: source_type ?? null,
    terms: terms ?? null,
    retrieved_at: retrieved_at ?? null,
  }),
);

/** Version of a row: time and key of its source record. Sorts as text, newest last, assumed times first. */
export const versionOf = ({ retrieved_at }: Source, recordKey: string): string =>
  `${toOrder(retrieved_at ?? '')}\t${recordKey}`;

/** A datum prepared for writing. */
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
