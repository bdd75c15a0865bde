import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTemplate, isPrintedJson, joinBytes, partsOf, printedJson } from './printed-json';

/** Texts, with another one between each two of them. */
const filled = (texts: readonly string[], inserted: string) => {
  const pieces = texts.map((text) => Buffer.from(text));
  let length = 0;
  const ends = pieces.map((piece) => {
    length += piece.length;
    return length;
  });
  return fillTemplate({ bytes: Buffer.concat(pieces), places: Uint32Array.from(ends.slice(0, -1)) }, inserted);
};

const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 1, maxLength: 12 });
const inserted = fc.string({ unit: 'grapheme', maxLength: 8 });

describe('a template that is filled', () => {
  it('is the texts with the other one between them, whole and in parts of any size', () => {
    fc.assert(
      fc.property(texts, inserted, fc.integer({ min: 1, max: 200 }), (given, between, more) => {
        const template = filled(given, between);
        const whole = given.join(between);
        expect(template.length).toBe(Buffer.byteLength(whole));
        expect(joinBytes([template]).toString()).toBe(whole);
        const buffer = Buffer.alloc(template.inserted.length + more);
        const parts = Array.from(partsOf(template, buffer), (part) => Buffer.from(part));
        expect(Buffer.concat(parts).toString()).toBe(whole);
        for (const { length } of parts) expect(length).toBeGreaterThan(0);
      }),
    );
  });

  it('is joined with what precedes and follows it', () => {
    expect(joinBytes([Buffer.from('<'), filled(['a', 'b', ''], '-'), Buffer.from('>')]).toString()).toBe('<a-b->');
    expect(joinBytes([]).length).toBe(0);
  });
});

describe('a value written as JSON', () => {
  it('is read again where it is not sent as it is', () => {
    const value = printedJson(filled(['["', '/a","', '/b"]'], 'https://register.example'), 'hash');
    const read = ['https://register.example/a', 'https://register.example/b'];
    expect(JSON.parse(JSON.stringify({ results: value }))).toEqual({ results: read });
    expect(isPrintedJson(value)).toBe(true);
  });

  it.each([null, 'text', [], { printedJson: {} }, { printedJson: { bytes: [1] } }])('is not %j', (value) => {
    expect(isPrintedJson(value)).toBe(false);
  });
});
