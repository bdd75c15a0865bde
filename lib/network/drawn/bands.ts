import { label } from '../elements';
import { at } from '../graph/slots';
import type { Point, Positions } from '../layout';
import type { Projection } from './drawn';

/** Width of the band around the members of an open group, in picture units. */
export const BAND = 76;

/** Distance of a group's name above its highest member: clear of the outline. */
export const NAME_RISE = BAND / 2 + 8;

/** A group's name on one line, at most as long as two entity names. */
export const bandLabel = (name: string): string => {
  const [line = '', ...others] = label(name).split('\n');
  // A long word broken into two lines is joined without a space.
  const between = name.trim().startsWith(`${line} `) ? ' ' : '';
  return [line, ...others].join(between);
};

/** Opacity of the accent colour in a band. */
export const BAND_TINT = 0.1;

/** A band closer than this to another entity would cover it. */
const CLEAR = BAND / 2 + 14;

/**
 * An open group, drawn as a band around its members. Unlike a box, it encloses no other entity: a step that would cross
 * one is a thin line.
 */
export interface Band {
  id: string;
  /** The group's name; untrusted. */
  name: string;
  members: readonly string[];
  /** Between neighbouring members: their minimum spanning tree. */
  steps: readonly BandStep[];
  /** The highest member of each connected piece; the name is written above it. */
  tops: readonly string[];
}

export interface BandStep {
  from: string;
  to: string;
  /** No other entity is in the way. */
  isFree: boolean;
}

interface Placed {
  id: string;
  at: Point;
}

/** The bands of all open groups whose members have positions. */
export function bandsOf({ frames, nodes }: Pick<Projection, 'frames' | 'nodes'>, positions: Positions): Band[] {
  if (frames.length === 0) return [];
  const placed = nodes.flatMap(({ id, frame }): (Placed & { frame?: string })[] => {
    const point = positions.get(id);
    return point ? [{ id, at: point, frame }] : [];
  });
  return frames.flatMap(({ id, name }) => {
    const members = placed.filter(({ frame }) => frame === id);
    const others = placed.filter(({ frame }) => frame !== id);
    if (members.length === 0) return [];
    const steps = shortestNet(members).map(
      ([from, to]): BandStep => ({ from: from.id, to: to.id, isFree: isFree(from.at, to.at, others) }),
    );
    return [{ id, name, members: members.map((member) => member.id), steps, tops: topsOf(members, steps) }];
  });
}

/**
 * The steps form a tree, each from a member already in it, so a piece starts at a member without a free incoming step.
 */
function topsOf(members: readonly Placed[], steps: readonly BandStep[]): string[] {
  const pieces = new Map<string, Placed>();
  const pieceOf = new Map<string, string>();
  const ways = new Map(steps.map((step) => [step.to, step]));
  const inOrder = [members[0]?.id, ...steps.map(({ to }) => to)];
  const places = new Map(members.map((member) => [member.id, member]));
  for (const id of inOrder) {
    const member = places.get(id ?? '');
    if (!member) continue;
    const way = ways.get(member.id);
    const piece = way?.isFree ? (pieceOf.get(way.from) ?? member.id) : member.id;
    pieceOf.set(member.id, piece);
    const top = pieces.get(piece);
    if (!top || isHigher(member.at, top.at)) pieces.set(piece, member);
  }
  return [...pieces.values()].map(({ id }) => id);
}

const isHigher = (a: Point, b: Point): boolean => a.y < b.y || (a.y === b.y && a.x < b.x);

const isFree = (from: Point, to: Point, others: readonly Placed[]): boolean =>
  others.every(({ at: point }) => distanceTo(point, from, to) > CLEAR);

/** Distance from a point to a line segment. */
function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - nearest * dx, point.y - from.y - nearest * dy);
}

/** A minimum spanning tree (Prim 1957), without a heap, as groups are small. */
function shortestNet(members: readonly Placed[]): [Placed, Placed][] {
  const distances = new Float64Array(members.length).fill(Number.POSITIVE_INFINITY);
  const via = new Int32Array(members.length);
  const net: [Placed, Placed][] = [];
  distances[0] = -1;
  for (let last = 0; net.length < members.length - 1; ) {
    const next = nearest(members, last, distances, via);
    const [from, to] = [members[at(via, next)], members[next]];
    if (from && to) net.push([from, to]);
    distances[next] = -1;
    last = next;
  }
  return net;
}

/** The member nearest to the tree; `last` was added last. A distance of -1 marks members of the tree. */
function nearest(members: readonly Placed[], last: number, distances: Float64Array, via: Int32Array): number {
  const from = members[last]?.at ?? { x: 0, y: 0 };
  let best = -1;
  members.forEach(({ at: point }, member) => {
    if (at(distances, member) < 0) return;
    const distance = Math.hypot(point.x - from.x, point.y - from.y);
    if (distance < at(distances, member)) {
      distances[member] = distance;
      via[member] = last;
    }
    if (best < 0 || at(distances, member) < at(distances, best)) best = member;
  });
  return best;
}
