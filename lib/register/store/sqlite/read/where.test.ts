import { describe, expect, it } from 'vitest';
import type { FiltersOf } from '@/lib/contract/endpoints';
import type { Filters, Parameters } from '@/lib/contract/parameters';
import { windowOf } from '../../../handler';
import {
  anyOf,
  type ConditionTable,
  codeCondition,
  conditionsByFilter,
  flagCondition,
  timeCondition,
} from '../sql-parts';

const DECLARED = {
  q: { kind: 'text', meaning: 'words' },
  order: { kind: 'choice', values: ['score'], default: 'name', meaning: 'order' },
  colour: { kind: 'term_filter', meaning: 'colour' },
  painted: { kind: 'date_filter', meaning: 'day of the painting' },
  page: { kind: 'page', meaning: 'page' },
} as const satisfies Parameters;
type Declared = Filters<typeof DECLARED>;

const colour: ConditionTable<Declared>['colour'] = (filter) => codeCondition('c.colour', filter);
const painted: ConditionTable<Declared>['painted'] = (days) => timeCondition('c.painted', days);

describe('the conditions of declared filters', () => {
  it('are listed by filter name, with none for a filter that is not set', () => {
    const query = { q: 'boat', page: 2, colour: anyOf(['Red']) };
    expect(conditionsByFilter<Declared>({ colour, painted }, query, undefined)).toEqual({
      colour: [{ sql: 'c.colour IN (?)', bind: ['red'] }],
      painted: [],
    });
  });

  it('do not compile if a declared filter has none', () => {
    // @ts-expect-error `painted` is declared and has no condition.
    const table: ConditionTable<Declared> = { colour };
    expect(Object.keys(table)).toEqual(['colour']);
  });

  it('do not compile for an undeclared filter', () => {
    // @ts-expect-error `size` is not declared.
    const table: ConditionTable<Declared> = { colour, painted, size: colour };
    expect(Object.keys(table)).toContain('size');
  });

  it('do not compile for another kind of value', () => {
    // @ts-expect-error `colour` has terms and is no flag.
    const table: ConditionTable<Declared> = { colour: (wanted: boolean) => flagCondition('c.colour', wanted), painted };
    expect(Object.keys(table)).toHaveLength(2);
  });

  it('do not compile if the company search lacks a filter of the interface', () => {
    type Companies = ConditionTable<FiltersOf<'search_companies'>>;
    const withoutBranch = {} as Omit<Companies, 'branch'>;
    // @ts-expect-error `branch` is declared.
    const table: Companies = withoutBranch;
    expect(table).toBe(withoutBranch);
  });
});

it('does not compile a window for a list with further filters', () => {
  const asked = { page: 3, per_page: 10, colour: anyOf(['red']) };
  // @ts-expect-error `colour` would be ignored.
  expect(windowOf(asked)).toEqual({ offset: 20, limit: 10 });
});
