/** The languages of the pages, each by its own name; `locale` formats its numbers and dates. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  fr: { name: 'Français', locale: 'fr-FR' },
} as const;

export type Language = keyof typeof LANGUAGES;

/** Used if the user has not chosen, and the device requests none of ours. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** The cookie with the user's choice. */
export const LANGUAGE_COOKIE = 'firmament_language';

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** More ranges than any browser sends; the rest is ignored. */
const MOST_RANGES = 32;

interface Wish {
  /** `de` of `de-AT`; `*` for any. */
  tag: string;
  /** From 0 to 1; 0 is a refusal. */
  weight: number;
}

function readWish(range: string): Wish {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters
    .map((parameter) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  return { tag: tag.trim().split('-')[0] ?? '', weight: quality === undefined ? 1 : Number(quality) };
}

/**
 * The preferred one of our languages in `Accept-Language` (RFC 9110, 12.5.4; matched by the primary subtag as in RFC
 * 4647, 3.4). Invalid parts are ignored.
 */
export function acceptedLanguage(header: string | null): Language {
  const wishes = (header ?? '').split(',').slice(0, MOST_RANGES).map(readWish);
  const byWeight = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  for (const { tag } of byWeight) {
    if (isLanguage(tag)) return tag;
    if (tag === '*') return DEFAULT_LANGUAGE;
  }
  return DEFAULT_LANGUAGE;
}

/** The language of a reply: the user's choice, else the device's preference. */
export const languageFor = (chosen: string | undefined, header: string | null): Language =>
  chosen !== undefined && isLanguage(chosen) ? chosen : acceptedLanguage(header);

/** The words of one part of the pages in every language, typed by the English ones. */
export type InEveryLanguage<Words> = Record<Language, Words>;

/** Creates a value per language on first use, and caches it: formatters and tables are slow to create. */
export function oncePerLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

/** Creates a value on first use, and caches it: in a browser a formatter takes a millisecond to create. */
function onceNeeded<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The plural forms of a noun; `other` also stands for further forms of the language. */
export interface Noun {
  one: string;
  other: string;
}

/** Numbers in one language. */
interface CountForms {
  /** "1,234". */
  count(count: number): string;
  /** "1 company", "1,234 companies", by the plural rule of the language: "0 société". */
  counted(count: number, noun: Noun): string;
  /** The form of a noun, or any words, for a number; without the number. */
  form(count: number, noun: Noun): string;
  /** A share of 0 to 1: "62.5 %", with at most `digits` decimals (default 1). */
  percent(share: number, digits?: number): string;
}

/**
 * Thousands separators. The runtime could format whole numbers too, but takes up to 20 ms to initialise in a browser.
 */
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

const EXACTNESS: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
];

type Exactness = 'day' | 'month' | 'year';

/** Adds the preposition that a date needs in this language. */
type DateLead = (words: string, exactness: Exactness) => string;

const DATE_LEADS: Record<Language, DateLead> = {
  en: (words, exactness) => `${exactness === 'day' ? 'on' : 'in'} ${words}`,
  de: (words, exactness) => ({ day: `am ${words}`, month: `im ${words}`, year: words })[exactness],
  fr: (words, exactness) => `${exactness === 'day' ? 'le' : 'en'} ${words}`,
};

/** The given parts of a date; undefined for an invalid date, such as 31 February. */
function partsOf(date: string): string[] | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(date) ?? [];
  const parts = [year, month, day].filter((part) => part !== undefined);
  return parts.length > 0 && new Date(timeOf(parts)).toISOString().startsWith(parts.join('-')) ? parts : undefined;
}

const timeOf = ([year, month = '1', day = '1']: string[]): number =>
  Date.UTC(Number(year), Number(month) - 1, Number(day));

const NAMES = ['year', 'month', 'day'] as const;

/** The precision of a date; undefined for an invalid date. */
export const exactnessOf = (date: string): Exactness | undefined => NAMES[(partsOf(date)?.length ?? 0) - 1];

