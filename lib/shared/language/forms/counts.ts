import { LANGUAGES, type Language } from '../languages';
import { onceNeeded } from '../once';

/** A noun as a language counts it; `other` also where it knows more forms than these two. */
export interface Noun {
  one: string;
  other: string;
}

/** Numbers in one language. */
export interface CountForms {
  /** "1,234". */
  count(count: number): string;
  /** "1 company", "1,234 companies", by the language's own rule of what is one: "0 société". */
  counted(count: number, noun: Noun): string;
  /** The form of a noun, or of any words, that goes with a number: without the number. */
  form(count: number, noun: Noun): string;
  /** A share of 0 to 1: "62.5 %", with at most that many digits behind the point (1 unless told). */
  percent(share: number, digits?: number): string;
}

/** What stands between thousands. By these the runtime would write whole numbers as well, but a browser needs up to 20 ms to make it ready. */
const BETWEEN_THOUSANDS: Record<Language, string> = { en: ',', de: '.', fr: '\u202f' };

const wholeIn = (count: number, between: string): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, between);

export function countForms(language: Language): CountForms {
  const { locale } = LANGUAGES[language];
  const numbers = onceNeeded(() => new Intl.NumberFormat(locale));
  const count = (number: number) =>
    Number.isSafeInteger(number) ? wholeIn(number, BETWEEN_THOUSANDS[language]) : numbers().format(number);
  const rules = onceNeeded(() => new Intl.PluralRules(locale));
  const percents = [0, 1, 2].map((digits) =>
    onceNeeded(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits })),
  );
  const form = (count: number, { one, other }: Noun) => (rules().select(count) === 'one' ? one : other);
  return {
    count,
    form,
    counted: (number, noun) => `${count(number)} ${form(number, noun)}`,
    percent: (share, digits = 1) => (percents[digits] ?? numbers)().format(share),
  };
}
