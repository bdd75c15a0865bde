import { expect, it } from 'vitest';
import type { Language } from '@/lib/language/languages';
import { datumTypeInWords } from './datum-words';

it.each<[Language, string, string]>([
  ['en', 'OfficialRegisterEntry', 'Official register entry'],
  ['de', 'OfficialRegisterEntry', 'Amtlicher Registereintrag'],
  ['fr', 'TaxNumber', 'Numéro fiscal'],
  ['fr', 'SomethingNew', 'Something new'],
  ['de', 'toString', 'To string'],
])('in %s a data item %j is %j', (language, type, words) => expect(datumTypeInWords(type, language)).toBe(words));
