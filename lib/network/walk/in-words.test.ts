import { describe, expect, it } from 'vitest';
import { priceInWords, progressInWords } from './state';

const price = { metered: true, calls: 12, about: true, cached: 9 };
const progress = { found: 1331, asked: 12, waiting: 19, depth: 2, cached: 3, calls_spent: 1 };

describe('the words of a price', () => {
  it.each([
    [price, 38, 'about 12 calls, 9 cached, 38 left today'],
    [{ ...price, calls: 1, about: false }, 38, '1 call, 9 cached, 38 left today'],
    [{ ...price, calls: 0, about: false }, undefined, 'no call, 9 cached'],
    [{ ...price, metered: false }, undefined, 'free'],
  ])('of %j, %s left, are "%s"', (given, left, words) => expect(priceInWords(given, left, 'en')).toBe(words));

  it.each([
    ['de', 'etwa 12 Abrufe, 9 im Cache, heute noch 38'],
    ['fr', 'environ 12 appels, 9 en cache, 38 restants aujourd’hui'],
  ] as const)('exist in %s too', (language, words) => expect(priceInWords(price, 38, language)).toBe(words));
});

describe('the words of progress', () => {
  it.each([
    ['en', '1,331 found · 12 expanded · 19 waiting'],
    ['de', '1.331 gefunden · 12 erweitert · 19 warten'],
    ['fr', '1\u202f331 trouvées · 12 développées · 19 en attente'],
  ] as const)('say in %s how far it is, without calls if none are counted', (language, words) =>
    expect(progressInWords(progress, false, language)).toBe(words),
  );

  it.each([
    [undefined, '1 call spent'],
    [7, '1 call spent · 7 left of its limit'],
  ])('say what was spent, with %s left', (calls_left, words) => {
    const given = calls_left === undefined ? progress : { ...progress, calls_left };
    expect(progressInWords(given, true, 'en')).toContain(words);
  });
});
