import { type Entity, nameOf, type Relationship, strength } from '@/lib/network/model';
import { withoutControls, XML_DECLARATION } from '@/lib/shared/text';
import { element, type Markup, printMarkup, textElement } from './element';
import { aboutText, type Extract, entityFields, type Field, relationshipFields, relationshipSources } from './extract';

const edgeFields = (extract: Extract): readonly Field<Relationship>[] => [
  ...relationshipFields(extract),
  ...relationshipSources(extract),
];

/** GraphML 1.0 (graphml.graphdrawing.org): edges run from owner to owned, facts are `data` under the interface's names. */
export function graphml(extract: Extract): string {
  const nodeFields = [...entityFields(extract), ...placeFields(extract)];
  return xmlFile(
    'graphml',
    { xmlns: 'http://graphml.graphdrawing.org/xmlns' },
    textElement('desc', {}, aboutText(extract)),
    ...nodeFields.map(keyFor('node')),
    ...edgeFields(extract).map(keyFor('edge')),
    element(
      'graph',
      { id: 'network', edgedefault: 'directed' },
      ...extract.entities.map((entity) =>
        element('node', { id: entity.id }, ...graphmlDataOf('node', nodeFields, entity)),
      ),
      ...extract.relationships.map((one) =>
        element(
          'edge',
          { id: one.id, source: one.parent, target: one.child },
          ...graphmlDataOf('edge', edgeFields(extract), one),
        ),
      ),
    ),
  );
}

/** A document with one element at its top. */
const xmlFile = (...parts: Parameters<typeof element>): string =>
  XML_DECLARATION + printMarkup(element(...parts)).trimEnd();

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
export const gexf = (extract: Extract): string =>
  xmlFile(
    'gexf',
    { xmlns: 'http://gexf.net/1.3', 'xmlns:viz': 'http://gexf.net/1.3/viz', version: '1.3' },
    element(
      'meta',
      { lastmodifieddate: extract.about.taken_at.slice(0, 10) },
      textElement('creator', {}, 'Firmament'),
      textElement('description', {}, aboutText(extract)),
    ),
    element(
      'graph',
      { defaultedgetype: 'directed', mode: 'dynamic', timeformat: 'date' },
      attributesOf('node', entityFields(extract)),
      attributesOf('edge', edgeFields(extract)),
      element('nodes', {}, ...extract.entities.map((entity) => nodeOf(extract, entity))),
      element('edges', {}, ...extract.relationships.map((one) => edgeOf(extract, one))),
    ),
  );

const attributesOf = <R>(owner: 'node' | 'edge', fields: readonly Field<R>[]): Markup =>
  element(
    'attributes',
    { class: owner, mode: 'static' },
    ...fields.map(({ name, type }) => element('attribute', { id: name, title: name, type })),
  );

function nodeOf(extract: Extract, entity: Entity): Markup {
  const place = extract.positions?.get(entity.id);
  return element(
    'node',
    { id: entity.id, label: nameOf(entity, entity.id) },
    valuesOf(entityFields(extract), entity),
    // Its y grows upwards, ours downwards.
    ...(place ? [element('viz:position', { x: place.x, y: 0 - place.y, z: 0 })] : []),
  );
}

const edgeOf = (extract: Extract, one: Relationship): Markup =>
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
    valuesOf(edgeFields(extract), one),
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