/** Dates in one language. */
interface DateForms {
  /**
   * A date in words, as precise as given: "24 March 1932", "March 1932", "1932". Timestamps give their day. An invalid
   * date is returned unchanged.
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
    // In French only the first day of a month is an ordinal, which the runtime's tables lack.
    return language === 'fr' && parts.length === 3 ? words.replace(/^1 /, '1er ') : words;
  };
  return {
    date(date) {
      const parts = partsOf(date);
      return parts ? written(parts) : date;
    },
    onDate(date) {
      const parts = partsOf(date);
      return DATE_LEADS[language](parts ? written(parts) : date, exactnessOf(date) ?? 'day');
    },
  };
}

/** Adds the words before a date; `exactness` is undefined for an invalid date. */
type Lead = (words: string, exactness: Exactness | undefined) => string;

interface Leads {
  since: Lead;
  until: Lead;
  from: Lead;
  /** The start of a period that also has an end. */
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

/** Periods with a start, an end or both, with dates as precise as given. */
export interface PeriodForms {
  /** "since 3 May 2011". */
  since(date: string): string;
  /** "until 4 June 2015". */
  until(date: string): string;
  /** "from 3 May 2011", for a period that may be over. */
  from(date: string): string;
  /** "3 May 2011 to 4 June 2015". */
  span(from: string, to: string): string;
}

function periodForms(language: Language, { date: written }: DateForms): PeriodForms {
  const leads = LEADS[language];
  const led = (lead: Lead, date: string): string => lead(written(date), exactnessOf(date));
  return {
    since: (date) => led(leads.since, date),
    until: (date) => led(leads.until, date),
    from: (date) => led(leads.from, date),
    span: (from, to) => `${led(leads.spanFrom, from)} ${led(leads.spanTo, to)}`,
  };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  [DAY, 'day'],
  [HOUR, 'hour'],
  [MINUTE, 'minute'],
] as const;

type Unit = (typeof UNITS)[number][1];

/** Words for less than a minute; the runtime has tables for the rest. */
const SHORT: Record<Language, { now: string; length: string; wait: string }> = {
  en: { now: 'just now', length: 'less than a minute', wait: 'in less than a minute' },
  de: { now: 'gerade eben', length: 'weniger als eine Minute', wait: 'in weniger als einer Minute' },
  fr: { now: 'à l’instant', length: 'moins d’une minute', wait: 'dans moins d’une minute' },
};

/** The largest whole unit that fits; undefined below a minute. */
function measure(ms: number, round: (units: number) => number): { units: number; unit: Unit } | undefined {
  for (const [length, unit] of UNITS) {
    const units = round(ms / length);
    if (units >= 1 && ms >= length) return { units, unit };
  }
  return undefined;
}

/** Ages, waits and moments in one language; lengths are milliseconds. */
interface AgeForms {
  /** The age of something: "3 hours ago"; "just now" below a minute, and for the future. */
  age(ms: number): string;
  /** A duration: "3 hours". */
  length(ms: number): string;
  /** The time to wait: "in 5 hours", rounded up. */
  wait(ms: number): string;
  /** A time in UTC, ISO 8601 → "00:00 UTC", with its date unless within a day from now. */
  moment(iso: string, now: number): string;
  /** When something is possible again: "00:00 UTC (in 5 hours)"; undefined for a past or invalid time. */
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

/** Lists and sorting in one language. */
interface ListForms {
  /** "a, b and c". */
  and(items: readonly string[]): string;
  /** "a, b or c". */
  or(items: readonly string[]): string;
  /** Compares words for sorting. */
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

/** All formatting of one language: numbers, dates, ages, lists. */
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

/** The formatting functions of a language. */
export const formsOf: (language: Language) => Forms = oncePerLanguage(make);

/** The day (UTC) of a moment, YYYY-MM-DD; `now` in milliseconds since 1970. */
export const todayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The day of a timestamp or date, for tables: `2024-05-01`. */
export const dayOf = (date: string): string => date.slice(0, 10);
