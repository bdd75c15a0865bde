import { expect, test } from 'vitest';
import { HUB, inventCompany, inventOthers } from './invent';
import { MOST_FREQUENT, rankOfWord, VOCABULARY, wordOfRank } from './vocabulary';

const nameOf = (index: number): string => {
  const [company] = inventCompany(index);
  return company?.kind === 'company' ? company.name : '';
};

test('no two ranks have the same word, and a word leads back to its rank', () => {
  const words = new Set(Array.from({ length: VOCABULARY - 1 }, (_, at) => wordOfRank(at + 1)));
  expect(words.size).toBe(VOCABULARY - 1);
  expect(words).not.toContain(MOST_FREQUENT);
  expect([1, 500, VOCABULARY - 1].map((rank) => rankOfWord(wordOfRank(rank)))).toEqual([1, 500, VOCABULARY - 1]);
});

test('a few words are in many names and most words in hardly any', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => nameOf(index).toLowerCase().split(' '));
  const share = (word: string) => names.filter((name) => name.includes(word)).length / names.length;
  expect(share(MOST_FREQUENT)).toBeCloseTo(0.17, 1);
  expect(share(wordOfRank(1))).toBeCloseTo(0.04, 2);
  expect(share(wordOfRank(8))).toBeCloseTo(0.01, 2);
  expect(share('limited')).toBeGreaterThan(0.5);
  const invented = new Set(names.flat().filter((word) => (rankOfWord(word) ?? 0) > 1_000));
  expect(invented.size).toBeGreaterThan(15_000);
});

test('a company is the same in each run, whatever is made before it', () => {
  expect(inventCompany(4_711)).toEqual(inventCompany(4_711));
  expect(inventOthers(4_711, 50_000)).toEqual(inventOthers(4_711, 50_000));
  expect(nameOf(4_711)).not.toBe(nameOf(4_712));
});

test('a small register has a hub with as many holdings as a large one', () => {
  const hub = inventOthers(2, 50_000).find(({ kind }) => kind === 'statement');
  const [company] = inventCompany(HUB);
  expect(hub).toMatchObject({ subjects: [{ name: company?.kind === 'company' ? company.name : '' }] });
  expect(inventOthers(40_000, 50_000)).toContainEqual(expect.objectContaining({ key: 'scale:40000:holding' }));
});
