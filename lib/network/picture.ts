import type { Language } from '@/lib/shared/language/language';
import { isUncertain, lineWords, type NodeElement, toNodes } from './elements';
import { impliedParents, visible } from './filter';
import { CELL, layout, type Point, type Positions, strongest } from './layout';
import { type EntityKind, isUltimateParent, type NetworkModel, type Relationship, strength } from './model';
import { EVERYTHING, withoutUltimateChildren } from './neighbours';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Space around the middle of an entity: the disc above, two lines of name below. */
const ROOM = { side: CELL.width / 2, above: 24, below: 56 } as const;

/** Lines end before the disc, so that the arrow is visible. */
const CLEARANCE = 16;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Bounding box of these entities including their names. */
function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - ROOM.side, Math.min(...ys) - ROOM.above];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + ROOM.side - left,
    height: Math.max(...ys) + ROOM.below - top,
  };
}

/** The point at this distance from the first towards the second, at most halfway. */
function pointAlong(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part) };
}

/**
 * Path from owner to owned, bent to the left by `bend` so that parallel edges do not overlap; a loop if both are the
 * same.
 */
function edgePath(from: Point, to: Point, bend: number): string {
  if (from.x === to.x && from.y === to.y) {
    const { x, y } = from;
    return `M${x + 12} ${y - 6}C${x + 52} ${y - 40} ${x + 52} ${y + 24} ${x + CLEARANCE} ${y + 6}`;
  }
  const [start, end] = [pointAlong(from, to, CLEARANCE), pointAlong(to, from, CLEARANCE)];
  const line = `M${start.x} ${start.y}`;
  if (bend === 0) return `${line}L${end.x} ${end.y}`;
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const middle = {
    x: round((start.x + end.x) / 2 + ((start.y - end.y) / length) * bend),
    y: round((start.y + end.y) / 2 + ((end.x - start.x) / length) * bend),
  };
  return `${line}Q${middle.x} ${middle.y} ${end.x} ${end.y}`;
}

/** A node of a picture as lines see it: its middle, and how far its name reaches down. */
interface Spot extends Point {
  end: number;
}

/** Between the last line of a name and a line that begins below it. */
const BELOW_NAME = 8;

/** Room of a disc, and of a line of its name. */
const DISC = { root: 13, other: 8 } as const;
const NAME_LINE = 14;

/**
 * Path from owner to owned where one of them is the root: down or up a trunk in the root's column, and then aside, so
 * that it runs through no name. Undefined if something else stands in that column on the way.
 */
function trunkPath(root: Spot, other: Spot, others: readonly Point[]): { path: string; labelAt: Point } | undefined {
  const isBelow = other.y > root.y;
  const isBetween = ({ x, y }: Point) =>
    x === root.x && (isBelow ? y > root.y && y < other.y : y < root.y && y > other.y);
  if (others.some(isBetween)) return undefined;
  const side = Math.sign(other.x - root.x);
  if (side === 0) {
    const [upper, lower] = isBelow ? [root, other] : [other, root];
    const end = lower.y - CLEARANCE;
    return { path: `M${root.x} ${upper.end}V${end}`, labelAt: { x: root.x, y: round((upper.end + end) / 2) } };
  }
  const labelAt = { x: round((root.x + other.x - side * CLEARANCE) / 2), y: other.y - CLEARANCE / 2 };
  const beside = other.x - side * CLEARANCE;
  return isBelow
    ? { path: `M${root.x} ${root.end}V${other.y}H${beside}`, labelAt }
    : { path: `M${other.x - side * DISC.other} ${other.y}H${root.x}V${root.y - CLEARANCE}`, labelAt };
}

export interface PictureNode {
  id: string;
  /** The name in one or two short lines. */
  lines: string[];
  at: Point;
  kind: EntityKind;
  isRoot: boolean;
}

export interface PictureEdge {
  id: string;
  path: string;
  width: number;
  label: string;
  labelAt: Point;
  isUncertain: boolean;
  /** Leads to an ultimate parent, over unknown steps. */
  isUltimate: boolean;
  hasEnded: boolean;
}

/** A drawn network, in units of the picture. */
export interface Picture {
  box: Box;
  nodes: PictureNode[];
  edges: PictureEdge[];
  /** Number of drawn entities besides the root. */
  shown: number;
}

/** Height per width: the picture is shown beside a list and on phones. */
const SHAPE = 0.4;

/** Larger networks belong on the network page. */
const MOST_NEIGHBOURS = 7;

