import type { CardPicture, CardPoint } from './picture';

/** Width of a letter for its height, on the average of names. */
const LETTER = 0.54;
/** Fewer letters than these are no name any more. */
const LEAST = 9;
const MOST = 40;
/** Rows that are closer than this part of the height have names that write over each other. */
const LEAST_GAP = 0.08;

type Placed = CardPoint & { at: number };

const inRowOf = (one: CardPoint, other: CardPoint): boolean => Math.abs(one.y - other.y) < LEAST_GAP;

/** Of the width: what is left of it between the margins, and how far a name may reach into those. */
const [INNER, MARGINS] = [0.8, 0.16];

/** How wide a name may be below a point, as a part of the width: up to the next of the others, and to the edge. */
const gapTo = (one: Placed, others: readonly Placed[]): number =>
  Math.min(
    2 * Math.min(one.x, 1 - one.x) * INNER + MARGINS,
    ...others.filter((other) => other.at !== one.at && inRowOf(one, other)).map(({ x }) => Math.abs(x - one.x) * INNER),
  );

/**
 * How many letters of each point's name have room below it, in a drawing `width` wide with letters of `size`: as far as
 * the next point beside it. 0: there is no room. A root's name is written first, and others give way to it.
 */
export function labelRooms({ points }: CardPicture, width: number, size: number): number[] {
  const lettersIn = (part: number) => Math.min(MOST, Math.floor((part * width) / (size * LETTER)) - 1);
  const placed = points.map((point, at) => ({ ...point, at }));
  const roots = placed.filter(({ isRoot }) => isRoot);
  const rootRooms = new Map(roots.map((root) => [root.at, Math.max(LEAST, lettersIn(gapTo(root, roots)))]));
  const isCovered = (one: Placed, letters: number) =>
    roots.some((root) => {
      const reach = (((rootRooms.get(root.at) ?? 0) + letters) * size * LETTER) / 2 / width / INNER;
      return inRowOf(one, root) && Math.abs(one.x - root.x) < reach;
    });
  return placed.map((one) => {
    const ofRoot = rootRooms.get(one.at);
    if (ofRoot !== undefined) return ofRoot;
    const letters = lettersIn(gapTo(one, placed));
    return letters < LEAST || isCovered(one, letters) ? 0 : letters;
  });
}
