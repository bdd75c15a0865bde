import type { Case } from '../case/case';
import { groupOf } from '../case/groups';
import type { Selection } from '../filter';
import { byName, type inTurn } from '../layout';
import { byStrength, type NetworkModel, otherEnd, type Relationship } from '../model';
import type { DrawnNode } from './drawn';

/** How much of a branch is drawn once it is opened, besides the neighbours of the opened entity. */
const MOST_OF_BRANCH = 60;

/** Owners above the roots that are kept, the strongest first: the heads say whose network it is. */
const MOST_ABOVE = 40;

interface Leaf {
  id: string;
  of: string;
  side: 'owners' | 'owned';
  strongest: Relationship;
}

/** The node in which each entity is drawn together with others. */
type Stacks = Map<string, DrawnNode>;

interface StackSource {
  model: NetworkModel;
  view: Case;
  kept: Selection;
  /** Entities that are drawn separately whatever their importance: focused, selected, on a path. */
  named: ReadonlySet<string>;
}

const stackOf = (of: string, side: Leaf['side']): DrawnNode => ({
  id: `stack ${side} ${of}`,
  kind: 'stack',
  members: [],
  of,
  side,
});

/**
 * The stack of each stacked entity. On each side of an entity the strongest leaves are drawn; the others become one node
 * (Open Ownership's visualisation system, "stacks"). Entities that the user expanded, pinned, annotated, grouped or
 * collapsed are never stacked.
 */
export function stacksOf({ model, view, kept, named }: StackSource, most: number): Stacks {
  const fans = new Map<string, Leaf[]>();
  for (const leaf of leavesOf(kept)) {
    if (view.unstacked.has(leaf.of) || named.has(leaf.id) || isOnItsOwn(model, view, leaf.id)) continue;
    const key = `${leaf.side} ${leaf.of}`;
    const fan = fans.get(key);
    if (fan) fan.push(leaf);
    else fans.set(key, [leaf]);
  }
  const stacks: Stacks = new Map();
  for (const fan of fans.values()) {
    // A stack of one would take as much room as the entity it hides.
    if (fan.length <= most + 1) continue;
    fan.sort((a, b) => byStrength(a.strongest, b.strongest) || byName(model, a.id, b.id));
    for (const { id: leaf, of, side } of fan.slice(most)) stacks.set(leaf, stackOf(of, side));
  }
  return stacks;
}

function isOnItsOwn(model: NetworkModel, view: Case, id: string): boolean {
  const entity = model.entities.get(id);
  return model.expanded.has(id) || isMarked(view, id) || (entity !== undefined && groupOf(view, entity) !== undefined);
}

const isMarked = (view: Case, id: string): boolean =>
  view.roots.includes(id) || view.pins.has(id) || view.notes.has(id) || view.tags.has(id) || view.collapsed.has(id);

/** Entities with relationships to only one other entity, all in one direction. */
function leavesOf({ relationships }: Selection): Leaf[] {
  const touching = new Map<string, Relationship[]>();
  for (const one of relationships) {
    for (const id of new Set([one.parent, one.child])) {
      const known = touching.get(id);
      if (known) known.push(one);
      else touching.set(id, [one]);
    }
  }
  return [...touching].flatMap(([id, own]) => leafOf(id, own) ?? []);
}

function leafOf(id: string, own: readonly Relationship[]): Leaf | undefined {
  const [strongest] = own.toSorted(byStrength);
  if (!strongest) return undefined;
  const of = otherEnd(strongest, id);
  const owns = strongest.parent === id;
  const alike = own.every(
    (one) => otherEnd(one, id) === of && (one.parent === id) === owns && one.parent !== one.child,
  );
  return alike ? { id, of, side: owns ? 'owners' : 'owned', strongest } : undefined;
}

/** All entities by priority, each with its place: what it is reached from, and over which side. */
type Order = ReturnType<typeof inTurn>;

/**
 * The stacks of a network with too many entities to be read: besides leaves, whole branches, each in the stack of the
 * entity on which it hangs. Drawn are the owners at the top and then the entities with the most behind them; and
 * whatever the size, what the user marked, named or opened.
 */
export function foldBranches({ model, view, named }: StackSource, order: Order, leaves: Stacks, most: number): Stacks {
  const tree = new Branches(order, leaves);
  for (const id of tree.above().slice(0, MOST_ABOVE)) tree.draw(id);
  for (const id of tree.bySize()) {
    if (tree.nodes >= most) break;
    tree.draw(id);
  }
  // Beyond the limit, so that nothing else is folded for it.
  for (const [id] of order) {
    const entity = model.entities.get(id);
    const isGrouped = entity !== undefined && groupOf(view, entity)?.closed;
    if (isGrouped || named.has(id) || view.expanded.includes(id) || isMarked(view, id)) tree.draw(id);
  }
  for (const id of [...view.expanded, ...view.unstacked]) tree.open(id);
  return tree.stacks();
}

