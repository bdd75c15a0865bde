import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodeNode, codeKey, findCodes, type SchemeCode, sizeOf, toTree, uidOf, wayTo } from './industry';

const codes: SchemeCode[] = [
  { code: 'A', description: 'Farming' },
  { code: '01', description: 'Crops & animals', parent_code: 'A' },
  { code: '01.50', description: 'Mixed farming', parent_code: '01' },
  { code: 'J', description: 'Information' },
  { code: '62', description: 'Programming, consultancy', parent_code: 'J' },
  { code: '62.01', description: 'Café software', parent_code: '62' },
];

/** `A(01(01.50)) J` */
const drawn = (nodes: readonly CodeNode[]): string =>
  nodes.map(({ code, children }) => code.code + (children.length > 0 ? `(${drawn(children)})` : '')).join(' ');

describe('tree of the codes of a scheme', () => {
  it('places codes below their parents, in the order of the scheme', () => {
    expect(drawn(toTree(codes))).toBe('A(01(01.50)) J(62(62.01))');
  });

  it('without stated parents uses the longest prefix', () => {
    const bare = ['01', '015', '0150', '02', '9'].map((code) => ({ code }));
    expect(drawn(toTree(bare))).toBe('01(015(0150)) 02 9');
  });

  it.each([
    ['a missing parent', [{ code: 'x', parent_code: 'y' }], 'x'],
    ['its own parent', [{ code: 'x', parent_code: 'x' }], 'x'],
    [
      'a parent below its own child',
      [
        { code: 'x', parent_code: 'y' },
        { code: 'y', parent_code: 'x' },
      ],
      'y(x)',
    ],
    ['a duplicate code', [{ code: '62.01' }, { code: '6201' }], '62.01'],
  ])('with %s keeps each code once', (_, given, expected) => expect(drawn(toTree(given))).toBe(expected));

  it('holds each code once, for any stated parents', () => {
    const code = fc.integer({ min: 0, max: 30 }).map(String);
    const given = fc.array(fc.record({ code, parent_code: fc.option(code) }));
    fc.assert(
      fc.property(given, (list) => {
        const tree = toTree(list);
        expect(sizeOf(tree)).toBe(new Set(list.map((one) => one.code)).size);
        for (const one of list) expect(wayTo(tree, one.code).at(-1)?.code.code).toBe(one.code);
      }),
    );
  });

  it.each([
    ['62.01', 'J 62 62.01'],
    ['6201', 'J 62 62.01'],
    ['j', 'J'],
    ['7', ''],
  ])('has the path to %s: “%s”', (code, way) =>
    expect(
      wayTo(toTree(codes), code)
        .map((node) => node.code.code)
        .join(' '),
    ).toBe(way),
  );
});

describe('industry code', () => {
  it('has the uid of its source, or one without dots', () => {
    expect(uidOf('eu_nace_2', { code: '62.01' })).toBe('eu_nace_2-6201');
    expect(uidOf('eu_nace_2', { code: '62.01', uid: 'other-1' })).toBe('other-1');
    expect(codeKey('J62.01')).toBe('j6201');
  });
});

describe('code search', () => {
  const tree = toTree(codes);
  it.each([
    ['farm', 'A(01(01.50))', 2],
    ['6201', 'J(62(62.01))', 1],
    ['62.0', 'J(62(62.01))', 1],
    ['62', 'J(62(62.01))', 2],
    ['CAFE SOFT', 'J(62(62.01))', 1],
    ['consultancy prog', 'J(62)', 1],
    ['nothing', '', 0],
  ])('“%s” finds %s', (q, expected, count) => {
    const found = findCodes(tree, q);
    expect([drawn(found.tree), found.count]).toEqual([expected, count]);
  });

  it('keeps the ancestors of matches without counting them', () => {
    expect(findCodes(tree, 'mixed')).toMatchObject({ count: 1, tree: [{ code: { code: 'A' } }] });
  });
});
