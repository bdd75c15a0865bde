import { describe, expect, it } from 'vitest';
import { parseCaseLink } from './case/link';
import { hrefWithoutScripts, parseRoots } from './roots';

const ROOT = '/companies/gb/1';
const hrefOf = (query: string) => {
  const params = new URLSearchParams(query);
  return hrefWithoutScripts(parseCaseLink(params, [ROOT]).case, params);
};

describe('a page that expands without scripts', () => {
  it.each(['', 'confidence=80&hidden=gb/2', 'walk=nonsense'])('is not needed for %j', (query) => {
    expect(hrefOf(query)).toBeUndefined();
  });

  it.each([
    ['walk=up,4,300,gb/1', { from: [ROOT], direction: 'up', depth: 4, nodes: 300 }],
    [
      'walk=up,2,50,gb/2&walk=down,6,90,gb/1',
      { from: [ROOT, '/companies/gb/2'], direction: 'both', depth: 6, nodes: 90 },
    ],
    [
      'walk=up,3,9000,gb/1&expanded=companies/fr/7',
      { from: [ROOT, '/companies/fr/7'], direction: 'both', depth: 3, nodes: 1000 },
    ],
    ['part=owners,shareholding,gb/9', { from: [ROOT, '/companies/gb/9'], direction: 'both', depth: 1 }],
  ])('does on the server what %j does by scripts', (query, expected) => {
    const href = new URL(hrefOf(query) ?? '', 'http://local');
    expect(parseRoots(href.searchParams)).toMatchObject({ ...expected, wrong: [], unreadable: [] });
  });

  it('keeps the filters and drops what it replaces', () => {
    const { searchParams } = new URL(hrefOf('confidence=80&walk=up,4,300,gb/1&dates=2020-01-01') ?? '', 'http://local');
    expect(searchParams.get('confidence')).toBe('80');
    expect(searchParams.get('dates')).toBe('2020-01-01');
    expect(searchParams.has('walk')).toBe(false);
  });

  it('has no more roots than allowed', () => {
    const many = Array.from({ length: 29 }, (_, at) => `companies/gb/x${at}`).join(',');
    expect(parseRoots(new URL(hrefOf(`expanded=${many}`) ?? '', 'http://local').searchParams)).toMatchObject({
      left_out: 0,
    });
  });
});
