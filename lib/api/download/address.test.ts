import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOfDottedName, takenAddress, takenHref } from './menu';
import { SUFFIXES } from './suffixes.mjs';

describe('the download address of a page', () => {
  it.each([
    ['/companies/gb/01234500.csv', { path: '/companies/gb/01234500', suffix: 'csv' }],
    ['/companies/search.XLSX', { path: '/companies/search', suffix: 'xlsx' }],
    ['/companies/gb/1/events.feed.json', { path: '/companies/gb/1/events', suffix: 'feed.json' }],
    ['/companies/gb/1/events.atom', { path: '/companies/gb/1/events', suffix: 'atom' }],
    ['/companies/gb/1.2.jsonld', { path: '/companies/gb/1.2', suffix: 'jsonld' }],
    ['/companies/gb/A%2F1.md', { path: '/companies/gb/A%2F1', suffix: 'md' }],
  ])('%s is parsed', (address, expected) => expect(takenAddress(address)).toEqual({ ...expected, whole: address }));

  it.each(['/companies/gb/01234500', '/companies/gb/.csv', '.csv', '/companies/gb/1.pdf', '/companies/gb/csv'])(
    '%s is rejected',
    (address) => expect(takenAddress(address)).toBeUndefined(),
  );

  it('is parsed as it was printed, for any path', () => {
    const segment = fc.string({ minLength: 1 }).map(encodeURIComponent);
    fc.assert(
      fc.property(segment, fc.constantFrom(...SUFFIXES), (name, suffix) => {
        const path = `/companies/gb/${name}`;
        const read = takenAddress(takenHref(path, suffix));
        // A name that ends in ".feed" forms a longer suffix with ".json": the route tries it as a name first.
        fc.pre(!(suffix === 'json' && path.toLowerCase().endsWith('.feed')));
        expect(read).toMatchObject({ path, suffix });
      }),
    );
  });

  it('links to the page of a record whose name ends like a file', () => {
    expect(pageOfDottedName('/companies/gb/A.b.csv')).toBe('/companies/gb/A%2Eb%2Ecsv');
    expect(takenAddress(pageOfDottedName('/companies/gb/A.csv'))).toBeUndefined();
  });
});