const nodesOf = (nodes: readonly NodeElement[], { root, entities }: NetworkModel): PictureNode[] =>
  nodes.map(({ data, position }) => ({
    id: data.id,
    lines: data.label.split('\n'),
    at: position,
    kind: entities.get(data.id)?.kind ?? 'company',
    isRoot: data.id === root,
  }));

/** Distance of a share's label from the end of the line: an owner's name is below its node. */
const OFFSET = { parent: 58, child: 34 } as const;
const LABEL_HEIGHT = 18;
/** Of lines between the same two entities. */
const BEND = 22;

function edgesOf(
  relationships: readonly Relationship[],
  spots: ReadonlyMap<string, Spot>,
  source: Source,
): PictureEdge[] {
  const { model, language } = source;
  const pairs = pairsOf(relationships);
  return relationships.flatMap((one) => {
    const { id, parent, child, share } = one;
    const [from, to] = [spots.get(parent), spots.get(child)];
    if (!from || !to) return [];
    const pair = pairs.get(pairOf(one)) ?? [];
    const bend = pair.length > 1 ? BEND : 0;
    const end = labelEnd(one, model);
    const along = end === 'parent' ? { from, to } : { from: to, to: from };
    const isTrunk = bend === 0 && from.y < to.y && (parent === model.root || child === model.root);
    const [own, other] = parent === model.root ? [from, to] : [to, from];
    const others = [...spots.values()].filter((spot) => spot !== own && spot !== other);
    return {
      id,
      path: edgePath(from, to, bend),
      labelAt: pointAlong(along.from, along.to, OFFSET[end] + Math.max(0, pair.indexOf(one)) * LABEL_HEIGHT),
      ...(isTrunk ? trunkPath(own, other, others) : undefined),
      // Up to three pixels.
      width: Math.round(8 + Math.max(0, strength(share)) * 0.22) / 10,
      label: lineWords(one, language),
      isUncertain: !isUltimateParent(one) && isUncertain(one),
      isUltimate: isUltimateParent(one),
      hasEnded: one.ended,
    };
  });
}

interface Source {
  model: NetworkModel;
  language: Language;
}

/** Where many lines meet their labels would overlap, so a share is written at the end with fewer lines. */
function labelEnd({ parent, child }: Relationship, model: NetworkModel): 'parent' | 'child' {
  const lines = (id: string) => model.touching.get(id)?.length ?? 0;
  return lines(parent) < lines(child) ? 'parent' : 'child';
}

const pairOf = ({ parent, child }: Relationship): string =>
  parent < child ? `${parent} ${child}` : `${child} ${parent}`;

/** Relationships between the same two entities in either direction: their lines and labels are drawn apart. */
function pairsOf(relationships: readonly Relationship[]): Map<string, Relationship[]> {
  const pairs = new Map<string, Relationship[]>();
  for (const relationship of relationships) {
    const pair = pairs.get(pairOf(relationship));
    if (pair) pair.push(relationship);
    else pairs.set(pairOf(relationship), [relationship]);
  }
  return pairs;
}

/** The middle of each node, and how far its name reaches down. */
const spotsOf = (nodes: readonly NodeElement[], root: string): Map<string, Spot> =>
  new Map(
    nodes.map(({ data: { id, label }, position: { x, y } }): [string, Spot] => {
      const radius = id === root ? DISC.root : DISC.other;
      return [id, { x, y, end: y + radius + NAME_LINE * label.split('\n').length + BELOW_NAME }];
    }),
  );

/** With room for a trunk between two columns. */
const spread = (positions: Positions): Positions =>
  new Map([...positions].map(([id, { x, y }]) => [id, { x: round(x * 1.15), y }]));

/** The nearest part of a network as a small picture that fits a phone; undefined if there is nothing to draw. */
export function drawPicture(model: NetworkModel, language: Language): Picture | undefined {
  const seen = visible(withoutUltimateChildren(model), EVERYTHING);
  const implied = impliedParents(seen.relationships);
  const everything = { ...seen, relationships: seen.relationships.filter((one) => !implied.has(one)) };
  if (everything.entities.size < 2) return undefined;
  const positions = spread(layout(model, strongest(model.root, everything, MOST_NEIGHBOURS), SHAPE));
  const relationships = everything.relationships.filter((one) => positions.has(one.parent) && positions.has(one.child));
  const nodes = toNodes(model, positions, language);
  return {
    box: boxAround([...positions.values()]),
    nodes: nodesOf(nodes, model),
    edges: edgesOf(relationships, spotsOf(nodes, model.root), { model, language }),
    shown: positions.size - 1,
  };
}
