import { describe, expect, it } from 'vitest';
import { formsOf } from '@/lib/shared/language/language';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { FILE_KIND_NAMES, FILE_KINDS } from './export-picture';

describe('what the files hold', () => {
  it.each([
    ['en', 'Files hold what the list shows: 1 entity, 1,200 relationships.'],
    ['de', 'Die Dateien enthalten, was die Liste zeigt: 1 Beteiligter, 1.200 Beziehungen.'],
    ['fr', 'Les fichiers contiennent ce que montre la liste\u202f: 1 entité, 1\u202f200 relations.'],
  ] as const)('is counted in %s', (language, expected) => {
    expect(networkCaseWords[language].take.holds(formsOf(language), 1, 1200)).toContain(expected);
  });
});

it('every kind of file is offered, each with an ending of its own', () => {
  expect([...FILE_KIND_NAMES].sort()).toEqual(Object.keys(FILE_KINDS).sort());
  expect(new Set(Object.values(FILE_KINDS).map(({ ending }) => ending)).size).toBe(FILE_KIND_NAMES.length);
});
