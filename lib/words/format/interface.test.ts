import { expect, it } from 'vitest';
import { ENDPOINTS, type Endpoint } from '@/lib/contract/endpoints';
import { LANGUAGES, type Language } from '@/lib/shared/language/language';
import { describeFilter, meaningIn } from './interface';

const PARAMETERS = Object.values<Endpoint>(ENDPOINTS).flatMap(({ parameters }) =>
  Object.entries(parameters).map(([name, { meaning }]) => [name, meaning] as const),
);

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== 'en');

it.each(OTHERS)('every parameter of the interface is explained in %s', (language) => {
  expect(PARAMETERS.filter(([name, meaning]) => meaningIn(name, meaning, language) === meaning)).toEqual([]);
});

it('a parameter that is not of the interface keeps its words', () => {
  expect(meaningIn('facets', 'extension: count by position', 'de')).toBe('extension: count by position');
  expect(meaningIn('q', 'words of the mark', 'en')).toBe('words of the mark');
});

it.each([
  ['nonprofit', 'de', /^true: .+; false: .+/],
  ['company_type', 'fr', /.+: .+/],
  ['incorporation_date', 'de', /.+/],
] as const)('a filter without a translation, %s, is described in %s by the search form', (name, language, expected) => {
  expect(meaningIn(name, 'new in the interface', language)).toMatch(expected);
  expect(meaningIn(name, 'new in the interface', language)).toBe(describeFilter(name, language));
});