/** The network as a tree of which only a part is drawn: no entity without that from which it is reached. */
class Branches {
  /** Drawn entities and the stacks beside them. */
  nodes = 0;
  private readonly drawn = new Set<string>();
  private readonly from = new Map<string, { via: string | undefined; side: Leaf['side'] }>();
  private readonly behind = new Map<string, string[]>();
  /** By side of an entity: how many of its neighbours there are not drawn. */
  private readonly waiting = new Map<string, number>();

  constructor(
    private readonly order: Order,
    private readonly leaves: Stacks,
  ) {
    const levels = new Map(order.map(([id, { level }]) => [id, level]));
    for (const [id, { via, level }] of order) {
      const side = via !== undefined && level < (levels.get(via) ?? 0) ? 'owners' : 'owned';
      this.from.set(id, { via, side });
      if (via === undefined) continue;
      const known = this.behind.get(via);
      if (known) known.push(id);
      else this.behind.set(via, [id]);
      this.wait(via, side, 1);
    }
    for (const [id, { via }] of order) if (via === undefined) this.draw(id);
  }

  /** Draws an entity with all that lies between it and a root. */
  draw(id: string): void {
    if (this.drawn.has(id)) return;
    const from = this.from.get(id);
    if (!from) return;
    this.drawn.add(id);
    this.nodes++;
    for (const side of ['owners', 'owned'] as const) if (this.waits(id, side) > 0) this.nodes++;
    if (from.via === undefined) return;
    if (this.drawn.has(from.via) && this.waits(from.via, from.side) === 1) this.nodes--;
    this.wait(from.via, from.side, -1);
    this.draw(from.via);
  }

  /** Draws the neighbours of an entity, and of what lies behind them the largest part. */
  open(id: string): void {
    if (!this.from.has(id)) return;
    this.draw(id);
    const next = (this.behind.get(id) ?? []).filter((one) => !this.leaves.has(one));
    for (const one of next) this.draw(one);
    const branch = new Set(next);
    for (const one of branch) for (const further of this.behind.get(one) ?? []) branch.add(further);
    const most = this.nodes + MOST_OF_BRANCH;
    for (const one of this.bySize()) {
      if (this.nodes >= most) break;
      if (branch.has(one)) this.draw(one);
    }
  }

  /** Owners of the roots, and theirs. */
  above(): string[] {
    const above = new Set<string>();
    for (const [id] of this.order) {
      const { via, side } = this.from.get(id) ?? {};
      if (via === undefined || side !== 'owners') continue;
      if (above.has(via) || this.from.get(via)?.via === undefined) above.add(id);
    }
    return [...above];
  }

  /** The entities that can be drawn separately, those with the most behind them first. */
  bySize(): string[] {
    this.ranked ??= this.rank();
    return this.ranked;
  }

  private ranked: string[] | undefined;

  private rank(): string[] {
    const sizes = new Map<string, number>();
    for (const [id, { via }] of this.order.toReversed()) {
      const size = (sizes.get(id) ?? 0) + 1;
      sizes.set(id, size);
      if (via !== undefined) sizes.set(via, (sizes.get(via) ?? 0) + size);
    }
    return this.order
      .flatMap(([id]) => (this.leaves.has(id) ? [] : [id]))
      .toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  }

  stacks(): Stacks {
    const stacks: Stacks = new Map();
    const counts = new Map<string, number>();
    for (const [id] of this.order) {
      const { via, side } = this.from.get(id) ?? {};
      if (this.drawn.has(id) || via === undefined || side === undefined) continue;
      const stack = this.drawn.has(via) ? stackOf(via, side) : stacks.get(via);
      if (!stack) continue;
      stacks.set(id, stack);
      counts.set(stack.id, (counts.get(stack.id) ?? 0) + 1);
    }
    // A stack of one would take as much room as the entity it hides.
    for (const [id, stack] of stacks) if (counts.get(stack.id) === 1) stacks.delete(id);
    return stacks;
  }

  private waits(id: string, side: Leaf['side']): number {
    return this.waiting.get(`${side} ${id}`) ?? 0;
  }

  private wait(id: string, side: Leaf['side'], by: number): void {
    this.waiting.set(`${side} ${id}`, this.waits(id, side) + by);
  }
}
