import { type Entity, nameOf } from '@/lib/network/entity';
import type { Relationship } from '@/lib/network/relationship';
import { strength } from '@/lib/network/share';
import { XML_DECLARATION } from '@/lib/shared/markup';
import { aboutText } from './about';
import { element, textElement } from './element';
import type { Extract } from './extract';
import { entityFields, type Field, relationshipFields } from './fields';

/** GEXF 1.3 (gexf.net): edges run from owner to owned, and are there from their first day to the day of their end. */
export const gexf = (extract: Extract): string =>
  `${XML_DECLARATION}${element(
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
      attributesOf('edge', relationshipFields(extract)),
      element('nodes', {}, ...extract.entities.map((entity) => nodeOf(extract, entity))),
      element('edges', {}, ...extract.relationships.map((one) => edgeOf(extract, one))),
    ),
  ).trimEnd()}`;

const attributesOf = <R>(owner: 'node' | 'edge', fields: readonly Field<R>[]): string =>
  element(
    'attributes',
    { class: owner, mode: 'static' },
    ...fields.map(({ name, type }) => element('attribute', { id: name, title: name, type })),
  );

function nodeOf(extract: Extract, entity: Entity): string {
  const place = extract.positions?.get(entity.id);
  return element(
    'node',
    { id: entity.id, label: nameOf(entity, entity.id) },
    valuesOf(entityFields(extract), entity),
    // Its y grows upwards, ours downwards.
    ...(place ? [element('viz:position', { x: place.x, y: 0 - place.y, z: 0 })] : []),
  );
}

const edgeOf = (extract: Extract, one: Relationship): string =>
  element(
    'edge',
    {
      id: one.id,
      source: one.parent,
      target: one.child,
      kind: one.type,
      // A weight cannot be unknown: without one every reader takes 1.
      weight: one.share.kind === 'unknown' ? undefined : strength(one.share),
      start: dayIn(one.from),
      end: one.ended ? dayIn(one.to) : undefined,
    },
    valuesOf(relationshipFields(extract), one),
  );

const dayIn = (date: string | undefined): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];

const valuesOf = <R>(fields: readonly Field<R>[], one: R): string =>
  element(
    'attvalues',
    {},
    ...fields.flatMap(({ name, read }) => {
      const value = read(one);
      return value === null ? [] : [element('attvalue', { for: name, value: String(value) })];
    }),
  );
