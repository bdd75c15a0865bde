import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRows, printRows } from './json';

const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const name = fc.constantFrom('a', 'b', 'constructor', 'toString', 'a\0b', '');
const row = fc.dictionary(
  name,
  fc.oneof(leaf, fc.array(leaf, { maxLength: 2 }), fc.dictionary(name, fc.oneof(leaf, fc.dictionary(name, leaf)))),
);

describe('rows with each value once', () => {
  it('come back as they were, whatever fields each of them has', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const asJson = JSON.parse(JSON.stringify(rows));
        expect(parseRows(printRows(rows))).toEqual(asJson);
      }),
    );
  });

  it('leave out what would become the prototype of an object', () => {
    const rows = [JSON.parse('{"a":1,"__proto__":{"b":2},"c":{"__proto__":{"d":3},"e":4}}')];
    expect(parseRows(printRows(rows))).toEqual([{ a: 1, c: { e: 4 } }]);
    expect(({} as Record<string, unknown>).d).toBeUndefined();
  });

  it('are much shorter where rows are alike', () => {
    const rows = Array.from({ length: 1000 }, (_, id) => ({
      type: 'shareholding',
      properties: { confidence: 80, ownership_percentage: null, interests: ['shareholding'], statement_ids: [id] },
      parent: { name: 'The parent of all of them', path: '/companies/gb/00000001' },
      child: { name: `Child ${id}`, path: `/companies/gb/${id}` },
    }));
    expect(printRows(rows).length).toBeLessThan(JSON.stringify(rows).length / 2);
  });
});
