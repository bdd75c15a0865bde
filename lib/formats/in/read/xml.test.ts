import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadItem } from '../format';
import { collect, inChunks, sourceOf } from './byte-streams';
import { createSource, type SourceFile } from './source-file';
import { readXmlRecords } from './xml';

const read = (content: string | Buffer) => collect(readXmlRecords(sourceOf('f.xml', content), ['r']));
const raws = (items: ReadItem[]) => items.map((item) => ('raw' in item ? item.raw : item.problem));

const inPieces = (content: string, size: number): SourceFile =>
  createSource({ name: 'f.xml', date: '', size: undefined, open: () => inChunks(content, size) });

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

describe('records in XML', () => {
  test('are read with attributes, repeated children, and without prefixes', async () => {
    const content = `<?xml version="1.0"?>
<a:all xmlns:a="urn:a"><a:head><a:count>2</a:count></a:head>
<a:r xmlns:a="urn:a" id="1">
  <a:name xml:lang="en">Smith &amp; S&#xF6;hne</a:name>
  <a:line>one</a:line><a:line>two</a:line><a:none/><a:list><a:item>x</a:item></a:list>
</a:r>
<a:r>only text</a:r></a:all>`;
    expect(await read(content)).toEqual([
      {
        line: 3,
        raw: {
          '@id': '1',
          name: { '@xml:lang': 'en', $: 'Smith & Söhne' },
          line: ['one', 'two'],
          none: '',
          list: { item: 'x' },
        },
      },
      { line: 7, raw: 'only text' },
    ]);
  });

  test('are the same however the bytes arrive, each with its line', async () => {
    const texts = fc.array(
      fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\p{Cc}\p{Cs}\u{FFFE}\u{FFFF}\u{FEFF}]/gu, '')),
    );
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 40 }), async (values, size) => {
        const records = values.map((value) => `<p:r\n  id="1"><t>${escaped(value)}</t></p:r>\n`);
        const items = await collect(readXmlRecords(inPieces(`<all>\n${records.join('')}</all>`, size), ['r']));
        expect(items).toEqual(values.map((t, index) => ({ line: 2 + 2 * index, raw: { '@id': '1', t } })));
      }),
    );
  });

  test.each([
    [
      'a comment and a section of character data',
      '<r><t>a<!-- <t> -->b<![CDATA[<c>&amp;]]></t></r>',
      { t: 'ab<c>&amp;' },
    ],
    ['a DOCTYPE that only names the root', '<!DOCTYPE r><r><t>a</t></r>', { t: 'a' }],
    ['a byte order mark', '\uFEFF<?xml version="1.0"?><r><t>a</t></r>', { t: 'a' }],
  ])('%s is understood', async (_, content, record) => {
    expect(raws(await read(content))).toEqual([record]);
  });

  test('an element called __proto__ is one like any other', async () => {
    const [record] = raws(await read('<r><__proto__><admin>yes</admin></__proto__></r>'));
    expect(Object.keys(Object(record))).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
  });

  test.each([
    ['is not closed', '<all><r><t>a</r><r><t>b</t></r></all>', 'not well-formed: an element <t> that is not closed'],
    [
      'uses an entity that nobody declared',
      '<all><r>&nbsp;</r><r><t>b</t></r></all>',
      'not well-formed: undefined entity',
    ],
    ['names no entity', '<all><r>Smith &; Sons</r><r><t>b</t></r></all>', 'not well-formed: empty entity name'],
    ['has a bare <', '<all><r>1 < 2</r><r><t>b</t></r></all>', 'not well-formed: disallowed character in tag name'],
    ['has an attribute twice', '<all><r a="1" a="2"/><r><t>b</t></r></all>', 'not well-formed: duplicate attribute: a'],
    ['has a character of no text', '<all><r>\u0001</r><r><t>b</t></r></all>', 'not well-formed: disallowed character'],
    [
      'is nested too deep',
      `<all><r>${'<x>'.repeat(99)}${'</x>'.repeat(99)}</r><r><t>b</t></r></all>`,
      'a record nested deeper than 64 elements',
    ],
    ['is too long', `<all><r>${'x'.repeat(9_000_000)}</r><r><t>b</t></r></all>`, 'a record of more than 8 megabytes'],
  ])('one that %s costs itself alone', async (_, content, problem) => {
    expect(raws(await read(content))).toEqual([problem, { t: 'b' }]);
  });

  test.each([
    ['Latin-1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><r><t>Søren</t></r>', 'latin1')],
    ['UTF-16 with a mark', Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><r><t>Søren</t></r>', 'utf16le')],
    ['UTF-16 without one', Buffer.from('<r><t>Søren</t></r>', 'utf16le')],
    ['UTF-16, most significant byte first', Buffer.from('\uFEFF<r><t>Søren</t></r>', 'utf16le').swap16()],
    ['UTF-8 that says it is UTF-16', Buffer.from('<?xml version="1.0" encoding="UTF-16"?><r><t>Søren</t></r>')],
  ])('are read in %s', async (_, content) => {
    expect(raws(await read(content))).toEqual([{ t: 'Søren' }]);
  });

  test('are decoded only once if the encoding was given', async () => {
    const content = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><r>Søren</r>', 'latin1');
    const file = sourceOf('f.xml', content, undefined, 'latin1');
    expect(raws(await collect(readXmlRecords(file, ['r'])))).toEqual(['Søren']);
  });

  test('the signs that Windows adds to Latin-1 are read too', async () => {
    const content = Buffer.from([
      ...Buffer.from('<?xml version="1.0" encoding="windows-1252"?><r>'),
      0x80,
      ...Buffer.from('</r>'),
    ]);
    expect(raws(await read(content))).toEqual(['€']);
  });
});

