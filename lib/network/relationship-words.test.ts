import { describe, expect, it } from 'vitest';
import { codeWords } from '@/lib/shared/text';
import { endWords, holdingWords } from './elements';
import { parseRelationship } from './model';
import { relationship } from './network.fixture';

describe('words for a code', () => {
  it.each([
    ['has_subsidiary', 'Has subsidiary'],
    ['shareholding', 'Shareholding'],
    ['voting-rights', 'Voting rights'],
    ['', ''],
  ])('%j are %j', (code, words) => {
    expect(codeWords(code)).toBe(words);
    expect(holdingWords(code, 'en')).toBe(words);
  });

  it.each([
    ['has_subsidiary', 'Hat Tochterunternehmen', 'A pour filiale'],
    ['voting-rights', 'Stimmrechte', 'Droits de vote'],
    ['never_seen', 'Never seen', 'Never seen'],
    ['constructor', 'Constructor', 'Constructor'],
  ])('%j are in German %j and in French %j', (code, german, french) => {
    expect([holdingWords(code, 'de'), holdingWords(code, 'fr')]).toEqual([german, french]);
  });
});

describe('words for an end', () => {
  it.each([
    [{}, '', ''],
    [{ latest_date: '2021-03-01', latest_date_type: '=' }, '1 March 2021, ended', '1. März 2021, beendet'],
    [{ latest_date: '2021-03-01' }, '1 March 2021, ended', '1. März 2021, beendet'],
    [
      { latest_date: '2021-03-01', latest_date_type: '>' },
      '1 March 2021, still current then',
      '1. März 2021, damals noch aktuell',
    ],
    [{ is_deletion: true }, 'ended', 'beendet'],
  ])('of %j are %j, in German %j', (properties, english, german) => {
    const parsed = parseRelationship(relationship('A', 'R', properties));
    expect([endWords(parsed, 'en'), endWords(parsed, 'de')]).toEqual([english, german]);
  });
});
