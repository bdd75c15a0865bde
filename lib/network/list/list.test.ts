import { describe, expect, it } from 'vitest';
import { MOST_LISTED, parseIdList } from './list';

describe('an entry of a list', () => {
  it.each([
    ['gb/01234500', '/companies/gb/01234500'],
    ['gb 01234500', '/companies/gb/01234500'],
    ['US_DE: 1234', '/companies/us_de/1234'],
    ['/companies/gb/01234500', '/companies/gb/01234500'],
    ['companies/gb/01234500', '/companies/gb/01234500'],
    ['https://registry.example/v1/companies/gb/01234500', '/companies/gb/01234500'],
    ['https://registry.example/companies/gb/01234500/network?confidence=all#x', '/companies/gb/01234500'],
    ['"placeholders/42"', '/placeholders/42'],
    ['<https://registry.example/placeholders/42>', '/placeholders/42'],
  ])('%s is %s', (entry, id) => {
    expect(parseIdList(entry)).toEqual({ ids: [id], unread: [], beyond: 0 });
  });

  it.each([
    'Example Ltd',
    '../../etc/passwd',
    'https://registry.example/companies/search',
    'https://registry.example/filings/7',
    'javascript:alert(1)',
    'gb/',
    'http://[',
    '__proto__',
  ])('%s is told to be none', (entry) => {
    expect(parseIdList(entry)).toEqual({ ids: [], unread: [entry], beyond: 0 });
  });
});

describe('a list', () => {
  it('may be separated by lines, commas or semicolons, and names nobody twice', () => {
    expect(parseIdList('gb/1\r\ngb/2, gb/1;gb/3\n\n').ids).toEqual([
      '/companies/gb/1',
      '/companies/gb/2',
      '/companies/gb/3',
    ]);
  });

  it('that is too long tells how many are not taken', () => {
    const text = Array.from({ length: MOST_LISTED + 3 }, (_, at) => `gb/${at}`).join('\n');
    const { ids, beyond } = parseIdList(text);
    expect([ids.length, beyond]).toEqual([MOST_LISTED, 3]);
  });
});
