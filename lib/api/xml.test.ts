import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXml } from '@/lib/testing/xml-reader';
import { toXml, withoutForbidden } from './reply';

const body = (xml: string): string => xml.replace(/^.*\n/, '');

/** The value after the only documented loss: characters that XML 1.0 cannot contain. */
function asXmlCarries(value: unknown): unknown {
  if (typeof value === 'string') return withoutForbidden(value);
  if (Array.isArray(value)) return value.map(asXmlCarries);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [withoutForbidden(key), asXmlCarries(inner)]));
}

const anyCharacter = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom(
    ']]>',
    '<',
    '&',
    '"',
    '\r',
    '\r\n',
    '\u0000',
    '\u000b',
    '\ud800',
    '\udc00',
    '\uffff',
    '😀',
    '</item>',
  ),
);
const anyText = fc.array(anyCharacter, { maxLength: 8 }).map((parts) => parts.join(''));
const key = fc.oneof(
  anyText,
  fc.constantFrom('item', 'entry', 'name', 'company_number', 'a-b', 'xml', '__proto__', ''),
);
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    anyText,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
}));

describe('a reply in XML', () => {
  it('converts back to the JSON, for any content', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const json: unknown = JSON.parse(JSON.stringify(value));
        expect(readXml(toXml(json))).toEqual(asXmlCarries(json));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['keys with dashes', { company_number: '1' }, '<company-number>1</company-number>'],
    [
      'a list without its wrappers’ items',
      { companies: [{ company: { name: 'A' } }, { company: {} }] },
      '<companies type="array"><company><name>A</name></company><company type="object"/></companies>',
    ],
    ['a list of texts', { categories: ['kyc', ''] }, '<categories type="array"><item>kyc</item><item/></categories>'],
    ['an empty list', { companies: [] }, '<companies type="array"/>'],
    [
      'nothing, a text of nothing and an empty object apart',
      { a: null, b: '', c: {} },
      '<a nil="true"/><b/><c type="object"/>',
    ],
    [
      'what kind of value it is',
      { a: 1, b: 1.5, c: true, d: '1' },
      '<a type="integer">1</a><b type="float">1.5</b><c type="boolean">true</c><d>1</d>',
    ],
    [
      'keys that are no names',
      { 'a b': 1, xml_id: 2 },
      '<entry name="a b" type="integer">1</entry><entry name="xml_id" type="integer">2</entry>',
    ],
    [
      'markup as text',
      { name: 'Brackets <b>&</b> ]]> "Sons"' },
      '<name>Brackets &lt;b&gt;&amp;&lt;/b&gt; ]]&gt; "Sons"</name>',
    ],
    ['astral characters as they are', { name: '𠮷 😀' }, '<name>𠮷 😀</name>'],
    ['a sign for what XML cannot carry', { name: 'a\u0000b\ud800c\uffff' }, '<name>a\u{fffd}b\u{fffd}c\u{fffd}</name>'],
    ['no key of nothing', { a: undefined, b: 1 }, '<b type="integer">1</b>'],
  ])('has %s', (_, value, inner) => {
    expect(body(toXml(value))).toBe(`<Response>${inner}</Response>`);
  });
});
