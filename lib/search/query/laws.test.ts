import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_SEARCH, OFFICER_SEARCH } from '../filters';
import { parseSearch, printSearch } from '../state';
import { completions } from './completions';
import { lex } from './lex';
import { parseQuery } from './parse';
import { withSuggestion } from './part';
import { printQuery } from './print';
import { anyState, anyText } from './state.fixture';

describe.each([
  ['companies', COMPANY_SEARCH],
  ['officers', OFFICER_SEARCH],
])('the query box of %s', (_, page) => {
  it('parses every printed state as the same state, without problems', () => {
    fc.assert(
      fc.property(anyState(page), (state) => {
        const { state: again, problems } = parseQuery(page, printQuery(page, state), {}, { canExclude: true });
        expect(again).toEqual(state);
        expect(problems.filter(({ kind }) => kind === 'error')).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('parses any text, and its printed form has the same meaning', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, canExclude) => {
        const { state } = parseQuery(page, text, {}, { canExclude });
        expect(parseQuery(page, printQuery(page, state), {}, { canExclude }).state).toEqual(state);
      }),
      { numRuns: 1000 },
    );
  });

  it('parses only states that an address can hold', () => {
    fc.assert(
      fc.property(
        anyText.map((text) => new URLSearchParams([['q', text]]).get('q') ?? ''),
        (text) => {
          const { state } = parseQuery(page, text, {}, { canExclude: true });
          expect(parseSearch(page, Object.fromEntries(printSearch(page, state)))).toEqual(state);
        },
      ),
    );
  });

  it('gives every problem a range in the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const problem of parseQuery(page, text).problems) {
          expect(problem.start).toBeGreaterThanOrEqual(0);
          expect(problem.end).toBeGreaterThan(problem.start);
          expect(problem.end).toBeLessThanOrEqual(text.length);
          const taken = withSuggestion(text, problem);
          expect(taken.startsWith(text.slice(0, problem.start)) && taken.endsWith(text.slice(problem.end))).toBe(true);
        }
      }),
    );
  });

  it('returns completions within the text at every caret', () => {
    fc.assert(
      fc.property(anyText, fc.nat(30), (text, at) => {
        const caret = Math.min(at, text.length);
        const { start, end } = completions(page, text, caret, 'en');
        expect(start).toBeLessThanOrEqual(caret);
        expect(end).toBeGreaterThanOrEqual(caret);
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('a long text', () => {
  const LENGTH = 10_000;
  const long = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);

  it.each([
    '"',
    '\\',
    '-',
    ':',
    'a:b ',
    'j:germany ',
    'j:untied kingdom ',
    'status:a|',
    'inc:2010 ',
    'gb/1 ',
    '" ',
    'x',
  ])('of only %j is parsed in linear time, with at most twenty problems', (piece) => {
    const text = long(piece);
    const cells = lex(text).flatMap(({ cells }) => cells);
    expect(cells.length).toBeLessThanOrEqual(LENGTH);
    const { state, problems } = parseQuery(COMPANY_SEARCH, text);
    expect(problems.length).toBeLessThanOrEqual(20);
    expect(parseQuery(COMPANY_SEARCH, printQuery(COMPANY_SEARCH, state)).state).toEqual(state);
  });
});
