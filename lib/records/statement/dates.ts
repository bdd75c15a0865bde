import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import type { BoundDate } from '@/lib/words/arguments';
import { statementWords } from '@/lib/words/network';
import type { ShownStatement } from './statement-view';

const BOUNDS: Readonly<Record<string, BoundDate['bound']>> = {
  '<': 'before',
  '<=': 'before',
  '>': 'after',
  '>=': 'after',
};

function toBoundDate(date: string, sign: string | null | undefined): BoundDate {
  if (!sign || sign === '=') return { date };
  const bound = BOUNDS[sign];
  return bound === undefined ? { date, sign } : { date, bound };
}

/** A date of a statement: what it is the date of, and how exactly it is known. */
interface StatementDate {
  label: string;
  date: string;
  words: string;
}

/** The dates that a statement gives, each with its kind; nothing is said of those that it does not give. */
export function datesOf(statement: ShownStatement, language: Language): StatementDate[] {
  const { start_date, start_date_type, end_date, end_date_type, sample_date, created_at } = statement;
  const { dates, written } = statementWords[language];
  const toDate = (label: string, date: string | null | undefined, sign?: string | null): StatementDate[] =>
    date ? [{ label, date, words: written(formsOf(language), toBoundDate(date, sign)) }] : [];
  return [
    ...toDate(dates.began, start_date, start_date_type),
    ...toDate(dates.ended, end_date, end_date_type),
    ...toDate(dates.knownSo, sample_date),
    ...toDate(dates.recorded, created_at),
  ];
}

/** How the time of a statement ends, where it says so: "still so on a day" is no end. */
function endOf({ end_date, end_date_type }: ShownStatement, language: Language): string[] {
  const [words, forms] = [statementWords[language], formsOf(language)];
  if (!end_date) return [];
  return [
    end_date_type === '>' ? words.stillSo(forms, end_date) : words.ended(forms, toBoundDate(end_date, end_date_type)),
  ];
}

/** "from 6 April 2016, ended 3 May 2020": the time of a statement in a line; empty where no date is given. */
export function periodInWords(statement: ShownStatement, language: Language): string {
  const { data_type, start_date, start_date_type, sample_date } = statement;
  const [words, forms] = [statementWords[language], formsOf(language)];
  const begin = data_type === 'gazette_notice' ? words.published : words.from;
  const start = start_date ? [begin(forms, toBoundDate(start_date, start_date_type))] : [];
  const parts = [...start, ...endOf(statement, language)];
  if (parts.length > 0) return parts.join(', ');
  return sample_date ? words.knownSo(forms, sample_date) : '';
}
