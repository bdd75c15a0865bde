import type { Case } from '../case/case';
import { groupOf } from '../case/groups';
import { type Selection, visible } from '../filter';
import { levelsOf } from '../levels';
import type { NetworkModel } from '../model';
import { inTurn, MAX_NEIGHBOURS_DRAWN } from '../strongest';
import { behindCollapsed } from './behind';
import type { DrawnNode, Frame, Projection, Whereabouts } from './drawn';
import { edgesOf } from './edges';
import { MAX_LEAVES, stacksOf } from './stacks';

export interface ProjectionLimits {
  /** Nodes drawn at once; more is a picture that nobody can read. */
  nodes: number;
  /** Leaves of one entity on one side that are drawn one by one; all others of them are one stack. */
  leaves: number;
}

const LIMITS: ProjectionLimits = { nodes: MAX_NEIGHBOURS_DRAWN, leaves: MAX_LEAVES };

/** What the case shows of the model. The limits are for the first view; `Infinity` lifts either. */
export function project(model: NetworkModel, view: Case, limits: ProjectionLimits = LIMITS): Projection {
  const { roots, hidden, collapsed, filter, days } = view;
  const selection = visible(model, filter, { roots, hidden, days });
  const kept = collapsed.size === 0 ? selection : visible(model, filter, { roots, hidden, days, collapsed });
  const behind = behindCollapsed(selection, kept, collapsed);
  const all = nodesOf(model, view, kept, limits.leaves).map((node) => ({ ...node, ...behind.badge(node.id) }));
  const nodes = all.slice(0, limits.nodes);
  const nodeOf = new Map(nodes.flatMap(({ id, members }) => members.map((member) => [member, id] as const)));
  return {
    selection,
    nodes,
    edges: edgesOf(kept.relationships, nodeOf),
    frames: framesOf(view, nodes),
    where: whereaboutsOf(selection, nodes, behind.by),
    untold: {
      collapsed: selection.entities.size - kept.entities.size,
      beyond: kept.entities.size - nodeOf.size,
      beyondRelationships: kept.relationships.filter(({ parent, child }) => !nodeOf.has(parent) || !nodeOf.has(child))
        .length,
      hidden: hidden.size === 0 ? 0 : visible(model, filter, { roots, days }).entities.size - selection.entities.size,
    },
  };
}

/** All nodes in the order in which they deserve a place: nearest to the roots first, the strongest of each side in turn. */
function nodesOf(model: NetworkModel, view: Case, kept: Selection, leaves: number): DrawnNode[] {
  const roots = view.roots.filter((id) => kept.entities.has(id));
  const stacks = stacksOf(model, view, kept, leaves);
  const nodes = new Map<string, DrawnNode & { members: string[] }>();
  for (const [id] of inTurn(levelsOf(roots, kept))) {
    const node = nodeFor(model, view, id, stacks.get(id));
    const known = nodes.get(node.id);
    if (known) known.members.push(id);
    else nodes.set(node.id, { ...node, members: [id] });
  }
  return [...nodes.values()];
}

function nodeFor(model: NetworkModel, view: Case, id: string, stack: DrawnNode | undefined): DrawnNode {
  const entity = model.entities.get(id);
  const group = entity && groupOf(view, entity);
  if (group?.closed) return { id: `group ${group.id}`, kind: 'group', members: [], name: group.name };
  if (stack) return stack;
  return { id, kind: 'entity', members: [], ...(group && { frame: group.id }) };
}

function framesOf({ groups }: Case, nodes: readonly DrawnNode[]): Frame[] {
  const used = new Set(nodes.map(({ frame }) => frame));
  return groups.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, name }));
}

const PLACES = { entity: 'picture', stack: 'stack', group: 'group' } as const;

function whereaboutsOf(
  selection: Selection,
  nodes: readonly DrawnNode[],
  collapsedBy: ReadonlyMap<string, string>,
): Map<string, Whereabouts> {
  const where = new Map<string, Whereabouts>([...selection.entities].map((id) => [id, { in: 'beyond' }]));
  for (const [id, by] of collapsedBy) where.set(id, { in: 'collapsed', node: by });
  for (const { id: node, kind, members } of nodes) {
    for (const member of members) where.set(member, { in: PLACES[kind], node });
  }
  return where;
}
