import type { EntityReference, EventInput } from '../records';
import { type EventRow, eventRow } from './event-row';
import type { Packer, Unpacker } from './pack';
import { packReference, unpackReference } from './reference';

/** An event made ready to be written. */
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
