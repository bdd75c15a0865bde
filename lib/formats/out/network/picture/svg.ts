import { colorOf } from '@/lib/network/appearance/appearance-style';
import { CHANGE_LOOKS } from '@/lib/network/changes/changes';
import { BAND, BAND_TINT, type Band, type BandStep, bandsOf, NAME_RISE } from '@/lib/network/drawn/bands';
import type { DrawnEdge, DrawnNode } from '@/lib/network/drawn/drawn';
import { label, PERSON_SIGN, SIGN_SIZE } from '@/lib/network/elements';
import { CELL, type Point } from '@/lib/network/layout';
import { XML_DECLARATION } from '@/lib/shared/text';
import { element, type Markup, printMarkup, textElement } from '../element';
import { boxForms, routeOf, shareTexts } from './chart';
import { arrowMarkers, edgeGroup, nameElement, overLines, radiusOf, rounded, type Sheet } from './edges';
import { type Area, framed } from './frame';
import type { Drawn } from './legend';

const NODES_LINE_HEIGHT = 13;
/** Names are cut on the screen only, where they can be read elsewhere. */
const WHOLE = 200;

/** One group per node: its full name and state as title, its form, and its name as text below. */
function nodeGroup(sheet: Sheet, node: DrawnNode, at: Point, place: number): Markup {
  const name = nameOf(sheet, node);
  const state = stateOf(sheet, node);
  return element(
    'g',
    { id: `node-${place}`, class: `node ${node.kind}`, 'data-id': node.id },
    textElement('title', {}, [name, ...state].join(', ')),
    ...drawnIn(sheet, node, at),
  );
}

function drawnIn(sheet: Sheet, node: DrawnNode, at: Point): Markup[] {
  const box = sheet.chart?.boxes.get(node.id);
  return box ? boxForms(sheet, node, box, at) : [...formOf(sheet, node, at), ...labelOf(sheet, node, at)];
}

/** What is written below a disc. */
const linesOf = (sheet: Sheet, node: DrawnNode): string[] => [
  ...label(nameOf(sheet, node), WHOLE).split('\n'),
  ...stateOf(sheet, node),
  ...(node.behind === undefined ? [] : [sheet.words.behind(node.behind)]),
];

function nameOf({ words }: Sheet, node: DrawnNode): string {
  if (node.kind === 'stack') return words.stack(node);
  return node.kind === 'group' ? `${node.name}: ${words.group(node)}` : words.name(node.id);
}

/** The meaning of form and colour, in words. */
function stateOf({ inactive, changes, painting, words }: Sheet, { id }: DrawnNode): string[] {
  const change = changes?.get(id);
  const badge = painting?.nodes.get(id)?.badge;
  return [
    ...(badge ? [badge] : []),
    ...(inactive.has(id) ? [words.inactive] : []),
    ...(change ? [words.change[change]] : []),
  ];
}

type Look = Record<string, string | number | undefined>;

/**
 * A disc for a company, with cut corners if it is inactive, with head and shoulders in it for a person, an open
 * dashed ring with a question mark for a placeholder, a diamond of that kind for an unknown owner, a pile of discs for a
 * stack; and a rim for what differs between two dates.
 */
function formOf(sheet: Sheet, node: DrawnNode, { x, y }: Point): Markup[] {
  const { palette, roots } = sheet;
  const r = radiusOf(sheet, node);
  const disc = (dx: number, more: Look) =>
    element('circle', { cx: rounded(x + dx), cy: rounded(y), r, ...more, ...rimOf(sheet, node) });
  const hue = sheet.painting?.nodes.get(node.id)?.hue;
  const color = hue && colorOf(palette, hue);
  const open = { fill: palette.sunken, stroke: color ?? palette.muted, 'stroke-width': color ? 3 : 1.5 };
  const solid = { fill: color ?? (roots.has(node.id) ? palette.accent : palette.muted) };
  if (sheet.inactive.has(node.id)) {
    return [element('polygon', { points: cutSquare(x, y, r), ...solid, ...rimOf(sheet, node) })];
  }
  if (node.kind === 'entity' && sheet.kindOf(node.id) === 'person') return [disc(0, solid), personSign(sheet, x, y, r)];
  if (roots.has(node.id)) return [disc(0, solid)];
  if (node.kind === 'stack') return [disc(6, open), disc(3, open), disc(0, open)];
  if (node.kind === 'group') return [disc(0, { ...open, 'stroke-width': 3 })];
  const kind = sheet.kindOf(node.id);
  if (kind === 'company') return [disc(0, solid)];
  const mark = { x: rounded(x), y: rounded(y + 4), 'text-anchor': 'middle', 'font-size': 11, fill: palette.muted };
  const dashed = { ...open, 'stroke-dasharray': '3 2' };
  if (kind === 'placeholder') return [disc(0, dashed), textElement('text', mark, '?')];
  const points = diamond(x, y, r * 1.3);
  return [element('polygon', { points, ...dashed, ...rimOf(sheet, node) }), textElement('text', mark, '?')];
}

