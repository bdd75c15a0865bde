import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collect, sourceOf } from './byte-streams';
import { createSource, type SourceFile } from './source-file';

const sourceInPieces = (bytes: Buffer, size: number, encoding?: string): SourceFile =>
  createSource({
    ...{ name: 'f', date: '2024-05-05T00:00:00.000Z', size: bytes.length, encoding },
    async *open() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    },
  });

const textOf = async (file: SourceFile): Promise<string> => Buffer.concat(await collect(file.bytes())).toString('utf8');

const decoded = (bytes: Buffer, encoding?: string, size = bytes.length || 1): Promise<string> =>
  textOf(sourceInPieces(bytes, size, encoding));

/** Text in an encoding of one byte a letter, by a table of the letters beyond ASCII. */
const encode = (text: string, bytes: Record<string, number>): Buffer =>
  Buffer.from([...text].map((letter) => bytes[letter] ?? letter.charCodeAt(0)));

const WINDOWS_1252 = { '€': 0x80, '–': 0x96, '’': 0x92, Š: 0x8a, œ: 0x9c };
const WINDOWS_1250 = {
  ą: 0xb9,
  ł: 0xb3,
  ó: 0xf3,
  ż: 0xbf,
  ś: 0x9c,
  ř: 0xf8,
  ě: 0xec,
  č: 0xe8,
  í: 0xed,
  ő: 0xf5,
  ű: 0xfb,
};
const WINDOWS_1251 = { О: 0xce, б: 0xe1, щ: 0xf9, е: 0xe5, с: 0xf1, т: 0xf2, в: 0xe2, о: 0xee };
const SHIFT_JIS = Buffer.from([0x93, 0x8c, 0x8b, 0x9e, 0x8a, 0x94, 0x8e, 0xae, 0x89, 0xef, 0x8e, 0xd0]);

describe('bytes in a named encoding', () => {
  test.each([
    ['iso-8859-1', [0x53, 0xf8, 0x72], 'Sør'],
    ['windows-1252', [0x80, 0x96, 0xe9], '€–é'],
    ['utf-16le', [0xff, 0xfe, 0xf8, 0x00], 'ø'],
    ['utf-16be', [0xfe, 0xff, 0x00, 0xf8], 'ø'],
    ['shift_jis', [0x93, 0x8c], '東'],
    // Who names UTF-8 for a file that is not all in it gets the rest repaired.
    ['utf-8', [0x61, 0xe9, 0x62], 'aéb'],
  ])('of %s become UTF-8', async (label, bytes, text) => {
    expect(await decoded(Buffer.from(bytes), label)).toBe(text);
  });

  test('become the same wherever the pieces are cut', async () => {
    const wellFormed = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cs}\uFEFF]/u.test(text));
    await fc.assert(
      fc.asyncProperty(wellFormed, fc.integer({ min: 1, max: 7 }), async (text, size) => {
        expect(await decoded(Buffer.from(text, 'utf16le'), 'utf-16le', size)).toBe(text);
        for (const label of ['utf-8', undefined]) expect(await decoded(Buffer.from(text), label, size)).toBe(text);
      }),
    );
  });

  test('that mean nothing in it are counted, with the line of the first', async () => {
    const file = sourceOf('f', Buffer.from([0x61, 0x0a, 0x93, 0x0a, 0x62]), undefined, 'shift_jis');
    expect(await textOf(file)).toContain('\uFFFD');
    expect(file.text).toMatchObject({ encoding: 'shift_jis', guessed: false, lost: 1, lostAt: 2 });
  });
});

