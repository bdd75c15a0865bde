import fc from 'fast-check';
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
  ])('%s is reported as unreadable', (entry) => {
    expect(parseIdList(entry)).toEqual({ ids: [], unread: [entry], beyond: 0 });
  });
});

describe('a list', () => {
  it('may be separated by lines, commas or semicolons, and has no duplicates', () => {
    expect(parseIdList('gb/1\r\ngb/2, gb/1;gb/3\n\n').ids).toEqual([
      '/companies/gb/1',
      '/companies/gb/2',
      '/companies/gb/3',
    ]);
  });

  it('that is too long reports how many are left out', () => {
    const text = Array.from({ length: MOST_LISTED + 3 }, (_, at) => `gb/${at}`).join('\n');
    const { ids, beyond } = parseIdList(text);
    expect([ids.length, beyond]).toEqual([MOST_LISTED, 3]);
  });

  it.each([
    ['a search', '\uFEFFname,company_number,jurisdiction_code\r\n"A, ""B"" Ltd",01,gb\r\n"C\nD",HRB 2,de\r\n'],
    ['entities of a network', 'path,name\n/companies/gb/01,"A, B"\n/companies/de/HRB%202,C'],
    [
      'relationships',
      'parent_name,parent_page,child_page\nA,https://x.example/companies/gb/01,https://x.example/companies/de/HRB%202',
    ],
    ['another program', 'jurisdiction_code;company_number;x\ngb;01;y\nde;HRB 2;z'],
  ])('as a table of %s is read by its columns, ignoring names', (_, text) => {
    expect(parseIdList(text)).toEqual({ ids: ['/companies/gb/01', '/companies/de/HRB%202'], unread: [], beyond: 0 });
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseIdList(`path,x\n${text}`)).not.toThrow();
      }),
    );
  });
});
