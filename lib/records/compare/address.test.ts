import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCompanyReference } from '@/lib/shared/company-reference';
import { compareHref } from '@/lib/shared/links';
import { MOST_COMPARED, parseCompare, withCompany, without } from './address';

const company = (company_number: string, jurisdiction_code = 'gb') => ({ jurisdiction_code, company_number });

const readBack = (href: string) => {
  const { searchParams } = new URL(href, 'https://registry.example');
  return parseCompare({ company: searchParams.getAll('company'), ask: searchParams.get('ask') ?? undefined });
};

describe('company reference', () => {
  it.each([
    ['gb/01234500', company('01234500')],
    [' GB / 01234500 ', company('01234500')],
    ['us_de/7', company('7', 'us_de')],
    ['de/HRB 202/A', company('HRB 202/A', 'de')],
    ['/companies/de/HRB%20202', company('HRB 202', 'de')],
    ['https://registry.example/companies/gb/01234500/filings?page=2', company('01234500')],
  ])('is read from %j', (text, expected) => expect(parseCompanyReference(text)).toEqual(expected));

  it.each(['', 'Harrowgate Marine', 'gb/', 'gb/  ', 'zz/1', 'A/S Maritime', '/officers/1', '/companies/gb'])(
    'is not read from %j',
    (text) => expect(parseCompanyReference(text)).toBeUndefined(),
  );

  it('is read from an unusually encoded address', () =>
    expect(parseCompanyReference('/companies/gb/%E0%A4%A')).toEqual(company('%E0%A4%A')));
});

describe('address of a comparison', () => {
  it('survives a round trip, with readable slashes', () => {
    const number = fc
      .string({ minLength: 1 })
      .map((text) => text.trim())
      .filter((text) => text !== '' && !text.includes('\n'));
    fc.assert(
      fc.property(fc.uniqueArray(number, { minLength: 1, maxLength: MOST_COMPARED }), fc.boolean(), (numbers, ask) => {
        const companies = numbers.map((each) => company(each, 'us_de'));
        fc.pre(numbers.every((each) => !each.includes('companies/')));
        expect(readBack(compareHref(companies, { ask }))).toMatchObject({ companies, ask, unreadable: [] });
      }),
    );
    expect(compareHref([company('1')])).toBe('/compare?company=gb/1');
  });

  it('keeps the first four distinct companies, and reports the others', () => {
    const read = parseCompare({ company: ['gb/1', 'gb/1', 'gb/2', 'gb/3', 'gb/4', 'gb/5', 'nonsense', ''] });
    expect(read.companies.map(({ company_number }) => company_number)).toEqual(['1', '2', '3', '4']);
    expect(read).toMatchObject({ left_out: 1, unreadable: ['nonsense'], ask: false, add: '', differences: false });
  });

  it('adds a company once and removes it again', () => {
    const both = withCompany(withCompany([company('1')], company('2')), company('1'));
    expect(both).toEqual([company('2'), company('1')]);
    expect(without(both, company('2'))).toEqual([company('1')]);
  });
});
