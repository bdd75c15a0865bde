import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIST_FILTERS, type StatementGroup } from '@/lib/contract/extensions';
import { groupInWords, groupsOnPage, parseStatementFilter, printStatementFilter } from './list';
import { statement } from './statement.fixture';
import { headlineText } from './view';

const group = (part: Partial<StatementGroup> = {}): StatementGroup => ({
  ...{ says: 'subject:subsidiary_relationship:controls_ultimately', status: 'current' },
  ...{ count: 1, parties: 1, companies: 1 },
  ...part,
});

describe('the filter of a list of statements', () => {
  it.each([
    [{}, { page: 1, only: {} }],
    [
      { page: '2', status: 'ended' },
      { page: 2, only: { status: 'ended' } },
    ],
    [
      { page: 'x', status: 'dead', confidence: '95', publisher: ' ' },
      { page: 1, only: {} },
    ],
    [
      { confidence: ['high', 'low'], colour: 'red' },
      { page: 1, only: { confidence: 'high' } },
    ],
  ])('reads %j as %j', (given, expected) => expect(parseStatementFilter(given)).toEqual(expected));

  it('prints what it reads', () => {
    const text = fc.string().map((written) => `t${written}t`);
    const fixed: readonly string[] = ['role', 'status', 'confidence'];
    const names = LIST_FILTERS.list_company_statements.filter((name) => !fixed.includes(name));
    const only = fc.dictionary(fc.constantFrom(...names), text);
    fc.assert(
      fc.property(fc.record({ page: fc.integer({ min: 1, max: 100 }), only }), (filter) => {
        expect(parseStatementFilter(Object.fromEntries(printStatementFilter(filter)))).toEqual({
          ...filter,
          only: { ...filter.only },
        });
      }),
    );
  });
});

it('divides every page of the list into its groups', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 12 }), (counts, per_page) => {
      const groups = counts.map((count, index) => group({ says: `subject:${index}:`, count }));
      const all = groups.flatMap(({ says, count }) =>
        Array.from({ length: count }, () => statement({ predicate: says })),
      );
      const pages = Array.from({ length: Math.ceil(all.length / per_page) }, (_, index) =>
        groupsOnPage(all.slice(index * per_page, (index + 1) * per_page), groups, { page: index + 1, per_page }),
      );
      const shown = pages.flat();
      for (const { group: of, statements } of shown) {
        expect(new Set(statements.map(({ predicate }) => predicate))).toEqual(new Set([of.says]));
      }
      expect(shown.flatMap(({ statements }) => statements)).toEqual(all);
    }),
  );
});

it.each([
  [{}, 'Controls, as the ultimate parent: 1 company'],
  [{ count: 30, parties: 30, companies: 30 }, 'Controls, as the ultimate parent: 30 companies'],
  [{ count: 30, parties: 28, companies: 28 }, 'Controls, as the ultimate parent: 28 companies (30 statements)'],
  [{ count: 3, parties: 3, companies: 2 }, 'Controls, as the ultimate parent: 3 parties'],
  [{ status: 'ended' }, 'Controlled, as the ultimate parent: 1 company'],
  [{ says: 'object:share_parcel:owns', count: 2, parties: 2, companies: 2 }, '2 companies hold shares in Zephyr Ltd'],
  [{ says: 'object:share_parcel:owns' }, '1 company holds shares in Zephyr Ltd'],
  [{ says: 'object:control_statement:nobody', parties: 0 }, 'No controller named for Zephyr Ltd (1 statement)'],
  [{ says: 'object:gazette_notice:about', count: 2, parties: 0 }, 'Gazette notices: 2 statements'],
  [{ says: 'subject:odd:type:', count: 2, parties: 1 }, 'Odd:type: 2 statements'],
] satisfies [Partial<StatementGroup>, string][])('says of %j "%s"', (part, expected) => {
  expect(headlineText(groupInWords(group(part), 'Zephyr Ltd', 'en'))).toBe(expected);
});
