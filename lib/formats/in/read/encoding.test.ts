import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collect, sourceOf } from './byte-streams';
import { toUtf8, withEncoding } from './source-file';

async function decoded(bytes: Buffer, label: string, size = bytes.length || 1): Promise<string> {
  const pieces = (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  })();
  return Buffer.concat(await collect(toUtf8(pieces, label))).toString('utf8');
}

describe('bytes in another encoding', () => {
  test.each([
    ['iso-8859-1', [0x53, 0xf8, 0x72], 'Sør'],
    ['windows-1252', [0x80, 0x96, 0xe9], '€–é'],
    ['utf-16le', [0xff, 0xfe, 0xf8, 0x00], 'ø'],
    ['utf-16be', [0xfe, 0xff, 0x00, 0xf8], 'ø'],
    ['shift_jis', [0x93, 0x8c], '東'],
    ['utf-8', [0xef, 0xbb, 0xbf, 0x61], 'a'],
  ])('of %s become UTF-8', async (label, bytes, text) => {
    expect(await decoded(Buffer.from(bytes), label)).toBe(text);
  });

  test('become the same wherever the pieces are cut', async () => {
    const wellFormed = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cs}\uFEFF]/u.test(text));
    await fc.assert(
      fc.asyncProperty(wellFormed, fc.integer({ min: 1, max: 7 }), async (text, size) => {
        expect(await decoded(Buffer.from(text, 'utf16le'), 'utf-16le', size)).toBe(text);
        expect(await decoded(Buffer.from(text), 'utf-8', size)).toBe(text);
      }),
    );
  });

  test('that mean nothing in it are shown as such', async () => {
    expect(await decoded(Buffer.from([0x61, 0xff, 0x62]), 'utf-8')).toBe('a\uFFFDb');
    expect(await decoded(Buffer.from([0x61, 0x00, 0x62]), 'utf-16le')).toBe('a\uFFFD');
  });
});

test('a file is read as if it were in UTF-8, its start first', async () => {
  const file = withEncoding(sourceOf('f', Buffer.from('Søren\n', 'latin1')), 'latin1');
  expect((await file.start()).toString('utf8')).toBe('Søren\n');
  expect(Buffer.concat(await collect(file.bytes())).toString('utf8')).toBe('Søren\n');
});

test('the start ends before a character that is cut', async () => {
  const long = Buffer.from(`${'a'.repeat(64 * 1024 - 1)}ø`);
  const start = (await withEncoding(sourceOf('f', long), 'utf-8').start()).toString('utf8');
  expect(start).toBe('a'.repeat(64 * 1024 - 1));
});

test('an unknown encoding is refused before anything is read', () => {
  expect(() => withEncoding(sourceOf('f', 'a'), 'klingon')).toThrow(RangeError);
});
