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
