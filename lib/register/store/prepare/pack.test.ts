import { deserialize, serialize } from 'node:v8';
import { expect, test } from 'vitest';
import type { EntityReference } from '../records';
import type { Cell } from '../sqlite/write/columns';
import { packReference, unpackReference } from './datum';
import { Packer, Unpacker } from './pack';

function throughBytes(fill: (packer: Packer) => void): Unpacker {
  const packer = new Packer();
  fill(packer);
  return new Unpacker(deserialize(serialize(packer.pack)));
}

test.each<[string, Cell[]]>([
  ['texts', ['Ashby', '', 'Ærø', '𝄞 & 日本', ' ', 'x']],
  ['halves of letters, one after the other', ['\ud834', '\udd1e', 'a']],
  ['whole numbers', [0, 1, -1, -2, -3, 2 ** 31 - 1, -(2 ** 31)]],
  ['larger and broken numbers', [2 ** 31, -(2 ** 31) - 1, 2 ** 53, 0.1, -1.5e300, 1e-7]],
  ['nothing', [null, null]],
  ['one of each', ['a', null, 7, 0.5, '', 'b']],
  ['more texts than are joined at once', Array.from({ length: 2_000 }, (_, at) => 'Harrowgate '.repeat(at % 3) + at)],
])('%s are given back as they were', (_, cells) => {
  const packed = throughBytes((packer) => packer.addAll(cells));
  expect(packed.cells(cells.length)).toEqual(cells);
  expect(packed.isAtEnd).toBe(true);
});

test('shared and absent values keep their position', () => {
  const source = { publisher: 'Invented Register' };
  const packed = throughBytes((packer) => {
    packer.addShared(source);
    packer.addCommon('Active');
    packer.add('between');
    packer.addShared(null);
    packer.addCommon(null);
    packer.addShared(source);
    packer.addCommon('Active');
    packer.addObject(undefined);
    packer.addObject([1]);
  });
  const first = packed.shared();
  expect(first).toEqual(source);
  expect([packed.common(), packed.text(), packed.optionalShared(), packed.common()]).toEqual([
    ...['Active', 'between', null, null],
  ]);
  expect(packed.shared()).toBe(first);
  expect([packed.common(), packed.object(), packed.object()]).toEqual(['Active', undefined, [1]]);
});

test.each<[string, EntityReference]>([
  ['a name', { key: 'company:gb/1', name: 'Ashby' }],
  ['a name and more', { key: 'k', name: '', entity_type: 'person', jurisdiction_string: 'Ruritania' }],
])('a reference with %s is the same', (_, reference) => {
  expect(unpackReference(throughBytes((packer) => packReference(reference, packer)))).toEqual(reference);
});
