import { isJsonObject, type Json } from '@/lib/shared/json';

/** Facts of a person that are for token holders, as those of officers are; the rest of a record is for all. */
const PERSONAL = new Set([
  'date_of_birth',
  'nationality',
  'nationalities',
  'address',
  'registered_address',
  'residential_address',
  'service_address',
]);

/** Keys whose value is a person, whatever it says of itself. */
const HOLDS_PERSON = new Set(['person', 'officer']);

const isPerson = (object: Json): boolean => object.entity_type === 'person' || object.type === 'Person';

const withoutKeys = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !PERSONAL.has(key)));

function clean(value: unknown, ofPerson: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => clean(item, ofPerson));
  if (!isJsonObject(value)) return value;
  const personal = ofPerson || isPerson(value);
  const kept = personal ? withoutKeys(value) : value;
  return Object.fromEntries(
    Object.entries(kept).map(([key, inner]) => [
      key,
      clean(inner, HOLDS_PERSON.has(key) || (personal && key === 'entity_properties')),
    ]),
  );
}

/** The same with the personal facts of every person in it left out, however deep the person stands. Keys are left out, not null. */
export const withoutPersonalFacts = <T extends object>(record: T): T =>
  // Only keys that the contract leaves free, or has as optional, are taken out.
  clean(record, false) as T;
