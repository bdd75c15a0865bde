import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JURISDICTIONS, countryOf as registryCountryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { visible } from './filter';
import { EVERYTHING, filters } from './filter.fixture';
import { buildModel, type NetworkModel } from './model';
import { networks, ROOT, relationship } from './network.fixture';
import { countPlaces } from './places';
import { countryOf, isOnRoute, jurisdictionsByCountry, parseRoute, printRoute } from './routes';

type Wire = ReturnType<typeof relationship>;

/** Companies whose names begin with these letters are in other jurisdictions. */
const elsewhere: Readonly<Record<string, string>> = { A: 'nl', B: 'us_de', C: 'us', D: 'us_ny', E: 'fr' };

const moved = (url: string, name: string): string =>
  url.replace('/companies/gb/', `/companies/${elsewhere[name[0] ?? ''] ?? 'gb'}/`);

const spreadOut = (wires: readonly Wire[]): Wire[] =>
  wires.map((wire) => ({
    ...wire,
    parent_service_url: moved(wire.parent_service_url, wire.parent_name),
    child_service_url: moved(wire.child_service_url, wire.child_name),
  }));

const modelOf = (wires: readonly Wire[]): NetworkModel => buildModel(ROOT, spreadOut(wires));

const countAll = (wires: readonly Wire[]) => {
  const model = modelOf(wires);
  return countPlaces(model, visible(model, EVERYTHING));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('the countries of a selection', () => {
  it('count what their regions have, and name these', () => {
    const { countries } = countAll([relationship('R', 'B'), relationship('R', 'C'), relationship('R', 'D')]);
    expect(countries).toEqual([
      {
        code: 'us',
        entities: 3,
        inside: 0,
        jurisdictions: [
          { code: 'us', entities: 1 },
          { code: 'us_de', entities: 1 },
          { code: 'us_ny', entities: 1 },
        ],
      },
      { code: 'gb', entities: 1, inside: 0, jurisdictions: [{ code: 'gb', entities: 1 }] },
    ]);
  });

  it('have flows of either direction apart, and what stays inside as a number', () => {
    const counts = countAll([
      relationship('R', 'A'),
      relationship('R', 'A1'),
      relationship('A', 'R'),
      relationship('R', 'S'),
      relationship('R', 'R'),
      relationship('R', 'B'),
      relationship('B', 'D'),
    ]);
    expect(counts.flows).toEqual([
      { from: 'gb', to: 'nl', relationships: 2 },
      { from: 'gb', to: 'us', relationships: 1 },
      { from: 'nl', to: 'gb', relationships: 1 },
    ]);
    expect(counts.countries.map(({ code, inside }) => [code, inside])).toEqual([
      ['gb', 2],
      ['nl', 0],
      ['us', 1],
    ]);
  });

  it('leave out nobody: who has no country is counted by kind', () => {
    const counts = countAll([relationship('A!', 'R'), relationship('B!', 'R'), relationship('R', 'A?')]);
    expect(counts.unplaced).toEqual({
      kinds: [
        { kind: 'placeholder', entities: 1 },
        { kind: 'person', entities: 2 },
      ],
      relationships: 3,
    });
    expect(counts.flows).toEqual([]);
  });

  it('count each entity and relationship of any selection once, as a count one by one does', () => {
    fc.assert(
      fc.property(networks(), filters, (wires, filter) => {
        const model = modelOf(wires);
        const selection = visible(model, filter);
        const { countries, flows, unplaced } = countPlaces(model, selection);
        const paths = [...selection.entities].map((id) => id.split('/'));
        for (const { code, entities, jurisdictions } of countries) {
          expect(entities).toBe(paths.filter(([, , place = '']) => place.slice(0, 2) === code).length);
          for (const one of jurisdictions) {
            expect(one.entities).toBe(paths.filter(([, , place]) => place === one.code).length);
          }
          expect(sum(jurisdictions.map((one) => one.entities))).toBe(entities);
        }
        const placed = sum(countries.map(({ entities }) => entities));
        expect(placed + sum(unplaced.kinds.map(({ entities }) => entities))).toBe(selection.entities.size);
        const inside = sum(countries.map((one) => one.inside));
        const between = sum(flows.map(({ relationships }) => relationships));
        expect(inside + between + unplaced.relationships).toBe(selection.relationships.length);
      }),
    );
  });

  it('lead to as many rows of the table as they count', () => {
    fc.assert(
      fc.property(networks(), (wires) => {
        const model = modelOf(wires);
        const selection = visible(model, EVERYTHING);
        const { countries, flows } = countPlaces(model, selection);
        const rows = (from: string, to: string) =>
          selection.relationships.filter((one) => isOnRoute(one, { from, to }, model)).length;
        for (const { from, to, relationships } of flows) expect(rows(from, to)).toBe(relationships);
        for (const { code, inside } of countries) expect(rows(code, code)).toBe(inside);
      }),
    );
  });

  it('show all their companies and no others when they are the filter, besides the root', () => {
    const model = modelOf([
      relationship('R', 'B'),
      relationship('B', 'D'),
      relationship('R', 'A'),
      relationship('A!', 'R'),
    ]);
    const jurisdictions = jurisdictionsByCountry(model).get('us') ?? [];
    expect(jurisdictions).toEqual(['us_de', 'us_ny']);
    const selection = visible(model, { ...EVERYTHING, jurisdictions });
    expect(countPlaces(model, selection).countries.map(({ code, entities }) => [code, entities])).toEqual([
      ['us', 2],
      ['gb', 1],
    ]);
  });
});

it('the country of a jurisdiction is that of our list of jurisdictions', () => {
  for (const { code } of JURISDICTIONS) expect(countryOf(code)).toBe(registryCountryOf(code));
});

describe('a route in an address', () => {
  it.each(['gb,nl', 'gb,gb'])('%j can be read and written', (text) => {
    const route = parseRoute(text);
    expect(route && printRoute(route)).toBe(text);
  });
  it.each(['', 'gb', 'gb,', ',nl', 'gb,nl,us', 'undrawn'])('%j is none', (text) =>
    expect(parseRoute(text)).toBeUndefined(),
  );
});
