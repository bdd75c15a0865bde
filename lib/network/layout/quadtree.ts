import { at } from '../graph/slots';
import type { Places } from './graph';

/** How wide a square may be for its distance to count as one point (Barnes and Hut, 1986). */
const THETA = 0.9;
/** Points that lie on one another would split a square for ever. */
const DEEPEST = 32;

/** A square of the plane with all that lies in it; in arrays, as there are thousands at each tick. */
export class Quadtree {
  private readonly children: number[] = [];
  private readonly mass: number[] = [];
  private readonly sumX: number[] = [];
  private readonly sumY: number[] = [];
  private readonly half: number;
  private readonly middleX: number;
  private readonly middleY: number;

  constructor(places: Places) {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let index = 0; index < places.length; index += 2) {
      const [x, y] = [at(places, index), at(places, index + 1)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
    this.half = Math.max(right - left, bottom - top, 1) / 2;
    this.middleX = (left + right) / 2;
    this.middleY = (top + bottom) / 2;
    this.open();
    for (let index = 0; index < places.length; index += 2) this.add(at(places, index), at(places, index + 1));
  }

  private open(): number {
    this.children.push(0, 0, 0, 0);
    this.mass.push(0);
    this.sumX.push(0);
    this.sumY.push(0);
    return this.mass.length - 1;
  }

  private add(x: number, y: number): void {
    let [square, middleX, middleY, half] = [0, this.middleX, this.middleY, this.half];
    for (let depth = 0; ; depth++) {
      const before = this.mass[square] ?? 0;
      this.put(square, x, y);
      if (before === 0 || depth === DEEPEST) return;
      half /= 2;
      // A square with one point in it has never been divided: that point moves down first.
      if (before === 1) this.sink(square, middleX, middleY, x, y);
      const quarter = (x > middleX ? 1 : 0) + (y > middleY ? 2 : 0);
      middleX += x > middleX ? half : -half;
      middleY += y > middleY ? half : -half;
      square = this.child(square, quarter);
    }
  }

  private put(square: number, x: number, y: number): void {
    this.mass[square] = (this.mass[square] ?? 0) + 1;
    this.sumX[square] = (this.sumX[square] ?? 0) + x;
    this.sumY[square] = (this.sumY[square] ?? 0) + y;
  }

  private sink(square: number, middleX: number, middleY: number, x: number, y: number): void {
    const [oldX, oldY] = [(this.sumX[square] ?? 0) - x, (this.sumY[square] ?? 0) - y];
    this.put(this.child(square, (oldX > middleX ? 1 : 0) + (oldY > middleY ? 2 : 0)), oldX, oldY);
  }

  private child(square: number, quarter: number): number {
    const known = this.children[4 * square + quarter] ?? 0;
    if (known !== 0) return known;
    const made = this.open();
    this.children[4 * square + quarter] = made;
    return made;
  }

  /** What all points together do to one at x, y: `strength` over the distance, away from them. */
  push(x: number, y: number, strength: number, into: { x: number; y: number }): void {
    const squares = [0];
    const halves = [this.half];
    for (let square = squares.pop(); square !== undefined; square = squares.pop()) {
      const half = halves.pop() ?? 0;
      const mass = this.mass[square] ?? 0;
      const dx = x - (this.sumX[square] ?? 0) / mass;
      const dy = y - (this.sumY[square] ?? 0) / mass;
      const squared = dx * dx + dy * dy;
      if (mass === 1 || 4 * half * half < THETA * THETA * squared) {
        const pushed = squared > 0 ? (strength * mass) / Math.max(squared, 1) : 0;
        into.x += dx * pushed;
        into.y += dy * pushed;
        continue;
      }
      for (let quarter = 0; quarter < 4; quarter++) {
        const child = this.children[4 * square + quarter] ?? 0;
        if (child === 0) continue;
        squares.push(child);
        halves.push(half / 2);
      }
    }
  }
}
