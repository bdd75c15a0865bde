import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { COMPANY_TERMS } from './company-terms';
import { CONTROL_TERMS } from './control-terms';
import { allTerms } from './glossary';
import { SOURCE_TERMS } from './source-terms';

describe('the glossary', () => {
  test('has each term of each table once', () => {
    const count = [COMPANY_TERMS, CONTROL_TERMS, SOURCE_TERMS].reduce(
      (sum, table) => sum + Object.keys(table).length,
      0,
    );
    expect(allTerms()).toHaveLength(count);
  });

  test('stands in the order of the alphabet', () => {
    const terms = allTerms().map(({ term }) => term.term);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
  });

  test('never uses one word for two terms', () => {
    const words = allTerms().flatMap(({ term: { term, forms = [] } }) =>
      [term, ...forms].map((word) => word.toLowerCase()),
    );
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  test.each(allTerms())('explains $id in one to three sentences', ({ id, term: { means, endpoint } }) => {
    expect(id).toMatch(/^[a-z_]+$/);
    expect(means.match(/[.](?= |$)/g)?.length).toBeGreaterThanOrEqual(1);
    expect(means.match(/[.](?= |$)/g)?.length).toBeLessThanOrEqual(3);
    expect(means).toMatch(/^\p{Lu}.*\.$/u);
    expect(endpoint === undefined || Object.hasOwn(ENDPOINTS, endpoint)).toBe(true);
  });
});
