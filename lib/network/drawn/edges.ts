import type { Relationship } from '../relationship';
import type { DrawnEdge } from './drawn';

/** The lines between drawn nodes; what lies within one stack or group has none. */
export function edgesOf(relationships: readonly Relationship[], nodeOf: ReadonlyMap<string, string>): DrawnEdge[] {
  const edges = new Map<string, DrawnEdge & { relationships: Relationship[] }>();
  for (const one of relationships) {
    const source = nodeOf.get(one.parent);
    const target = nodeOf.get(one.child);
    if (source === undefined || target === undefined) continue;
    const isBundled = source !== one.parent || target !== one.child;
    if (isBundled && source === target) continue;
    const id = isBundled ? `bundle ${source} ${target}` : one.id;
    const known = edges.get(id);
    if (known) known.relationships.push(one);
    else edges.set(id, { id, source, target, relationships: [one] });
  }
  return [...edges.values()];
}
