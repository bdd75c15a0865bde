import { type Elements, toElements } from '@/lib/network/elements';
import { impliedParents, visible } from '@/lib/network/filter';
import { CELL, layout, type Point, type Positions, strongest } from '@/lib/network/layout-options';
import { type EntityKind, isUltimateParent, type NetworkModel, withRelationships } from '@/lib/network/model';
import type { Language } from '@/lib/shared/language/language';

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
  /** Number of drawn entities besides the root, and their total. */
  shown: number;
  of: number;
}

const EVERYTHING = { confidence: 'all', ownership: 0, unknown: true } as const;

/** Height per width: the picture is shown beside a list and on phones. */
const SHAPE = 0.4;

/** Larger networks belong on the network page. */
const MOST_NEIGHBOURS = 7;

function nodesOf({ nodes }: Elements, { root, entities }: NetworkModel): PictureNode[] {
  return nodes.map(({ data, position }) => ({
    id: data.id,
    lines: data.label.split('\n'),
    at: position,
    kind: entities.get(data.id)?.kind ?? 'company',
    isRoot: data.id === root,
  }));
}

function edgesOf({ edges }: Elements, positions: Positions): PictureEdge[] {
  return edges.flatMap(({ data, classes }) => {
    const [from, to] = [positions.get(data.source), positions.get(data.target)];
    if (!from || !to) return [];
    const given = new Set(classes.split(' '));
    const bend = given.has('parallel') ? 22 : 0;
    const along = given.has('at-parent') ? { from, to } : { from: to, to: from };
    return {
      id: data.id,
      path: edgePath(from, to, bend),
      width: data.width,
      label: data.label,
      labelAt: pointAlong(along.from, along.to, data.offset),
      isUncertain: given.has('uncertain'),
      isUltimate: given.has('ultimate'),
      hasEnded: given.has('ended'),
    };
  });
}

/** A group's head is the ultimate parent of many, which are not its neighbours. */
const withoutUltimateChildren = (model: NetworkModel): NetworkModel =>
  withRelationships(
    model,
    new Map([...model.relationships].filter(([, one]) => !isUltimateParent(one) || one.parent !== model.root)),
  );

/** The nearest part of a network as a small picture that fits a phone; undefined if there is nothing to draw. */
export function drawPicture(model: NetworkModel, language: Language): Picture | undefined {
  const seen = visible(withoutUltimateChildren(model), EVERYTHING);
  const implied = impliedParents(seen.relationships);
  const everything = { ...seen, relationships: seen.relationships.filter((one) => !implied.has(one)) };
  if (everything.entities.size < 2) return undefined;
  const positions = layout(model, strongest(model.root, everything, MOST_NEIGHBOURS), SHAPE);
  const relationships = everything.relationships.filter((one) => positions.has(one.parent) && positions.has(one.child));
  const elements = toElements(model, positions, language, {}, relationships);
  return {
    box: boxAround([...positions.values()]),
    nodes: nodesOf(elements, model),
    edges: edgesOf(elements, positions),
    shown: positions.size - 1,
    of: everything.entities.size - 1,
  };
}
