import { describe, expect, it } from 'vitest';
import { phraseSpellings } from './phrase';

const spellings = (phrase: string) => phraseSpellings(phrase).map((words) => words.join(' '));

describe('the spellings of an exact phrase', () => {
  it.each([
    ['Marine Group', ['marine group']],
    ['Bank of England', ['bank of england']],
    ['Ångström', ['angstrom']],
    ['Rock & Roll', ['rock and roll', 'rock roll']],
    ['and', ['and']],
    ['--', []],
    ['', []],
  ])('of %j are %j', (phrase, expected) => {
    expect(spellings(phrase)).toEqual(expected);
  });

  it.each([
    ['Thornwick Ltd', 'thornwick limited'],
    ['Thornwick Limited', 'thornwick ltd'],
    ['Valmorel SA', 'valmorel s a'],
    ['Valmorel S.A.', 'valmorel sa'],
    ['Zephyr public limited company', 'zephyr plc'],
  ])('of %j include %j, and start with the phrase itself', (phrase, other) => {
    expect(spellings(phrase)).toContain(other);
    expect(spellings(phrase)[0]).toBe(phrase.toLowerCase().replace(/\./g, ' ').trim());
  });

  it('are only the phrase itself if legal forms allow too many', () => {
    const phrase = 'private limited company limited corporation limited';
    expect(spellings(phrase)).toEqual([phrase]);
  });
});
