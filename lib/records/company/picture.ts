import { type Elements, toElements } from '@/lib/network/elements';
import type { EntityKind } from '@/lib/network/entity';
import { visible } from '@/lib/network/filter';
import type { Point, Positions } from '@/lib/network/geometry';
import { layout } from '@/lib/network/layout';
import type { NetworkModel } from '@/lib/network/model';
import { strongest } from '@/lib/network/strongest';
import type { Language } from '@/lib/shared/language/languages';
import { type Box, boxAround, edgePath, pointAlong } from './picture-geometry';

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
  hasEnded: boolean;
}

/** A network as it is drawn: all in units of the picture itself. */
export interface Picture {
  box: Box;
  nodes: PictureNode[];
  edges: PictureEdge[];
  /** How many entities besides the root stand in the picture, and of how many. */
  shown: number;
  of: number;
}

const EVERYTHING = { confidence: 'all', ownership: 0, unknown: true } as const;

/** Width for height: it stands beside a list, and on a phone. */
const SHAPE = 0.4;

/** More than this around one entity belongs on the network's own page. */
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
      hasEnded: given.has('ended'),
    };
  });
}

/** The nearest part of a network as a small picture, narrow enough for a phone; undefined where there is nothing to draw. */
export function drawPicture(model: NetworkModel, language: Language): Picture | undefined {
  const everything = visible(model, EVERYTHING);
  if (everything.entities.size < 2) return undefined;
  const positions = layout(model, strongest(model.root, everything, MOST_NEIGHBOURS), SHAPE);
  const elements = toElements(model, positions, language);
  return {
    box: boxAround([...positions.values()]),
    nodes: nodesOf(elements, model),
    edges: edgesOf(elements, positions),
    shown: positions.size - 1,
    of: everything.entities.size - 1,
  };
}
