import { describe, expect, it } from 'vitest';
import { isLanguage, LANGUAGES } from '@/lib/shared/language/language';

const EVERY = Object.keys(LANGUAGES).filter(isLanguage);

/** Every area of words, by file. */
const AREAS = Object.entries(
  import.meta.glob<Record<string, unknown>>(['/lib/words/*.ts', '!/lib/words/*.test.ts'], { eager: true }),
).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, area]) => (isArea(area) ? [{ file: `${file} ${name}`, area }] : [])),
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
