import type { Case } from '../case/case';
import { groupOf } from '../case/groups';
import type { Selection } from '../filter';
import { byName } from '../layout';
import { type NetworkModel, otherEnd } from '../model';
import { byStrength, type Relationship } from '../relationship';
import type { DrawnNode } from './drawn';

/** Of the leaves on one side of an entity so many are drawn, the strongest: more are a fan that says less than its number. */
export const MAX_LEAVES = 25;

interface Leaf {
  id: string;
  of: string;
  side: 'owners' | 'owned';
  strongest: Relationship;
}

/**
 * For each entity that is drawn in a stack, that stack's node: of the leaves of one entity on one side the strongest
 * are drawn, the others fold into one node (Open Ownership's visualisation system, "stacks"). What somebody has
 * expanded, pinned, noted, grouped or collapsed stays by itself.
 */
export function stacksOf(model: NetworkModel, view: Case, kept: Selection, most: number): Map<string, DrawnNode> {
  const fans = new Map<string, Leaf[]>();
  for (const leaf of leavesOf(kept)) {
    if (view.unstacked.has(leaf.of) || isOnItsOwn(model, view, leaf.id)) continue;
    const key = `stack ${leaf.side} ${leaf.of}`;
    const fan = fans.get(key);
    if (fan) fan.push(leaf);
    else fans.set(key, [leaf]);
  }
  const stacks = new Map<string, DrawnNode>();
  for (const [id, fan] of fans) {
    // A stack of one would take the room of the one that it hides.
    if (fan.length <= most + 1) continue;
    fan.sort((a, b) => byStrength(a.strongest, b.strongest) || byName(model, a.id, b.id));
    for (const { id: leaf, of, side } of fan.slice(most)) {
      stacks.set(leaf, { id, kind: 'stack', members: [], of, side });
    }
  }
  return stacks;
}

function isOnItsOwn(model: NetworkModel, view: Case, id: string): boolean {
  const entity = model.entities.get(id);
  return (
    view.roots.includes(id) ||
    model.expanded.has(id) ||
    view.pins.has(id) ||
    view.notes.has(id) ||
    view.collapsed.has(id) ||
    (entity !== undefined && groupOf(view, entity) !== undefined)
  );
}

/** Whoever has relationships with one other entity only, all in one direction. */
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
