import { ULTIMATE_PARENT } from '@/lib/contract/limits';
import type { Relationship } from '../model';
import type { Adjacency } from './graph';

/**
 * What a share is a share of. They are never added to one another. `distant`: an ultimate parent, or an owner through
 * others, with unknown steps between: it never has a share, as the steps have it.
 */
export const NATURES = ['ownership', 'voting', 'control', 'distant'] as const;
export type Nature = (typeof NATURES)[number];

/** In the interface's spellings (share_ownership, voting_rights) and in others' (shareholding, votingRights). */
const SHARES = /^share|ownership/i;
const VOTES = /vot/i;
const APPOINTMENT = /appoint/i;

/**
 * The interests decide. Without them the share counts as ownership, as the interface names it "ownership_percentage",
 * except for types that mean control: their shares are votes.
 */
export function natureOf({ type, interests, share }: Relationship): Nature {
  if (isDistant({ type, interests })) return 'distant';
  const names = (pattern: RegExp) => interests.some((interest) => pattern.test(interest));
  if (names(SHARES) || SHARES.test(type)) return 'ownership';
  if (names(VOTES)) return 'voting';
  if (!/control/i.test(type)) return 'ownership';
  return share.kind === 'unknown' ? 'control' : 'voting';
}

/** Whether the source leaves the steps between owner and owned open. */
export const isDistant = ({ type, interests }: Pick<Relationship, 'type' | 'interests'>): boolean =>
  type === ULTIMATE_PARENT || interests.includes('indirect');

/** Control stated by a source without a number: a subsidiary, or the right to appoint and remove the board. */
export function declaresControl({ type, interests, share }: Relationship): boolean {
  if (interests.some((interest) => APPOINTMENT.test(interest))) return true;
  return share.kind === 'unknown' && /subsidiary/i.test(type);
}

type Slots = Int32Array | Float64Array | Uint8Array;

/** Reads under checked index access. NaN outside the array, so that errors become visible in the result. */
export const at = (slots: Slots, index: number): number => slots[index] ?? Number.NaN;

export function add(slots: Slots, index: number, amount: number): void {
  slots[index] = at(slots, index) + amount;
}

/**
 * Strongly connected components (Tarjan, Depth-first search and linear graph algorithms, 1972), without recursion, as
 * chains of companies may exceed the stack. `rows` lead from a node to nodes. A component comes after all that it leads
 * to.
 */
export function stronglyConnected(rows: Adjacency): number[][] {
  const search = new Search(rows);
  for (let node = 0; node < rows.size; node++) search.from(node);
  return search.components;
}

class Search {
  readonly components: number[][] = [];
  /** Order of discovery from 1; 0 is not yet discovered. */
  private readonly order: Int32Array;
  private readonly lowest: Int32Array;
  private readonly open: Uint8Array;
  private readonly next: Int32Array;
  private readonly path: number[] = [];
  private readonly waiting: number[] = [];
  private discovered = 0;

  constructor(private readonly rows: Adjacency) {
    this.order = new Int32Array(rows.size);
    this.lowest = new Int32Array(rows.size);
    this.open = new Uint8Array(rows.size);
    this.next = rows.start.slice(0, rows.size);
  }

  from(root: number): void {
    if (at(this.order, root) === 0) this.discover(root);
    for (let node = this.path.at(-1); node !== undefined; node = this.path.at(-1)) this.step(node);
  }

  private discover(node: number): void {
    this.order[node] = this.lowest[node] = ++this.discovered;
    this.open[node] = 1;
    this.path.push(node);
    this.waiting.push(node);
  }

  /** Visits one more neighbour, or leaves the node if there is none. */
  private step(node: number): void {
    const item = at(this.next, node);
    if (item === at(this.rows.start, node + 1)) this.leave(node);
    else {
      this.next[node] = item + 1;
      this.look(node, at(this.rows.items, item));
    }
  }

  private look(node: number, neighbour: number): void {
    if (at(this.order, neighbour) === 0) this.discover(neighbour);
    else if (at(this.open, neighbour) === 1) this.lower(node, at(this.order, neighbour));
  }

  private leave(node: number): void {
    this.path.pop();
    const above = this.path.at(-1);
    if (above !== undefined) this.lower(above, at(this.lowest, node));
    if (at(this.lowest, node) === at(this.order, node)) this.close(node);
  }

  private close(root: number): void {
    const component = this.waiting.splice(this.waiting.lastIndexOf(root));
    for (const node of component) this.open[node] = 0;
    this.components.push(component);
  }

  private lower(node: number, order: number): void {
    if (order < at(this.lowest, node)) this.lowest[node] = order;
  }
}
