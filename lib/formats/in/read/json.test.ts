import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collect, inChunks, sourceOf } from './byte-streams';
import { readJsonRecords } from './json';
import { createSource } from './source-file';

const read = (content: string, names: string[] = []) =>
  collect(readJsonRecords(sourceOf('f.json', content), { names }));
const raws = async (content: string, names?: string[]) =>
  (await read(content, names)).map((item) => ('raw' in item ? item.raw : item.problem));

const inPieces = (content: string, size: number) =>
  createSource({ name: 'f', date: '', size: undefined, open: () => inChunks(content, size) });

describe('records in JSON', () => {
  test.each([
    ['lines', '{"a":1}\n\n{"a":2}\n', [{ a: 1 }, { a: 2 }]],
    ['an array', '\uFEFF [{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
    ['one object over several lines', '{\n  "a": 1,\n  "b": [2]\n}\n', [{ a: 1, b: [2] }]],
    ['one object whose first member is on its line', '{"a": 1,\n "b": 2}', [{ a: 1, b: 2 }]],
    ['a broken line among whole ones', '{"half": \n{"a":1}\n', ['not valid JSON', { a: 1 }]],
    [
      'objects over several lines, one after another',
      '{\n "a": 1\n}\n\n{\n "a": {\n  "b": "}{"\n }\n}\n',
      [{ a: 1 }, { a: { b: '}{' } }],
    ],
    ['objects over several lines, without a break between', '{\n"a": 1}{"a":\n2}', [{ a: 1 }, { a: 2 }]],
    [
      'objects one after another on a line',
      '{"a":1}{"a":"}{"} {"a":3}\n{"a":4}',
      [{ a: 1 }, { a: '}{' }, { a: 3 }, { a: 4 }],
    ],
    ['objects behind a mark, over several lines', '\uFEFF{\n"a": 1\n}\n{\n"a": 2\n}', [{ a: 1 }, { a: 2 }]],
    ['arrays one after another', '[{"a":1}]\n[{"a":2}]\n', [{ a: 1 }, { a: 2 }]],
    [
      'a broken object over several lines among whole ones',
      '{\n"a": 1\n}\n{\n"a": "\n}\n{\n"a": 3\n}',
      [{ a: 1 }, 'not valid JSON', { a: 3 }],
    ],
    ['an object that is torn', '{\n  "a": 1,\n  "b"', ['not valid JSON']],
    ['nothing', '', []],
  ])('stand as %s', async (_, content, records) => {
    expect(await raws(content)).toEqual(records);
  });

  test.each([
    [
      'an array beside others',
      '{"meta":{"data":[9]},"data":[{"a":1},{"a":2}],"links":{"data":[8]}}',
      [{ a: 1 }, { a: 2 }],
    ],
    ['an array over several lines', '{\n "x": "data\\": [",\n "data": [\n  {"a": 1}\n ]\n}', [{ a: 1 }]],
    ['the one record there is', '{"meta":{},"data":{"a":1}}', [{ a: 1 }]],
    ['the one record, over several lines', '{\n"meta": {},\n"data": {\n"a": 1}\n}', [{ a: 1 }]],
    ['an empty array', '{"data": [ ]}', []],
    ['nothing, as the names are others', '{"else": [1]}', [{ else: [1] }]],
    ['one record in each of several lines', '{"id":1,"data":{"a":1}}\n{"data":{"a":2}}', [{ a: 1 }, { a: 2 }]],
    ['arrays in each of several lines', '{"data":[1,2]}\n{"data":[3]}', [1, 2, 3]],
  ])('an object holds %s', async (_, content, records) => {
    expect(await raws(content, ['records', 'data'])).toEqual(records);
  });

  test('an object holds them far from its start', async () => {
    const meta = 'x'.repeat(100_000);
    expect(await raws(JSON.stringify({ meta, data: [1, 2] }, null, 1), ['data'])).toEqual([1, 2]);
    expect(await raws(JSON.stringify({ meta, data: [1, 2] }), ['data'])).toEqual([1, 2]);
  });

  test('have the same lines whether the array is top-level or in an object', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.jsonValue(),
        fc.integer({ min: 1, max: 30 }),
        async (list, other, size) => {
          const array = JSON.stringify(list, null, 1);
          const alone = await collect(readJsonRecords(inPieces(`\n\n${array}`, size)));
          const member = `{"other":${JSON.stringify(other)},\n\n"records":${array},"more":${JSON.stringify(other)}}`;
          const held = await collect(readJsonRecords(inPieces(member, size), { names: ['records'] }));
          expect(held).toEqual(alone);
        },
      ),
    );
  });

  test.each([
    ['ends inside', '{"data":[{"a":1}],"links":{', 'ends inside the object'],
    [
      'is followed by another',
      `{"x":"${'y'.repeat(70_000)}"}`.replace('{', '{"data":[{"a":1}],').repeat(2),
      'something stands after',
    ],
  ])('are read from an object that %s, with an error', async (_, content, reason) => {
    const items: unknown[] = [];
    const reading = async () => {
      for await (const item of readJsonRecords(sourceOf('f', content), { names: ['data'] })) items.push(item);
    };
    await expect(reading()).rejects.toThrow(reason);
    expect(items).toEqual([{ line: 1, raw: { a: 1 } }]);
  });

  test('before a truncated end of an array are given', async () => {
    const items: unknown[] = [];
    const reading = async () => {
      for await (const item of readJsonRecords(sourceOf('f', '{"data":[{"a":1},{"a"'), { names: ['data'] }))
        items.push(item);
    };
    await expect(reading()).rejects.toThrow('ends inside its array');
    expect(items).toEqual([{ line: 1, raw: { a: 1 } }]);
  });

  test('a broken record is given unchanged', async () => {
    expect(await read('{"data":[{"a": nonsense},{"a":2}]}', ['data'])).toEqual([
      { line: 1, problem: 'not valid JSON', text: '{"a": nonsense}' },
      { line: 1, raw: { a: 2 } },
    ]);
  });
});

test('objects over several lines are the same as lines, with the numbers of their first lines', async () => {
  const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(objects, fc.integer({ min: 1, max: 30 }), async (list, size) => {
      const text = list.map((one) => JSON.stringify(one, null, 1)).join('\n');
      const items = await collect(readJsonRecords(inPieces(text, size)));
      expect(items.map((item) => 'raw' in item && item.raw)).toEqual(
        list.map((one) => JSON.parse(JSON.stringify(one))),
      );
      const lines = list.map(
        (_, n) =>
          1 +
          list
            .slice(0, n)
            .map((one) => JSON.stringify(one, null, 1))
            .join('\n')
            .split('\n').length,
      );
      expect(items.slice(1).map(({ line }) => line)).toEqual(lines.slice(1));
    }),
  );
});
