import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeCase } from '@/lib/network/case/case.fixture';
import { visible } from '@/lib/network/filter';
import { buildModel } from '@/lib/network/model';
import { networks, pathOf, ROOT } from '@/lib/network/network.fixture';
import { parseXml, type XmlElement } from '@/lib/testing/xml-reader';
import { ABOUT, EXTRACT, HOSTILE, textOf } from './export.fixture';
import { type Extract, extractOf } from './extract';
import { gexf, graphml } from './graph-files';

const allOf = (element: XmlElement, name: string): XmlElement[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => allOf(child, name)),
];
const attribute = (element: XmlElement | undefined, name: string) => element?.attributes.get(name);

/** Nodes and edges as a reader of either format sees them. */
interface ReadGraph {
  nodes: string[];
  edges: string[];
  nodeValues: Map<string, Map<string, string>>;
  edgeValues: Map<string, Map<string, string>>;
}

function read(text: string, valueName: string, readValue: (element: XmlElement) => [string, string]): ReadGraph {
  const root = parseXml(text);
  const [nodes, edges] = [allOf(root, 'node'), allOf(root, 'edge')];
  const valuesOf = (elements: XmlElement[]) =>
    new Map(elements.map((one) => [attribute(one, 'id') ?? '', new Map(allOf(one, valueName).map(readValue))]));
  return {
    nodes: nodes.map((one) => attribute(one, 'id') ?? ''),
    edges: edges.map((one) => `${attribute(one, 'source')} ${attribute(one, 'target')}`),
    nodeValues: valuesOf(nodes),
    edgeValues: valuesOf(edges),
  };
}

const FORMATS = [
  [
    'GraphML',
    (extract: Extract) => textOf(graphml(extract)),
    (text: string) =>
      read(text, 'data', (one) => [attribute(one, 'key')?.replace(/^(node|edge)_/, '') ?? '', one.content]),
  ],
  [
    'GEXF',
    (extract: Extract) => textOf(gexf(extract)),
    (text: string) => read(text, 'attvalue', (one) => [attribute(one, 'for') ?? '', attribute(one, 'value') ?? '']),
  ],
] as const;

describe.each(FORMATS)('%s', (_, write, readBack) => {
  const graph = readBack(write(EXTRACT));

  it('gives every name back as it was, markup and direction with it', () => {
    const names = ['A', 'B', 'C?', 'D'].map((name) => graph.nodeValues.get(pathOf(name))?.get('name'));
    expect(names).toEqual([HOSTILE.markup, HOSTILE.formula, HOSTILE.arabic, HOSTILE.markdown]);
    expect(graph.nodeValues.get(pathOf('A'))?.get('note')).toBe('Two\nlines & <b>');
  });

  it('distinguishes an exact share, a band and an unknown share', () => {
    const values = (name: string) => [...graph.edgeValues.values()].map((one) => one.get(name));
    expect(values('ownership_percentage').filter(Boolean).sort()).toEqual(['100', '5', '75']);
    expect(values('percentage_min').filter(Boolean)).toEqual(['25']);
    expect(values('share_known').filter((known) => known === 'false')).toHaveLength(1);
  });

  it('names the source, the licence and the page', () => {
    const text = write(EXTRACT);
    for (const expected of ['Example Register', 'https://licence.example/', ABOUT.page_url])
      expect(text).toContain(expected);
  });

  it('holds every entity and relationship of any network, from owner to owned', () => {
    fc.assert(
      fc.property(networks(40), (relationships) => {
        const model = buildModel(ROOT, relationships);
        const extract = extractOf(model, visible(model, wholeCase().filter), ABOUT);
        const any = readBack(write(extract));
        expect(any.nodes).toEqual(extract.entities.map(({ id }) => id));
        expect(any.edges).toEqual(extract.relationships.map(({ parent, child }) => `${parent} ${child}`));
      }),
      { numRuns: 40 },
    );
  });
});

it('GEXF says from when to when an edge is there', () => {
  const edges = allOf(parseXml(textOf(gexf(EXTRACT))), 'edge').map((one) => [
    attribute(one, 'start'),
    attribute(one, 'end'),
  ]);
  expect(edges).toContainEqual(['2010-01-01', '2020-01-01']);
  expect(edges).toContainEqual(['2015-01-01', undefined]);
});

it('no text can end its element or attribute', () => {
  const name = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(name, name, (type, note) => {
      const [first, ...others] = EXTRACT.relationships;
      if (!first) throw new Error('The fixture has no relationship.');
      const hostile = { ...EXTRACT, relationships: [{ ...first, type }, ...others], notes: new Map([[ROOT.id, note]]) };
      for (const write of [graphml, gexf]) expect(allOf(parseXml(textOf(write(hostile))), 'edge')).toHaveLength(5);
    }),
  );
});
