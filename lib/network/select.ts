import type { Point, Positions } from './geometry';

type Ids = ReadonlySet<string>;

/** In when it was out, and then the last; out when it was in. */
export const toggled = (selected: readonly string[], id: string): string[] =>
  selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];

/** Each once, in the order in which they came. */
export const joined = (selected: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...selected, ...more]),
];

/** What a line drawn by hand goes round (even-odd rule; a point on the line may be either). */
export function inside(positions: Positions, outline: readonly Point[], among: Ids): string[] {
  return [...positions].filter(([id, point]) => among.has(id) && isInside(point, outline)).map(([id]) => id);
}

function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach((a, index) => {
    const b = outline[index - 1] ?? outline.at(-1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

/** What stands in the box that two entities span, both of them with it. */
export function between(positions: Positions, a: string, b: string, among: Ids): string[] {
  const [from, to] = [positions.get(a), positions.get(b)];
  if (!from || !to) return [];
  const isBetween = (value: number, end: number, other: number) =>
    value >= Math.min(end, other) && value <= Math.max(end, other);
  return [...positions]
    .filter(([id, { x, y }]) => among.has(id) && isBetween(x, from.x, to.x) && isBetween(y, from.y, to.y))
    .map(([id]) => id);
}
