import { describe, expect, it } from 'vitest';
import { connectionsHref, parseConnections } from './address';

const parse = (query: string) => parseConnections(new URLSearchParams(query));
const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `/companies/gb/${index + 1}`);

describe('the entities of an address', () => {
  it.each([
    ['paths', 'from=/companies/gb/1&to=/placeholders/7', ['/companies/gb/1', '/placeholders/7']],
    ['numbers', 'from=gb/1&to=de/HRB 2', ['/companies/gb/1', '/companies/de/HRB%202']],
    [
      'addresses of pages',
      'from=https://registry.example/companies/gb/1?a=b&to=gb/2',
      ['/companies/gb/1', '/companies/gb/2'],
    ],
    ['ticked results', 'company=gb/1&company=gb/2', ['/companies/gb/1', '/companies/gb/2']],
    ['a repeated parameter', 'from=gb/1&from=gb/2&to=gb/3', ['/companies/gb/1', '/companies/gb/2', '/companies/gb/3']],
    ['a typed number', 'from=gb/1&add=gb/2', ['/companies/gb/1', '/companies/gb/2']],
    ['empty entries', 'from=gb/1&to=&add=', ['/companies/gb/1']],
  ])('are read from %s', (_, query, between) => {
    expect(parse(query)).toMatchObject({ between, unreadable: [], repeated: [], left_out: [], add: '' });
  });

  it('that are no entities, given twice or too many are named, and the others are used', () => {
    expect(parse('from=gb/1&to=Harrowgate&to=gb/1&to=/officers/3')).toMatchObject({
      between: ['/companies/gb/1'],
      unreadable: ['Harrowgate', '/officers/3'],
      repeated: ['/companies/gb/1'],
    });
    const query = many(12)
      .map((id) => `to=${id}`)
      .join('&');
    expect(parse(query)).toMatchObject({ between: many(10), left_out: many(12).slice(10) });
    expect(parse('from=gb/1&add=gb/1').repeated).toEqual(['/companies/gb/1']);
  });

  it('may be added by a name, which is left to the search', () => {
    expect(parse('from=gb/1&add=Harrowgate Marine A/S')).toMatchObject({
      add: 'Harrowgate Marine A/S',
      unreadable: [],
    });
    expect(parse('add=/officers/3')).toMatchObject({ add: '', unreadable: ['/officers/3'] });
  });
});

describe('the limits of an address', () => {
  it.each([
    ['', { steps: 4, calls: 10, hubs: [], ask: false, wrong: [] }],
    ['steps=12&calls=0&ask=true', { steps: 12, calls: 0, ask: true, wrong: [] }],
    ['steps=13&calls=-1&dates=soon', { steps: 4, calls: 10, wrong: ['steps', 'calls', 'dates'] }],
    ['steps=2.5', { steps: 4, wrong: ['steps'] }],
    ['hubs=gb/1&hubs=/companies/gb/1&hubs=gb/2', { hubs: ['/companies/gb/1', '/companies/gb/2'], wrong: [] }],
    ['hubs=gb/1&hubs=all', { hubs: 'all', wrong: [] }],
    ['hubs=nobody', { hubs: [], wrong: ['hubs'] }],
    ['dates=2020-02-01', { dates: '2020-02-01', wrong: [] }],
  ])('of %s are %o', (query, expected) => {
    expect(parse(query)).toMatchObject(expected);
  });
});

describe('a printed address', () => {
  it.each([
    [{ between: [] }, '/connections'],
    [{ between: ['/companies/gb/1'] }, '/connections?from=/companies/gb/1'],
    [
      { between: many(3), steps: 6, hubs: ['/companies/je/9'], dates: '2020-02-01' },
      '/connections?from=/companies/gb/1&to=/companies/gb/2&to=/companies/gb/3&steps=6&hubs=/companies/je/9&dates=2020-02-01',
    ],
    [{ between: many(2), hubs: 'all' as const }, '/connections?from=/companies/gb/1&to=/companies/gb/2&hubs=all'],
    [{ between: ['/companies/de/HRB%202'] }, '/connections?from=/companies/de/HRB%25202'],
  ])('of %o is %s, and is read back', (printed, href) => {
    expect(connectionsHref(printed)).toBe(href);
    expect(parse(href.split('?')[1] ?? '')).toMatchObject(printed);
  });
});
