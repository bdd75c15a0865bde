import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collect, sourceOf } from './byte-streams';
import { isBomb } from './source-file';

/** Made by the bzip2 library of another language: "one", "two", each with a line feed; as one stream, and as two. */
const BZIP2 = Buffer.from('QlpoOTFBWSZTWacUK3cAAALBgAAQAgGEgCAAIYAMAjj1G4u5IpwoSFOKFbuA', 'base64');
const BZIP2_IN_TWO = Buffer.from(
  'QlpoOTFBWSZTWXgTwIIAAAHBAAAQAgGgACGaaDNNDLxdyRThQkHgTwIIQlpoOTFBWSZTWS63GtcAAAFBgAAQAACEgCAAIZpoM00HPF3JFOFCQLrca1w=',
  'base64',
);

const read = async (content: string | Buffer): Promise<string> =>
  Buffer.concat(await collect(sourceOf('f', content).bytes())).toString();

describe('the bytes of a file', () => {
  test.each([
    ['plain', Buffer.from('one\ntwo\n')],
    ['gzipped', gzipSync('one\ntwo\n')],
    ['gzipped in two parts', Buffer.concat([gzipSync('one\n'), gzipSync('two\n')])],
    ['bzip2ed', BZIP2],
    ['bzip2ed in two parts', BZIP2_IN_TWO],
  ])('come out of a %s one, whatever its name', async (_, bytes) => expect(await read(bytes)).toBe('one\ntwo\n'));

  test('are nothing where the file is empty', async () => expect(await read('')).toBe(''));

  test.each([
    ['a gzipped file that is cut', gzipSync('one\ntwo\n'.repeat(99)).subarray(0, 30), 'unexpected end of file'],
    ['a gzipped file whose rest is noise', Buffer.concat([gzipSync('a').subarray(0, 12), Buffer.alloc(40, 7)]), /./],
    ['a bzip2ed file that is cut', BZIP2.subarray(0, 30), /./],
    ['a zip archive inside something else', Buffer.from([0x50, 0x4b, 3, 4, 0]), 'zip archive'],
  ])('are not to be had from %s', async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message);
  });

  test('a file that grows beyond all measure is left', async () => {
    await expect(read(gzipSync(Buffer.alloc(80 * 1024 * 1024)))).rejects.toThrow('beyond all measure');
  });

  test('begin with what was looked at, and can be read once', async () => {
    const file = sourceOf('f', 'x'.repeat(200_000));
    expect((await file.start()).length).toBe(65_536);
    expect(Buffer.concat(await collect(file.bytes())).length).toBe(200_000);
    await expect(collect(file.bytes())).rejects.toThrow('only once');
    expect(file.taken()).toBe(200_000);
  });
});

test('only what grows more than 250 times and beyond 64 megabytes is a bomb', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 2 ** 40 }), (packed, unpacked) => {
      expect(isBomb(packed, unpacked)).toBe(unpacked > 64 * 2 ** 20 && unpacked > 250 * packed);
    }),
  );
});
