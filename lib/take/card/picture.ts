import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import { isUncertain } from '@/lib/network/elements';
import { toEntity } from '@/lib/network/entity';
import { visible } from '@/lib/network/filter';
import { layout } from '@/lib/network/layout';
import { buildModel } from '@/lib/network/model';

/** A network as a small drawing: places from 0 to 1 in each direction, owners above what they own. */
export interface CardPicture {
  points: { x: number; y: number; isRoot: boolean; isPlaceholder: boolean }[];
  lines: { from: number; to: number; isUncertain: boolean }[];
}

/** What the page of the network shows before anybody moves a slider. */
const AS_ON_THE_PAGE = { confidence: DEFAULT_CONFIDENCE, ownership: DEFAULT_OWNERSHIP_PERCENTAGE, unknown: true };

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
  const places = [...layout(model, selection)];
  if (places.length < 2) return undefined;
  const [xs, ys] = [places.map(([, { x }]) => x), places.map(([, { y }]) => y)];
  const at = new Map(places.map(([id], index) => [id, index]));
  return {
    points: places.map(([id, { x, y }]) => ({
      x: share(x, xs),
      y: share(y, ys),
      isRoot: id === model.root,
      isPlaceholder: model.entities.get(id)?.kind === 'placeholder',
    })),
    lines: selection.relationships.flatMap((relationship) => {
      const [from, to] = [at.get(relationship.parent), at.get(relationship.child)];
      return from === undefined || to === undefined || from === to
        ? []
        : [{ from, to, isUncertain: isUncertain(relationship) }];
    }),
  };
}
