import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Forms, formsOf, isLanguage, LANGUAGES, type Language, type Noun } from '@/lib/shared/language/language';

const EVERY = Object.keys(LANGUAGES).filter(isLanguage);

/** Every area of words, by file. */
const AREAS = Object.entries(
  import.meta.glob<Record<string, unknown>>(['/lib/words/*.ts', '!/lib/words/*.test.ts'], { eager: true }),
).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, area]) => (isArea(area) ? [{ file: `${file} ${name}`, name, area }] : [])),
);

type Area = Record<(typeof EVERY)[number], unknown>;

function isArea(value: unknown): value is Area {
  return typeof value === 'object' && value !== null && EVERY.every((language) => language in value);
}

interface Leaf {
  path: string;
  value: unknown;
}

function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

/** Letters that make a word; a text without them (a sign, a number) may be the same in all languages. */
const isWord = ({ value }: Leaf): boolean => typeof value === 'string' && /\p{L}{4}/u.test(value);

it('there are words to be checked', () => {
  expect(AREAS.length).toBeGreaterThan(10);
});

describe.each(AREAS)('$file', ({ area }) => {
  it.each(EVERY)('has in %s all the words of English, as sentences or functions', (language) => {
    const shape = (words: unknown) => leavesOf(words).map(({ path, value }) => `${path}: ${typeof value}`);
    expect(shape(area[language]).sort()).toEqual(shape(area.en).sort());
  });

  it.each(EVERY)('has no empty words in %s, and no space at an end', (language) => {
    const careless = leavesOf(area[language]).filter(
      ({ value }) => typeof value === 'string' && (value === '' || value !== value.trim()),
    );
    expect(careless).toEqual([]);
  });

  it.each(EVERY.filter((language) => language !== 'en'))('is in %s not the same as in English', (language) => {
    const english = new Map(leavesOf(area.en).map(({ path, value }) => [path, value]));
    const words = leavesOf(area[language]).filter(isWord);
    // Some words are the same in two languages; whole areas are not.
    const same = words.filter(({ path, value }) => english.get(path) === value);
    if (words.length >= 5) expect(same.length / words.length, same.map(({ path }) => path).join()).toBeLessThan(0.4);
  });
});

type Words = (...given: unknown[]) => unknown;

function wordsIn(value: unknown, path: string): { path: string; words: Words }[] {
  if (typeof value === 'function') return [{ path, words: value as Words }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${path}.${key}`));
}

const inLanguage = (language: Language) => AREAS.flatMap(({ name, area }) => wordsIn(area[language], name));

/** An argument that is no number: each part of it is 1, and a call returns the text that it is given. */
const anything: unknown = new Proxy(() => 1, {
  get: (_, key) => (typeof key === 'symbol' ? undefined : 1),
  apply: (_target, _this, [text]) => text ?? '',
});

const textOf = (said: unknown): string =>
  typeof said === 'function'
    ? ''
    : renderToStaticMarkup(createElement(Fragment, null, said as ReactNode)).replace(/<[^>]*>/g, '');

function* choices(length: number): Generator<unknown[]> {
  if (length === 0) yield [];
  else for (const rest of choices(length - 1)) for (const one of [1, '…', anything]) yield [one, ...rest];
}

/** What a function says where its numbers are 1, whatever its other arguments are. */
function saidOfOne(words: Words, forms: Forms): Set<string> {
  const said = new Set<string>();
  for (const given of choices(Math.max(0, words.length - 1))) {
    try {
      const text = textOf(words(forms, ...given));
      if (!text.includes('NaN')) said.add(text);
    } catch {
      // It never gets these arguments.
    }
  }
  return said;
}

/** The plurals that a language counts with, if they differ from the singular. */
function pluralsOf(language: Language): string[] {
  const plurals = new Set<string>();
  const forms: Forms = {
    ...formsOf(language),
    counted(_, { one, other }: Noun) {
      // A text that is made of other arguments is no noun, nor is an adjective alone.
      if (other !== one && /^\p{L}[\p{L} ]*$/u.test(other) && other !== 'weitere') plurals.add(other);
      return other;
    },
  };
  for (const { words } of inLanguage(language)) saidOfOne(words, forms);
  return [...plurals];
}

/** A 1, and not the end of another number. */
const ONE = String.raw`(?<![\p{N}.,–-])1 `;

/** Plurals that a language marks by their ending, after an adjective or none; verbs and the like end so too. */
const ENDINGS: Partial<Record<Language, RegExp>> = {
  en: new RegExp(
    `${ONE}(?:(?:more|further|other|separate|starting) )?(?!is|was|has|as|this|plus|owns|holds)\\p{L}{2,}s(?!\\p{L})`,
    'u',
  ),
  fr: new RegExp(`${ONE}(?!fois|dans|sous|plus|pays|permis)\\p{L}{3,}[sx](?!\\p{L})`, 'u'),
};

/** Texts with a limit of ours, which is never one. */
const OF_LIMITS = new Set([
  'compareChoiceWords.lead',
  'compareChoiceWords.most',
  'compareChoiceWords.leftOut',
  'connectionWords.lead',
  'uiWords.reachable',
  'networkCaseWords.take.tooLong',
  'networkCaseWords.open.tooMany',
  'networkFindingWords.tooLarge',
  'networkListingWords.beyond',
  'networkLinkWords.rule',
  'networkSelectionWords.full',
  'searchWords.results.reachable',
  'downloadWords.extent.upTo',
  'downloadWords.extent.first',
  'networkRootWords.networkOfFirst',
  'networkRootWords.leftOut',
  'matchWords.input.hint',
  'matchWords.input.problems.too_many_rows',
  'matchWords.input.problems.too_many_columns',
  'matchWords.input.problems.too_long',
]);

it.each(EVERY)('no text says “1 companies” in %s', (language) => {
  const forms = formsOf(language);
  const plurals = pluralsOf(language);
  expect(plurals.length).toBeGreaterThan(40);
  const patterns = [new RegExp(`${ONE}(?:${plurals.join('|')})(?!\\p{L})`, 'u'), ENDINGS[language] ?? /^\b$/];
  const wrong = inLanguage(language).flatMap(({ path, words }) =>
    OF_LIMITS.has(path)
      ? []
      : [...saidOfOne(words, forms)]
          .filter((text) => patterns.some((pattern) => pattern.test(text)))
          .map((text) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
