import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packAttributes, unpackAttributes } from './attribute-shapes';

const attributes = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue())));

describe('attributes in two parts', () => {
  it('are read back as from JSON', () => {
    fc.assert(
      fc.property(attributes, (given) => {
        expect(JSON.stringify(unpackAttributes(packAttributes(given)))).toBe(JSON.stringify(given));
      }),
    );
  });

  it.each<[string, Record<string, unknown>, string | null, string]>([
    ['fields in fields', { a: { b: '1', c: 2 }, d: null }, '{"a":{"b":0,"c":0},"d":0}', '["1",2,null]'],
    ['lists, and what has no fields, as they are', { a: [{ b: 1 }], c: {} }, '{"a":0,"c":0}', '[[{"b":1}],{}]'],
    ['a field that is not said', { a: undefined, b: 1 }, '{"b":0}', '[1]'],
    ['what lies deep', { a: { b: { c: { d: 1 } } } }, '{"a":{"b":{"c":0}}}', '[{"d":1}]'],
    ['nothing', {}, '{}', '[]'],
    ['what has no fields but writes itself', new URL('https://a.example/') as never, null, '"https://a.example/"'],
  ])('hold %s', (_, given, shape, values) => {
    expect(packAttributes(given)).toEqual({ shape, values });
    expect(JSON.stringify(unpackAttributes({ shape, values }))).toBe(JSON.stringify(given));
  });

  it('have the same shape, however many others are cached', () => {
    const shapeOf = (field: string) => packAttributes({ a: { [field]: 1 }, b: 2 }).shape;
    const met = Array.from({ length: 60 }, (_, at) => `${at}${'x'.repeat(100_000)}`);
    for (const field of [...met, ...met]) expect(shapeOf(field)).toBe(`{"a":{"${field}":0},"b":0}`);
  });

  it('refuse circular values', () => {
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    expect(() => packAttributes(endless)).toThrow();
  });
});
