import type { Point } from '../geometry';
import { at } from '../graph/slots';
import type { Lines } from './lines';

/** Where a line runs: from one point to another, drawn towards the point between them. */
export interface Course {
  from: Point;
  via: Point;
  to: Point;
}

/** A holding in oneself goes round above the node. */
const ROUND = 46;

/** Written into `course`, which is given so that a thousand lines make no thousand objects. */
export function readCourse({ from, to, places, bends }: Lines, line: number, course: Course): Course {
  const [a, b] = [at(from, line), at(to, line)];
  course.from.x = at(places, 2 * a);
  course.from.y = at(places, 2 * a + 1);
  course.to.x = at(places, 2 * b);
  course.to.y = at(places, 2 * b + 1);
  if (a === b) goRound(course);
  else bend(course, at(bends, line));
  return course;
}

export const newCourse = (): Course => ({ from: { x: 0, y: 0 }, via: { x: 0, y: 0 }, to: { x: 0, y: 0 } });

function bend({ from, via, to }: Course, aside: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  via.x = (from.x + to.x) / 2 - (dy / length) * aside;
  via.y = (from.y + to.y) / 2 + (dx / length) * aside;
}

function goRound({ from, via, to }: Course): void {
  via.x = from.x + ROUND;
  via.y = from.y - ROUND;
  from.x -= ROUND / 5;
  to.x += ROUND / 5;
}

/** A point of the course, from 0 at its beginning to 1 at its end. */
export function pointOn({ from, via, to }: Course, part: number): Point {
  const rest = 1 - part;
  const along = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: along(from.x, via.x, to.x), y: along(from.y, via.y, to.y) };
}

export const isStraight = ({ from, to, bends }: Lines, line: number): boolean =>
  at(bends, line) === 0 && at(from, line) !== at(to, line);
