import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import { isUncertain } from '@/lib/network/elements';
import { type EntityKind, toEntity } from '@/lib/network/entity';
import { visible } from '@/lib/network/filter';
import type { Positions } from '@/lib/network/geometry';
import { layout } from '@/lib/network/layout';
import { buildModel } from '@/lib/network/model';

/** One node of a small drawing. */
export interface CardPoint {
  /** From 0 to 1. */
  x: number;
  y: number;
  isRoot: boolean;
  /** An outline alone: nobody knows for certain who it is. */
  isOpen: boolean;
  /** Its name; untrusted. */
  label?: string;
}

/** A network as a small drawing: places from 0 to 1 in each direction, owners above what they own. */
export interface CardPicture {
  points: CardPoint[];
  lines: { from: number; to: number; isUncertain: boolean }[];
}

/** What the page of the network shows before anybody moves a slider. */
const AS_ON_THE_PAGE = { confidence: DEFAULT_CONFIDENCE, ownership: DEFAULT_OWNERSHIP_PERCENTAGE, unknown: true };

/** As in the large picture: a dashed outline there. */
export const isOpen = (kind: EntityKind | undefined): boolean => kind === 'placeholder' || kind === 'unknown';

const share = (value: number, values: readonly number[]): number => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most === least ? 0.5 : (value - least) / (most - least);
};

/** The network around a company; undefined where nothing is related to it. */
export function pictureOf(
  root: { path: string; name: string },
  relationships: readonly NetworkRelationship[],
): CardPicture | undefined {
  const model = buildModel(toEntity(root.path, root.name), relationships);
  const selection = visible(model, AS_ON_THE_PAGE);
  const places = layout(model, selection);
  if (places.size < 2) return undefined;
  const lines = selection.relationships.map((one) => ({ ...one, isUncertain: isUncertain(one) }));
  return spreadOut(places, lines, (id) => ({
    isRoot: id === model.root,
    isOpen: isOpen(model.entities.get(id)?.kind),
  }));
}

/** Places of any size brought to 0 to 1, with the lines between those that have one. */
export function spreadOut(
  positions: Positions,
  lines: readonly { parent: string; child: string; isUncertain: boolean }[],
  pointOf: (id: string) => Omit<CardPoint, 'x' | 'y'>,
): CardPicture {
  const places = [...positions];
  const [xs, ys] = [places.map(([, { x }]) => x), places.map(([, { y }]) => y)];
  const at = new Map(places.map(([id], index) => [id, index]));
  return {
    points: places.map(([id, { x, y }]) => ({ x: share(x, xs), y: share(y, ys), ...pointOf(id) })),
    lines: lines.flatMap(({ parent, child, isUncertain }) => {
      const [from, to] = [at.get(parent), at.get(child)];
      return from === undefined || to === undefined || from === to ? [] : [{ from, to, isUncertain }];
    }),
  };
}
