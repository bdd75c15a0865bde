import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collect, inChunks } from './byte-streams';
import { findSources } from './find-sources';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-sources-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

async function find(...named: string[]): Promise<[string, string][]> {
  const files = await findSources(named, { stdin: inChunks('from without', 4), clock: () => 0 });
  const contents = files.map(async (file): Promise<[string, string]> => {
    const bytes = Buffer.concat(await collect(file.bytes()));
    return [file.name, bytes.toString()];
  });
  return Promise.all(contents);
}

const contentsOf = async (...named: string[]) => (await find(...named)).map(([, content]) => content);

describe('the files that are named', () => {
  beforeEach(() => {
    put('b.txt', 'b');
    put('deep/a.txt', 'a');
    put('deep/.hidden', 'hidden');
    put('c.csv', 'c');
  });

  test('are read in the order in which they are named', async () => {
    expect(await find(join(folder, 'c.csv'), join(folder, 'b.txt'))).toEqual([
      ['c.csv', 'c'],
      ['b.txt', 'b'],
    ]);
  });

  test.each([
    ['a folder: all in it, in the order of their names', '', ['b', 'c', 'a']],
    ['a pattern', '*.txt', ['b']],
    ['a pattern over folders', '**/*.txt', ['b', 'a']],
  ])('may be %s', async (_, named, expected) => expect(await contentsOf(join(folder, named))).toEqual(expected));

  test('may come by the standard input', async () => {
    expect(await find('-')).toEqual([['standard input', 'from without']]);
  });

  test('must be there', async () => {
    await expect(find(join(folder, 'd.txt'))).rejects.toThrow(`There is no file ${join(folder, 'd.txt')}.`);
  });
});

describe('a zip archive', () => {
  test('gives the files in it', async () => {
    const archive = zipSync({
      'one.csv': strToU8('one'),
      'in/two.csv': strToU8('two'),
      '__MACOSX/._one.csv': strToU8(''),
    });
    expect(await find(put('f.zip', archive))).toEqual([
      ['f.zip/one.csv', 'one'],
      ['f.zip/in/two.csv', 'two'],
    ]);
  });

  test.each([
    ['that is cut', zipSync({ a: strToU8('abc'.repeat(50)) }).subarray(0, 60), 'may not be read'],
    ['that grows beyond all measure', zipSync({ a: new Uint8Array(80 * 2 ** 20) }), 'beyond all measure'],
  ])('%s is not read', async (_, bytes, message) => {
    await expect(find(put('f.zip', bytes))).rejects.toThrow(message);
  });

  test('with wrong bytes is reported as damaged after reading', async () => {
    const archive = Buffer.from(zipSync({ 'one.csv': [strToU8('1,one'), { level: 0 }], 'two.csv': strToU8('2,two') }));
    archive.write('9', archive.indexOf('1,one'));
    const [one, two] = await findSources([put('f.zip', archive)], { stdin: inChunks('', 4), clock: () => 0 });
    const read: string[] = [];
    const readOne = async () => {
      for await (const chunk of one?.bytes() ?? []) read.push(String(chunk));
    };
    await expect(readOne()).rejects.toThrow('damaged');
    expect(read).toEqual(['9,one']);
    expect(String(Buffer.concat(await collect(two?.bytes() ?? inChunks('', 1))))).toBe('2,two');
  });
});
