import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonOf, type TwoDays } from './changes/changes';
import { figuresOf } from './figures';
import {
  COLUMNS,
  ENTITY_COLUMNS,
  LISTS,
  type Listing,
  listedEntities,
  listedRows,
  MOST_LISTED,
  nextOrder,
  parseListing,
  printListing,
} from './listing';
import { buildModel } from './model';
import { hub, networks, pathOf, ROOT, relationship } from './network.fixture';

const code = fc.constantFrom('gb', 'us', 'xk');

const onRoutes: fc.Arbitrary<Listing> = fc.record(
  {
    list: fc.constantFrom(...LISTS),
    order: fc.record({ by: fc.constantFrom(...COLUMNS, ...ENTITY_COLUMNS), descending: fc.boolean() }),
    find: fc.string().filter((text) => text.trim() !== '' || text === ''),
    all: fc.boolean(),
    undrawn: fc.constant(false),
    route: fc.record({ from: code, to: code }),
  },
  { requiredKeys: ['list', 'find', 'all', 'undrawn'] },
);

const listings: fc.Arbitrary<Listing> = fc.oneof(
  onRoutes,
  onRoutes.map(({ route: _, ...listing }) => ({ ...listing, undrawn: true })),
);

const usual = parseListing(new URLSearchParams());

describe('the address of a list', () => {
  it('can be parsed again, and keeps other parameters', () => {
    fc.assert(
      fc.property(listings, (listing) => {
        const params = printListing(listing, new URLSearchParams('from=/companies/gb/1&list=tree&sort=x'));
        expect(parseListing(new URLSearchParams(params.toString()))).toEqual(listing);
        expect(params.get('from')).toBe('/companies/gb/1');
      }),
    );
  });

  it.each(['', 'list=globe', 'sort=colour', 'sort=--share', 'rows=1', 'only=1', 'only=gb,', 'only=gb,nl,us'])(
    'of %j is the default list',
    (query) => expect(parseListing(new URLSearchParams(query))).toEqual(usual),
  );

  it('of the default list is empty', () => expect(printListing(usual).toString()).toBe(''));
});

describe('a press on the head of a column', () => {
  it.each([
    [undefined, 'owner', { by: 'owner', descending: false }],
    [{ by: 'owner', descending: false }, 'owner', { by: 'owner', descending: true }],
    [{ by: 'owner', descending: true }, 'owner', undefined],
    [{ by: 'owner', descending: true }, 'share', { by: 'share', descending: true }],
  ] as const)('makes of %j by %s %j', (order, by, expected) => expect(nextOrder(order, by)).toEqual(expected));
});

describe('the rows of the table', () => {
  const list = (relationships: ReturnType<typeof hub>, listing: Partial<Listing>, days?: TwoDays) => {
    const model = buildModel(ROOT, relationships);
    const compared = days && comparisonOf(model, days);
    return listedRows([...model.relationships.values()], { ...usual, ...listing }, { model, compared }, 'en');
  };
  const wires = [
    relationship('R', 'B', { ownership_percentage: 9, confidence: 80 }),
    relationship('R', 'É', {}),
    relationship('R', 'A', { ownership_percentage: 70 }),
  ];
  const names = ({ rows }: ReturnType<typeof list>) => rows.map(({ child }) => decodeURI(child).at(-1));

  it.each([
    [undefined, ['B', 'É', 'A']],
    [{ by: 'owned', descending: false }, ['A', 'B', 'É']],
    [{ by: 'owned', descending: true }, ['É', 'B', 'A']],
    [{ by: 'share', descending: true }, ['A', 'B', 'É']],
    [{ by: 'share', descending: false }, ['B', 'A', 'É']],
    [{ by: 'confidence', descending: true }, ['B', 'É', 'A']],
  ] as const)('in the order %j, with unknown values last', (order, expected) =>
    expect(names(list(wires, { order }))).toEqual(expected),
  );

  it.each([
    ['e', ['B', 'É', 'A']],
    ['é shareholding', ['B', 'É', 'A']],
    [pathOf('B').slice(1), ['B']],
    ['nothing like it', []],
  ])('that contain %j', (find, expected) => expect(names(list(wires, { find }))).toEqual(expected));

  it('are sorted and searched by their change between two compared days', () => {
    const dated = [
      relationship('R', 'A', { earliest_date: '2010-01-01' }),
      relationship('R', 'B', { earliest_date: '2018-01-01' }),
      relationship('R', 'C', { earliest_date: '2010-01-01', latest_date: '2016-01-01', latest_date_type: '=' }),
    ];
    const days = { before: '2015-01-01', after: '2020-01-01' };
    expect(names(list(dated, { order: { by: 'change', descending: false } }, days))).toEqual(['B', 'C', 'A']);
    expect(names(list(dated, { find: 'gone' }, days))).toEqual(['C']);
    expect(names(list(dated, { find: 'gone' }))).toEqual([]);
  });

  it('are the same rows in any order, and those beyond a limit are counted', () => {
    fc.assert(
      fc.property(networks(), listings, (relationships, listing) => {
        const given = list(relationships, { ...listing, find: '' });
        expect(new Set(given.rows)).toEqual(new Set(list(relationships, {}).rows));
        expect(given.found).toBe(given.rows.length + given.beyond);
      }),
    );
    const many = hub(0, MOST_LISTED + 5);
    expect(list(many, {})).toMatchObject({ found: MOST_LISTED + 5, beyond: 5 });
    expect(list(many, { all: true })).toMatchObject({ beyond: 0 });
  });
});

describe('the list of entities', () => {
  const model = buildModel(ROOT, [relationship('A', 'R'), relationship('R', 'B'), relationship('B', 'C')]);
  const about = { figures: figuresOf(model), said: () => undefined, more: () => '' };
  const names = (query: string, known: Parameters<typeof listedEntities>[2] = about) =>
    listedEntities([...model.entities.values()], parseListing(new URLSearchParams(query)), known, 'en').rows.map(
      ({ name }) => name,
    );

  it.each([
    ['as they come', '', ['R', 'A', 'B', 'C']],
    ['by name', 'sort=name', ['A', 'B', 'C', 'R']],
    ['by a figure, the largest first', 'sort=-betweenness', ['R', 'B', 'A', 'C']],
    ['by depth', 'sort=depth', ['A', 'R', 'B', 'C']],
    ['as they come if the order is one of relationships', 'sort=-share', ['R', 'A', 'B', 'C']],
    ['only those with the words', 'find=c', ['C']],
  ])('has them %s', (_, query, expected) => expect(names(query)).toEqual(expected));

  it('keeps the order while figures are not computed yet', () =>
    expect(names('sort=-degree', { ...about, figures: undefined })).toEqual(['R', 'A', 'B', 'C']));
});
