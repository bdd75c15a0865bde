import { describe, expect, it } from 'vitest';
import { links, outsideLink, pathOf } from './links';

describe('links to our own pages', () => {
  it('encode the characters of a company number', () => {
    expect(links.company({ jurisdiction_code: 'de', company_number: 'HRB 1/2' })).toBe('/companies/de/HRB%201%2F2');
  });

  it('leave the filter grammar readable', () => {
    const params = new URLSearchParams({ jurisdiction_code: 'gb|ie', incorporation_date: '2001-01-01:' });
    expect(links.companySearch(params)).toBe(
      '/companies/search?jurisdiction_code=gb|ie&incorporation_date=2001-01-01:',
    );
  });

  it.each([
    ['https://registry.example/companies/gb/001', '/companies/gb/001'],
    ['/placeholders/4', '/placeholders/4'],
    ['//evil.example/x', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    [null, undefined],
  ])('lead from the service_url %j to %j', (serviceUrl, path) => {
    expect(pathOf(serviceUrl)).toBe(path);
  });
});

describe('links to other sites', () => {
  it.each([
    ['https://register.example/1', 'https://register.example/1'],
    ['javascript:alert(1)', undefined],
    ['/local', undefined],
    ['', undefined],
  ])('convert %j to %j', (url, link) => {
    expect(outsideLink(url)).toBe(link);
  });
});
