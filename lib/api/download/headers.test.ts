import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition } from './route';

const named = (path: string, q = '') =>
  contentDisposition({ path, wanted: { params: new URLSearchParams(q && { q }) } }, 'csv', 'attachment');

describe('the name of a file', () => {
  it.each([
    ['/companies/gb/01234500', '', 'companies-gb-01234500.csv', 'companies-gb-01234500.csv'],
    [
      '/companies/search',
      'harrowgate "a/b"',
      'companies-search-harrowgate-a-b.csv',
      'companies-search-harrowgate-a-b.csv',
    ],
    ['/corporate_groupings/%C3%A9toile', '', 'corporate_groupings-etoile.csv', 'corporate_groupings-%C3%A9toile.csv'],
    ['/companies/search', 'شركة', 'companies-search.csv', 'companies-search-%D8%B4%D8%B1%D9%83%D8%A9.csv'],
  ])('of %s, %j is %s', (path, q, plain, full) => {
    expect(named(path, q)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${full}`);
  });

  it('has only characters that are safe in headers and file systems, for any search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (q) => {
        expect(named('/companies/search', q)).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%-]+$/);
      }),
    );
  });
});
