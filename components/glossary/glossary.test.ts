import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { isLanguage, LANGUAGES } from '@/lib/shared/language/language';
import { networkTermWords } from '@/lib/words/network';
import { companyTermWords, controlTermWords, sourceTermWords } from '@/lib/words/reference';
import { allTerms } from './terms';

const AREAS = [companyTermWords, controlTermWords, networkTermWords, sourceTermWords];

describe.each(Object.keys(LANGUAGES).filter(isLanguage))('the glossary in %s', (language) => {
  const terms = allTerms(language);

  test('has each term of each area exactly once', () => {
    const ids = AREAS.flatMap((area) => Object.keys(area[language]));
    expect(terms.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('is in alphabetical order', () => {
    const headings = terms.map(({ term }) => term.term);
    expect(headings).toEqual([...headings].sort((a, b) => a.localeCompare(b, language)));
  });

  test('never uses one word for two terms', () => {
    const words = terms.flatMap(({ term: { term, also } }) =>
      [term, ...(also?.split(', ') ?? [])].map((word) => word.toLowerCase()),
    );
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  test.each(terms)('explains $id in one to three sentences', ({ id, term: { means, endpoint } }) => {
    expect(id).toMatch(/^[a-z_]+$/);
    expect(means.match(/[.](?= |$)/g)?.length).toBeGreaterThanOrEqual(1);
    expect(means.match(/[.](?= |$)/g)?.length).toBeLessThanOrEqual(3);
    expect(means).toMatch(/^\p{Lu}.*\.$/u);
    expect(Object.hasOwn(ENDPOINTS, endpoint)).toBe(true);
  });
});
