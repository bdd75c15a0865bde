import { expect, it } from 'vitest';
import { leftOutOf } from './page';

it.each([
  ['a record with lists in it', 'companies/gb/1', { results: { company: {}, left_out: 4 } }, 4],
  ['a network', 'companies/gb/1/network', { results: [], left_out: 2 }, 2],
  ['a list, which says so itself', 'companies/search', { results: { companies: [], left_out: 3 } }, 0],
  ['a record that is whole', 'officers/1', { results: { officer: {} } }, 0],
  ['a count that is none', 'officers/1', { results: { officer: {}, left_out: -1 } }, 0],
  ['a count that is a text', 'officers/1', { results: { officer: {}, left_out: '<b>' } }, 0],
  ['a failure', 'officers/1', { error: { message: 'Record not found' } }, 0],
  ['no object', 'officers/1', 'none', 0],
  ['what is no path of the interface', 'nowhere', { results: { left_out: 5 } }, 0],
])('for %s the unreadable entries are counted', (_, path, body, count) => {
  expect(leftOutOf(path, body)).toBe(count);
});
