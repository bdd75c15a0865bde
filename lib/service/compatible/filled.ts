import { isJsonObject, type Json } from '@/lib/shared/json';
import { companyAddress, companyOf, recordAddress, recordOf } from './addresses';
import { isGiven, readText } from './scalars';

/** The object with the facts added that it does not give itself; those that are not known either are left out. */
export function filled(object: Json, facts: Json): Json {
  const missing = Object.entries(facts).filter(([key, value]) => isGiven(value) && !isGiven(ownAt(object, key)));
  return missing.length > 0 ? { ...object, ...Object.fromEntries(missing) } : object;
}

/** What an object says under a key; never what every object inherits. */
export const ownAt = (object: Json, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined);

/** The first of the keys that says something. */
export const firstGiven = (object: Json, keys: readonly string[]): unknown =>
  keys.map((key) => ownAt(object, key)).find(isGiven);

/** Both keys, where only one of two spellings is there. */
export const bothSpellings = (object: Json, one: string, other: string): Json =>
  filled(object, { [one]: ownAt(object, other), [other]: ownAt(object, one) });

/** A company's two keys and its address, each made from the other where one is missing. */
export function withCompanyKeys(object: Json): Json {
  const named = filled(object, { ...companyOf(ownAt(object, 'service_url')) });
  const jurisdiction_code = readText('jurisdiction_code', ownAt(named, 'jurisdiction_code'));
  const company_number = readText('company_number', ownAt(named, 'company_number'));
  if (jurisdiction_code === undefined || company_number === undefined) return named;
  return filled(named, { service_url: companyAddress({ jurisdiction_code, company_number }) });
}

/** A record's id and its address `/<plural>/:id`, each made from the other where one is missing. */
export const withRecordKeys =
  (plural: string) =>
  (value: unknown): unknown => {
    if (!isJsonObject(value)) return value;
    const address = recordOf(ownAt(value, 'service_url'));
    const named = filled(value, { id: address?.plural === plural ? address.name : undefined });
    const id = readText('id', ownAt(named, 'id'));
    return id === undefined ? named : filled(named, { service_url: recordAddress(plural, id) });
  };

/** A preparation that only objects need: whatever else there is goes on as it came. */
export const ofObject =
  (prepare: (object: Json) => Json) =>
  (value: unknown): unknown =>
    isJsonObject(value) ? prepare(value) : value;
