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

/** Records nest about ten levels; anything deeper is invalid, and must not be walked. */
const MOST_LEVELS = 100;

/** Whether lists and objects nest deeper than 100 levels. Iterative, so that depth cannot overflow the stack. */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth++) {
    level = level.flatMap((container) => Object.values(container).filter(isObject));
  }
  return level.length > 0;
}

/** The message of a thrown value, even if it is not an Error. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A JSON object with unvalidated content. */
export type Json = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isPlain(value: unknown): value is Json {
  if (!isJsonObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Applies a change to each text in a value; an unchanged value is returned as it is. `key`: the field that holds the text,
 * or the list that it is in; empty outside any.
 */
export function mapTexts(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  // Copied at the first change: whole replies are gone through, few of whose texts change.
  if (Array.isArray(value)) {
    let list: unknown[] = value;
    for (let at = 0; at < value.length; at++) {
      const next = mapTexts(value[at], change, key);
      if (next === value[at]) continue;
      if (list === value) list = [...value];
      list[at] = next;
    }
    return list;
  }
  if (!isPlain(value)) return value;
  let object = value;
  for (const name of Object.keys(value)) {
    const next = mapTexts(value[name], change, name);
    if (next === value[name]) continue;
    // A copy has each name as its own, "__proto__" too.
    if (object === value) object = { ...value };
    object[name] = next;
  }
  return object;
}

/** About how many characters a value has as JSON, without writing it. */
export function jsonLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (!isObject(value)) return 5;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + jsonLength(item) + 1, 2);
  return Object.entries(value).reduce((sum, [key, item]) => sum + key.length + jsonLength(item) + 4, 2);
}

/** The value, which nobody can change any more, nor anything in it. */
export function deepFreeze<Value>(value: Value): Value {
  if (!isObject(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}

/** The text under a key; null if it is missing or not a text. */
export function textAt(object: Json, key: string): string | null {
  const value = object[key];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function objectAt(object: Json, key: string): Json | null {
  const value = object[key];
  return isJsonObject(value) ? value : null;
}

/** The objects in the list under a key; other items are skipped. */
export function listAt(object: Json, key: string): Json[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The names that lead to a value in a record. */
type FieldPath = string[];

interface RowTable {
  fields: FieldPath[];
  /** Each value once. */
  values: unknown[];
  /** For each row and field, the place of its value counted from one; 0 if the row has no such field. */
  rows: number[][];
}

/** A field of the rows so far, with the fields of the objects in it. */
interface FieldTree {
  path: FieldPath;
  /** Among the fields of the table; absent while it has held objects only. */
  place?: number;
  inner: Map<string, FieldTree>;
}

function innerField({ path, inner }: FieldTree, name: string): FieldTree {
  const known = inner.get(name);
  if (known) return known;
  const field = { path: [...path, name], inner: new Map() };
  inner.set(name, field);
  return field;
}

/** Numbers values in the order in which they are first seen, from one. Equal lists are one value. */
function createNumbering(values: unknown[]): (value: unknown) => number {
  const [plain, lists] = [new Map<unknown, number>(), new Map<unknown, number>()];
  return (value) => {
    const [known, key] = isObject(value) ? [lists, JSON.stringify(value)] : [plain, value];
    const number = known.get(key) ?? values.push(value);
    known.set(key, number);
    return number;
  };
}

/**
 * Similar records as JSON that names each field and each value once: a fifth of what the rows take by themselves.
 * `parseRows` reads them; the fields of a row may come back in another order.
 */
export function printRows(rows: readonly object[]): string {
  const table: RowTable = { fields: [], values: [], rows: [] };
  const numberOf = createNumbering(table.values);
  const take = (object: object, field: FieldTree, places: number[]): void => {
    for (const [name, value] of Object.entries(object)) {
      // What is under `__proto__` is no field of a record.
      if (value === undefined || name === '__proto__') continue;
      const inner = innerField(field, name);
      if (isJsonObject(value) && Object.keys(value).length > 0) {
        take(value, inner, places);
      } else {
        inner.place ??= table.fields.push(inner.path) - 1;
        places[inner.place] = numberOf(value);
      }
    }
  };
  const record: FieldTree = { path: [], inner: new Map() };
  table.rows = rows.map((row) => {
    const places: number[] = [];
    take(row, record, places);
    return Array.from(places, (place) => place ?? 0);
  });
  return JSON.stringify(table);
}

/** The rows of `printRows`. Rows share the lists in them. */
export function parseRows(text: string): unknown[] {
  const { fields, values, rows }: RowTable = JSON.parse(text);
  return rows.map((places) => {
    const row: Json = {};
    places.forEach((place, at) => {
      const names = [...(fields[at] ?? [])];
      const last = names.pop();
      if (place === 0 || last === undefined) return;
      let inner = row;
      for (const name of names) {
        // Not `??=`, which would find what objects inherit, such as "constructor".
        if (!Object.hasOwn(inner, name)) inner[name] = {};
        inner = inner[name] as Json;
      }
      inner[last] = values[place - 1];
    });
    return row;
  });
}
