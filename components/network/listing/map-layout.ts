import type { CountryCount, Flow } from '@/lib/network/places';
import { getWorld, type Place, spread, WORLD, type WorldShape } from '@/lib/records/jurisdiction/world';

/** Of the drawing, in CSS pixels, as everything here that is not said to be in map units. */
export interface Size {
  width: number;
  height: number;
}

/** From map units to pixels: scaled, then moved. */
interface Zoom {
  scale: number;
  left: number;
  top: number;
}

/** A country on the map. */
export interface Circle extends Place {
  code: string;
  entities: number;
  radius: number;
  /** Its true position, if it was moved away from it because of others. */
  origin?: Place;
}

/** A flow on the map: a curve with an arrow head at its end. */
export interface Line {
  flow: Flow;
  path: string;
  head: string;
  width: number;
  /** The middle of the curve. */
  middle: Place;
  /** Points near its ends, which names should leave free. */
  ends: readonly Place[];
}

/** The name of a country beside its circle. */
export interface Label extends Place {
  code: string;
  text: string;
  anchor: 'start' | 'end' | 'middle';
}

export interface MapLayout {
  zoom: Zoom;
  circles: readonly Circle[];
  lines: readonly Line[];
  labels: readonly Label[];
  /** The outlines of the countries with entities, and of all other land, in map units. */
  tinted: readonly WorldShape[];
  land: string;
  /** Countries without a position on the map. */
  missing: readonly CountryCount[];
}

interface MapInput {
  countries: readonly CountryCount[];
  flows: readonly Flow[];
  nameOf: (code: string) => string;
  size: Size;
  /** Otherwise only where the countries are. */
  isWhole: boolean;
}

const { shapes, dots } = getWorld();
const PLACES = new Map([...dots, ...shapes].flatMap(({ code, x, y }) => (code ? [[code, { x, y }] as const] : [])));

/** The closest view, in map units: closer, the outlines would look like stairs. */
const CLOSEST = 260;
/** Room for circles and names around the outermost positions. */
const MARGIN = 60;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const extentOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const CORNERS = [
  { x: 0, y: 0 },
  { x: WORLD.width, y: WORLD.height },
];

/** The view of these positions, or of the whole world if there are none. */
function zoomTo(places: readonly Place[], { width, height }: Size): Zoom {
  const shown = places.length > 0 ? places : CORNERS;
  const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)];
  const margin = Math.min(MARGIN, width / 5, height / 5);
  const fitting = Math.min((width - 2 * margin) / extentOf(xs), (height - 2 * margin) / extentOf(ys));
  const whole = Math.min(width / WORLD.width, height / WORLD.height);
  const scale = clamp(fitting, whole, Math.max(whole, width / CLOSEST));
  return { scale, left: width / 2 - middleOf(xs) * scale, top: height / 2 - middleOf(ys) * scale };
}

/** Room for two digits. */
const LEAST_RADIUS = 8;
const GAP = 4;
/** Between middles, so that circles are targets for fingers (WCAG 2.2, 2.5.8); a phone has no room: its tables have them. */
const LEAST_DISTANCE = 24.5;
const PHONE = 500;

/** By area, except for the smallest. A few companies make no large circle. */
function radiusOf(entities: number, most: number, { width, height }: Size): number {
  const largest = Math.min(clamp(Math.min(width, height) / 16, 12, 26), LEAST_RADIUS + 3 * Math.sqrt(most));
  return Math.max(LEAST_RADIUS, largest * Math.sqrt(entities / most));
}

