import { describe, expect, it } from 'vitest';
import { parseShare, shareWords, strength, upperEnd } from './model';

describe('a share', () => {
  it.each([
    [{ ownership_percentage: 75 }, '75\u00a0%', 75],
    [{ ownership_percentage: 33.33333 }, '33.33\u00a0%', 33.33333],
    [{ ownership_percentage: 0 }, '0\u00a0%', 0],
    [{ ownership_percentage: 0.001 }, 'under 0.01\u00a0%', 0.001],
    [{ ownership_percentage: 99.999 }, 'over 99.99\u00a0%', 99.999],
    [{ percentage_min: 25, percentage_max: 50 }, '25–50\u00a0%', 50],
    [{ percentage_min: 75 }, '75–100\u00a0%', 100],
    [{ percentage_max: 25 }, '0–25\u00a0%', 25],
    [{ percentage_min: 50, percentage_max: 50 }, '50\u00a0%', 50],
    [{ ownership_percentage: 30, percentage_min: 25, percentage_max: 50 }, '30\u00a0%', 30],
    [{}, 'unknown', undefined],
    [{ ownership_percentage: null, percentage_min: null, percentage_max: null }, 'unknown', undefined],
  ])('of %j is written %j and reaches %s', (properties, words, most) => {
    expect(shareWords(parseShare(properties), 'en')).toBe(words);
    expect(upperEnd(parseShare(properties))).toBe(most);
  });

  it.each([
    [{ ownership_percentage: 33.333 }, '33,33\u00a0%', '33,33\u202f%'],
    [{ ownership_percentage: 0.001 }, 'unter 0,01\u00a0%', 'moins de 0,01\u202f%'],
    [{ ownership_percentage: 99.999 }, 'über 99,99\u00a0%', 'plus de 99,99\u202f%'],
    [{ percentage_min: 25, percentage_max: 50 }, '25–50\u00a0%', '25–50\u202f%'],
    [{}, 'unbekannt', 'inconnue'],
  ])('of %j is written %j in German and %j in French', (properties, german, french) => {
    const share = parseShare(properties);
    expect([shareWords(share, 'de'), shareWords(share, 'fr')]).toEqual([german, french]);
  });

  it('that is unknown is weaker than every known one', () => {
    expect(strength({ kind: 'unknown' })).toBeLessThan(strength({ kind: 'exact', value: 0 }));
  });
});
