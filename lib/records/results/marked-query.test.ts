import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_SEARCH } from '@/lib/search/filters';
import { parseQuery } from '@/lib/search/query/parse';
import { anyText } from '@/lib/search/query/state.fixture';
import { markProblems } from './query';

const mark = (text: string) => markProblems(text, parseQuery(COMPANY_SEARCH, text).problems);

describe('query with marked problems', () => {
  it('marks the wrong word', () =>
    expect(mark('marine jursidiction:gb').filter(({ problem }) => problem)).toEqual([
      { text: 'jursidiction:gb', start: 7, problem: 1, kind: 'error' },
    ]));

  it('has parts that join to the query, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parts = mark(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const part of parts) expect(text.startsWith(part.text, part.start)).toBe(true);
      }),
    );
  });

  it('marks one place once', () => {
    const problem = { kind: 'error', says: () => '', start: 0, end: 4 } as const;
    expect(markProblems('some text', [problem, { ...problem, start: 2, end: 6 }])).toHaveLength(2);
  });
});
