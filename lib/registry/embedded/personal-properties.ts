import type { Statement } from '@/lib/contract/statement';
import type { Rights } from './access';
import { isJsonObject, type Json } from './json';

/** Facts of a person that are for token holders, as those of officers are; the rest of a statement is for all. */
const PERSONAL = new Set([
  'date_of_birth',
  'nationality',
  'nationalities',
  'address',
  'registered_address',
  'residential_address',
  'service_address',
]);

const isPerson = (object: Json): boolean => object.entity_type === 'person' || object.type === 'Person';

const withoutKeys = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !PERSONAL.has(key)));

/** An object with the personal facts of every person in it left out, however deep the person stands. */
function clean(value: unknown, ofPerson: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => clean(item, ofPerson));
  if (!isJsonObject(value)) return value;
  const personal = ofPerson || isPerson(value);
  const kept = personal ? withoutKeys(value) : value;
  return Object.fromEntries(
    Object.entries(kept).map(([key, inner]) => [
      key,
      clean(inner, key === 'person' || (personal && key === 'entity_properties')),
    ]),
  );
}

/** What a reply says of persons, for a caller with these rights. Keys are left out, not null. */
export function withoutPersonalProperties<T extends object>(record: T, rights: Rights): T {
  // Only keys that the contract leaves free are taken out.
  return rights.personal ? record : (clean(record, false) as T);
}

export const readableStatement = (statement: Statement, rights: Rights): Statement =>
  rights.personal ? statement : { ...statement, properties: withoutPersonalProperties(statement.properties, rights) };
