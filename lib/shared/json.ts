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

const isPlain = (value: unknown): value is Json =>
  isJsonObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * Applies a change to each text in a value; an unchanged value is returned as it is. `key`: the field that holds the text,
 * or the list that it is in; empty outside any.
 */
export function mapTexts(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) {
    const next = value.map((item) => mapTexts(item, change, key));
    return next.some((item, at) => item !== value[at]) ? next : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  const next = entries.map(([name, item]) => [name, mapTexts(item, change, name)] as const);
  return next.some(([name, item]) => item !== value[name]) ? Object.fromEntries(next) : value;
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

/** A value that was written as JSON already: writing tens of thousands of objects takes longer than reading them. */
export interface PrintedJson {
  /** In UTF-8. */
  printedJson: Uint8Array;
  /** Differs if the bytes do: to read millions of them takes longer. */
  hash: string;
  /** The value, for whatever does not send the bytes as they are. */
  toJSON(): unknown;
}

export const printedJson = (bytes: Uint8Array, hash: string): PrintedJson => ({
  printedJson: bytes,
  hash,
  toJSON: () => JSON.parse(new TextDecoder().decode(bytes)),
});

export const isPrintedJson = (value: unknown): value is PrintedJson =>
  isObject(value) && value.printedJson instanceof Uint8Array;
