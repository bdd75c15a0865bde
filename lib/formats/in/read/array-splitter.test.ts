import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collect, inChunks } from './byte-streams';
import { splitArray } from './json';

const split = (text: string, size = 7) => collect(splitArray(inChunks(text, size)));

describe('splitting a JSON array', () => {
  test('gives the elements that JSON.parse gives, however the bytes arrive', async () => {
    const arrays = fc.array(fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(arrays, fc.integer({ min: 1, max: 20 }), fc.nat({ max: 3 }), async (array, size, indent) => {
        const elements = await split(JSON.stringify(array, null, indent), size);
        expect(elements.map(({ text }) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(array)));
      }),
    );
  });

  test('numbers each element by the line it begins on', async () => {
    const elements = await split('\n[\n  {"a":\n1},\n  {"b": "]},\\""}\n]\n');
    expect(elements).toEqual([
      { number: 3, text: '{"a":\n1}' },
      { number: 5, text: '{"b": "]},\\""}' },
    ]);
  });

  test('leaves a broken element to the parser and goes on with the next', async () => {
    const elements = await split('[{"a": nonsense}, {"b": 2}]');
    expect(elements.map(({ text }) => text)).toEqual(['{"a": nonsense}', '{"b": 2}']);
  });

  test('says so when the file ends inside the array', async () => {
    await expect(split('[{"a": 1}, {"b"')).rejects.toThrow('ends inside');
  });
});
