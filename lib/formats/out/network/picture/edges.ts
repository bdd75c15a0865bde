import type { Painting } from '@/lib/network/appearance/appearance';
import { discSize, lineColor, lineWidth } from '@/lib/network/appearance/appearance-style';
import { CHANGE_KINDS, CHANGE_LOOKS, type ChangeKind } from '@/lib/network/changes/changes';
import type { DrawnEdge, DrawnNode, Projection } from '@/lib/network/drawn/drawn';
import { isDoubtful, isUncertain } from '@/lib/network/elements';
import type { Point, Positions } from '@/lib/network/layout';
import type { Structure } from '@/lib/network/layout/structure';
import type { Measure } from '@/lib/network/layout/wrap';
import { type EntityKind, isUltimateParent, type Relationship, strength } from '@/lib/network/model';
import type { Palette } from '@/lib/network/style';
import type { Language } from '@/lib/shared/language/language';
import { element, type Markup, textElement } from '../element';
import type { Report } from '../report';

/** Input of a drawn picture. */
export interface Sheet {
  /** What is said around the picture; its title is read aloud by screen readers. */
  report: Report;
  language: Language;
  /** Measures names in the font of the palette. */
  measure: Measure;
  /** Style rules that embed the font, as a file cannot use the fonts of a page. */
  fonts?: string;
  /** The font is whichever the device has, so that each text is fitted to the width that the layout took it to have. */
  anyFont?: true;
  projection: Projection;
  /** Positions by the id of the drawn node; nodes without one are left out. */
  positions: Positions;
  /** The boxes and lines of a structure chart. */
  chart?: Structure;
  roots: ReadonlySet<string>;
  /** Kind of the entity with an id, shown by the form of its node. */
  kindOf(id: string): EntityKind;
  /** Companies that are marked inactive. */
  inactive: ReadonlySet<string>;
  /** Comparison results of entities and lines between two dates. */
  changes?: ReadonlyMap<string, ChangeKind>;
  /** For lines that combine several relationships: how many were added, removed or changed, in words. */
  bundled?: ReadonlyMap<string, string>;
  /** What rules of appearance change. */
  painting?: Painting;
  /** Ids of the relationships that close a loop. */
  loops: ReadonlySet<string>;
  /** Current values of the page's design tokens: a file has no variables. */
  palette: Palette;
  words: SheetWords;
}

/** The words of the picture, in the reader's language. */
interface SheetWords {
  /** Name of an entity; untrusted. */
  name(id: string): string;
  /** "214 more". */
  stack(node: DrawnNode): string;
  /** "Closed group, 12 entities". */
  group(node: DrawnNode): string;
  /** "+7": the number of entities behind a collapsed one. */
  behind(count: number): string;
  /** The share on a line, or what is said in place of one. */
  share(one: Relationship): string;
  /** "3 relationships": on a line that combines several. */
  bundle(count: number): string;
  /** Name of a relationship type. */
  holding(type: string): string;
  /** Label of an inactive company. */
  inactive: string;
  change: Readonly<Record<ChangeKind, string>>;
  /** Label of a line that closes a loop. */
  circular: string;
}

const RADIUS = { root: 15, group: 13, stack: 11, entity: 9 } as const;

export function radiusOf({ roots, painting }: Sheet, { id, kind }: DrawnNode): number {
  const size = painting?.nodes.get(id)?.size;
  if (size !== undefined) return discSize(size) / 2;
  return roots.has(id) ? RADIUS.root : RADIUS[kind];
}

export const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Keeps text readable over lines: an outline in the background colour. */
export const overLines = ({ palette }: Sheet) => ({
  stroke: palette.sunken,
  'stroke-width': 3,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});

/** At which sizes a layout measures names. */
export const MEASURED = { plain: 11, bold: 12 } as const;

