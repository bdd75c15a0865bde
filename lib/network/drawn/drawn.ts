import type { Case } from '../case/case';
import { groupOf } from '../case/groups';
import { impliedParents, type Selection, visible } from '../filter';
import { inTurn, levelsOf, MAX_NEIGHBOURS_DRAWN } from '../layout';
import type { NetworkModel, Relationship } from '../model';
import { foldBranches, stacksOf } from './stacks';

/** Leaves drawn on one side of an entity, the strongest first: a larger fan says less than its number. */
export const MAX_LEAVES = 25;

/** The same in a structure chart, which has a row for each. */
export const MAX_ROWS = 150;

/** Of a network with more nodes than the first number, about as many as the second are drawn: branches form stacks. */
export const READABLE = { above: 300, nodes: 200 } as const;

interface Behind {
  /** For each hidden entity, the first collapsed entity it lies behind. */
  by: ReadonlyMap<string, string>;
  /** `{ behind }` for a collapsed entity that hides others. */
  badge(id: string): { behind?: number };
}

const NOTHING: Behind = { by: new Map(), badge: () => ({}) };

/** What lies behind each collapsed entity. Entities hidden by two of them count for both. */
function behindCollapsed(selection: Selection, kept: Selection, collapsed: ReadonlySet<string>): Behind {
  if (selection.entities.size === kept.entities.size) return NOTHING;
  const neighbours = unseenNeighbours(selection, kept);
  const by = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const id of collapsed) {
    if (!kept.entities.has(id)) continue;
    const reached = new Set(neighbours.get(id));
    for (const one of reached) for (const next of neighbours.get(one) ?? []) reached.add(next);
    for (const one of reached) if (!by.has(one)) by.set(one, id);
    if (reached.size > 0) counts.set(id, reached.size);
  }
  return { by, badge: (id) => (counts.has(id) ? { behind: counts.get(id) } : {}) };
}

function unseenNeighbours({ relationships }: Selection, kept: Selection): Map<string, string[]> {
  const neighbours = new Map<string, string[]>();
  const add = (from: string, to: string) => {
    if (kept.entities.has(to)) return;
    const known = neighbours.get(from);
    if (known) known.push(to);
    else neighbours.set(from, [to]);
  };
  for (const { parent, child } of relationships) {
    add(parent, child);
    add(child, parent);
  }
  return neighbours;
}

