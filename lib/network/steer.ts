import type { Point, Positions } from './layout';
import type { Box } from './layout/structure';

export type Direction = 'up' | 'down' | 'left' | 'right';

export const ARROW_KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A step aside counts more than a step ahead, so that a row is finished before the next row is entered. */
const ASIDE = 2;

/** The visually nearest entity in that direction, if any. */
export function neighbourTowards(
  positions: Positions,
  from: string,
  direction: Direction,
  among: ReadonlySet<string>,
): string | undefined {
  const start = positions.get(from);
  if (!start) return undefined;
  let best: { id: string; cost: number } | undefined;
  for (const [id, point] of positions) {
    if (id === from || !among.has(id)) continue;
    const cost = costOf(start, point, direction);
    if (cost !== undefined && (!best || cost < best.cost)) best = { id, cost };
  }
  return best?.id;
}

function costOf(from: Point, to: Point, direction: Direction): number | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const [ahead, aside] = direction === 'up' || direction === 'down' ? [sign * dy, dx] : [sign * dx, dy];
  return ahead > 0 ? ahead + ASIDE * Math.abs(aside) : undefined;
}

/** A step along the tree of a chart; `first` and `last`: of the siblings. */
export type TreeStep = Direction | 'first' | 'last';

export const TREE_KEYS: Readonly<Record<string, TreeStep>> = { ...ARROW_KEYS, Home: 'first', End: 'last' };

type Boxes = ReadonlyMap<string, Box>;

/** By columns, each from its top. */
const inReadingOrder = ([, a]: [string, Box], [, b]: [string, Box]): number => a.x - b.x || a.y - b.y;

function hangingOn(boxes: Boxes, id: string | undefined, as?: 'owner' | 'holding'): string[] {
  const isOne = ({ hangsOn }: Box) => hangsOn?.id === id && hangsOn?.as === as;
  return [...boxes]
    .filter(([, box]) => isOne(box))
    .sort(inReadingOrder)
    .map(([one]) => one);
}

const siblingsOf = (boxes: Boxes, id: string): string[] => {
  const hangsOn = boxes.get(id)?.hangsOn;
  return hangingOn(boxes, hangsOn?.id, hangsOn?.as);
};

/**
 * The entity one step along the tree of a chart, if any: up to the owner, down to the first holding, left and right
 * among those on the same owner. Down leads from a row without holdings to the next row of its column, as in a list.
 */
export function neighbourInTree(boxes: Boxes, from: string, step: TreeStep): string | undefined {
  const box = boxes.get(from);
  if (!box) return undefined;
  const { hangsOn } = box;
  if (step === 'up') return hangsOn?.as === 'holding' ? hangsOn.id : hangingOn(boxes, from, 'owner')[0];
  if (step === 'down') {
    return hangsOn?.as === 'owner' ? hangsOn.id : (hangingOn(boxes, from, 'holding')[0] ?? rowBelow(boxes, from));
  }
  if (step === 'left' || step === 'right') return siblingBeside(boxes, from, box, step === 'left' ? -1 : 1);
  const siblings = siblingsOf(boxes, from);
  const end = step === 'first' ? siblings[0] : siblings.at(-1);
  return end === from ? undefined : end;
}

/** In the next column of siblings on that side the one at the same height; without one, the next in reading order. */
function siblingBeside(boxes: Boxes, from: string, { x, y }: Box, side: -1 | 1): string | undefined {
  const siblings = siblingsOf(boxes, from);
  const aside = siblings.flatMap((id) => {
    const box = boxes.get(id);
    return box && side * (box.x - x) > 0 ? [{ id, across: side * (box.x - x), down: Math.abs(box.y - y) }] : [];
  });
  const [nearest] = aside.sort((a, b) => a.across - b.across || a.down - b.down);
  return nearest?.id ?? siblings[siblings.indexOf(from) + side];
}

/** The next sibling in the same column, or that of its owner, if that is a row too. */
function rowBelow(boxes: Boxes, from: string): string | undefined {
  let [id, box]: [string, Box | undefined] = [from, boxes.get(from)];
  while (box?.form === 'row') {
    const siblings = siblingsOf(boxes, id);
    const next = siblings[siblings.indexOf(id) + 1];
    if (next !== undefined && boxes.get(next)?.x === box.x) return next;
    id = box.hangsOn?.id ?? '';
    box = boxes.get(id);
  }
  return undefined;
}

/** The place of an entity among those that hang on the same one; undefined for the head of a tree. */
export function placeInTree(boxes: Boxes, id: string) {
  const hangsOn = boxes.get(id)?.hangsOn;
  if (!hangsOn) return undefined;
  const siblings = siblingsOf(boxes, id);
  return { of: hangsOn.id, as: hangsOn.as, place: siblings.indexOf(id) + 1, count: siblings.length };
}
