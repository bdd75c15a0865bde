import { withoutControls } from '@/lib/shared/text';
import { aboutText } from './about';
import type { Extract } from './extract';
import { entityFields, type Field, relationshipFields } from './fields';

/** Cytoscape JSON (`.cyjs`): what Cytoscape and Cytoscape.js open. What nobody knows is no field. */
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
          data: { id: one.id, source: one.parent, target: one.child, ...dataOf(relationshipFields(extract), one) },
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
