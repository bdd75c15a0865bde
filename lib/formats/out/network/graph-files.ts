import { type Entity, nameOf, type Relationship, strength } from '@/lib/network/model';
import { withoutControls, XML_DECLARATION } from '@/lib/shared/text';
import { element, type Markup, printMarkup, printPieces, textElement } from './element';
import { aboutText, type Extract, entityFields, type Field, relationshipFields, relationshipSources } from './extract';

const edgeFields = (extract: Extract): readonly Field<Relationship>[] => [
  ...relationshipFields(extract),
  ...relationshipSources(extract),
];

/** GraphML 1.0 (graphml.graphdrawing.org): edges run from owner to owned, facts are `data` under the interface's names. */
export function* graphml(extract: Extract): Generator<string> {
  const nodes = [...entityFields(extract), ...placeFields(extract)];
  const edges = edgeFields(extract);
  yield XML_DECLARATION;
  yield* printPieces('graphml', { xmlns: 'http://graphml.graphdrawing.org/xmlns' }, contents());

  function* contents(): Generator<string> {
    const keys = [...nodes.map(keyFor('node')), ...edges.map(keyFor('edge'))];
    yield* [textElement('desc', {}, aboutText(extract)), ...keys].map(printMarkup);
    yield* printPieces('graph', { id: 'network', edgedefault: 'directed' }, graph());
  }

  function* graph(): Generator<string> {
    for (const entity of extract.entities) {
      yield printMarkup(element('node', { id: entity.id }, ...graphmlDataOf('node', nodes, entity)));
    }
    for (const one of extract.relationships) {
      const ends = { id: one.id, source: one.parent, target: one.child };
      yield printMarkup(element('edge', ends, ...graphmlDataOf('edge', edges, one)));
    }
  }
}

/** Both kinds of rows may have a field of the same name; a key is for one kind. */
const keyOf = (row: 'node' | 'edge', name: string): string => `${row}_${name}`;

const keyFor =
  (row: 'node' | 'edge') =>
  <R>({ name, type }: Field<R>): Markup =>
    element('key', { id: keyOf(row, name), for: row, 'attr.name': name, 'attr.type': type });

/** Unknown values are not written. */
const graphmlDataOf = <R>(row: 'node' | 'edge', fields: readonly Field<R>[], one: R): Markup[] =>
  fields.flatMap(({ name, read }) => {
    const cell = read(one);
    return cell === null ? [] : [textElement('data', { key: keyOf(row, name) }, String(cell))];
  });

const placeFields = ({ positions }: Extract): Field<{ id: string }>[] =>
  positions
    ? [
        { name: 'x', type: 'double', read: ({ id }) => positions.get(id)?.x ?? null },
        { name: 'y', type: 'double', read: ({ id }) => positions.get(id)?.y ?? null },
      ]
    : [];

/** Cytoscape JSON (`.cyjs`), for Cytoscape and Cytoscape.js. Unknown values have no field. */
export const cytoscapeJson = (extract: Extract): string =>
  `${JSON.stringify(
    {
      data: { name: extract.about.title, about: aboutText(extract) },
      elements: {
        nodes: extract.entities.map((entity) => {
          const place = extract.positions?.get(entity.id);
          return {
            data: { id: entity.id, ...dataOf(entityFields(extract), entity) },
            ...(place && { position: { x: place.x, y: place.y } }),
          };
        }),
        edges: extract.relationships.map((one) => ({
          data: { id: one.id, source: one.parent, target: one.child, ...dataOf(edgeFields(extract), one) },
        })),
      },
    },
    null,
    1,
  )}\n`;

const dataOf = <R>(fields: readonly Field<R>[], one: R): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, read }) => {
      const cell = read(one);
      return cell === null ? [] : [[name, typeof cell === 'string' ? withoutControls(cell) : cell]];
    }),
  );

/** GEXF 1.3 (gexf.net): edges run from owner to owned, and exist from their start date to their end date. */
export function* gexf(extract: Extract): Generator<string> {
  const [nodes, edges] = [entityFields(extract), edgeFields(extract)];
  yield XML_DECLARATION;
  const spaces = { xmlns: 'http://gexf.net/1.3', 'xmlns:viz': 'http://gexf.net/1.3/viz', version: '1.3' };
  yield* printPieces('gexf', spaces, contents());

  function* contents(): Generator<string> {
    const creator = textElement('creator', {}, 'Firmament');
    const description = textElement('description', {}, aboutText(extract));
    yield printMarkup(element('meta', { lastmodifieddate: extract.about.taken_at.slice(0, 10) }, creator, description));
    yield* printPieces('graph', { defaultedgetype: 'directed', mode: 'dynamic', timeformat: 'date' }, graph());
  }

  function* graph(): Generator<string> {
    yield* [attributesOf('node', nodes), attributesOf('edge', edges)].map(printMarkup);
    yield* printPieces(
      'nodes',
      {},
      each(extract.entities, (entity) => nodeOf(extract, nodes, entity)),
    );
    yield* printPieces(
      'edges',
      {},
      each(extract.relationships, (one) => edgeOf(edges, one)),
    );
  }
}

function* each<T>(rows: readonly T[], toMarkup: (row: T) => Markup): Generator<string> {
  for (const row of rows) yield printMarkup(toMarkup(row));
}

const attributesOf = <R>(owner: 'node' | 'edge', fields: readonly Field<R>[]): Markup =>
  element(
    'attributes',
    { class: owner, mode: 'static' },
    ...fields.map(({ name, type }) => element('attribute', { id: name, title: name, type })),
  );

function nodeOf(extract: Extract, fields: readonly Field<Entity>[], entity: Entity): Markup {
  const place = extract.positions?.get(entity.id);
  return element(
    'node',
    { id: entity.id, label: nameOf(entity, entity.id) },
    valuesOf(fields, entity),
    // Its y grows upwards, ours downwards.
    ...(place ? [element('viz:position', { x: place.x, y: 0 - place.y, z: 0 })] : []),
  );
}

const edgeOf = (fields: readonly Field<Relationship>[], one: Relationship): Markup =>
  element(
    'edge',
    {
      id: one.id,
      source: one.parent,
      target: one.child,
      kind: one.type,
      // A weight cannot be unknown: readers assume 1 without one.
      weight: one.share.kind === 'unknown' ? undefined : strength(one.share),
      start: dayIn(one.from),
      end: one.ended ? dayIn(one.to) : undefined,
    },
    valuesOf(fields, one),
  );

const dayIn = (date: string | undefined): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];

const valuesOf = <R>(fields: readonly Field<R>[], one: R): Markup =>
  element(
    'attvalues',
    {},
    ...fields.flatMap(({ name, read }) => {
      const value = read(one);
      return value === null ? [] : [element('attvalue', { for: name, value: String(value) })];
    }),
  );