describe('a file of XML', () => {
  test.each([
    ['ends inside a record', '<all><r><t>a</t></r><r><t>b', 'the file ends inside <t>'],
    ['ends inside a tag', '<all><r><t>a</t></r></al', 'the file ends inside <all>'],
    [
      'declares entities that grow',
      '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><r>&b;</r>',
      'declares entities',
    ],
    ['names a file to be read', '<!DOCTYPE r SYSTEM "file:///etc/passwd"><r/>', 'names another file'],
    ['has an & that begins no entity', '<all>\n<r>\nA & B</r>\n<r>&amp;</r></all>', 'begins no entity, on line 3'],
    ['closes what is not open', '<all>\n<r>1</r></a>\n', '<all> that is not closed, on line 2'],
    ['is no XML inside of a record', `<r>\n${'&a;'.repeat(2000)}</r>`, 'undefined entity, on line 2'],
    ['has two roots', '<all/>\n<all/>', 'not well-formed XML: documents may contain only one root, on line 2'],
    ['holds no element', '', 'not well-formed XML: document must contain a root element, on line 1'],
    ['ends inside a comment', '<r>1</r>\n<!-- ', 'not well-formed XML: unexpected end, on line 2'],
    ['is nested beyond measure', '<x>'.repeat(5000), 'nested deeper than 1000'],
    ['declares an encoding of its own', '<?xml version="1.0" encoding="klingon"?><r/>', 'the encoding "klingon"'],
  ])('that %s is refused', async (_, content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });

  test('gives the records before a truncated end', async () => {
    const items: ReadItem[] = [];
    const reading = async () => {
      for await (const item of readXmlRecords(sourceOf('f', '<all><r>1</r><r>2</r><r>3'), ['r'])) items.push(item);
    };
    await expect(reading()).rejects.toThrow('ends inside <r>');
    expect(raws(items)).toEqual(['1', '2']);
  });

  test.each([
    ['an element that nothing closes', '<a>1</a>', '<r id="1"><b>é<c>2</r>'],
    ['a record that nothing closes', '<r>1</r>', '<r><b>2</b>'],
  ])('gives a record broken by %s with its text, however it comes', async (_, before, broken) => {
    const content = `<all>${before}\n${broken}</all>`;
    for (const size of [1, 3, 7, 1_000]) {
      const items = await collect(readXmlRecords(inPieces(content, size), ['r']));
      expect(items.at(-1), `in pieces of ${size}`).toMatchObject({
        line: 2,
        problem: expect.stringContaining('not closed'),
        text: broken,
      });
    }
  });

  test('that holds no such record gives none', async () => {
    expect(await read('<all><q>1</q></all>')).toEqual([]);
  });
});
