import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_COLUMNS, chosenColumns, columnsToPrint, moveColumn, OFFICER_COLUMNS, toggleColumn } from './columns';

const names = (given: string[] | undefined) => chosenColumns(OFFICER_COLUMNS, given).map(({ name }) => name);
const USUAL = ['position', 'company', 'start_date', 'end_date'];
const list = fc.uniqueArray(fc.constantFrom(...COMPANY_COLUMNS.map(({ name }) => name)), { minLength: 1 });

describe('columns of a results table', () => {
  it.each([
    [undefined, USUAL],
    [['nothing_there'], USUAL],
    [
      ['end_date', 'nothing_there', 'position'],
      ['end_date', 'position'],
    ],
  ])('for %j are %j', (given, expected) => expect(names(given)).toEqual(expected));

  it.each([
    [['a', 'b'], 'c', ['a', 'b', 'c']],
    [['a', 'b'], 'a', ['b']],
    [['a'], 'a', ['a']],
  ])('toggling in %j the column %s gives %j', (given, name, expected) =>
    expect(toggleColumn(given, name)).toEqual(expected),
  );

  it.each([
    ['a', 1, ['b', 'a', 'c']],
    ['c', -1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['z', 1, ['a', 'b', 'c']],
  ] as const)('moving %s by %i', (name, by, expected) =>
    expect(moveColumn(['a', 'b', 'c'], name, by)).toEqual(expected),
  );

  it('return to their place after a move there and back, except at the edge', () => {
    fc.assert(
      fc.property(list, fc.nat(), (given, at) => {
        const name = given[at % given.length] ?? '';
        const moved = moveColumn(given, name, 1);
        expect([...moved].sort()).toEqual([...given].sort());
        if (moved.join() !== given.join()) expect(moveColumn(moved, name, -1)).toEqual(given);
      }),
    );
  });

  it('are omitted from the address if they are the default', () => {
    expect(columnsToPrint(OFFICER_COLUMNS, USUAL)).toBeUndefined();
    expect(columnsToPrint(OFFICER_COLUMNS, USUAL.toReversed())).toEqual(USUAL.toReversed());
  });
});
