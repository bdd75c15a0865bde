import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collect, inChunks } from './byte-streams';
import { splitLines } from './source-file';

const split = (text: string, size = 5) => collect(splitLines(inChunks(text, size)));

test('lines are those between line feeds, however the bytes arrive', async () => {
  const lines = fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n\uFEFF]/g, '')));
  await fc.assert(
    fc.asyncProperty(lines, fc.integer({ min: 1, max: 9 }), async (texts, size) => {
      const found = await split(texts.map((text) => `${text}\n`).join(''), size);
      expect(found.map(({ text }) => text)).toEqual(texts);
      expect(found.map(({ number }) => number)).toEqual(texts.map((_, index) => index + 1));
    }),
  );
});

test.each([
  ['a byte order mark at the start', '\uFEFFone\ntwo', ['one', 'two']],
  ['carriage returns', 'one\r\ntwo\r\n', ['one', 'two']],
  ['a last line without a line feed', 'one\ntwo', ['one', 'two']],
  ['the line separator of Unicode', 'one\u2028still one\ntwo', ['one\u2028still one', 'two']],
])('%s is understood', async (_, text, expected) => {
  expect((await split(text)).map((line) => line.text)).toEqual(expected);
});
