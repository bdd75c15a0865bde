import fc from 'fast-check';
import { filtersOf, type SearchPage } from '../filters';
import { canMatchAll, type SearchState } from '../state';

/** Everything with a meaning in a query, between letters of several scripts and widths. */
const PIECES = [
  ...[
    '"',
    '“',
    '”',
    '„',
    '＂',
    '\\',
    ':',
    '：',
    '-',
    '−',
    '－',
    '|',
    ',',
    '/',
    '*',
    '.',
    '>',
    '<',
    '=',
    ' ',
    '  ',
    '\t',
  ],
  ...['marine', 'status', 'status:', 'jurisdiction', 'is', 'is:branch', 'inc:2010', 'number:', 'gb', 'GB', 'gb/0123'],
  ...[
    'Germany',
    '2010..2015',
    'ｍａｒｉｎｅ',
    'שלום',
    'مرحبا',
    '\u202e',
    '\u0000',
    '株式会社',
    '01234500',
    'true',
    '\ud800',
  ],
];

/** Any text that a person or a program may enter. */
export const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const value = anyText.map((text) => text.replaceAll('|', '').trim()).filter((text) => text !== '');

/** Excluded values may hold a pipe; filter values may not. */
const excludedValue = fc
  .oneof(anyText, value)
  .map((text) => text.trim())
  .filter((text) => text !== '');

const termFilter = fc
  .tuple(fc.uniqueArray(value, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([terms, all]) => ({ match: all && canMatchAll(terms) ? ('all' as const) : ('any' as const), terms }));

const day = fc
  .date({ min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** First and last days of years and months, which are printed shorter. */
const edge = fc.constantFrom('0000-01-01', '2010-01-01', '2010-12-31', '2012-02-29', '2015-12-31', '9999-12-31');

const dateFilter = fc
  .tuple(fc.oneof(day, edge), fc.oneof(day, edge), fc.constantFrom('from', 'to', 'both'))
  .map(([a, b, side]) => {
    const [from, to] = a < b ? [a, b] : [b, a];
    return side === 'both' ? { from, to } : side === 'from' ? { from, to: null } : { from: null, to };
  });

const some = <T>(names: string[], each: fc.Arbitrary<T>): fc.Arbitrary<Partial<Record<string, T>>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, each])), { requiredKeys: [] });

/** Any state that the address of a page can hold, on the first page in the default order. */
export function anyState(page: SearchPage): fc.Arbitrary<SearchState> {
  const named = (kind: string) => filtersOf(page).flatMap((filter) => (filter.kind === kind ? [filter.name] : []));
  return fc
    .record({
      q: anyText.map((text) => text.trim()),
      by_number: fc.boolean(),
      order: fc.constant(''),
      page: fc.constant(1),
      terms: some(named('terms'), termFilter),
      flags: some(named('flag'), fc.boolean()),
      dates: some(named('dates'), dateFilter),
      excluded: some([...(page.exclusions ?? [])], fc.uniqueArray(excludedValue, { minLength: 1, maxLength: 3 })),
    })
    .map((state) => ({ ...state, by_number: state.by_number && state.q !== '' && page.number_fields !== undefined }));
}
