import { numbers } from './file';

/** How far the handles of a Bézier curve are from its ends where it is a quarter of a circle of radius 1. */
export const QUARTER = 0.5523;

const TOKENS = /[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;
/** How many numbers belong to a command. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/** The operators of the path of an SVG. */
export function pathOperators(path: string): string {
  const tokens = path.match(TOKENS) ?? [];
  const operators: string[] = [];
  let [x, y] = [0, 0];
  let start = { x, y };
  let command = 'M';
  for (let at = 0; at < tokens.length; ) {
    if (/[a-z]/i.test(tokens[at] ?? '')) command = tokens[at++] ?? '';
    const kind = command.toUpperCase();
    const count = COUNTS[kind];
    if (count === undefined) throw new Error(`A path has an unknown command "${command}".`);
    const given = tokens.slice(at, at + count).map(Number);
    at += count;
    const [dx, dy] = command === kind ? [0, 0] : [x, y];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = given;
    const before = { x, y };
    if (kind === 'M' || kind === 'L') [x, y] = [a + dx, b + dy];
    else if (kind === 'H') x = a + dx;
    else if (kind === 'V') y = a + dy;
    else if (kind === 'Q') [x, y] = [c + dx, d + dy];
    else if (kind === 'C') [x, y] = [e + dx, f + dy];
    else if (kind === 'A') [x, y] = [f + dx, g + dy];
    if (kind === 'M') {
      start = { x, y };
      operators.push(`${numbers(x, y)} m`);
      // Further pairs after a start are lines.
      command = command === kind ? 'L' : 'l';
    } else if (kind === 'Z') {
      [x, y] = [start.x, start.y];
      operators.push('h');
    } else if (kind === 'C') {
      operators.push(`${numbers(a + dx, b + dy, c + dx, d + dy, x, y)} c`);
    } else if (kind === 'Q') {
      // A quadratic curve is a cubic one whose handles reach two thirds of the way.
      const handle = (from: { x: number; y: number }) => [
        from.x + ((a + dx - from.x) * 2) / 3,
        from.y + ((b + dy - from.y) * 2) / 3,
      ];
      operators.push(`${numbers(...handle(before), ...handle({ x, y }), x, y)} c`);
    } else if (kind === 'A') {
      operators.push(...arcOperators(before, { x, y }, { rx: a, ry: b, isLarge: d === 1, isClockwise: e === 1 }));
    } else operators.push(`${numbers(x, y)} l`);
  }
  return operators.join(' ');
}

interface Arc {
  rx: number;
  ry: number;
  isLarge: boolean;
  isClockwise: boolean;
}

type Point = { x: number; y: number };

/** An arc whose axes are those of the picture, as curves of at most a quarter (SVG 2, implementation notes, B.2). */
function arcOperators(from: Point, to: Point, { rx, ry, isLarge, isClockwise }: Arc): string[] {
  // Measured in radii, so that it is a part of a circle of radius 1.
  const [a, b] = [from, to].map(({ x, y }) => ({ x: x / rx, y: y / ry })) as [Point, Point];
  const half = Math.hypot(b.x - a.x, b.y - a.y) / 2;
  const radius = Math.max(1, half);
  const rise = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) * (isLarge === isClockwise ? -1 : 1);
  const center = {
    x: (a.x + b.x) / 2 + (half === 0 ? 0 : (rise * -(b.y - a.y)) / (2 * half)),
    y: (a.y + b.y) / 2 + (half === 0 ? 0 : (rise * (b.x - a.x)) / (2 * half)),
  };
  const angleOf = ({ x, y }: Point) => Math.atan2(y - center.y, x - center.x);
  const first = angleOf(a);
  let sweep = angleOf(b) - first;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const place = (x: number, y: number) => [(center.x + x * radius) * rx, (center.y + y * radius) * ry];
  return Array.from({ length: count }, (_, at) => {
    const [start, end] = [first + at * step, first + (at + 1) * step];
    const [c, s, d, t] = [Math.cos(start), Math.sin(start), Math.cos(end), Math.sin(end)];
    return `${numbers(...place(c - handle * s, s + handle * c), ...place(d + handle * t, t - handle * d), ...place(d, t))} c`;
  });
}
