import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ageForms, countForms, dateForms, formsOf, isLanguage, LANGUAGES, type Language, listForms } from './language';

const EVERY = Object.keys(LANGUAGES).filter(isLanguage);
/** Non-breaking spaces are written as plain spaces, so that tables are readable. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('dates in words', () => {
  it.each<[Language, string, string]>([
    ['en', '1932-03-24', '24 March 1932'],
    ['en', '2024-05-01T23:59:59+00:00', '1 May 2024'],
    ['en', '1932-03', 'March 1932'],
    ['en', '1932', '1932'],
    ['de', '1932-03-24', '24. März 1932'],
    ['de', '1932-03', 'März 1932'],
    ['fr', '1932-03-24', '24 mars 1932'],
    ['fr', '2024-05-01', '1er mai 2024'],
    ['fr', '2024-05-11', '11 mai 2024'],
    ['fr', '1932', '1932'],
  ])('%s writes %j as %j, as precise as given', (language, date, words) => {
    expect(formsOf(language).date(date)).toBe(words);
  });

  describe.each(EVERY)('in %s', (language) => {
    it.each(['about 1932', '0000-00-00', '2023-02-31', '0093-01-01', ''])('returns %j unchanged', (text) => {
      expect(formsOf(language).date(text)).toBe(text);
    });

    it('accepts any text', () => {
      fc.assert(fc.property(fc.string(), (text) => typeof formsOf(language).date(text) === 'string'));
    });
  });

  it.each<[Language, string, string]>([
    ['en', '1932-03-24', 'on 24 March 1932'],
    ['en', '1932-03', 'in March 1932'],
    ['en', '1932', 'in 1932'],
    ['de', '1932-03-24', 'am 24. März 1932'],
    ['de', '1932-03', 'im März 1932'],
    ['de', '1932', '1932'],
    ['fr', '1932-03-24', 'le 24 mars 1932'],
    ['fr', '1932-03', 'en mars 1932'],
  ])('after a verb %s writes %j as %j', (language, date, words) => {
    expect(formsOf(language).onDate(date)).toBe(words);
  });
});

describe('numbers', () => {
  const NOUNS = {
    en: { one: 'officer', other: 'officers' },
    de: { one: 'Organ', other: 'Organe' },
    fr: { one: 'dirigeant', other: 'dirigeants' },
  };

  it.each<[Language, number, string]>([
    ['en', 0, '0 officers'],
    ['en', 1, '1 officer'],
    ['en', 1234, '1,234 officers'],
    ['de', 0, '0 Organe'],
    ['de', 12_345, '12.345 Organe'],
    ['fr', 0, '0 dirigeant'],
    ['fr', 12_345, '12 345 dirigeants'],
  ])('%s counts %i', (language, count, words) => {
    expect(plain(formsOf(language).counted(count, NOUNS[language]))).toBe(words);
  });

  it.each(EVERY)('are written in %s as by the runtime', (language) => {
    const numbers = new Intl.NumberFormat(LANGUAGES[language].locale);
    const any = fc.oneof(
      fc.maxSafeInteger(),
      fc.integer({ min: -20_000, max: 20_000 }),
      fc.double({ noInteger: true }),
    );
    fc.assert(fc.property(any, (number) => formsOf(language).count(number) === numbers.format(number)));
  });

  it.each<[Language, number, number | undefined, string]>([
    ['en', 0.625, undefined, '62.5%'],
    ['de', 0.625, undefined, '62,5 %'],
    ['fr', 0.62512, 2, '62,51 %'],
    ['en', 1, 0, '100%'],
  ])('%s writes a share of %d', (language, share, digits, words) => {
    expect(plain(formsOf(language).percent(share, digits))).toBe(words);
  });
});

describe('lists', () => {
  it.each<[Language, string, string]>([
    ['en', 'a, b and c', 'a, b or c'],
    ['de', 'a, b und c', 'a, b oder c'],
    ['fr', 'a, b et c', 'a, b ou c'],
  ])('of %s', (language, and, or) => {
    expect(formsOf(language).and(['a', 'b', 'c'])).toBe(and);
    expect(formsOf(language).or(['a', 'b', 'c'])).toBe(or);
  });
});

const NOW = Date.parse('2026-11-21T19:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('ages and waits', () => {
  it.each<[Language, number, string]>([
    ['en', -HOUR, 'just now'],
    ['en', 59 * SECOND, 'just now'],
    ['en', MINUTE, '1 minute ago'],
    ['en', 119 * MINUTE, '1 hour ago'],
    ['en', 49 * HOUR, '2 days ago'],
    ['de', 3 * HOUR, 'vor 3 Stunden'],
    ['fr', 3 * HOUR, 'il y a 3 heures'],
  ])('in %s %i ms are %s', (language, ms, words) => expect(formsOf(language).age(ms)).toBe(words));

  it.each<[Language, number, string]>([
    ['en', 1, 'in less than a minute'],
    ['en', 61 * SECOND, 'in 2 minutes'],
    ['en', 4.5 * HOUR, 'in 5 hours'],
    ['en', 25 * HOUR, 'in 2 days'],
    ['de', 25 * HOUR, 'in 2 Tagen'],
    ['fr', 25 * HOUR, 'dans 2 jours'],
  ])('in %s a wait of %i ms is %s', (language, ms, words) => expect(formsOf(language).wait(ms)).toBe(words));

  it.each<[Language, number, string]>([
    ['en', 3 * HOUR, '3 hours'],
    ['en', 0, 'less than a minute'],
    ['de', 3 * HOUR, '3 Stunden'],
    ['fr', HOUR, '1 heure'],
  ])('in %s a length of %i ms is %s', (language, ms, words) => {
    expect(plain(formsOf(language).length(ms))).toBe(words);
  });

  it('never promises a shorter wait than it is', () => {
    const UNITS: Record<string, number> = { minute: MINUTE, hour: HOUR, day: 24 * HOUR };
    fc.assert(
      fc.property(fc.integer({ min: MINUTE, max: 40 * 24 * HOUR }), (ms) => {
        const [, count = '', unit = ''] = /^in (\d+) (minute|hour|day)s?$/.exec(formsOf('en').wait(ms)) ?? [];
        expect(Number(count) * (UNITS[unit] ?? 0)).toBeGreaterThanOrEqual(ms);
      }),
    );
  });
});

describe('moments', () => {
  it.each<[Language, string, string]>([
    ['en', '2026-11-22T00:00:00Z', '00:00 UTC'],
    ['en', '2026-11-22T00:00:00+02:00', '22:00 UTC'],
    ['en', '2026-12-01T00:00:00Z', '1 December 2026, 00:00 UTC'],
    ['de', '2026-12-01T00:00:00Z', '1. Dezember 2026, 00:00 UTC'],
    ['en', 'soon', 'soon'],
  ])('in %s %s is %s', (language, iso, words) => expect(formsOf(language).moment(iso, NOW)).toBe(words));

  it.each([
    ['2026-11-22T00:00:00Z', '00:00 UTC (in 5 hours)'],
    ['2026-11-21T19:00:00Z', undefined],
    ['2026-11-20T00:00:00Z', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])('a retry makes sense from %s: %s', (iso, words) => expect(formsOf('en').fromWhen(iso, NOW)).toBe(words));
});

describe('the formatters of the runtime', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const MADE_OF = [
    'DateTimeFormat',
    'NumberFormat',
    'PluralRules',
    'RelativeTimeFormat',
    'ListFormat',
    'Collator',
  ] as const;

  it('are not needed for whole numbers', () => {
    vi.stubGlobal('Intl', {});
    expect(countForms('en').count(1_234_567)).toBe('1,234,567');
  });

  it('are created on first use, once, and no others with them', () => {
    const made: string[] = [];
    const watched = MADE_OF.map((name) => {
      const construct = (target: (typeof Intl)[typeof name], given: unknown[]) => {
        made.push(name);
        return Reflect.construct(target, given);
      };
      return [name, new Proxy(Intl[name], { construct })];
    });
    vi.stubGlobal('Intl', { ...Object.fromEntries(watched) });
    const dates = dateForms('en');
    const forms = { ...dates, ...countForms('en'), ...ageForms('en', dates), ...listForms('en') };
    expect(made).toEqual([]);
    expect([forms.percent(0.5), forms.percent(0.25), forms.date('2024-05-01')]).toEqual(['50%', '25%', '1 May 2024']);
    expect(made).toEqual(['NumberFormat', 'DateTimeFormat']);
  });
});
