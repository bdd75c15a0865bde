import { XML_DECLARATION } from '@/lib/shared/markup';
import { aboutText } from './about';
import { element, textElement } from './element';
import type { Extract } from './extract';
import { entityFields, type Field, relationshipFields } from './fields';

/** GraphML 1.0 (graphml.graphdrawing.org): edges run from owner to owned, facts are `data` under the interface's names. */
export function graphml(extract: Extract): string {
  const nodeFields = [...entityFields(extract), ...placeFields(extract)];
  return `${XML_DECLARATION}${element(
    'graphml',
    { xmlns: 'http://graphml.graphdrawing.org/xmlns' },
    textElement('desc', {}, aboutText(extract)),
    ...nodeFields.map(keyFor('node')),
    ...relationshipFields(extract).map(keyFor('edge')),
    element(
      'graph',
      { id: 'network', edgedefault: 'directed' },
      ...extract.entities.map((entity) => element('node', { id: entity.id }, ...dataOf('node', nodeFields, entity))),
      ...extract.relationships.map((one) =>
        element(
          'edge',
          { id: one.id, source: one.parent, target: one.child },
          ...dataOf('edge', relationshipFields(extract), one),
        ),
      ),
    ),
  ).trimEnd()}`;
}

/** Two kinds of rows may have a field of one name; a key is for one of them. */
const keyOf = (row: 'node' | 'edge', name: string): string => `${row}_${name}`;

const keyFor =
  (row: 'node' | 'edge') =>
  <R>({ name, type }: Field<R>): string =>
    element('key', { id: keyOf(row, name), for: row, 'attr.name': name, 'attr.type': type });

/** What nobody knows is not written. */
const dataOf = <R>(row: 'node' | 'edge', fields: readonly Field<R>[], one: R): string[] =>
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
