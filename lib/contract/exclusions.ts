import { FilterSyntaxError, orAbsent } from './filters';

/** Values that are left out, by the name of their filter; no list is empty. */
export type Exclusions<Field extends string = string> = Partial<Record<Field, string[]>>;

interface Exclusion<Field extends string> {
  field: Field;
  value: string;
}

/** What has a meaning in the list stands behind a backslash within a value. */
const TO_ESCAPE = /[\\,|:]/g;
const TERM = /(?:\\[\s\S]?|[^\\,])+/g;
const FIELD_AND_VALUE = /^\s*(\w+)\s*:((?:\\[\s\S]|[^\\|:])+)$/;

const termsOf = (text: string): string[] => (text.match(TERM) ?? []).filter((term) => term.trim() !== '');

function parseTerm<Field extends string>(fields: readonly Field[], term: string): Exclusion<Field> {
  const [, name, written = ''] = FIELD_AND_VALUE.exec(term) ?? [];
  const field = fields.find((known) => known === name);
  const value = written.replace(/\\([\s\S])/g, '$1').trim();
  if (field !== undefined && value !== '') return { field, value };
  throw new FilterSyntaxError(
    `a comma list of field:value with a backslash before each comma, pipe, colon and backslash of a value; the field is one of: ${fields.join(', ')}`,
  );
}

function gather<Field extends string>(terms: Exclusion<Field>[]): Exclusions<Field> {
  const gathered: Exclusions<Field> = {};
  for (const { field, value } of terms) gathered[field] = [...new Set([...(gathered[field] ?? []), value])];
  return gathered;
}

/** Reads `exclude`; throws a `FilterSyntaxError` for a term that is none, and for a field that cannot be left out. */
export const parseExclusions = <Field extends string>(fields: readonly Field[], text: string): Exclusions<Field> =>
  gather(termsOf(text).map((term) => parseTerm(fields, term)));

/** The same for an address that a person may have written: terms against the grammar are as if they were not there. */
export const readableExclusions = <Field extends string>(fields: readonly Field[], text: string): Exclusions<Field> =>
  gather(termsOf(text).flatMap((term) => orAbsent((given) => parseTerm(fields, given), term) ?? []));

/** The text of `exclude`, in the order of the fields; empty where nothing is left out. */
export const printExclusions = (fields: readonly string[], excluded: Exclusions): string =>
  fields
    .flatMap((field) => (excluded[field] ?? []).map((value) => `${field}:${value.replace(TO_ESCAPE, '\\$&')}`))
    .join(',');
