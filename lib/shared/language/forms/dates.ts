import { LANGUAGES, type Language } from '../languages';
import { onceNeeded } from '../once';

const EXACTNESS: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
];

export type Exactness = 'day' | 'month' | 'year';

/** What a date says where a language puts a word before it. */
type Lead = (words: string, exactness: Exactness) => string;

const LEADS: Record<Language, Lead> = {
  en: (words, exactness) => `${exactness === 'day' ? 'on' : 'in'} ${words}`,
  de: (words, exactness) => ({ day: `am ${words}`, month: `im ${words}`, year: words })[exactness],
  fr: (words, exactness) => `${exactness === 'day' ? 'le' : 'en'} ${words}`,
};

/** The parts of a date as far as they are given; nothing for what is no date, nor for the 31st of February. */
function partsOf(date: string): string[] | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date) ?? [];
  const parts = [year, month, day].filter((part) => part !== undefined);
  return parts.length > 0 && new Date(timeOf(parts)).toISOString().startsWith(parts.join('-')) ? parts : undefined;
}

const timeOf = ([year, month = '1', day = '1']: string[]): number =>
  Date.UTC(Number(year), Number(month) - 1, Number(day));

const NAMES = ['year', 'month', 'day'] as const;

/** How exactly a date is given; nothing for what is no date. */
export const exactnessOf = (date: string): Exactness | undefined => NAMES[(partsOf(date)?.length ?? 0) - 1];

/** Dates in one language. */
export interface DateForms {
  /**
   * A date in words, as exact as it was given: "24 March 1932", "March 1932", "1932". Timestamps give their day. What
   * is no date is shown as it is, never guessed at.
   */
  date(date: string): string;
  /** A date after a verb: "on 24 March 1932", but "in March 1932" and "in 1932". */
  onDate(date: string): string;
}

export function dateForms(language: Language): DateForms {
  const formats = EXACTNESS.map((options) =>
    onceNeeded(() => new Intl.DateTimeFormat(LANGUAGES[language].locale, { ...options, timeZone: 'UTC' })),
  );
  const written = (parts: string[]) => {
    const words = formats[parts.length - 1]?.().format(timeOf(parts)) ?? '';
    // The runtime's tables leave out that French counts only the first day of a month as an ordinal.
    return language === 'fr' && parts.length === 3 ? words.replace(/^1 /, '1er ') : words;
  };
  return {
    date(date) {
      const parts = partsOf(date);
      return parts ? written(parts) : date;
    },
    onDate(date) {
      const parts = partsOf(date);
      return LEADS[language](parts ? written(parts) : date, exactnessOf(date) ?? 'day');
    },
  };
}