describe('the encoding of a file that names none', () => {
  test.each([
    ['French', 'name\nCAFÉ DE L’ÉTÉ\nSociété Générale – 5 €, n° 7, «œuvre»\n'],
    ['German', 'name\nMüller & Söhne Straßenbau GmbH\n'],
    ['Norwegian', 'name\nSør-Ærfugløy Båt AS\n'],
    ['Spanish', 'name\nPeñarroya, ¿Qué? Compañía 1ª\n'],
    ['Portuguese', 'name\nCONSTRUÇÕES JOÃO LTDA\n'],
    ['one letter', 'name\nCAFÉ\n'],
    // É» is a letter of UTF-8 too, by chance.
    ['a chance letter', 'name\n«CAFÉ» «ÉTÉ» «PÂTÉ À L’ÂNE» fenêtre forêt\n'],
  ])('is recognised in %s, wherever the pieces are cut', async (_, text) => {
    const bytes = encode(text, WINDOWS_1252);
    for (const size of [1, 2, 7, bytes.length]) {
      const file = sourceInPieces(bytes, size);
      expect(await textOf(file)).toBe(text);
      expect(file.text).toMatchObject({ encoding: 'windows-1252', guessed: true, repaired: 0, lost: 0 });
    }
  });

  test('is recognised where the first letter beyond ASCII comes late', async () => {
    const text = `${'plain\n'.repeat(60_000)}CAFÉ\n`;
    const file = sourceInPieces(encode(text, {}), 65_536);
    expect((await file.start()).toString('utf8')).toBe(text.slice(0, 65_536));
    expect(await textOf(file)).toBe(text);
    expect(file.text.guessed).toBe(true);
  });

  test.each([
    ['Polish', encode('Spółka z ograniczoną odpowiedzialnością, Łódź żółw', WINDOWS_1250)],
    ['Czech', encode('Ředitelství řízení věcí, běh přes čtvrť, měřič', WINDOWS_1250)],
    ['Hungarian', encode('Első Mű Gyűjtő Erdő Szőlő Fűtő', WINDOWS_1250)],
    ['Russian', encode('Общество', WINDOWS_1251)],
    ['Japanese', SHIFT_JIS],
  ])('is refused with a sentence in %s', async (_, bytes) => {
    for (const size of [3, bytes.length]) {
      await expect(decoded(bytes, undefined, size)).rejects.toThrow(
        'name its encoding, such as --encoding windows-1250',
      );
    }
    // Its format can be guessed all the same.
    expect((await sourceOf('f', bytes).start()).length).toBeGreaterThan(0);
  });

  test.each([
    ['UTF-16', Buffer.from('\uFEFF[{"a":"ø"}]', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('[{"a":"ø"}]', 'utf16le')],
    ['UTF-16, most significant byte first', Buffer.from('{"a":"ø"}', 'utf16le').swap16()],
  ])('is recognised by its first bytes in %s', async (_, bytes) => {
    const file = sourceOf('f', bytes);
    expect(await textOf(file)).toContain('"ø"');
    expect(file.text.encoding).toMatch(/^utf-16/);
  });
});

test('single bytes in a file of UTF-8 are repaired, and counted with the line of the first', async () => {
  const bytes = Buffer.concat([Buffer.from('Müller ’œuvre’\nplain\nCAF'), Buffer.from([0xc9]), Buffer.from('\nÉté\n')]);
  for (const size of [1, 5, bytes.length]) {
    const file = sourceInPieces(bytes, size);
    expect(await textOf(file)).toBe('Müller ’œuvre’\nplain\nCAFÉ\nÉté\n');
    expect(file.text).toEqual({ encoding: 'utf-8', guessed: false, repaired: 1, lost: 0, repairedAt: 3, lostAt: null });
  }
});

test('a letter that was lost before is counted', async () => {
  const file = sourceOf('f', 'a\nCAF\uFFFD\n\uFFFD\n');
  await textOf(file);
  expect(file.text).toMatchObject({ encoding: 'utf-8', repaired: 0, lost: 2, lostAt: 2 });
});

test('no text of Latin-1 or UTF-8 gets a replacement character', async () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc é ü Ñ ø ß\n'), minLength: 1 });
  await fc.assert(
    fc.asyncProperty(
      word,
      fc.constantFrom<BufferEncoding>('latin1', 'utf8'),
      fc.integer({ min: 1, max: 9 }),
      async (text, encoding, size) => {
        const read = await decoded(Buffer.from(text, encoding), undefined, size).catch(() => text);
        expect(read).not.toContain('\uFFFD');
      },
    ),
  );
});

test('the start ends before a character that is cut', async () => {
  const long = Buffer.from(`${'a'.repeat(64 * 1024 - 1)}ø`);
  for (const encoding of [undefined, 'utf-8']) {
    const start = (await sourceOf('f', long, undefined, encoding).start()).toString('utf8');
    expect(start).toBe('a'.repeat(64 * 1024 - 1));
  }
});
