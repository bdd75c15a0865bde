import { expect, it } from 'vitest';
import { companyWith } from '@/lib/company/company.fixture';
import type { Language } from '@/lib/language/languages';
import { placeholderKind } from './kind';

const company = companyWith();

it.each<[Language, Parameters<typeof placeholderKind>[0], RegExp]>([
  ['en', { entity_type: 'person' }, /^A person named/],
  ['en', { entity_type: 'toString' }, /^Probably a company/],
  ['de', { entity_type: 'unknown' }, /^Wem etwas gehört/],
  ['de', { company }, /einem Unternehmen des Registers zugeordnet\.$/],
  ['fr', {}, /^Probablement une société/],
  ['fr', { entity_type: 'person', company }, /^Une personne nommée/],
])('in %s a placeholder of %j is %s', (language, facts, words) => {
  expect(placeholderKind(facts, language)).toMatch(words);
});
