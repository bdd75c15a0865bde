import { expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { datumTypeInWords, ownTitleOf } from './view';

it.each<[Language, string, string]>([
  ['en', 'OfficialRegisterEntry', 'Official register entry'],
  ['de', 'OfficialRegisterEntry', 'Amtlicher Registereintrag'],
  ['fr', 'TaxNumber', 'Numéro fiscal'],
  ['fr', 'SomethingNew', 'Something new'],
  ['de', 'toString', 'To string'],
])('in %s a data item %j is %j', (language, type, words) => expect(datumTypeInWords(type, language)).toBe(words));

it.each([
  ['Company Address', 'CompanyAddress', undefined],
  ['Sanction by an office', 'Sanction', 'Sanction by an office'],
  [' ', 'Sanction', undefined],
  [null, 'Sanction', undefined],
])('the title %j of %s adds: %j', (title, data_type, own) => {
  expect(ownTitleOf({ title, data_type })).toBe(own);
});
