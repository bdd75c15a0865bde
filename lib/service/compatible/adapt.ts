import { z } from 'zod';
import {
  arrayResults,
  ENDPOINTS,
  type EndpointName,
  listResults,
  type Reply,
  recordResults,
} from '@/lib/contract/endpoints';
import { pagingSchema } from '@/lib/contract/extensions';
import { getOwn, isJsonObject, isTooDeep, type Json } from '@/lib/shared/json';
import { isGiven, prepared, readBoolean, readNumber, readText, withServiceUrls } from './preparations';

/** Placeholders for texts that the interface requires and the service did not give. */
const NAME_NOT_GIVEN = '(name not given)';
const NO_TITLE = '(no title)';
const NO_DESCRIPTION = '(no description)';
/** The interface's own value for an entity of unknown type (api-shapes, 6.2). */
const UNKNOWN = 'unknown';

const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['name', NAME_NOT_GIVEN],
  ['company_name', NAME_NOT_GIVEN],
  ['parent_name', NAME_NOT_GIVEN],
  ['child_name', NAME_NOT_GIVEN],
  ['title', NO_TITLE],
  ['description', NO_DESCRIPTION],
  ['type', UNKNOWN],
  ['data_type', UNKNOWN],
  ['entity_type', UNKNOWN],
  ['relationship_type', UNKNOWN],
  ['parent_type', UNKNOWN],
  ['child_type', UNKNOWN],
  ['code_scheme_id', UNKNOWN],
  // No address: the page then shows the name without a link.
  ['service_url', ''],
]);

/** The placeholder for a required text; undefined if there is none, such as for a company's number. */
const standInFor = (key: string): string | undefined => STAND_INS.get(key);

/** A value with its schema and context. Unreadable values become undefined; none are invented. */
interface Place {
  schema: unknown;
  /** The key of the value; items of a list have the key of the list. */
  key: string;
  value: unknown;
  /** Called with the number of list entries that were unreadable and left out. */
  leftOut: (entries: number) => void;
}

interface Field extends Place {
  /** Whether the record has any known field; an empty record gets no placeholders. */
  recordIsGiven: boolean;
  mayBeAbsent?: boolean;
}

/** The value in the form of its schema, with unknown fields kept; undefined if that is not possible. Never mutates. */
function fitValue(place: Place): unknown {
  const { schema, key, value } = place;
  if (schema instanceof z.ZodObject) return fitObject({ ...place, schema });
  if (schema instanceof z.ZodArray) return fitList({ ...place, schema });
  if (schema instanceof z.ZodRecord) return fitFree(value);
  if (schema instanceof z.ZodString) return readText(key, value);
  if (schema instanceof z.ZodBoolean) return readBoolean(value);
  if (schema instanceof z.ZodNumber) return schema.safeParse(readNumber(value)).data;
  return value;
}

/** Some services write an object without keys as an empty list. */
function fitFree(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return {};
  return isJsonObject(value) ? value : undefined;
}

/** The only key of a wrapper such as `{company: {…}}`, and the schema inside. */
function wrapperOf({ shape }: z.ZodObject): { key: string; inner: z.ZodObject } | undefined {
  const [only, ...more] = Object.entries(shape);
  return only && more.length === 0 && only[1] instanceof z.ZodObject ? { key: only[0], inner: only[1] } : undefined;
}

/** The object under the only key: a wrapper of another name. */
function unwrapped(value: unknown, known: readonly string[]): unknown {
  if (!isJsonObject(value)) return value;
  const [only, ...more] = Object.entries(value);
  return only && more.length === 0 && !known.includes(only[0]) && isJsonObject(only[1]) ? only[1] : value;
}

/** List items are wrapped in their singular name (api-shapes, section 1); some services omit the wrapper. */
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

/** A preparation may add only fields of this schema: a reference to a company is not a whole company. */
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
    const value = getOwn(record, key);
    const isKnown = Object.hasOwn(schema.shape, key);
    const fitted = isKnown ? fitField({ schema: schema.shape[key], key, value, leftOut, recordIsGiven }) : value;
    if (fitted !== undefined) entries.push([key, fitted]);
    else if (isKnown && !(schema.shape[key] instanceof z.ZodOptional)) return undefined;
  }
  return Object.fromEntries(entries);
}