/** Circles at the positions of the countries, moved apart where they would cover each other. */
function circlesOf(countries: readonly CountryCount[], { scale, left, top }: Zoom, size: Size): Circle[] {
  const most = Math.max(...countries.map(({ entities }) => entities));
  const placed = countries.flatMap(({ code, entities }) => {
    const place = PLACES.get(code);
    if (!place) return [];
    const [x, y] = [left + place.x * scale, top + place.y * scale];
    return [{ code, entities, radius: radiusOf(entities, most, size), x, y, origin: { x, y } }];
  });
  const least = size.width < PHONE ? 0 : LEAST_DISTANCE;
  const moved = spread(placed, (a, b) => Math.max(least, a.radius + b.radius + GAP));
  return moved.map(({ origin, ...circle }) => {
    const isFar = Math.hypot(circle.x - origin.x, circle.y - origin.y) > circle.radius;
    return { ...circle, x: round(circle.x), y: round(circle.y), ...(isFar && { origin }) };
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

const point = ({ x, y }: Place): string => `${round(x)},${round(y)}`;

/** The point at a distance from one towards another. */
function towards(from: Place, to: Place, distance: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

/** The curve bends to the left of its direction, so that those of both directions lie apart. */
function bendOf(from: Place, to: Place): Place {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const aside = clamp(length * 0.22, 18, 70);
  return { x: (from.x + to.x) / 2 + (dy / length) * aside, y: (from.y + to.y) / 2 - (dx / length) * aside };
}

/** A triangle with its tip at a circle, coming from the bend of the curve. */
function headOf(tip: Place, bend: Place, length: number): string {
  const base = towards(tip, bend, length);
  const [dx, dy] = [(base.y - tip.y) * 0.5, (tip.x - base.x) * 0.5];
  return `M${point(tip)}L${point({ x: base.x + dx, y: base.y + dy })} ${point({ x: base.x - dx, y: base.y - dy })}z`;
}

/** Distances from the ends of a line. */
const NEAR_ENDS = [4, 12, 20, 28, 36, 44];

function lineOf(flow: Flow, from: Circle, to: Circle, width: number): Line {
  const bend = bendOf(from, to);
  const start = towards(from, bend, from.radius);
  const tip = towards(to, bend, to.radius + 1);
  const length = 5 + width * 1.6;
  const end = towards(tip, bend, length * 0.8);
  const middle = { x: (start.x + 2 * bend.x + end.x) / 4, y: (start.y + 2 * bend.y + end.y) / 4 };
  const path = `M${point(start)}Q${point(bend)} ${point(end)}`;
  const ends = NEAR_ENDS.flatMap((away) => [towards(start, bend, away), towards(tip, bend, away)]);
  return { flow, path, head: headOf(tip, bend, length), width: round(width), middle, ends };
}

/** Thicker for more relationships; a few make no thick line. */
function widthOf(relationships: number, most: number): number {
  const widest = Math.min(7, 1 + 0.7 * Math.sqrt(most));
  return Math.max(1.2, widest * Math.sqrt(relationships / most));
}

/** The curves between countries with a position, the thickest first, so that none covers a thinner one. */
function linesOf(flows: readonly Flow[], circles: readonly Circle[]): Line[] {
  const byCode = new Map(circles.map((circle) => [circle.code, circle]));
  const most = Math.max(...flows.map(({ relationships }) => relationships));
  return flows.flatMap((flow) => {
    const [from, to] = [byCode.get(flow.from), byCode.get(flow.to)];
    return from && to ? [lineOf(flow, from, to, widthOf(flow.relationships, most))] : [];
  });
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of the names, which have 11 pixels: an estimate of the width of a letter, and the height of a line. */
const LETTER = 6.3;
const LINE = 14;

/** Where a name may stand, the best place first: to the right, left, below or above of its circle. */
function placesFor({ code, x, y, radius }: Circle, text: string): { label: Label; box: Box }[] {
  const [width, away] = [text.length * LETTER, radius + 4];
  const label = (dx: number, dy: number, anchor: Label['anchor']) => {
    const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
    const middle = y + dy;
    return {
      label: { code, text, anchor, x: x + dx, y: round(middle + 4) },
      box: { left, right: left + width, top: middle - LINE / 2, bottom: middle + LINE / 2 },
    };
  };
  const beyond = away + LINE / 2 - 2;
  return [label(away, 0, 'start'), label(-away, 0, 'end'), label(0, beyond, 'middle'), label(0, -beyond, 'middle')];
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxAround = ({ x, y }: Place, away: number): Box => ({
  left: x - away,
  right: x + away,
  top: y - away,
  bottom: y + away,
});

const isInside = ({ left, right, top, bottom }: Box, { width, height }: Size): boolean =>
  left >= 0 && right <= width && top >= 0 && bottom <= height;

/**
 * As many names as fit without covering each other or a circle, those of the largest countries first; beside the ends of
 * lines if there is room.
 */
function labelsOf(circles: readonly Circle[], lines: readonly Line[], { nameOf, size }: MapInput): Label[] {
  const taken = circles.map((circle) => boxAround(circle, circle.radius));
  const ends = lines.flatMap((line) => line.ends.map((place) => boxAround(place, 3)));
  return circles.flatMap((circle) => {
    const places = placesFor(circle, nameOf(circle.code));
    const free = places.filter(({ box }) => isInside(box, size) && !taken.some((one) => overlap(one, box)));
    const found = free.find(({ box }) => !ends.some((one) => overlap(one, box))) ?? free[0];
    if (!found) return [];
    taken.push(found.box);
    return [found.label];
  });
}

/** Everything that the map draws. Countries and flows are in order, the largest first. */
export function layOutMap(input: MapInput): MapLayout {
  const { countries, flows, size, isWhole } = input;
  const places = countries.flatMap(({ code }) => PLACES.get(code) ?? []);
  const zoom = zoomTo(isWhole ? [] : places, size);
  const circles = circlesOf(countries, zoom, size);
  const lines = linesOf(flows, circles);
  const codes = new Set(countries.map(({ code }) => code));
  const isTinted = ({ code }: WorldShape): boolean => code !== undefined && codes.has(code);
  return {
    zoom,
    circles,
    lines,
    labels: labelsOf(circles, lines, input),
    tinted: shapes.filter(isTinted),
    land: shapes.flatMap((shape) => (isTinted(shape) ? [] : shape.path)).join(''),
    missing: countries.filter(({ code }) => !PLACES.has(code)),
  };
}
