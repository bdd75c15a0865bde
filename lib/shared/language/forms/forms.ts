import type { Language } from '../languages';
import { oncePerLanguage } from '../once';
import { type AgeForms, ageForms } from './ages';
import { type CountForms, countForms } from './counts';
import { type DateForms, dateForms } from './dates';
import { type ListForms, listForms } from './lists';
import { type PeriodForms, periodForms } from './periods';

/** How one language writes what is no word: numbers, dates, ages, lists. */
export interface Forms extends DateForms, PeriodForms, CountForms, AgeForms, ListForms {
  language: Language;
}

function make(language: Language): Forms {
  const dates = dateForms(language);
  const periods = periodForms(language, dates);
  return {
    language,
    ...dates,
    ...periods,
    ...countForms(language),
    ...ageForms(language, dates),
    ...listForms(language),
  };
}

/** The forms of a language. */
export const formsOf: (language: Language) => Forms = oncePerLanguage(make);
