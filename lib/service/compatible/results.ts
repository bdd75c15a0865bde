import { z } from 'zod';
import type { Reply } from '@/lib/contract/endpoints';
import { pagingSchema } from '@/lib/contract/results';
import { isJsonObject, type Json } from '@/lib/shared/json';
import { ownAt } from './filled';
import { fitValue } from './fit-value';
import { readNumber } from './scalars';

/** The results as the contract has them, and how many entries could not be read. */
export interface Fitted {
  results: unknown;
  leftOut: number;
}

type ReplyOf<Shape extends Reply['shape']> = Extract<Reply, { shape: Shape }>;

const PAGING_KEYS = ['page', 'per_page', 'total_pages', 'total_count', 'left_out'] as const;

/** Fits a value, and counts what was left out of its lists. */
function fitCounted(schema: z.ZodType, key: string, value: unknown): Fitted | undefined {
  let leftOut = 0;
  const results = fitValue({ schema, key, value, leftOut: (entries) => (leftOut += entries) });
  return results === undefined ? undefined : { results, leftOut };
}

/** Some services do not wrap the record; then it is told by its keys. */
function fitRecord({ key, schema }: ReplyOf<'record'>, results: unknown): Fitted | undefined {
  if (!isJsonObject(results)) return undefined;
  if (!Object.hasOwn(results, key) && !hasKeyOf(schema, results)) return undefined;
  return fitCounted(z.object({ [key]: schema }), key, results);
}

function hasKeyOf(schema: z.ZodType, record: Json): boolean {
  return schema instanceof z.ZodObject && Object.keys(schema.shape).some((key) => Object.hasOwn(record, key));
}

/** The only list among the results: "the first list found" is what known clients take (api-shapes, section 1). */
function onlyList(results: Json): unknown {
  const lists = Object.values(results).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
}

/** A list that is null is an empty one, unless the count says otherwise: no failure is ever shown as an empty list. */
function listIn(results: Json, key: string): unknown {
  if (!Object.hasOwn(results, key)) return onlyList(results);
  const list = results[key];
  return list === null && !(Number(readNumber(ownAt(results, 'total_count'))) > 0) ? [] : list;
}

/**
 * Items one by one, so that one which cannot be read takes no other with it; what is left out inside of one is counted
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

/** Paging as whole numbers; what is no number is as good as absent. `total_pages` stays what it is, beyond 100 too. */
function withPaging(results: Json): Json {
  const entries = Object.entries(results).flatMap(([key, value]): [string, unknown][] => {
    if (!PAGING_KEYS.some((name) => name === key)) return [[key, value]];
    const count = readNumber(value);
    return count !== undefined && pagingSchema.safeParse({ page: count }).success ? [[key, count]] : [];
  });
  return withPages(Object.fromEntries(entries));
}

/** The number of pages follows from the other two; the rest is not to be had from anything. */
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

/** A bare array (api-shapes, section 8), or one that two clients guess at: under a key, or with wrapped items. */
function fitArray({ schema }: ReplyOf<'array'>, results: unknown): Fitted | undefined {
  const guessed = isJsonObject(results)
    ? ['network', 'relationships'].find((key) => Object.hasOwn(results, key))
    : undefined;
  const list = isJsonObject(results) ? listIn(results, guessed ?? 'network') : results;
  return fitItems(schema, 'network', list);
}

/** `results` of a compatible service as the contract has it; undefined where it is no such thing. */
export function fitResults(reply: Reply, results: unknown): Fitted | undefined {
  switch (reply.shape) {
    case 'record':
      return fitRecord(reply, results);
    case 'list':
      return fitListReply(reply, results);
    case 'array':
      return fitArray(reply, results);
  }
}
