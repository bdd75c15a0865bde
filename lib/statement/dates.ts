import { dateInWords } from '@/lib/format/dates';
import type { ShownStatement } from './statement-view';

/** A date of a statement: what it is the date of, and how exactly it is known. */
export interface StatementDate {
  label: string;
  date: string;
  words: string;
}

/** A comparison sign before a date (api-shapes, 6.1): `<` says that it was so on or before the day. */
function withSign(date: string, sign: string | null | undefined): string {
  const words = dateInWords(date);
  if (sign === '<' || sign === '<=') return `on or before ${words}`;
  if (sign === '>' || sign === '>=') return `on or after ${words}`;
  return !sign || sign === '=' ? words : `${sign} ${words}`;
}

/** The dates that a statement gives, each with its kind; nothing is said of those that it does not give. */
export function datesOf(statement: ShownStatement): StatementDate[] {
  const { start_date, start_date_type, end_date, end_date_type, sample_date, created_at } = statement;
  const start = start_date ? [{ label: 'Began', date: start_date, words: withSign(start_date, start_date_type) }] : [];
  const end = end_date ? [{ label: 'Ended', date: end_date, words: withSign(end_date, end_date_type) }] : [];
  const sample = sample_date ? [{ label: 'Known to be so', date: sample_date, words: dateInWords(sample_date) }] : [];
  const made = created_at ? [{ label: 'Recorded', date: created_at, words: dateInWords(created_at) }] : [];
  return [...start, ...end, ...sample, ...made];
}

/** "from 6 April 2016, ended 3 May 2020": the time of a statement in a line; empty where no date is given. */
export function periodInWords(statement: ShownStatement): string {
  const { data_type, start_date, start_date_type, end_date, end_date_type, sample_date } = statement;
  const parts = [
    start_date && `${data_type === 'gazette_notice' ? 'published' : 'from'} ${withSign(start_date, start_date_type)}`,
    end_date &&
      (end_date_type === '>' ? `still so on ${dateInWords(end_date)}` : `ended ${withSign(end_date, end_date_type)}`),
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(', ');
  return sample_date ? `known to be so on ${dateInWords(sample_date)}` : '';
}
