import { describe, expect, it } from 'vitest';
import { formatsIn, offerOf } from '@/lib/formats/offered';
import { formsOf } from '@/lib/shared/language/language';
import { networkCaseWords } from '@/lib/words/network-analysis';

describe('the contents of files', () => {
  it.each([
    ['en', 'Files hold what the list shows: 1 entity, 1,200 relationships.'],
    ['de', 'Die Dateien enthalten, was die Liste zeigt: 1 Beteiligter, 1.200 Beziehungen.'],
    ['fr', 'Les fichiers contiennent ce que montre la liste\u202f: 1 entité, 1\u202f200 relations.'],
  ] as const)('are counted in %s', (language, expected) => {
    expect(networkCaseWords[language].take.holds(formsOf(language), 1, 1200)).toContain(expected);
  });
});

it('no two files of a network have the same ending', () => {
  const endings = formatsIn('network').map((name) => offerOf('network', name).ending);
  expect(new Set(endings).size).toBe(endings.length);
});