function personSign({ palette }: Sheet, x: number, y: number, r: number): Markup {
  const transform = `translate(${rounded(x - r)} ${rounded(y - r)}) scale(${(2 * r) / SIGN_SIZE})`;
  return element('path', { d: PERSON_SIGN, transform, fill: palette.sunken });
}

/** Comparison result by colour and dash; its word is beside the name. */
function rimOf({ changes, palette }: Sheet, { id }: DrawnNode): Look {
  const change = changes?.get(id);
  if (!change) return {};
  const { token, dashes } = CHANGE_LOOKS[change];
  return { stroke: palette[token], 'stroke-width': 3, 'stroke-dasharray': dashes.length > 0 ? '4 2' : undefined };
}

/** A square with cut corners, as wide and as high as a disc of that radius. */
function cutSquare(x: number, y: number, r: number): string {
  const cut = r * 0.45;
  const corners = [
    [-cut, -r],
    [cut, -r],
    [r, -cut],
    [r, cut],
    [cut, r],
    [-cut, r],
    [-r, cut],
    [-r, -cut],
  ];
  return pointsAround(x, y, corners);
}

const diamond = (x: number, y: number, r: number): string =>
  pointsAround(x, y, [
    [0, -r],
    [r, 0],
    [0, r],
    [-r, 0],
  ]);

const pointsAround = (x: number, y: number, corners: readonly (readonly number[])[]): string =>
  corners.map(([dx = 0, dy = 0]) => `${rounded(x + dx)},${rounded(y + dy)}`).join(' ');

/** Keeps lines and shares of others away from the name below a disc. */
function groundsOf(sheet: Sheet, node: DrawnNode, { x, y }: Point): Markup[] {
  const top = y + radiusOf(sheet, node) + 3;
  return linesOf(sheet, node).map((line, at) => {
    const width = sheet.measure(line, false) + 6;
    const place = { x: rounded(x - width / 2), y: rounded(top + at * NODES_LINE_HEIGHT), width: rounded(width) };
    return element('rect', { ...place, height: NODES_LINE_HEIGHT, fill: sheet.palette.sunken, 'fill-opacity': 0.9 });
  });
}

function labelOf(sheet: Sheet, node: DrawnNode, { x, y }: Point): Markup[] {
  const { palette } = sheet;
  const top = y + radiusOf(sheet, node) + NODES_LINE_HEIGHT;
  return linesOf(sheet, node).map((line, at) =>
    nameElement(
      sheet,
      {
        x: rounded(x),
        y: rounded(top + at * NODES_LINE_HEIGHT),
        'text-anchor': 'middle',
        'font-size': 11,
        fill: palette.ink,
        ...overLines(sheet),
        // Isolates the direction of a name, so that right-to-left text does not reorder what is around it.
        style: 'unicode-bidi:plaintext',
      },
      line,
    ),
  );
}

