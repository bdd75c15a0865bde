import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ULTIMATE_PARENT } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Point } from './layout';
import { buildModel, toEntity } from './model';
import { ownedBy, ultimateParents } from './neighbours';
import { drawPicture } from './picture';

const ROOT = '/companies/gb/0';
const at = (number: number): string => `/companies/gb/${number}`;

const owns = (parent: number, child: number, share: number | null = 50): NetworkRelationship => ({
  relationship_type: 'shareholding',
  relationship_properties: { ownership_percentage: share, confidence: 90 },
  parent_name: `COMPANY ${parent}`,
  parent_type: 'Company',
  parent_service_url: at(parent),
  child_name: `COMPANY ${child}`,
  child_type: 'Company',
  child_service_url: at(child),
});

const modelOf = (relationships: NetworkRelationship[]) => buildModel(toEntity(ROOT, 'ROOT'), relationships);
const pictureOf = (relationships: NetworkRelationship[]) => drawPicture(modelOf(relationships), 'en');

/** The straight parts of a path of the commands M, V and H. */
function stepsOf(path: string): [Point, Point][] {
  expect(path).toMatch(/^[MVH\d .-]+$/);
  let here: Point = { x: 0, y: 0 };
  return [...path.matchAll(/([MVH])([\d.-]+)(?: ([\d.-]+))?/g)].flatMap(
    ([, command, first, second]): [Point, Point][] => {
      const before = here;
      if (command === 'M') here = { x: Number(first), y: Number(second) };
      else here = command === 'V' ? { ...here, y: Number(first) } : { ...here, x: Number(first) };
      return command === 'M' ? [] : [[before, here]];
    },
  );
}

describe('network picture', () => {
  it.each<[string, NetworkRelationship[]]>([
    ['nothing is known', []],
    ['a company owns only itself', [owns(0, 0)]],
  ])('is undefined where %s', (_, relationships) => {
    expect(pictureOf(relationships)).toBeUndefined();
  });

  it('has owners above and owned entities below', () => {
    const picture = pictureOf([owns(1, 0), owns(0, 2)]);
    const y = (id: string) => picture?.nodes.find((node) => node.id === id)?.at.y ?? Number.NaN;
    expect(y(at(1))).toBeLessThan(y(ROOT));
    expect(y(at(2))).toBeGreaterThan(y(ROOT));
  });

  it('states the shown number of entities', () => {
    const picture = pictureOf(Array.from({ length: 40 }, (_, index) => owns(0, index + 1)));
    expect(picture?.shown).toBe(7);
    expect(picture?.nodes).toHaveLength(8);
  });

  it('bends parallel relationships apart', () => {
    const paths = pictureOf([owns(0, 1), owns(1, 0)])?.edges.map(({ path }) => path);
    expect(new Set(paths).size).toBe(2);
    expect(paths?.every((path) => path.includes('Q'))).toBe(true);
  });

  it('has wider lines for larger shares, and the thinnest for an unknown one', () => {
    const widths = [null, 0, 50, 100].map((share) => pictureOf([owns(0, 1, share)])?.edges[0]?.width ?? 0);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(widths[3]).toBeGreaterThan(widths[1] ?? 0);
  });

  it.each([0, 1, 2, 3, 5, 7].flatMap((owners) => [0, 1, 2, 4, 7].map((owned) => [owners, owned] as const)))(
    'with %i owners and %i companies owned has no line through a name',
    (owners, owned) => {
      const above = Array.from({ length: owners }, (_, index) => owns(index + 1, 0, 50 - index));
      const below = Array.from({ length: owned }, (_, index) => owns(0, index + 11, 99 - index));
      const picture = pictureOf([...above, ...below]);
      const names = picture?.nodes.map(({ at: { x, y }, lines }) => ({
        ...{ left: x - 50, right: x + 50, top: y + 10, bottom: y + 10 + 14 * lines.length },
      }));
      for (const { path } of picture?.edges ?? []) {
        for (const [a, b] of stepsOf(path)) {
          const through = names?.some(
            ({ left, right, top, bottom }) =>
              Math.max(a.x, b.x) > left &&
              Math.min(a.x, b.x) < right &&
              Math.max(a.y, b.y) > top &&
              Math.min(a.y, b.y) < bottom,
          );
          expect(through, path).toBe(false);
        }
      }
    },
  );

  it('has finite coordinates within its box, for any network', () => {
    const relationship = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }), fc.option(fc.nat({ max: 100 })));
    fc.assert(
      fc.property(fc.array(relationship, { maxLength: 25 }), (all) => {
        const picture = pictureOf(all.map(([parent, child, share]) => owns(parent, child, share)));
        if (!picture) return;
        const { x, y, width, height } = picture.box;
        for (const { at: point } of picture.nodes) {
          expect(point.x).toBeGreaterThan(x);
          expect(point.x).toBeLessThan(x + width);
          expect(point.y).toBeGreaterThan(y);
          expect(point.y).toBeLessThan(y + height);
        }
        expect(picture.edges.map(({ path }) => path).join()).not.toMatch(/NaN|Infinity/);
      }),
    );
  });
});

describe('companies owned by a company', () => {
  it('are sorted by share, without itself and ended relationships', () => {
    const ended = owns(0, 4, 99);
    const model = modelOf([
      owns(0, 1, 10),
      owns(0, 2, null),
      owns(0, 3, 80),
      owns(0, 0, 5),
      owns(5, 0, 100),
      { ...ended, relationship_properties: { ...ended.relationship_properties, latest_date: '2020-01-01' } },
    ]);
    expect(ownedBy(model, ROOT).map(({ entity }) => entity.id)).toEqual([at(3), at(1), at(2)]);
  });

  it('lists a company once, by the largest of its shares', () => {
    const control = { ...owns(0, 1, null), relationship_type: 'control' };
    const owned = ownedBy(modelOf([control, owns(0, 1, 60), owns(0, 2, 70)]), ROOT);
    expect(owned.map(({ entity, relationship: { share } }) => [entity.id, share])).toEqual([
      [at(2), { kind: 'exact', value: 70 }],
      [at(1), { kind: 'exact', value: 60 }],
    ]);
  });
});

describe('the ultimate parents that statements name', () => {
  const ultimately = (parent: number, child: number, from?: string): NetworkRelationship => ({
    ...owns(parent, child, null),
    relationship_type: ULTIMATE_PARENT,
    relationship_properties: { earliest_date: from },
  });

  it('are sorted by date, with the number of companies that name this one', () => {
    const model = modelOf([
      ultimately(1, 0, '2010-01-01'),
      ultimately(2, 0, '2020-01-01'),
      ultimately(0, 3),
      owns(0, 4, 60),
    ]);
    const { parents, children } = ultimateParents(model, ROOT);
    expect([parents.map(({ entity }) => entity.id), children]).toEqual([[at(2), at(1)], 1]);
    expect(ownedBy(model, ROOT).map(({ entity }) => entity.id)).toEqual([at(4)]);
  });

  it('are drawn where no other line leads to them, and their own companies are not', () => {
    const idsIn = (relationships: NetworkRelationship[]) =>
      pictureOf(relationships)?.edges.map(({ isUltimate, label }) => [isUltimate, label]);
    expect(idsIn([owns(1, 0, 60), ultimately(2, 0), ultimately(0, 3)])).toEqual([
      [false, '60\u00a0%'],
      [true, 'ultimate parent'],
    ]);
    expect(idsIn([owns(1, 0, 60), ultimately(1, 0)])).toEqual([[false, '60\u00a0%']]);
  });
});
