import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { label, toElements } from './elements';
import { visible } from './filter';
import { layout } from './layout';
import { buildModel } from './model';
import { networks, pathOf, ROOT, relationship } from './network.fixture';
import { diffElements, NO_ELEMENTS } from './select';

function elementsOf(relationships: Parameters<typeof buildModel>[1]) {
  const model = buildModel(ROOT, relationships);
  return toElements(model, layout(model, visible(model, { confidence: 'all', ownership: 0, unknown: true })), 'en');
}

const classesOf = (relationships: Parameters<typeof buildModel>[1]) =>
  elementsOf(relationships).edges.map(({ classes }) => classes.split(' '));

describe('the elements of a picture', () => {
  it.each([
    ['Person', 'person'],
    ['Unknown', 'placeholder unknown'],
    ['Placeholder', 'placeholder'],
  ])('show the type %s by the shape %s', (parent_type, classes) => {
    const model = buildModel(ROOT, [{ ...relationship('A?', 'R'), parent_type }]);
    const [node] = toElements(model, new Map([[pathOf('A?'), { x: 0, y: 0 }]]), 'en').nodes;
    expect(node?.classes).toBe(classes);
  });

  it('mark the root and the placeholders', () => {
    const { nodes } = elementsOf([relationship('A?', 'R')]);
    expect(nodes.map(({ data, classes }) => [data.id, classes])).toEqual([
      [ROOT.id, 'company in-gb root expanded'],
      [pathOf('A?'), 'placeholder'],
    ]);
  });

  it('run from owner to owned with the share in words', () => {
    const [edge] = elementsOf([relationship('A', 'R', { percentage_min: 25, percentage_max: 50 })]).edges;
    expect(edge?.data).toMatchObject({ source: pathOf('A'), target: ROOT.id, label: '25–50\u00a0%' });
  });

  it.each([
    [{ confidence: 60, ownership_percentage: 50 }, true],
    [{ confidence: 61, ownership_percentage: 50 }, false],
    [{ ownership_percentage: 50 }, false],
    [{ confidence: 99 }, true],
  ])('are dashed for %j: %s', (properties, dashed) => {
    const [classes] = classesOf([relationship('A', 'R', properties)]);
    expect(classes?.includes('uncertain')).toBe(dashed);
  });

  it('are wider for a larger share, and thinnest for an unknown one', () => {
    const widths = [100, 50, 0, undefined].map(
      (share) => elementsOf([relationship('A', 'R', { ownership_percentage: share })]).edges[0]?.data.width ?? 0,
    );
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
  });

  it('bend lines between the same two entities apart, and draw a holding in oneself as a loop', () => {
    expect(classesOf([relationship('A', 'R'), relationship('R', 'A')]).every((c) => c.includes('parallel'))).toBe(true);
    expect(classesOf([relationship('R', 'R')])[0]).toContain('self');
  });

  it('have an empty difference to themselves, and a difference turns any picture into any other', () => {
    fc.assert(
      fc.property(networks(30), networks(30), (first, second) => {
        const [before, after] = [elementsOf(first), elementsOf(second)];
        expect(diffElements(before, elementsOf(first))).toEqual({ remove: [], add: [], change: [] });
        const { remove, add, change } = diffElements(before, after);
        const ids = new Map([...before.nodes, ...before.edges].map((element) => [element.data.id, element]));
        for (const id of remove) ids.delete(id);
        for (const element of [...add, ...change.map((step) => step.after)]) ids.set(element.data.id, element);
        expect(new Set(ids.values())).toEqual(new Set([...after.nodes, ...after.edges]));
      }),
      { numRuns: 40 },
    );
  });

  it('are all new at first, nodes before the lines between them', () => {
    const { add } = diffElements(NO_ELEMENTS, elementsOf([relationship('A', 'R')]));
    expect(add.map(({ group }) => group)).toEqual(['nodes', 'nodes', 'edges']);
  });
});

describe('a label', () => {
  it.each([
    ['Acme Ltd', 'Acme Ltd'],
    ['Thornwick Holdings Limited', 'Thornwick Holdings\nLimited'],
    ['Aldermaston Group of Northern Companies plc', 'Aldermaston Group\nof Northern Compa…'],
    ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffa\nhrtsgesellschaft'],
    ['株式会社三菱東京国際銀行', '株式会社三菱東京国\n際銀行'],
    ['', ''],
  ])('of %j is %j', (name, lines) => {
    expect(label(name)).toBe(lines);
  });

  it('has at most two lines and never half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const lines = label(name.replaceAll('\n', ' ')).split('\n');
        expect(lines.length).toBeLessThanOrEqual(2);
        expect(lines.every((line) => !/\p{Surrogate}/u.test(line))).toBe(true);
      }),
    );
  });
});

it.each([
  [{ noted: new Set([ROOT.id]) }, 'Root ✎'],
  [{ behind: new Map([[ROOT.id, 7]]) }, 'Root\n+7'],
  [{ noted: new Set([ROOT.id]), behind: new Map([[ROOT.id, 7]]) }, 'Root ✎\n+7'],
])('names a note and the number behind a collapsed entity', (marks, expected) => {
  const model = buildModel({ ...ROOT, name: 'Root' }, []);
  const { nodes } = toElements(model, new Map([[ROOT.id, { x: 0, y: 0 }]]), 'en', marks);
  expect(nodes.map(({ data }) => data.label)).toEqual([expected]);
});
