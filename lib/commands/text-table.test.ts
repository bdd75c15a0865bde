import { expect, test } from 'vitest';
import { textTable } from './text-table';

test.each([
  ['numbers, at their end', ['7', '1,234'], '  key\n    7\n1,234'],
  ['words, at their beginning', ['seven', 'b,c'], 'key\nseven\nb,c'],
  ['keys that happen to have no letter, at their beginning', ['601747168187', '7'], 'key\n601747168187\n7'],
])('a column of %s', (_, cells, expected) => {
  expect(textTable([['key'], ...cells.map((cell) => [cell])])).toBe(expected);
});
