import { expect, test } from 'vitest';
import { toTree } from './gleif';

test.each([
  ['a path', { 'Entity.LegalName': 'A' }, { Entity: { LegalName: 'A' } }],
  ['a path that goes on', { 'E.N': 'A', 'E.N.lang': 'en' }, { E: { N: { $: 'A', lang: 'en' } } }],
  ['numbers', { 'E.N.1': 'A', 'E.N.2.T': 'B' }, { E: { N: ['A', { T: 'B' }] } }],
  ['an empty cell', { 'E.N': ' ', LEI: 'x' }, { LEI: 'x' }],
  ['a path without end', { [`LEI${'.'.repeat(50_000)}`]: 'y', LEI: 'x' }, { LEI: 'x' }],
])('a table with %s is a tree', (_, row, tree) => expect(toTree(row)).toEqual(tree));
