import { LANGUAGES, type Language } from '../languages';

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

export function countForms(language: Language): CountForms {
  const { locale } = LANGUAGES[language];
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const percents = [0, 1, 2].map(
    (digits) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }),
  );
  const form = (count: number, { one, other }: Noun) => (rules.select(count) === 'one' ? one : other);
  return {
    count: (count) => numbers.format(count),
    form,
    counted: (count, noun) => `${numbers.format(count)} ${form(count, noun)}`,
    percent: (share, digits = 1) => (percents[digits] ?? numbers).format(share),
  };
}
