import type { EntityReference } from '../records';
import type { Packer, Unpacker } from './pack';

/** Most references are a key and a name; what else one says stands beside the cells. */
export function packReference({ key, name, ...rest }: EntityReference, packer: Packer): void {
  packer.add(key);
  packer.add(name);
  packer.addObject(Object.keys(rest).length === 0 ? undefined : rest);
}

export function unpackReference(packed: Unpacker): EntityReference {
  const [key, name] = [packed.text(), packed.text()];
  return { key, name, ...packed.object<Omit<EntityReference, 'key' | 'name'>>() };
}