/** The lines between drawn nodes; relationships within one stack or group have none. */
function edgesOf(relationships: readonly Relationship[], nodeOf: ReadonlyMap<string, string>): DrawnEdge[] {
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

export interface ProjectionLimits {
  /** Nodes drawn at once; a picture with more is unreadable. */
  nodes: number;
  /** Leaves drawn on one side of an entity; the others form a stack. */
  leaves: number;
  /** Nodes above which branches form stacks, and about how many are left then. */
  readable?: { above: number; nodes: number };
  /** Entities that are in no stack. */
  named?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

const LIMITS: ProjectionLimits = { nodes: MAX_NEIGHBOURS_DRAWN, leaves: MAX_LEAVES };

/** What the case shows of the model. The limits apply to the first view; `Infinity` lifts one. */
export function project(model: NetworkModel, view: Case, limits: ProjectionLimits = LIMITS): Projection {
  const { roots, hidden, collapsed, filter, days } = view;
  const selection = visible(model, filter, { roots, hidden, days });
  const seen = collapsed.size === 0 ? selection : visible(model, filter, { roots, hidden, days, collapsed });
  const implied = impliedParents(seen.relationships);
  const kept =
    implied.size === 0 ? seen : { ...seen, relationships: seen.relationships.filter((one) => !implied.has(one)) };
  const behind = behindCollapsed(selection, kept, collapsed);
  const all = nodesOf(model, view, kept, limits).map((node) => ({ ...node, ...behind.badge(node.id) }));
  const nodes = all.slice(0, limits.nodes);
  const nodeOf = new Map(nodes.flatMap(({ id, members }) => members.map((member) => [member, id] as const)));
  return {
    selection,
    nodes,
    edges: edgesOf(kept.relationships, nodeOf),
    implied: new Set([...implied].map(({ id }) => id)),
    frames: framesOf(view, nodes),
    where: whereaboutsOf(selection, nodes, behind.by),
    notDrawn: {
      collapsed: selection.entities.size - kept.entities.size,
      beyond: kept.entities.size - nodeOf.size,
      beyondRelationships: kept.relationships.filter(({ parent, child }) => !nodeOf.has(parent) || !nodeOf.has(child))
        .length,
      hidden: hidden.size === 0 ? 0 : visible(model, filter, { roots, days }).entities.size - selection.entities.size,
    },
  };
}

/** All nodes by priority: nearest to the roots first, the strongest of each side in turn. */
function nodesOf(model: NetworkModel, view: Case, kept: Selection, limits: ProjectionLimits): DrawnNode[] {
  const { leaves, readable, named = NONE } = limits;
  const roots = view.roots.filter((id) => kept.entities.has(id));
  const order = inTurn(levelsOf(roots, kept));
  const nodesWith = (stacks: ReadonlyMap<string, DrawnNode>): DrawnNode[] => {
    const nodes = new Map<string, DrawnNode & { members: string[] }>();
    for (const [id] of order) {
      const node = nodeFor(model, view, id, stacks.get(id));
      const known = nodes.get(node.id);
      if (known) known.members.push(id);
      else nodes.set(node.id, { ...node, members: [id] });
    }
    return [...nodes.values()];
  };
  const source = { model, view, kept, named };
  const stacks = stacksOf(source, leaves);
  const nodes = nodesWith(stacks);
  if (!readable || nodes.length <= readable.above) return nodes;
  return nodesWith(foldBranches(source, order, stacks, readable.nodes));
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
): Map<string, PictureLocation> {
  const where = new Map<string, PictureLocation>([...selection.entities].map((id) => [id, { in: 'beyond' }]));
  for (const [id, by] of collapsedBy) where.set(id, { in: 'collapsed', node: by });
  for (const { id: node, kind, members } of nodes) {
    for (const member of members) where.set(member, { in: PLACES[kind], node });
  }
  return where;
}

/** One node of the picture. An entity's node has the entity's id; other ids contain a space, which no path does. */
export interface DrawnNode {
  id: string;
  kind: 'entity' | 'stack' | 'group';
  /** The entities it represents. */
  members: readonly string[];
  /** Of a stack: the entity of these leaves, and whether they own it or are owned by it. */
  of?: string;
  side?: 'owners' | 'owned';
  /** Of a closed group, its name; untrusted. */
  name?: string;
  /** The open group that contains it. */
  frame?: string;
  /** Of a collapsed entity: how many entities lie behind it. */
  behind?: number;
}

/** Between two entities, one per relationship; if an end is a stack or a group, one per direction. */
export interface DrawnEdge {
  id: string;
  source: string;
  target: string;
  relationships: readonly Relationship[];
}

/** An open group with members in the picture. */
interface Frame {
  id: string;
  name: string;
}

/** Where a listed entity is in the picture. `node`: the node that represents or hides it. */
type PictureLocation =
  | { in: 'picture' | 'stack' | 'group' | 'collapsed'; node: string }
  /** Beyond the limit of drawn nodes. */
  | { in: 'beyond' };

/** Whether a relationship has no line in the picture, because an end is drawn with others or not at all. */
export const isUndrawn = ({ parent, child }: Relationship, where: Projection['where']): boolean =>
  [parent, child].some((id) => where.get(id)?.in !== 'picture');

/** What a case shows of a model, as list and as picture: each selected entity is in exactly one place. */
export interface Projection {
  /** Everything that passes the filter and is connected to a root, as listed and tabulated. */
  selection: Selection;
  nodes: readonly DrawnNode[];
  edges: readonly DrawnEdge[];
  /** Ids of relationships without a line, because other lines show the steps. */
  implied: ReadonlySet<string>;
  frames: readonly Frame[];
  where: ReadonlyMap<string, PictureLocation>;
  /** Counts of the selection without a line in the picture, displayed beside it. */
  notDrawn: {
    /** Entities behind collapsed ones. */
    collapsed: number;
    /** Entities and relationships beyond the limit. */
    beyond: number;
    beyondRelationships: number;
    /** Hidden entities and those that only they connect. */
    hidden: number;
  };
}