const THIN = { fill: 'none', 'stroke-width': 1.5, 'stroke-dasharray': '2 4' };
const WIDE = { fill: 'none', 'stroke-width': BAND, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** An outlined band around the members of each open group; names are above all bands, as bands may cross. */
function frameGroups(sheet: Sheet): Markup[] {
  const bands = bandsOf(sheet.projection, sheet.positions);
  const names = bands.flatMap(({ name, tops }) => tops.flatMap((id) => nameAbove(sheet, id, name)));
  const drawn = bands.map((band, place) => frameGroup(sheet, band, place));
  return names.length === 0 ? drawn : [...drawn, element('g', { class: 'frame-names' }, ...names)];
}

function frameGroup(sheet: Sheet, { name, members, steps }: Band, place: number): Markup {
  const { palette } = sheet;
  const rounds = members.map((id) => ({ from: id, to: id }));
  const wide = pathOf(sheet, [...rounds, ...steps.filter(({ isFree }) => isFree)]);
  const thin = pathOf(
    sheet,
    steps.filter(({ isFree }) => !isFree),
  );
  return element(
    'g',
    { id: `frame-${place}`, class: 'frame' },
    textElement('title', {}, name),
    ...(thin === '' ? [] : [element('path', { d: thin, ...THIN, stroke: palette.muted })]),
    element('path', { d: wide, ...WIDE, stroke: palette.muted, 'stroke-width': BAND + 3 }),
    element('path', { d: wide, ...WIDE, stroke: palette.sunken }),
    element('path', { d: wide, ...WIDE, stroke: palette.accent, 'stroke-opacity': BAND_TINT }),
  );
}

const pointOf = ({ positions }: Sheet, id: string) => positions.get(id) ?? { x: 0, y: 0 };

function pathOf(sheet: Sheet, steps: readonly Pick<BandStep, 'from' | 'to'>[]): string {
  const pair = (id: string): string => {
    const { x, y } = pointOf(sheet, id);
    return `${rounded(x)} ${rounded(y)}`;
  };
  return steps.map(({ from, to }) => `M${pair(from)}L${pair(to)}`).join('');
}

/** The whole name of a group, in lines above its highest member. */
function nameAbove(sheet: Sheet, id: string, name: string): Markup[] {
  const { x, y } = pointOf(sheet, id);
  const look = { 'font-size': 12, 'font-weight': 600, fill: sheet.palette.ink, ...overLines(sheet) };
  return label(name, WHOLE)
    .split('\n')
    .toReversed()
    .map((line, turn) => {
      const at = { x: rounded(x), y: rounded(y - NAME_RISE - turn * NODES_LINE_HEIGHT), 'text-anchor': 'middle' };
      return nameElement(sheet, { ...at, ...look, style: 'unicode-bidi:plaintext' }, line);
    })
    .toReversed();
}

const MARGIN = 24;
/** Around all points, for the names of entities and groups. */
const ROOM = 48;

interface Placed {
  node: DrawnNode;
  at: Point;
}

/** A picture without its frame. */
export interface Picture {
  area: Area;
  drawn: Drawn;
  /** Elements from back to front. */
  elements: Markup[];
}

/** Draws everything that has a position. */
export function drawPicture(given: Sheet): Picture {
  const sheet = given.chart ? given : withRoom(given);
  const placed = placedOf(sheet);
  const nodes = [...placed.values()];
  const edges = edgesOf(sheet, placed);
  return {
    area: sheet.chart ? boundsOf(sheet, nodes) : boxAround(sheet, nodes),
    drawn: { nodes: nodes.map(({ node }) => node), edges: edges.map(({ edge, route }) => ({ edge, ...route })) },
    elements: [
      arrowMarkers(sheet),
      element('g', { class: 'frames' }, ...frameGroups(sheet)),
      element('g', { class: 'edges' }, ...edges.map(({ group }) => group)),
      sheet.chart
        ? element('g', { class: 'shares' }, ...shareTexts(sheet))
        : element('g', { class: 'grounds' }, ...nodes.flatMap(({ node, at }) => groundsOf(sheet, node, at))),
      element('g', { class: 'nodes' }, ...nodes.map(({ node, at }, place) => nodeGroup(sheet, node, at, place))),
    ],
  };
}

/** The picture in its frame as SVG: real text, each node and line a group with a title. */
export const svg = (sheet: Sheet): string => XML_DECLARATION + framedDrawing(sheet);

/** The same as an element, for a page. */
export const framedDrawing = (sheet: Sheet): string => printMarkup(framedElement(sheet)).trimEnd();

/** The same before it is written as text. */
export function framedElement(sheet: Sheet): Markup {
  const picture = drawPicture(sheet);
  const { area, frame } = framed(sheet, picture.area, picture.drawn);
  return svgElement(sheet, area, [...picture.elements, ...frame]);
}

/** The picture without its frame, for a page that says the same in its own words. */
export function drawingOf(sheet: Sheet): string {
  const { area, elements } = drawPicture(sheet);
  return printMarkup(svgElement(sheet, area, elements)).trimEnd();
}

/** A drawing with its background. */
function svgElement({ report, palette, fonts }: Sheet, area: Area, elements: readonly Markup[]): Markup {
  const { left, top, width, height } = area;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: [left, top, width, height].join(' '),
      role: 'img',
      'font-family': palette.font,
      // Letters at their true places, however the picture is scaled.
      'text-rendering': 'geometricPrecision',
    },
    textElement('title', {}, report.title),
    ...(fonts === undefined ? [] : [textElement('style', {}, fonts)]),
    element('rect', { x: left, y: top, width, height, fill: palette.sunken }),
    ...elements,
  );
}