/** Letters that no typeface of ours may have, so that each device draws them with another one. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** A text that is as wide on every device as the layout took it to be. */
export function nameElement(
  { measure, anyFont }: Pick<Sheet, 'measure' | 'anyFont'>,
  attributes: Markup['attributes'],
  text: string,
): Markup {
  if (!anyFont && !FOREIGN.test(text)) return textElement('text', attributes, text);
  const isBold = Number(attributes['font-weight'] ?? 400) >= 600;
  const scale = Number(attributes['font-size']) / (isBold ? MEASURED.bold : MEASURED.plain);
  const width = rounded(measure(text, isBold) * scale);
  return textElement('text', { ...attributes, textLength: width, lengthAdjust: 'spacingAndGlyphs' }, text);
}

/** Lines of a chart lie upon each other where they have a trunk in common. */
const ROUTE_WIDTH = 1.3;

/** Distance between the curves of several lines between the same two nodes. */
const BEND = 28;
const ARROW = 7;

interface Line {
  from: DrawnNode;
  to: DrawnNode;
  a: Point;
  b: Point;
  /** In a chart: its right-angled way. Lines of the tree have no arrow, and their shares stand beside them. */
  route?: { path: string; isTree: boolean };
  /** Index among several lines between the same two nodes; 0 is straight. */
  turn: number;
}

/** One group per line: its description as title, the arrow from owner to owned, the share beside its middle. */
export function edgeGroup(sheet: Sheet, edge: DrawnEdge, line: Line, place: number): Markup {
  const { path, middle } = wayOf(sheet, line);
  const change = sheet.changes?.get(edge.id);
  const said = shareOf(sheet, edge, change);
  const isDotted = edge.relationships.every(isUltimateParent);
  // In the tree a label says that a share is unknown.
  const isDashed = edge.relationships.every(line.route?.isTree ? isDoubtful : isUncertain);
  const hasEnded = edge.relationships.every(({ ended }) => ended);
  const step = sheet.painting?.lines.get(edge.id);
  return element(
    'g',
    { id: `edge-${place}`, class: 'edge', 'data-id': edge.id },
    textElement('title', {}, titleOf(sheet, edge, line, said)),
    element('path', {
      d: path,
      fill: 'none',
      'stroke-width':
        step !== undefined ? lineWidth(step, sheet.painting?.hasLineHues) : line.route ? ROUTE_WIDTH : widthOf(edge),
      'stroke-opacity': hasEnded ? 0.5 : undefined,
      'stroke-dasharray': isDotted ? '1.5 3.5' : line.route?.isTree === false ? '4 3' : isDashed ? '5 4' : undefined,
      ...lookOf(sheet, change, step),
      'marker-end': line.route?.isTree && !change ? undefined : `url(#${markerOf(change, step)})`,
    }),
    ...(line.route ? [] : [middleText(sheet, middle, change, said)]),
  );
}

const wayOf = (sheet: Sheet, line: Line): { path: string; middle: Point } => {
  if (line.route) return { path: line.route.path, middle: line.a };
  return line.from.id === line.to.id ? loopOf(sheet, line) : bowOf(sheet, line);
};

const middleText = (
  { palette, ...sheet }: Sheet,
  middle: Point,
  change: ChangeKind | undefined,
  said: string,
): Markup =>
  textElement(
    'text',
    {
      x: rounded(middle.x + 4),
      y: rounded(middle.y),
      'font-size': 10,
      fill: change ? palette[CHANGE_LOOKS[change].token] : palette.muted,
      ...overLines({ palette, ...sheet }),
    },
    said,
  );

/** Comparison result by colour, dash and width; its word is beside the share. */
function lookOf({ palette, painting }: Sheet, change: ChangeKind | undefined, step: number | undefined) {
  if (!change) return { stroke: step === undefined ? palette.line : lineColor(palette, step, painting?.hasLineHues) };
  const { token, dashes, width } = CHANGE_LOOKS[change];
  return {
    stroke: palette[token],
    'stroke-width': width,
    'stroke-dasharray': dashes.length > 0 ? dashes.join(' ') : undefined,
  };
}

function markerOf(change: ChangeKind | undefined, step?: number): string {
  if (change) return `arrow-${change}`;
  return step === undefined ? 'arrow' : `arrow-step-${step}`;
}

