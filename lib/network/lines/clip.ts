/** The edges of what is seen, in the picture's own measure. */
export interface Window {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A straight line from a to b. */
export interface Straight {
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/**
 * Cuts a line down to what a window holds of it (Liang and Barsky, A new concept and method for line clipping, 1984);
 * false where that is nothing. What lies outside would cost as much to draw as what is seen, and lines are long: those
 * of a thousand entities run across fifty screens. A dashed line, whose dashes repeat after `period`, begins up to a
 * period earlier, so that its dashes stay where they are while the picture is moved.
 */
export function clip(line: Straight, { left, right, top, bottom }: Window, period: number): boolean {
  const { ax, ay } = line;
  const [dx, dy] = [line.bx - ax, line.by - ay];
  within.from = 0;
  within.to = 1;
  narrow(-dx, ax - left);
  narrow(dx, right - ax);
  narrow(-dy, ay - top);
  narrow(dy, bottom - ay);
  if (within.from > within.to) return false;
  const step = period / (Math.hypot(dx, dy) || 1);
  const from = period === 0 ? within.from : Math.floor(within.from / step) * step;
  line.ax = ax + dx * from;
  line.ay = ay + dy * from;
  line.bx = ax + dx * within.to;
  line.by = ay + dy * within.to;
  return true;
}

/** The part of the line that is left, from 0 at a to 1 at b. One for all: drawing makes no objects. */
const within = { from: 0, to: 1 };

/** Of the line stays what is on this side of one edge: where `speed` × part is no more than `room`. */
function narrow(speed: number, room: number): void {
  if (speed === 0) {
    if (room < 0) within.from = Number.POSITIVE_INFINITY;
    return;
  }
  if (speed < 0) within.from = Math.max(within.from, room / speed);
  else within.to = Math.min(within.to, room / speed);
}
