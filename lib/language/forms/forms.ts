import type { Language } from '../languages';
import { oncePerLanguage } from '../once';
import { type AgeForms, ageForms } from './ages';
import { type CountForms, countForms } from './counts';
import { type DateForms, dateForms } from './dates';
import { type ListForms, listForms } from './lists';

/** How one language writes what is no word: numbers, dates, ages, lists. */
export interface Forms extends DateForms, CountForms, AgeForms, ListForms {
  language: Language;
}

function make(language: Language): Forms {
  const dates = dateForms(language);
  return { language, ...dates, ...countForms(language), ...ageForms(language, dates), ...listForms(language) };
}

/** The forms of a language. */
export const formsOf: (language: Language) => Forms = oncePerLanguage(make);
