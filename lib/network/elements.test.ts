import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUncertain, label, lineWords, toNodes } from './elements';
import { visible } from './filter';
import { layout } from './layout';
import { buildModel } from './model';
import { networks, pathOf, ROOT, relationship } from './network.fixture';
import { diffNodes } from './select';

function nodesOf(relationships: Parameters<typeof buildModel>[1]) {
  const model = buildModel(ROOT, relationships);
  return toNodes(model, layout(model, visible(model, { confidence: 'all', ownership: 0, unknown: true })), 'en');
}

const relationshipIn = (...given: Parameters<typeof relationship>) => {
  const [one] = buildModel(ROOT, [relationship(...given)]).relationships.values();
  if (!one) throw new Error('The model has no relationship.');
  return one;
};

describe('the nodes of a picture', () => {
  it.each([
    ['Person', 'person'],
    ['Unknown', 'placeholder unknown'],
    ['Placeholder', 'placeholder'],
  ])('show the type %s by the shape %s', (parent_type, classes) => {
    const model = buildModel(ROOT, [{ ...relationship('A?', 'R'), parent_type }]);
    const [node] = toNodes(model, new Map([[pathOf('A?'), { x: 0, y: 0 }]]), 'en');
    expect(node?.classes).toBe(classes);
  });

  it('mark the root and the placeholders', () => {
    expect(nodesOf([relationship('A?', 'R')]).map(({ data, classes }) => [data.id, classes])).toEqual([
      [ROOT.id, 'company in-gb root expanded'],
      [pathOf('A?'), 'placeholder'],
    ]);
  });

  it('have an empty difference to themselves, and a difference turns any picture into any other', () => {
    fc.assert(
      fc.property(networks(30), networks(30), (first, second) => {
        const [before, after] = [nodesOf(first), nodesOf(second)];
        expect(diffNodes(before, nodesOf(first))).toEqual({ remove: [], add: [], change: [] });
        const { remove, add, change } = diffNodes(before, after);
        const ids = new Map(before.map((node) => [node.data.id, node]));
        for (const id of remove) ids.delete(id);
        for (const node of [...add, ...change.map((step) => step.after)]) ids.set(node.data.id, node);
        expect(new Set(ids.values())).toEqual(new Set(after));
      }),
      { numRuns: 40 },
    );
  });

  it('are all new at first', () => {
    expect(diffNodes([], nodesOf([relationship('A', 'R')])).add).toHaveLength(2);
  });
});

describe('a line', () => {
  it('says its share in words', () => {
    expect(lineWords(relationshipIn('A', 'R', { percentage_min: 25, percentage_max: 50 }), 'en')).toBe('25–50\u00a0%');
  });

  it('says that a share is not stated: of a line alone, "unknown" could be anything', () => {
    expect(lineWords(relationshipIn('A', 'R', {}), 'en')).toBe('share not stated');
  });

  it.each([
    [{ confidence: 60, ownership_percentage: 50 }, true],
    [{ confidence: 61, ownership_percentage: 50 }, false],
    [{ ownership_percentage: 50 }, false],
    [{ confidence: 99 }, true],
  ])('is dashed for %j: %s', (properties, dashed) => {
    expect(isUncertain(relationshipIn('A', 'R', properties))).toBe(dashed);
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
  const nodes = toNodes(model, new Map([[ROOT.id, { x: 0, y: 0 }]]), 'en', marks);
  expect(nodes.map(({ data }) => data.label)).toEqual([expected]);
});
