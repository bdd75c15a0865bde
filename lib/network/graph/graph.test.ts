import { describe, expect, it } from 'vitest';
import { buildModel } from '../model';
import { ROOT, relationship } from '../network.fixture';
import { buildGraph, dayOf, heldOn, itemsOf, nodeOf, notEnded } from './graph';
import { graphFrom, relationshipsFrom } from './graph.fixture';
import { declaresControl, NATURES, natureOf } from './slots';

const graphOfOne = (properties: Parameters<typeof relationship>[2]) =>
  buildGraph(buildModel(ROOT, [relationship('A', 'R', properties)]));

describe('a graph', () => {
  it('is built from a model, with edges from owner to owned', () => {
    const graph = buildGraph(buildModel(ROOT, [relationship('A', 'R'), relationship('R', 'B')]));
    const root = nodeOf(graph, ROOT.id);
    expect(graph.ids).toHaveLength(3);
    expect([...itemsOf(graph.owners, root)].map((edge) => graph.relationships[edge]?.child)).toEqual([ROOT.id]);
    expect([...itemsOf(graph.owned, root)].map((edge) => graph.relationships[edge]?.parent)).toEqual([ROOT.id]);
  });

  it('contains entities without relationships, and throws for unknown ones', () => {
    const graph = buildGraph(buildModel(ROOT, []));
    expect(nodeOf(graph, ROOT.id)).toBe(0);
    expect(() => nodeOf(graph, 'stranger')).toThrow(RangeError);
  });

  it.each([
    [{ ownership_percentage: 60 }, 0.6, 0.6, 1],
    [{ percentage_min: 25, percentage_max: 50 }, 0.25, 0.5, 1],
    [{ percentage_min: 50, percentage_max: 25 }, 0.25, 0.5, 1],
    [{ ownership_percentage: -5 }, 0, 0, 1],
    [{}, 0, 1, 0],
  ])('reads the share of %j as %d to %d', (properties, low, high, known) => {
    const graph = graphOfOne(properties);
    expect([graph.low[0], graph.high[0], graph.known[0]]).toEqual([low, high, known]);
  });

  it.each([
    [{}, '2020-01-01', true],
    [{ earliest_date: '2020-01-01' }, '2019-12-31', false],
    [{ earliest_date: '2020-01-01' }, '2020-01-01', true],
    [{ latest_date: '2021-01-01', latest_date_type: '=' }, '2020-12-31', true],
    [{ latest_date: '2021-01-01', latest_date_type: '=' }, '2021-01-01', false],
    [{ latest_date: '2021-01-01', latest_date_type: '>' }, '2022-01-01', true],
    [{ is_deletion: true }, '2020-01-01', false],
  ])('with dates %j counts on %s: %s', (properties, date, held) => {
    expect(heldOn(dayOf(date) ?? Number.NaN)(graphOfOne(properties), 0)).toBe(held);
  });

  it('excludes what has ended if no day is given', () => {
    expect(notEnded(graphOfOne({ latest_date: '2021-01-01', latest_date_type: '=' }), 0)).toBe(false);
    expect(notEnded(graphOfOne({ latest_date: '2021-01-01', latest_date_type: '>' }), 0)).toBe(true);
  });
});

describe('the nature of a share', () => {
  it.each([
    ['A>B 60', 'ownership'],
    ['A>B 60 subsidiary', 'ownership'],
    ['A>B ? subsidiary', 'ownership'],
    ['A>B ? has_subsidiary', 'ownership'],
    ['A>B 60 votes', 'voting'],
    ['A>B 60 control', 'voting'],
    ['A>B ? influence', 'control'],
    ['A>B ? board', 'control'],
  ])('of %s is %s', (line, nature) => {
    expect(relationshipsFrom(line).map(natureOf)).toEqual([nature]);
    expect(NATURES[graphFrom(line).nature[0] ?? -1]).toBe(nature);
  });

  it('is ownership if both shares and votes are named', () => {
    const [one] = relationshipsFrom('A>B 60 votes');
    expect(one && natureOf({ ...one, interests: ['voting_rights', 'share_ownership'] })).toBe('ownership');
  });

  it.each([
    ['A>B ? subsidiary', true],
    ['A>B 30 subsidiary', false],
    ['A>B ? board', true],
    ['A>B ? influence', false],
    ['A>B ?', false],
  ])('%s declares control: %s', (line, declared) => {
    expect(relationshipsFrom(line).map(declaresControl)).toEqual([declared]);
  });
});