/** A fact that may be unknown becomes null or absent if it is missing or unreadable. */
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

/** The value for a required field that is missing: an empty list, or a placeholder text. */
function promised({ schema, key, leftOut, recordIsGiven }: Field): unknown {
  if (schema instanceof z.ZodObject) return fitValue({ schema, key, value: {}, leftOut });
  if (!recordIsGiven) return undefined;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  return schema instanceof z.ZodString ? standInFor(key) : undefined;
}

/** The readable entries; undefined if there are entries but none is readable. */
function fitList({ schema, key, value, leftOut }: Place & { schema: z.ZodArray }): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.map((item) => fitValue({ schema: schema.element, key, value: item, leftOut }));
  const fitted = read.filter((item) => item !== undefined);
  if (fitted.length < read.length) leftOut(read.length - fitted.length);
  return fitted.length === 0 && read.length > 0 ? undefined : fitted;
}

/** The results in the form of the contract, and the number of unreadable entries. */
interface Fitted {
  results: unknown;
  leftOut: number;
}

type ReplyOf<Shape extends Reply['shape']> = Extract<Reply, { shape: Shape }>;

const PAGING_KEYS = ['page', 'per_page', 'total_pages', 'total_count', 'left_out'] as const;

/** Fits a value, and counts the list entries left out. */
function fitCounted(schema: z.ZodType, key: string, value: unknown): Fitted | undefined {
  let leftOut = 0;
  const results = fitValue({ schema, key, value, leftOut: (entries) => (leftOut += entries) });
  return results === undefined ? undefined : { results, leftOut };
}

/** Some services do not wrap the record; it is then recognised by its keys. */
function fitRecord({ key, schema }: ReplyOf<'record'>, results: unknown): Fitted | undefined {
  if (!isJsonObject(results)) return undefined;
  if (!Object.hasOwn(results, key) && !hasKeyOf(schema, results)) return undefined;
  return fitCounted(z.object({ [key]: schema }), key, results);
}

function hasKeyOf(schema: z.ZodType, record: Json): boolean {
  return schema instanceof z.ZodObject && Object.keys(schema.shape).some((key) => Object.hasOwn(record, key));
}

/** The only list in the results: known clients take "the first list found" (api-shapes, section 1). */
function onlyList(results: Json): unknown {
  const lists = Object.values(results).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}

/** A null list is an empty one, unless the count says otherwise: a failure must never look like an empty list. */
function listIn(results: Json, key: string): unknown {
  if (!Object.hasOwn(results, key)) return onlyList(results);
  const list = results[key];
  return list === null && !(Number(readNumber(getOwn(results, 'total_count'))) > 0) ? [] : list;
}

/**
 * Fits items one by one, so that an unreadable one does not affect others; entries left out within an item are counted
 * too.
 */
function fitItems(schema: z.ZodType, key: string, list: unknown): Fitted | undefined {
  if (!Array.isArray(list)) return undefined;
  const fitted = list.map((item: unknown) => readItem(schema, key, item));
  const read = fitted.filter((item) => item !== undefined);
  if (read.length === 0 && list.length > 0) return undefined;
  const inside = read.reduce((sum, { leftOut }) => sum + leftOut, 0);
  return { results: read.map(({ results }) => results), leftOut: list.length - read.length + inside };
}

function readItem(schema: z.ZodType, key: string, item: unknown): Fitted | undefined {
  const fitted = fitCounted(schema, key, item);
  return fitted && schema.safeParse(fitted.results).success ? fitted : undefined;
}

/** Paging as whole numbers; other values count as absent. `total_pages` is not changed, even above 100. */
function withPaging(results: Json): Json {
  const entries = Object.entries(results).flatMap(([key, value]): [string, unknown][] => {
    if (!PAGING_KEYS.some((name) => name === key)) return [[key, value]];
    const count = readNumber(value);
    return count !== undefined && pagingSchema.safeParse({ page: count }).success ? [[key, count]] : [];
  });
  return withPages(Object.fromEntries(entries));
}

