import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Forms, formsOf, isLanguage, LANGUAGES, type Language, type Noun } from '@/lib/shared/language/language';

const EVERY = Object.keys(LANGUAGES).filter(isLanguage);

const AREAS = Object.values(
  import.meta.glob<Record<string, unknown>>(['/lib/words/*.ts', '!/lib/words/*.test.ts'], { eager: true }),
).flatMap((module) => Object.entries(module).map(([path, area]) => ({ path, area })));

type Words = (...given: unknown[]) => unknown;

function wordsIn(value: unknown, path: string): { path: string; words: Words }[] {
  if (typeof value === 'function') return [{ path, words: value as Words }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${path}.${key}`));
}

const inLanguage = (language: Language) =>
  AREAS.flatMap(({ path, area }) =>
    typeof area === 'object' && area !== null && language in area
      ? wordsIn((area as Record<Language, unknown>)[language], path)
      : [],
  );

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