/** Arrowheads, in the colours of the lines. */
export function arrowMarkers({ palette, changes, painting }: Sheet): Markup {
  const colored = changes ? CHANGE_KINDS.map((kind) => arrow(markerOf(kind), palette[CHANGE_LOOKS[kind].token])) : [];
  const steps = [...new Set(painting?.lines.values())].map((step) =>
    arrow(markerOf(undefined, step), lineColor(palette, step, painting?.hasLineHues)),
  );
  return element('defs', {}, arrow(markerOf(undefined), palette.line), ...colored, ...steps);
}

const arrow = (id: string, fill: string): Markup =>
  element(
    'marker',
    {
      id,
      viewBox: '0 0 8 8',
      refX: 8,
      refY: 4,
      markerWidth: ARROW,
      markerHeight: ARROW,
      markerUnits: 'userSpaceOnUse',
      orient: 'auto',
    },
    element('path', { d: 'M0 0L8 4L0 8z', fill }),
  );

function titleOf({ words }: Sheet, { relationships }: DrawnEdge, { from, to }: Line, said: string): string {
  const [first] = relationships;
  const ends = [from, to].map((node) =>
    node.kind === 'entity' ? words.name(node.id) : (node.name ?? words.stack(node)),
  );
  const type = first && relationships.length === 1 ? `${words.holding(first.type)}, ` : '';
  return `${ends.join(' → ')}: ${type}${said}`;
}

/** As on the screen: the share, the comparison result, and whether it closes a loop. */
function shareOf(
  { words, loops, bundled }: Sheet,
  { id: line, relationships }: DrawnEdge,
  change: ChangeKind | undefined,
): string {
  const [first] = relationships;
  const said = first && relationships.length === 1 ? words.share(first) : words.bundle(relationships.length);
  const circular = relationships.some(({ id }) => loops.has(id)) && `↻ ${words.circular}`;
  const changed = bundled?.get(line) ?? (change && words.change[change]);
  return [said, changed, circular].filter(Boolean).join(' · ');
}

/** From a hairline to three pixels, as on the screen; of several the largest. */
const widthOf = ({ relationships }: DrawnEdge): number =>
  rounded(0.8 + Math.max(0, ...relationships.map(({ share }) => strength(share))) * 0.022);

/** A line from rim to rim, curved where several connect the same two nodes. */
function bowOf(sheet: Sheet, { from, to, a, b, turn }: Line): { path: string; middle: Point } {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const start = { x: a.x + ux * radiusOf(sheet, from), y: a.y + uy * radiusOf(sheet, from) };
  const end = { x: b.x - ux * (radiusOf(sheet, to) + 1), y: b.y - uy * (radiusOf(sheet, to) + 1) };
  const bend = BEND * Math.ceil(turn / 2) * (turn % 2 === 0 ? 1 : -1);
  // Perpendicular in the same direction for both orientations: otherwise opposite lines would overlap.
  const way = from.id < to.id ? 1 : -1;
  const control = {
    x: (start.x + end.x) / 2 - uy * bend * 2 * way,
    y: (start.y + end.y) / 2 + ux * bend * 2 * way,
  };
  const middle = { x: (start.x + end.x) / 4 + control.x / 2, y: (start.y + end.y) / 4 + control.y / 2 };
  const path = turn === 0 ? `M${pair(start)}L${pair(end)}` : `M${pair(start)}Q${pair(control)} ${pair(end)}`;
  return { path, middle };
}

/** A holding in itself: a loop to the upper right. */
const loopOf = (sheet: Sheet, { from, a, turn }: Line): { path: string; middle: Point } => {
  const rim = radiusOf(sheet, from);
  const reach = rim + 28 + turn * 12;
  const start = { x: a.x + rim * 0.4, y: a.y - rim - 1 };
  const end = { x: a.x + rim + 1, y: a.y - rim * 0.4 };
  return {
    path: `M${pair(start)}C${pair({ x: a.x + 6, y: a.y - reach })} ${pair({ x: a.x + reach, y: a.y - 6 })} ${pair(end)}`,
    middle: { x: a.x + reach * 0.7, y: a.y - reach * 0.7 },
  };
};

const pair = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;
