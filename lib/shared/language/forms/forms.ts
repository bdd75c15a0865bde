import { LANGUAGES, type Language } from '../languages';
import { onceNeeded, oncePerLanguage } from '../once';
import { type CountForms, countForms } from './counts';
import { type DateForms, dateForms } from './dates';
import { type PeriodForms, periodForms } from './periods';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

type Unit = (typeof UNITS)[number][1];

/** What a language says of less than a minute; for the rest the runtime has tables. */
const SHORT: Record<Language, { now: string; length: string; wait: string }> = {
  en: { now: 'just now', length: 'less than a minute', wait: 'in less than a minute' },
  de: { now: 'gerade eben', length: 'weniger als eine Minute', wait: 'in weniger als einer Minute' },
  fr: { now: 'à l’instant', length: 'moins d’une minute', wait: 'dans moins d’une minute' },
};

/** The largest whole unit that fits; nothing below a minute. */
function measure(ms: number, round: (units: number) => number): { units: number; unit: Unit } | undefined {
  for (const [length, unit] of UNITS) {
    const units = round(ms / length);
    if (units >= 1 && ms >= length) return { units, unit };
  }
  return undefined;
}

/** Ages, waits and moments in one language; lengths are milliseconds. */
interface AgeForms {
  /** How old something is: "3 hours ago"; below a minute, and from the future, "just now". */
  age(ms: number): string;
  /** The same as a length: "3 hours". */
  length(ms: number): string;
  /** How long to wait: "in 5 hours", never shorter than it is. */
  wait(ms: number): string;
  /** A moment as everybody on earth reads it, ISO 8601 → "00:00 UTC", with its day where that is not within a day from now. */
  moment(iso: string, now: number): string;
  /** When something is possible again: "00:00 UTC (in 5 hours)"; nothing for a moment that has passed or is none. */
  fromWhen(iso: string | undefined, now: number): string | undefined;
}

function lengthsIn(locale: string): Record<Unit, () => Intl.NumberFormat> {
  const of = (unit: Unit) =>
    onceNeeded(() => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }));
  return { day: of('day'), hour: of('hour'), minute: of('minute') };
}

function clockIn(iso: string, now: number, { date }: DateForms): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  const written = new Date(at).toISOString();
  const clock = `${written.slice(11, 16)} UTC`;
  return Math.abs(at - now) <= DAY ? clock : `${date(written)}, ${clock}`;
}

export function ageForms(language: Language, dates: DateForms): AgeForms {
  const { locale } = LANGUAGES[language];
  const short = SHORT[language];
  const relative = onceNeeded(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
  const lengths = lengthsIn(locale);
  const wait = (ms: number) => {
    const found = measure(ms, Math.ceil);
    return found ? relative().format(found.units, found.unit) : short.wait;
  };
  return {
    wait,
    age(ms) {
      const found = measure(ms, Math.floor);
      return found ? relative().format(-found.units, found.unit) : short.now;
    },
    length(ms) {
      const found = measure(ms, Math.floor);
      return found ? lengths[found.unit]().format(found.units) : short.length;
    },
    moment: (iso, now) => clockIn(iso, now, dates),
    fromWhen(iso, now) {
      const ms = iso === undefined ? Number.NaN : Date.parse(iso) - now;
      return iso !== undefined && ms > 0 ? `${clockIn(iso, now, dates)} (${wait(ms)})` : undefined;
    },
  };
}

/** Lists and their order in one language. */
interface ListForms {
  /** "a, b and c". */
  and(items: readonly string[]): string;
  /** "a, b or c". */
  or(items: readonly string[]): string;
  /** The order of words in a list. */
  compare(a: string, b: string): number;
}

export function listForms(language: Language): ListForms {
  const { locale } = LANGUAGES[language];
  const and = onceNeeded(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const or = onceNeeded(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const order = onceNeeded(() => new Intl.Collator(locale));
  return {
    and: (items) => and().format(items),
    or: (items) => or().format(items),
    compare: (a, b) => order().compare(a, b),
  };
}

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
