import { describe, expect, it } from 'vitest';
import { parseRoots } from './roots';
import { MOST_ROOTS, rootsHref } from './roots-href';

const read = (query: string) => parseRoots(new URLSearchParams(query));

describe('the address of a network of several entities', () => {
  it.each([
    ['from=/companies/gb/1&from=/placeholders/4', ['/companies/gb/1', '/placeholders/4']],
    ['from=https://registry.example/v0.4/companies/gb/1', ['/companies/gb/1']],
    ['from=gb/1&company=de/HRB 2&from=/companies/gb/1', ['/companies/gb/1', '/companies/de/HRB%202']],
    ['from=https://registry.example/companies/gb/1/network?x=1', ['/companies/gb/1']],
  ])('reads %j', (query, from) => expect(read(query)).toMatchObject({ from, unreadable: [], left_out: 0 }));

  it.each(['', 'from=', 'from= '])('finds no entity in %j', (query) =>
    expect(read(query)).toMatchObject({ from: [], unreadable: [] }),
  );

  it('reports what it cannot read, and what it leaves out', () => {
    const many = Array.from({ length: MOST_ROOTS + 2 }, (_, at) => `from=gb/${at}`).join('&');
    expect(read(`${many}&from=Harrowgate&from=//evil.example`)).toMatchObject({
      left_out: 2,
      unreadable: ['Harrowgate', '//evil.example'],
    });
  });

  it.each([
    ['depth=0', ['depth']],
    ['depth=3.5&nodes=100000', ['depth', 'nodes']],
    ['direction=sideways&calls=-1', ['direction', 'calls']],
    ['depth=3&nodes=50&calls=0&direction=up', []],
  ])('reports invalid parameters in %j', (query, wrong) => expect(read(query).wrong).toEqual(wrong));

  it('spends calls only if requested', () => {
    expect(read('from=gb/1&calls=5').ask).toBe(false);
    expect(read('from=gb/1&calls=5&ask=true')).toMatchObject({ ask: true, calls: 5 });
  });

  it('is readable, and can be parsed again', () => {
    const href = rootsHref(['/companies/gb/1', '/companies/de/HRB%202'], new URLSearchParams('from=x&depth=3'));
    expect(href).toBe('/network?from=/companies/gb/1&from=/companies/de/HRB%25202&depth=3');
    expect(read(href.split('?')[1] ?? '')).toMatchObject({
      from: ['/companies/gb/1', '/companies/de/HRB%202'],
      depth: 3,
    });
  });
});
