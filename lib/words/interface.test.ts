import { expect, it } from 'vitest';
import { ENDPOINTS, type Endpoint } from '@/lib/contract/endpoints';
import { meaningIn } from './interface';

const MEANINGS = Object.values<Endpoint>(ENDPOINTS).flatMap(({ parameters }) =>
  Object.values(parameters).map(({ meaning }) => meaning),
);

it.each(['de', 'fr'] as const)('every parameter of the interface is explained in %s', (language) => {
  expect(MEANINGS.filter((meaning) => meaningIn(meaning, language) === meaning)).toEqual([]);
});

it('what is not of the interface keeps its words', () => {
  expect(meaningIn('extension: count by position', 'de')).toBe('extension: count by position');
  expect(meaningIn('words of the mark', 'en')).toBe('words of the mark');
});