/** Computes the number of pages from the other two values; these cannot be computed. */
function withPages(results: Json): Json {
  const { per_page, total_count } = results;
  if (Object.hasOwn(results, 'total_pages') || typeof per_page !== 'number' || typeof total_count !== 'number')
    return results;
  return per_page > 0 ? { ...results, total_pages: Math.ceil(total_count / per_page) } : results;
}

function fitListReply({ key, item, schema }: ReplyOf<'list'>, results: unknown): Fitted | undefined {
  const around: Json = isJsonObject(results) ? results : {};
  const list = Array.isArray(results) ? results : listIn(around, key);
  const fitted = fitItems(z.object({ [item]: schema }), key, list);
  return fitted && { ...fitted, results: withPaging({ ...around, [key]: fitted.results }) };
}

/** A bare array (api-shapes, section 8), or two variants that clients accept: under a key, or with wrapped items. */
function fitArray({ schema }: ReplyOf<'array'>, results: unknown): Fitted | undefined {
  const guessed = isJsonObject(results)
    ? ['network', 'relationships'].find((key) => Object.hasOwn(results, key))
    : undefined;
  const list = isJsonObject(results) ? listIn(results, guessed ?? 'network') : results;
  return fitItems(schema, 'network', list);
}

/** The `results` of a compatible service in the form of the contract; undefined if they do not match it. */
function fitResults(reply: Reply, results: unknown): Fitted | undefined {
  switch (reply.shape) {
    case 'record':
      return fitRecord(reply, results);
    case 'list':
      return fitListReply(reply, results);
    case 'array':
      return fitArray(reply, results);
  }
}

/** Adds the count beside the list; for a network, which is a bare array, beside the array. */
function withLeftOut(body: Json, { results, leftOut }: Fitted): Json {
  const place = isJsonObject(results) ? results : body;
  const count = leftOut + Math.max(0, readNumber(place.left_out) ?? 0);
  const left_out = count > 0 ? { left_out: count } : {};
  return isJsonObject(results) ? { ...body, results: { ...results, ...left_out } } : { ...body, results, ...left_out };
}

/**
 * A value that is unreadable in the first pass may be derived from others in the second, such as an id from an address.
 */
function fitTwice(endpoint: EndpointName, given: unknown): Fitted | undefined {
  const { reply } = ENDPOINTS[endpoint];
  const first = fitResults(reply, given);
  const second = first && fitResults(reply, first.results);
  return second && { ...second, leftOut: first.leftOut + second.leftOut };
}

/** The schema of `results` without paging: one wrapped record, a list of wrapped items, or a bare array. */
export function resultsSchemaOf(name: EndpointName): z.ZodType {
  const { reply } = ENDPOINTS[name];
  switch (reply.shape) {
    case 'record':
      return recordResults(reply);
    case 'list':
      return listResults(reply);
    case 'array':
      return arrayResults(reply);
  }
}

/**
 * The body of a compatible service in the form of the interface, with all other fields kept (api-shapes). Other names
 * and forms of a fact are converted, missing required facts are marked as unknown, and nothing is invented. Undefined
 * if the body does not match the interface; then no page should show it. Never throws, never mutates. Unreadable list
 * entries are left out and counted in `results.left_out` (`left_out` beside the bare array of a network), our own
 * extension. A list without any readable entry does not match the interface.
 */
export function adapt(endpoint: EndpointName, body: Json, options: { urlField: string }): Json | undefined {
  if (isTooDeep(body)) return undefined;
  const addressed = withServiceUrls(body, options.urlField);
  if (!isJsonObject(addressed) || !Object.hasOwn(addressed, 'results')) return undefined;
  const fitted = fitTwice(endpoint, addressed.results);
  if (!fitted || !resultsSchemaOf(endpoint).safeParse(fitted.results).success) return undefined;
  return withLeftOut(addressed, fitted);
}
