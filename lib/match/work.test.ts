import { describe, expect, it } from 'vitest';
import type { RowAnswer, RowCandidate } from './rows';
import type { Table } from './table';
import {
  beginWork,
  judge,
  listAcceptable,
  listAskings,
  type MatchWork,
  matchedIn,
  matchWith,
  nextUndecided,
  parseWork,
  passes,
  printJudged,
  printWork,
  stateOf,
  toRows,
  undoStep,
  withAnswers,
} from './work';

const TABLE: Table = {
  header: ['', 'matched_name'],
  hasHeader: true,
  rows: [
    ['Acme', '=1'],
    ['Beta', 'x'],
    ['Acme', 'y'],
    ['—', 'z'],
  ],
};

const candidate = (name: string, score: number): RowCandidate => ({
  name,
  jurisdiction_code: 'gb',
  company_number: name,
  score,
  reasons: [{ fact: 'name', kind: 'same' }],
  against: [{ fact: 'company_number', kind: 'other', value: '9' }],
});
const [SURE, UNSURE] = [candidate('ACME LTD', 96), candidate('BETTA LTD', 40)];
const found = (is_match: boolean, ...candidates: RowCandidate[]): RowAnswer => ({ candidates, is_match });

const begun = beginWork('1', TABLE, { name: 0 });
const answered = withAnswers(begun, listAskings(begun), [found(true, SURE), found(false, UNSURE)]);
const states = (work: MatchWork) => TABLE.rows.map((_, row) => stateOf(work, row));

describe('a table that is matched', () => {
  it('asks once for a name that stands in two rows, and never for a row without a name', () => {
    expect(listAskings(begun)).toEqual([
      { query: { name: 'Acme' }, rows: [0, 2] },
      { query: { name: 'Beta' }, rows: [1] },
    ]);
    expect(states(answered)).toEqual(['undecided', 'undecided', 'undecided', 'no_name']);
    expect(listAskings(answered)).toEqual([]);
  });

  it('asks again for what failed, and for what a cancelled run left out', () => {
    const some = withAnswers(begun, listAskings(begun), [{ failure: { message: 'Busy.' } }]);
    expect(states(some)).toEqual(['failed', 'unasked', 'failed', 'no_name']);
    expect(listAskings(some)).toHaveLength(2);
  });

  it('is decided row by row or at once, and each step is taken back by one', () => {
    const one = judge(answered, [[1, 'none']]);
    const all = judge(one, listAcceptable(one, 90));
    expect(states(all)).toEqual(['matched', 'none', 'matched', 'no_name']);
    expect(matchedIn(all, 2)).toBe(SURE);
    expect(states(undoStep(all))).toEqual(['undecided', 'none', 'undecided', 'no_name']);
    expect(states(undoStep(undoStep(all)))).toEqual(states(answered));
    expect(undoStep(undoStep(undoStep(all)))).toEqual(answered);
  });

  it('accepts at once only what is likely, and has such a score', () => {
    expect(listAcceptable(answered, 97)).toEqual([]);
    expect(listAcceptable(answered, 10).map(([row]) => row)).toEqual([0, 2]);
  });

  it('leads from one undecided row to the next, and from the last to the first', () => {
    expect([0, 1, 2].map((row) => nextUndecided(answered, row))).toEqual([1, 2, 0]);
    expect(nextUndecided(begun, 0)).toBeUndefined();
  });

  it.each([
    ['all', [true, true, true, true, true, true]],
    ['undecided', [false, false, true, true, true, true]],
    ['matched', [true, false, false, false, false, false]],
    ['none', [false, true, false, false, false, false]],
  ] as const)('shows under the filter “%s” what it names', (filter, expected) => {
    const all = (['matched', 'none', 'undecided', 'failed', 'unasked', 'no_name'] as const).map((state) =>
      passes(state, filter),
    );
    expect(all).toEqual(expected);
  });
});

describe('a file of it', () => {
  it('has the columns of the table as they were, and ours under names that are free', () => {
    const { header, rows } = toRows(
      judge(answered, [[0, matchWith(SURE)]]),
      ({ company_number }) => `/${company_number}`,
    );
    expect(header.slice(0, 4)).toEqual(['column_1', 'matched_name', 'match', 'matched_name_2']);
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => header.length));
    expect(rows[0]).toEqual([
      ...['Acme', '=1', 'matched', 'ACME LTD', 'gb', 'ACME LTD', null, null, null, '/ACME LTD', 96],
      ...['name: same', 'company_number: other (9)', 'ACME LTD (gb/ACME LTD, 96)'],
    ]);
    expect(rows[1]?.slice(2)).toEqual(['undecided', ...Array(10).fill(null), 'BETTA LTD (gb/BETTA LTD, 40)']);
    expect(rows[3]?.[2]).toBe('no name');
  });
});

describe('stored work', () => {
  const work = judge(answered, [[1, 'none']]);

  it('is read as it was, without the steps', () => {
    expect(parseWork(printWork(work), printJudged(work))).toEqual({ ...work, steps: [] });
  });

  it('has no judgements of another table', () => {
    expect(parseWork(printWork(work), printJudged({ ...work, id: '2' }))?.judged).toEqual({});
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ ...JSON.parse(printWork(work)), version: 2 })],
    ['rows that are none', JSON.stringify({ ...JSON.parse(printWork(work)), table: { ...TABLE, rows: [[1]] } })],
  ])('is none if there is %s', (_, text) => expect(parseWork(text, printJudged(work))).toBeUndefined());

  it('leaves out answers, judgements and columns that cannot be', () => {
    const spoiled = {
      ...JSON.parse(printWork(work)),
      columns: { name: 7 },
      answers: { 0: { candidates: [1] }, 9: found(true) },
    };
    const judged = { ...JSON.parse(printJudged(work)), judged: { 0: 'perhaps', 1: 'none' } };
    expect(parseWork(JSON.stringify(spoiled), JSON.stringify(judged))).toMatchObject({
      columns: {},
      answers: {},
      judged: { 1: 'none' },
    });
  });
});
