/**
 * Reads unvalidated data field by field. For page scripts, where a schema library would be larger than all other code.
 * Missing fields and wrong types both give undefined.
 */
export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of an object; empty for anything else. */
export const fieldsIn = (value: unknown): Fields => (isObject(value) ? value : {});

/** A non-empty text. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The value of an object's own key: a name such as "constructor" in foreign data finds nothing. */
export const getOwn = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
