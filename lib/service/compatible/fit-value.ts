import { z } from 'zod';
import { isJsonObject, type Json } from '@/lib/shared/json';
import { prepared } from './preparations';
import { isGiven, readBoolean, readNumber, readText } from './scalars';
import { standInFor } from './words';

/** A value and what the schema of its place says. What cannot be read is undefined: nothing is made up for it. */
interface Place {
  schema: unknown;
  /** Under which it stands; the items of a list stand under the list's. */
  key: string;
  value: unknown;
  /** Told of every entry of a list that could not be read and was left out. */
  leftOut: (entries: number) => void;
}

interface Field extends Place {
  /** Whether its record says anything at all; of one that does not, no fact is made up either. */
  recordIsGiven: boolean;
  mayBeAbsent?: boolean;
}

/**
 * The value as its schema has it, with all that the schema does not know kept; undefined where that cannot be. Never
 * mutates.
 */
export function fitValue(place: Place): unknown {
  const { schema, key, value } = place;
  if (schema instanceof z.ZodObject) return fitObject({ ...place, schema });
  if (schema instanceof z.ZodArray) return fitList({ ...place, schema });
  if (schema instanceof z.ZodRecord) return fitFree(value);
  if (schema instanceof z.ZodString) return readText(key, value);
  if (schema instanceof z.ZodBoolean) return readBoolean(value);
  if (schema instanceof z.ZodNumber) return schema.safeParse(readNumber(value)).data;
  return value;
}

/** An empty list is how some services write an object without keys. */
function fitFree(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return {};
  return isJsonObject(value) ? value : undefined;
}

/** The one key of a wrapper such as `{company: {…}}`, and what it wraps. */
function wrapperOf({ shape }: z.ZodObject): { key: string; inner: z.ZodObject } | undefined {
  const [only, ...more] = Object.entries(shape);
  return only && more.length === 0 && only[1] instanceof z.ZodObject ? { key: only[0], inner: only[1] } : undefined;
}

/** What the only key of an object holds, where that is an object: a wrapper of another name. */
function unwrapped(value: unknown, known: readonly string[]): unknown {
  if (!isJsonObject(value)) return value;
  const [only, ...more] = Object.entries(value);
  return only && more.length === 0 && !known.includes(only[0]) && isJsonObject(only[1]) ? only[1] : value;
}

/** Items of lists are wrapped in their singular name (api-shapes, section 1); some services leave the wrapper out. */
function wrap(key: string, value: unknown, inner: z.ZodObject): Json {
  const isWrapped = isJsonObject(value) && Object.hasOwn(value, key);
  return isWrapped ? value : { [key]: unwrapped(value, Object.keys(inner.shape)) };
}

function fitObject(place: Place & { schema: z.ZodObject }): Json | undefined {
  const { schema, key, value } = place;
  const wrapper = wrapperOf(schema);
  const record = wrapper
    ? wrap(wrapper.key, value, wrapper.inner)
    : preparedFor(schema, key, unwrapped(value, Object.keys(schema.shape)));
  return isJsonObject(record) ? fitFields(record, place) : undefined;
}

/** A preparation may add only what this very schema knows: a reference to a company is no whole company. */
function preparedFor(schema: z.ZodObject, key: string, value: unknown): unknown {
  const ready = prepared(schema, key, value);
  if (ready === value || !isJsonObject(ready)) return ready;
  const given = isJsonObject(value) ? value : {};
  const isWanted = (name: string): boolean => Object.hasOwn(schema.shape, name) || Object.hasOwn(given, name);
  return Object.fromEntries(Object.entries(ready).filter(([name]) => isWanted(name)));
}

function fitFields(record: Json, { schema, leftOut }: Place & { schema: z.ZodObject }): Json | undefined {
  const known = Object.keys(schema.shape);
  const telling = schema.def.catchall ? Object.keys(record) : known;
  const recordIsGiven = telling.some((key) => Object.hasOwn(record, key) && isGiven(record[key]));
  const entries: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(record), ...known])) {
    const value = Object.hasOwn(record, key) ? record[key] : undefined;
    const isKnown = Object.hasOwn(schema.shape, key);
    const fitted = isKnown ? fitField({ schema: schema.shape[key], key, value, leftOut, recordIsGiven }) : value;
    if (fitted !== undefined) entries.push([key, fitted]);
    else if (isKnown && !(schema.shape[key] instanceof z.ZodOptional)) return undefined;
  }
  return Object.fromEntries(entries);
}

/** A fact that may be unknown is so, null or not there, where it is not given or cannot be read. */
function fitField(field: Field): unknown {
  const { schema, value } = field;
  if (schema instanceof z.ZodOptional)
    return value === undefined ? undefined : fitField(inside(field, schema.unwrap()));
  if (schema instanceof z.ZodNullable) return fitGiven(inside(field, schema.unwrap())) ?? null;
  const fitted = fitGiven(field);
  if (fitted !== undefined || field.mayBeAbsent) return fitted;
  return isGiven(value) && !(schema instanceof z.ZodString) ? undefined : promised(field);
}

const inside = (field: Field, schema: unknown): Field => ({ ...field, schema, mayBeAbsent: true });

const fitGiven = (field: Field): unknown => (isGiven(field.value) ? fitValue(field) : undefined);

/**
 * What stands where the interface promises a value and the service gives none: nothing in a list, a word for a text.
 */
function promised({ schema, key, leftOut, recordIsGiven }: Field): unknown {
  if (schema instanceof z.ZodObject) return fitValue({ schema, key, value: {}, leftOut });
  if (!recordIsGiven) return undefined;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  return schema instanceof z.ZodString ? standInFor(key) : undefined;
}

/** The entries that can be read; undefined where there are some and none can. */
export function fitList({ schema, key, value, leftOut }: Place & { schema: z.ZodArray }): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.map((item) => fitValue({ schema: schema.element, key, value: item, leftOut }));
  const fitted = read.filter((item) => item !== undefined);
  if (fitted.length < read.length) leftOut(read.length - fitted.length);
  return fitted.length === 0 && read.length > 0 ? undefined : fitted;
}
