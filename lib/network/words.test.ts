import { describe, expect, it } from 'vitest';
import { relationship } from './network.fixture';
import { parseRelationship } from './relationship';
import { codeWords, endWords } from './words';

describe('words', () => {
  it.each([
    ['has_subsidiary', 'Has subsidiary'],
    ['shareholding', 'Shareholding'],
    ['voting-rights', 'Voting rights'],
    ['', ''],
  ])('for the code %j are %j', (code, words) => {
    expect(codeWords(code)).toBe(words);
  });

  it.each([
    [{}, ''],
    [{ latest_date: '2021-03-01', latest_date_type: '=' }, '2021-03-01, ended'],
    [{ latest_date: '2021-03-01' }, '2021-03-01, ended'],
    [{ latest_date: '2021-03-01', latest_date_type: '>' }, '2021-03-01, still so then'],
    [{ is_deletion: true }, 'ended'],
  ])('for the end of %j are %j', (properties, words) => {
    expect(endWords(parseRelationship(relationship('A', 'R', properties)))).toBe(words);
  });
});