const placedOf = ({ projection, positions }: Sheet): Map<string, Placed> =>
  new Map(
    projection.nodes.flatMap((node): [string, Placed][] => {
      const at = positions.get(node.id);
      return at ? [[node.id, { node, at }]] : [];
    }),
  );

/** Lines of a name that fit between two rows of discs. */
const LINES_BETWEEN = 5;

/** Height that the name below a disc needs beyond the room between two rows. */
function excessOf(sheet: Sheet, node: DrawnNode): number {
  return Math.max(0, linesOf(sheet, node).length - LINES_BETWEEN) * NODES_LINE_HEIGHT;
}

/** Moves what is below a long name further down, so that the name covers nothing. */
function withRoom(sheet: Sheet): Sheet {
  const rows = new Map<number, number>();
  for (const { node, at } of placedOf(sheet).values()) {
    const excess = excessOf(sheet, node);
    if (excess > 0) rows.set(at.y, Math.max(excess, rows.get(at.y) ?? 0));
  }
  if (rows.size === 0) return sheet;
  const down = (y: number) => [...rows].reduce((sum, [row, excess]) => (row < y ? sum + excess : sum), y);
  const positions = new Map([...sheet.positions].map(([id, { x, y }]) => [id, { x, y: down(y) }]));
  return { ...sheet, positions };
}

/** Bounds with room for the names, which extend beyond the points. */
function boxAround(sheet: Sheet, placed: readonly Placed[]): Area {
  const xs = placed.length > 0 ? placed.map(({ at }) => at.x) : [0];
  const ys = placed.length > 0 ? placed.flatMap(({ node, at }) => [at.y, at.y + excessOf(sheet, node)]) : [0];
  // A loop instead of spread arguments: ten thousand exceed the limit of some engines.
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
  const left = rounded(least(xs) - CELL.width / 2 - ROOM);
  const top = rounded(least(ys) - CELL.height / 2 - ROOM);
  return {
    left,
    top,
    width: rounded(most(xs) + CELL.width / 2 + ROOM - left),
    height: rounded(most(ys) + CELL.height + ROOM - top),
  };
}

/** Bounds of a chart: its boxes, lines and shares. */
function boundsOf({ chart }: Sheet, placed: readonly Placed[]): Area {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const { node, at } of placed) {
    const { width = 0, height = 0 } = chart?.boxes.get(node.id) ?? {};
    xs.push(at.x - width / 2, at.x + width / 2);
    ys.push(at.y - height / 2, at.y + height / 2);
  }
  for (const { x, width } of chart?.labels ?? []) xs.push(x + width);
  for (const { points } of chart?.routes.values() ?? []) {
    for (const { x, y } of points) {
      xs.push(x);
      ys.push(y);
    }
  }
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), 0);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), 0);
  const [left, top] = [rounded(least(xs) - MARGIN), rounded(least(ys) - MARGIN)];
  return { left, top, width: rounded(most(xs) + MARGIN - left), height: rounded(most(ys) + MARGIN - top) };
}

interface DrawnLine {
  edge: DrawnEdge;
  route?: { path: string; isTree: boolean };
  group: Markup;
}

function edgesOf(sheet: Sheet, placed: ReadonlyMap<string, Placed>): DrawnLine[] {
  const turns = new Map<string, number>();
  return sheet.projection.edges.flatMap((edge, place) => {
    const [from, to] = [placed.get(edge.source), placed.get(edge.target)];
    if (!from || !to) return [];
    const isMoved = [from, to].some(({ node, at }) => isMovedIn(sheet, node, at));
    const route = sheet.chart && !isMoved ? routeOf(sheet.chart, edge) : undefined;
    // What its box says of it replaces a line without a route.
    if (sheet.chart && !isMoved && !route) return [];
    const pair = [edge.source, edge.target].sort().join(' ');
    const turn = turns.get(pair) ?? 0;
    turns.set(pair, turn + 1);
    const line = { from: from.node, to: to.node, a: from.at, b: to.at, turn, route };
    return [{ edge, route, group: edgeGroup(sheet, edge, line, place) }];
  });
}

/** Whether the user moved it out of its place in the chart. */
function isMovedIn({ chart }: Sheet, { id }: DrawnNode, { x, y }: Point): boolean {
  const box = chart?.boxes.get(id);
  return box !== undefined && Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) > 1;
}
