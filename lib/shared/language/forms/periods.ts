import type { Language } from '../languages';
import { type DateForms, type Exactness, exactnessOf } from './dates';

/** A date with what stands before it; no exactness where it is no date. */
type Lead = (words: string, exactness: Exactness | undefined) => string;

interface Leads {
  since: Lead;
  until: Lead;
  from: Lead;
  /** The beginning and the end of a time with both. */
  spanFrom: Lead;
  spanTo: Lead;
}

const en: Leads = {
  since: (words) => `since ${words}`,
  until: (words) => `until ${words}`,
  from: (words) => `from ${words}`,
  spanFrom: (words) => words,
  spanTo: (words) => `to ${words}`,
};

const de: Leads = {
  since: (words, exactness) => (exactness === 'day' ? `seit dem ${words}` : `seit ${words}`),
  until: (words, exactness) => (exactness === 'day' ? `bis zum ${words}` : `bis ${words}`),
  from: (words, exactness) => (exactness === 'day' ? `ab dem ${words}` : `ab ${words}`),
  spanFrom: (words) => words,
  spanTo: (words) => `bis ${words}`,
};

/** April, August and October begin with a vowel. */
const ofMonth = (words: string): string => (/^[aeiouâéî]/i.test(words) ? `d’${words}` : `de ${words}`);

const fr: Leads = {
  since: (words, exactness) => (exactness === 'day' ? `depuis le ${words}` : `depuis ${words}`),
  until: (words, exactness) =>
    ({ day: `jusqu’au ${words}`, month: `jusqu’en ${words}`, year: `jusqu’en ${words}` })[exactness ?? 'year'],
  from: (words, exactness) => `à partir ${fr.spanFrom(words, exactness)}`,
  spanFrom: (words, exactness) => (exactness === 'day' ? `du ${words}` : ofMonth(words)),
  spanTo: (words, exactness) => (exactness === 'day' ? `au ${words}` : `à ${words}`),
};

const LEADS: Record<Language, Leads> = { en, de, fr };

/** Times with a beginning, an end or both in one language, their dates as exact as they were given. */
export interface PeriodForms {
  /** "since 3 May 2011". */
  since(date: string): string;
  /** "until 4 June 2015". */
  until(date: string): string;
  /** "from 3 May 2011", of what may be over. */
  from(date: string): string;
  /** "3 May 2011 to 4 June 2015". */
  span(from: string, to: string): string;
}

export function periodForms(language: Language, { date: written }: DateForms): PeriodForms {
  const leads = LEADS[language];
  const led = (lead: Lead, date: string): string => lead(written(date), exactnessOf(date));
  return {
    since: (date) => led(leads.since, date),
    until: (date) => led(leads.until, date),
    from: (date) => led(leads.from, date),
    span: (from, to) => `${led(leads.spanFrom, from)} ${led(leads.spanTo, to)}`,
  };
}
