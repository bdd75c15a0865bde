import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../network.fixture';
import { apply, newCase } from './case';
import { cases } from './case.fixture';
import { LONGEST_LINK, longId, MOST_WALKS, parseCaseLink, printCaseLink, shortId } from './link';

const ROOTS = [pathOf('R')];
const again = (params: URLSearchParams) => parseCaseLink(new URLSearchParams(params.toString()), ROOTS);

describe('a link', () => {
  it('restores its case, except notes, tags and the selection', () => {
    fc.assert(
      fc.property(cases, (view) => {
        const { params, leftOut } = printCaseLink(view, ROOTS);
        const walks = view.walks.slice(0, MOST_WALKS);
        const carried = { ...view, walks, notes: new Map(), tags: new Map(), selected: new Set() };
        expect(again(params)).toEqual({ case: carried, unread: [] });
        expect(leftOut.includes('walks')).toBe(view.walks.length > MOST_WALKS);
        expect(leftOut.includes('notes')).toBe(view.notes.size > 0);
        expect(leftOut.includes('tags')).toBe(view.tags.size > 0);
      }),
    );
  });

  it('of a new case has an empty query, and keeps other parameters', () => {
    const { params } = printCaseLink(
      newCase(ROOTS),
      ROOTS,
      new URLSearchParams('dates=2020-01-01&hidden=gb/9&version=1'),
    );
    expect(params.toString()).toBe('dates=2020-01-01');
  });

  it('is short and readable', () => {
    const view = apply(newCase(ROOTS), { kind: 'hide', ids: [pathOf('A'), pathOf('A?')] });
    expect(decodeURIComponent(printCaseLink(view, ROOTS).params.toString())).toBe(
      'version=1&hidden=gb/A,placeholders/65',
    );
  });

  it('says when it is too long, and when it cannot carry all expansions', () => {
    const ids = Array.from({ length: 400 }, (_, at) => `/companies/gb/${10_000_000 + at}`);
    const view = apply(apply(newCase(ROOTS), { kind: 'hide', ids }), { kind: 'expand', ids });
    const link = printCaseLink(view, ROOTS);
    expect(link).toMatchObject({ tooLong: true, leftOut: ['expanded'] });
    expect(link.length).toBeGreaterThan(LONGEST_LINK);
  });

  it('limits the number of walks, and names the parameter if exceeded', () => {
    const walks = Array.from({ length: MOST_WALKS + 1 }, (_, at) => `walk=both,3,200,gb/${at}`).join('&');
    const read = parseCaseLink(new URLSearchParams(walks), ROOTS);
    expect(read.case.walks).toHaveLength(MOST_WALKS);
    expect(read.unread).toEqual(['walk']);
  });

  it.each([
    ['version=2', ['version']],
    ['layout=spiral&labels=none', ['layout', 'labels']],
    ['hidden=gb/1,../etc', ['hidden']],
    ['pins=gb/1@x@y', ['pins']],
    ['on=2020-02-31&compare=2020-01-01', ['on', 'compare']],
    ['group=nobody,open,a,b', ['group']],
    ['group=hand,open,%25,%25', []],
    ['types=%25E0', ['types']],
    ['walk=sideways,3,200,gb/1', ['walk']],
    ['walk=up,3,99999,gb/1', ['walk']],
    ['walk=up,3,200,', ['walk']],
    ['part=owners,shareholding,../etc', ['part']],
    ['walk=up,3,200,gb/1&part=owned,a%252Cb,gb/1', []],
    ['hidden=gb/1', []],
  ])('%s: names unreadable parameters', (query, unread) => {
    expect(parseCaseLink(new URLSearchParams(query), ROOTS).unread).toEqual(unread);
  });

  it('never throws for any content', () => {
    const name = fc.constantFrom('roots', 'on', 'types', 'hidden', 'pins', 'group', 'compare', 'layout', '__proto__');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
        expect(parseCaseLink(new URLSearchParams(entries), ROOTS).case.roots.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('an id in a link', () => {
  it.each([
    ['/companies/gb/01234500', 'gb/01234500'],
    ['/placeholders/42', 'placeholders/42'],
    ['/statements/42', 'statements/42'],
    ['/companies/placeholders/42', 'companies/placeholders/42'],
    ['/companies/statements/42', 'companies/statements/42'],
    ['/companies/companies/42', 'companies/42'],
  ])('%s is %s', (id, short) => {
    expect(shortId(id)).toBe(short);
    expect(longId(short)).toBe(id);
  });
});
