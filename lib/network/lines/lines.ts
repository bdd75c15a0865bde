import type { ChangeKind } from '../changes/kinds';
import { isUncertain } from '../elements';
import type { Point, Positions } from '../geometry';
import type { Relationship } from '../relationship';
import { strength, upperEnd } from '../share';
import { LOOKS, type Look, lookOf } from './looks';

/**
 * The lines of a large picture as numbers, sorted by their look, so that all of one look are one path. Ends are numbers
 * of nodes.
 */
export interface Lines {
  size: number;
  ids: readonly string[];
  numbers: ReadonlyMap<string, number>;
  from: Int32Array;
  to: Int32Array;
  /** x of node n at 2n, y at 2n + 1. */
  places: Float64Array;
  nodes: ReadonlyMap<string, number>;
  /** NaN where none was given. */
  confidence: Float64Array;
  /** The most the owner may hold, per cent; NaN where unknown. */
  most: Float64Array;
  /** How far the middle of the line is drawn aside; 0 is straight. */
  bends: Float64Array;
  /** Lines of look n are `starts[n]` to `starts[n + 1] - 1`. */
  starts: Int32Array;
}

const ASIDE = 40;

/** Those that have a place at both ends. `loops`: ids of those that close a loop; `changes`: by id, where days are compared. */
export function toLines(
  relationships: Iterable<Relationship>,
  positions: Positions,
  loops: ReadonlySet<string>,
  changes: ReadonlyMap<string, ChangeKind> = NO_CHANGES,
): Lines {
  const nodes = new Map([...positions.keys()].map((id, number) => [id, number]));
  const placed = [...relationships].filter(({ parent, child }) => nodes.has(parent) && nodes.has(child));
  const looks = new Map(placed.map((one) => [one.id, look(one, loops, changes)]));
  const sorted = placed.toSorted((a, b) => (looks.get(a.id) ?? 0) - (looks.get(b.id) ?? 0));
  const number = (id: string) => nodes.get(id) ?? 0;
  return {
    size: sorted.length,
    ids: sorted.map(({ id }) => id),
    numbers: new Map(sorted.map(({ id }, index) => [id, index])),
    from: Int32Array.from(sorted, ({ parent }) => number(parent)),
    to: Int32Array.from(sorted, ({ child }) => number(child)),
    places: Float64Array.from([...positions.values()].flatMap(({ x, y }: Point) => [x, y])),
    nodes,
    confidence: Float64Array.from(sorted, ({ confidence = Number.NaN }) => confidence),
    most: Float64Array.from(sorted, ({ share }) => upperEnd(share) ?? Number.NaN),
    bends: bendsOf(sorted, loops),
    starts: startsOf(sorted.map(({ id }) => looks.get(id) ?? 0)),
  };
}

const NO_CHANGES: ReadonlyMap<string, ChangeKind> = new Map();

const look = (one: Relationship, loops: ReadonlySet<string>, changes: ReadonlyMap<string, ChangeKind>): Look =>
  lookOf({
    change: changes.get(one.id),
    isLoop: loops.has(one.id),
    isEnded: one.ended,
    isUncertain: isUncertain(one),
    strength: strength(one.share),
  });

function startsOf(looks: readonly number[]): Int32Array {
  const starts = new Int32Array(LOOKS + 1);
  for (const one of looks) starts[one + 1] = (starts[one + 1] ?? 0) + 1;
  for (let one = 0; one < LOOKS; one++) starts[one + 1] = (starts[one + 1] ?? 0) + (starts[one] ?? 0);
  return starts;
}

/** Lines between the same two are bent apart; one that closes a loop is bent always. */
function bendsOf(sorted: readonly Relationship[], loops: ReadonlySet<string>): Float64Array {
  const seen = new Map<string, number>();
  return Float64Array.from(sorted, ({ id, parent, child }) => {
    const pair = parent < child ? `${parent} ${child}` : `${child} ${parent}`;
    const before = seen.get(pair) ?? 0;
    seen.set(pair, before + 1);
    if (loops.has(id)) return 2 * ASIDE + before * ASIDE;
    const side = before % 2 === 0 ? -1 : 1;
    return before === 0 ? 0 : side * Math.ceil(before / 2) * ASIDE * (parent < child ? 1 : -1);
  });
}
