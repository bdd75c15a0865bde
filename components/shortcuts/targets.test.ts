import { describe, expect, test } from 'vitest';
import { recordsIn, targetsFor } from './command-palette';

const NOTHING = { text: '', recent: [], price: undefined, records: [] };
const labelsOf = (
  text: string,
  more: Partial<Parameters<typeof targetsFor>[0]> = {},
  language: Parameters<typeof targetsFor>[1] = 'en',
) =>
  targetsFor({ ...NOTHING, ...more, text }, language).flatMap(({ title, targets }) =>
    targets.map((each) => `${title}: ${each.label}`),
  );

describe('palette targets', () => {
  test('are all pages for an empty text, without a search', () => {
    const labels = labelsOf('  ');
    expect(labels).toContain('Pages: Glossary');
    expect(labels.some((label) => label.startsWith('Search'))).toBe(false);
  });

  test.each([
    ['offic', 'Pages: Officer search'],
    ['SIC', 'Pages: Industry codes'],
    ['control st', 'Pages: Control statements'],
    ['map', 'Pages: Jurisdictions'],
  ])('for %s start with %s', (text, first) => {
    expect(labelsOf(text)[0]).toBe(first);
  });

  test.each([
    ['de', 'länder', 'Seiten: Rechtsräume'],
    ['de', 'amtsbl', 'Seiten: Bekanntmachungen'],
    ['fr', 'declarations contr', 'Pages: Déclarations de contrôle'],
    ['fr', 'xyz', 'Recherche: Chercher une société\u202f: «\u202fxyz\u202f»'],
  ] as const)('in %s for %s: %s', (language, text, first) => {
    expect(labelsOf(text, {}, language)[0]).toBe(first);
  });

  test('include the kind of each recent record', () => {
    const recent = [{ path: '/placeholders/7', title: 'Somebody' }];
    const [seen] = targetsFor({ ...NOTHING, text: 'somebody', recent }, 'de');
    expect(seen?.targets).toEqual([{ label: 'Somebody', href: '/placeholders/7', detail: 'Platzhalter' }]);
  });

  test('match recent records by word prefixes, ignoring accents', () => {
    const recent = [{ path: '/companies/fr/1', title: 'Société Générique' }];
    expect(labelsOf('gene soc', { recent })[0]).toBe('Recently viewed: Société Générique');
    expect(labelsOf('xyz', { recent })[0]).toBe('Search: Search companies for “xyz”');
  });

  test('include the price of a search if calls are limited', () => {
    const [search] = targetsFor({ ...NOTHING, text: 'xyz', price: '1 call' }, 'en');
    expect(search?.targets.map(({ detail }) => detail)).toEqual(['1 call', '1 call']);
  });

  test('end with suggestions, so that the list does not shift', () => {
    const records = [{ title: 'Companies', targets: [{ label: 'Pages Ltd', href: '/companies/gb/1' }] }];
    const before = labelsOf('pages');
    expect(labelsOf('pages', { records })).toEqual([...before, 'Companies: Pages Ltd']);
  });

  test('encode the typed text in the address', () => {
    const [search] = targetsFor({ ...NOTHING, text: 'a&b="<i>' }, 'en');
    expect(new URL(search?.targets[0]?.href ?? '', 'http://here.test').searchParams.get('q')).toBe('a&b="<i>');
  });
});

test('exclude suggestions that only change the query', () => {
  const groups = [
    { title: 'Companies', options: [{ label: 'A', href: '/companies/gb/1' }] },
    { title: 'Narrow the search', options: [{ label: 'status:', text: 'status:' }] },
  ];
  expect(recordsIn(groups)).toEqual([{ title: 'Companies', targets: [{ label: 'A', href: '/companies/gb/1' }] }]);
});
