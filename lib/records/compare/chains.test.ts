import { describe, expect, it } from 'vitest';
import type { NetworkRelationship } from '@/lib/contract/network';
import { buildModel, toEntity } from '@/lib/network/model';
import { pathOf, relationship } from '@/lib/network/network.fixture';
import { chainsBetween } from './chains';

const ENDED = { latest_date: '2020-01-01', latest_date_type: '=' };
const crowd = Array.from({ length: 50 }, (_, index) => relationship('H', `crowd${index}`));

/** The chains between entities, each as the names along it. */
function chainsIn(relationships: NetworkRelationship[], names: string[], except: string[] = []): string[] {
  const model = buildModel(toEntity(pathOf('A'), 'A'), relationships);
  return chainsBetween(model, names.map(pathOf), new Set(except.map(pathOf))).map(({ steps }) =>
    [steps[0]?.from, ...steps.map(({ to }) => to)].map((entity) => entity?.name).join(' '),
  );
}

describe('chains between companies', () => {
  it.each<[string, NetworkRelationship[], string[], string[], string[]]>([
    ['lead down', [relationship('A', 'X'), relationship('X', 'B')], ['A', 'B'], [], ['A X B']],
    [
      'lead up and down, to a common owner',
      [relationship('X', 'A'), relationship('X', 'B')],
      ['A', 'B'],
      [],
      ['A X B'],
    ],
    [
      'may have several steps',
      [relationship('A', 'X'), relationship('X', 'Y'), relationship('B', 'Y')],
      ['A', 'B'],
      [],
      ['A X Y B'],
    ],
    ['are not a single relationship', [relationship('A', 'B')], ['A', 'B'], [], []],
    [
      'do not lead through parties that are known already',
      [relationship('X', 'A'), relationship('X', 'B')],
      ['A', 'B'],
      ['X'],
      [],
    ],
    [
      'do not lead through another of the companies',
      [relationship('A', 'B'), relationship('B', 'C')],
      ['A', 'B', 'C'],
      [],
      [],
    ],
    ['do not lead through a hub', [relationship('H', 'A'), relationship('H', 'B'), ...crowd], ['A', 'B'], [], []],
    ['do not lead over what has ended', [relationship('X', 'A', ENDED), relationship('X', 'B')], ['A', 'B'], [], []],
    ['are empty without a network', [], ['A', 'B'], [], []],
  ])('%s', (_, relationships, names, except, expected) =>
    expect(chainsIn(relationships, names, except)).toEqual(expected),
  );
});
