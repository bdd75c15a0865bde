import { describe, expect, test } from 'vitest';
import { originals } from '@/lib/testing/damage/originals';
import { FORMATS } from './formats';
import { collectItems, sourceOf } from './read/byte-streams';

/** Formats of JSON whose records are objects one beside another. */
const FORMATS_OF_OBJECTS = new Set([
  ...['bods', 'brreg', 'companies-house-psc', 'cvr', 'followthemoney', 'gleif', 'offeneregister', 'sirene'],
]);

const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** The records of an original: its lines, or the elements of its array. */
function recordsIn(text: string): unknown[] {
  if (text.trimStart().startsWith('[')) return JSON.parse(text);
  const lines = text.trim().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}

const all = originals()
  .filter(({ format, text }) => FORMATS_OF_OBJECTS.has(format) && isJson(text))
  .map(({ format, name, text }) => ({ format, name, records: recordsIn(text) }));

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

const SHAPES: Record<string, (records: unknown[]) => string> = {
  'an array': (records) => JSON.stringify(records),
  'an array over several lines': pretty,
  'objects over several lines': (records) => records.map(pretty).join('\n'),
  'objects over several lines, without a break between': (records) => records.map(pretty).join(''),
  'objects on one line': (records) => records.map((record) => JSON.stringify(record)).join(''),
  'arrays of one': (records) => records.map((record) => `${JSON.stringify([record])}\n`).join(''),
  'entities of one object': (entities) => JSON.stringify({ entities }),
  'results of one object over several lines': (results) => pretty({ meta: { total: results.length }, results }),
};

async function mapFile(format: string, name: string, text: string): Promise<unknown[]> {
  const found = FORMATS.find((one) => one.name === format);
  if (!found) throw new Error(`there is no format ${format}`);
  const file = sourceOf(name, text);
  expect(found.recognises({ name, start: text })).toBe(true);
  const map = found.createMapper();
  const items = await collectItems(found.read(file));
  return items.map((item) => {
    if ('problem' in item) return item.problem;
    const mapped = map(item.raw, { name, date: file.date }, false);
    return mapped;
  });
}

test('each of these formats has such an original', () => {
  expect(new Set(all.map(({ format }) => format))).toEqual(FORMATS_OF_OBJECTS);
});

describe.each(all)('records of $format', ({ format, name, records }) => {
  test.each(Object.entries(SHAPES))('are the same as %s', async (_, shape) => {
    const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
    const expected = await mapFile(format, name, lines);
    expect(expected).toHaveLength(records.length);
    expect(await mapFile(format, name, shape(records))).toEqual(expected);
  });
});
