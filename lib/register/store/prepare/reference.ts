import type { EntityReference } from '../records';
import type { Packer, Unpacker } from './pack';

const saysMore = ({ entity_type, jurisdiction_string, jurisdiction_code, identifier }: EntityReference): boolean =>
  Boolean(entity_type ?? jurisdiction_string ?? jurisdiction_code ?? identifier);

/** Most say by which key an entity is known and what to call it, and go along as texts: to make an object takes longer. */
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
