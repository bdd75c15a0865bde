import { describe, expect, it } from 'vitest';
import { entityFinder, findHits } from './find-entities';
import type { Entity } from './model';

const ENTITIES: Entity[] = [
  { id: '/companies/gb/00102498', name: 'Harrowgate Marine plc', kind: 'company', jurisdiction: 'gb' },
  { id: '/companies/lu/B240402', name: 'Société Rotonde S.à r.l.', kind: 'company', jurisdiction: 'lu' },
  { id: '/placeholders/7', name: 'Marine Owners', kind: 'placeholder' },
];
const [MARINE, ROTONDE, OWNERS] = ENTITIES.map(({ id }) => id) as [string, string, string];

const PLACES: Readonly<Record<string, string>> = { gb: 'United Kingdom', lu: 'Luxembourg' };
const more = ({ jurisdiction, kind }: Entity) => `${PLACES[jurisdiction ?? ''] ?? ''} ${kind}`;

describe('an entity is found', () => {
  it.each([
    ['by a part of its name', 'rotond', [ROTONDE]],
    ['without its accents', 'societe', [ROTONDE]],
    ['in capitals', 'MARINE', [MARINE, OWNERS]],
    ['by its number', '00102498', [MARINE]],
    ['by jurisdiction and number', 'lu/b24', [ROTONDE]],
    ['by what the page says of it', 'luxembourg', [ROTONDE]],
    ['by words of different facts, in any order', 'placeholder marine', [OWNERS]],
    ['only if each word fits', 'marine luxembourg', []],
  ])('%s', (_, typed, expected) => {
    expect(ENTITIES.filter(entityFinder(typed, more)).map(({ id }) => id)).toEqual(expected);
  });
});

describe('the hits of a search in the picture', () => {
  const drawn = { selection: { entities: new Set([MARINE, OWNERS]), relationships: [] }, stacks: new Map() };
  const positions = new Map([
    [MARINE, { x: 0, y: 100 }],
    [OWNERS, { x: 50, y: 0 }],
  ]);
  const hits = (typed: string, shown = drawn) => findHits(typed, more, { entities: ENTITIES, drawn: shown, positions });

  it('are in reading order', () => {
    expect(hits('marine').map(({ id }) => id)).toEqual([OWNERS, MARINE]);
  });

  it('are none without a text', () => {
    expect(hits('  ')).toEqual([]);
  });

  it('are the stack in which an entity is drawn', () => {
    const stack = { id: 'stack x', kind: 'stack' as const, members: [ROTONDE], of: MARINE };
    const stacked = { ...drawn, stacks: new Map([[stack.id, stack]]) };
    expect(hits('rotonde', stacked)).toEqual([{ id: ROTONDE, node: 'stack x' }]);
  });

  it('come last if they have no place', () => {
    expect(hits('o').map(({ id }) => id)).toEqual([OWNERS, MARINE, ROTONDE]);
  });
});
