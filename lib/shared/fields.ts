/**
 * Reading what nobody has checked, field by field: for scripts of pages, where a schema would weigh more than all the
 * rest. What is not there, or is of another kind, is as if nothing had been given.
 */
export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of an object; none of anything else. */
export const fieldsIn = (value: unknown): Fields => (isObject(value) ? value : {});

/** A text that says something. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
