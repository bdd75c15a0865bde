import { CHANGE_KINDS, CHANGE_LOOKS, type ChangeKind } from '@/lib/network/changes/changes';
import type { DrawnEdge, DrawnNode, Projection } from '@/lib/network/drawn/drawn';
import { isUncertain } from '@/lib/network/elements';
import { type Point, type Positions, type Share, strength } from '@/lib/network/geometry';
import type { EntityKind } from '@/lib/network/model';
import type { Palette } from '@/lib/network/style';
import { element, textElement } from '../extract';

/** What a picture is drawn from. */
export interface Sheet {
  /** What the whole is called; read aloud for it. */
  title: string;
  /** Publisher, licence and page, below the picture; a line each. */
  attribution: readonly string[];
  projection: Projection;
  /** By the id of the drawn node; one without a place is left out. */
  positions: Positions;
  roots: ReadonlySet<string>;
  /** What the entity of an id is: told by form. */
  kindOf(id: string): EntityKind;
  /** Companies that are marked inactive. */
  inactive: ReadonlySet<string>;
  /** Of entities and lines: what became of them between two days that are compared. */
  changes?: ReadonlyMap<string, ChangeKind>;
  /** Of lines that stand for several relationships: how many of them came, went or changed, in words. */
  bundled?: ReadonlyMap<string, string>;
  /** Ids of the relationships that lead back to where their owner came from. */
  loops: ReadonlySet<string>;
  /** The page's tokens as they stand: a file knows no variables. */
  palette: Palette;
  words: SheetWords;
}

/** The words of the picture, in the reader's language. */
interface SheetWords {
  /** Of an entity; untrusted. */
  name(id: string): string;
  /** "214 more". */
  stack(node: DrawnNode): string;
  /** "Closed group, 12 entities". */
  group(node: DrawnNode): string;
  /** "+7": what lies behind a collapsed one. */
  behind(count: number): string;
  share(share: Share): string;
  /** "3 relationships": on a line that stands for several. */
  bundle(count: number): string;
  /** The type of a relationship. */
  holding(type: string): string;
  /** Of an inactive company. */
  inactive: string;
  change: Readonly<Record<ChangeKind, string>>;
  /** Of a line that closes a loop. */
  circular: string;
}

const RADIUS = { root: 15, group: 13, stack: 11, entity: 9 } as const;

export const radiusOf = ({ roots }: Sheet, { id, kind }: DrawnNode): number =>
  roots.has(id) ? RADIUS.root : RADIUS[kind];

export const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

/** How words are written over lines and stay readable: with a rim of the ground's colour. */
export const overLines = ({ palette }: Sheet) => ({
  stroke: palette.sunken,
  'stroke-width': 3,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});

/** How far lines between the same two are bent apart. */
const BEND = 28;
const ARROW = 7;

interface Line {
  from: DrawnNode;
  to: DrawnNode;
  a: Point;
  b: Point;
  /** Which of several between the same two it is; 0 is straight. */
  turn: number;
}

/** One group per line: what it says as title, the arrow from owner to owned, the share beside its middle. */
export function edgeGroup(sheet: Sheet, edge: DrawnEdge, line: Line, place: number): string {
  const { palette } = sheet;
  const { path, middle } = line.from.id === line.to.id ? loopOf(sheet, line) : bowOf(sheet, line);
  const change = sheet.changes?.get(edge.id);
  const said = shareOf(sheet, edge, change);
  const isDashed = edge.relationships.every(isUncertain);
  const hasEnded = edge.relationships.every(({ ended }) => ended);
  return element(
    'g',
    { id: `edge-${place}`, class: 'edge', 'data-id': edge.id },
    textElement('title', {}, titleOf(sheet, edge, line, said)),
    element('path', {
      d: path,
      fill: 'none',
      'stroke-width': widthOf(edge),
      'stroke-dasharray': hasEnded ? '1 4' : isDashed ? '5 4' : undefined,
      ...lookOf(sheet, change),
      'marker-end': `url(#${markerOf(change)})`,
    }),
    textElement(
      'text',
      {
        x: rounded(middle.x + 4),
        y: rounded(middle.y),
        'font-size': 10,
        fill: change ? palette[CHANGE_LOOKS[change].token] : palette.muted,
        ...overLines(sheet),
      },
      said,
    ),
  );
}

/** By colour, dash and width; the word stands beside the share. */
function lookOf({ palette }: Sheet, change: ChangeKind | undefined) {
  if (!change) return { stroke: palette.line };
  const { token, dashes, width } = CHANGE_LOOKS[change];
  return {
    stroke: palette[token],
    'stroke-width': width,
    'stroke-dasharray': dashes.length > 0 ? dashes.join(' ') : undefined,
  };
}

const markerOf = (change: ChangeKind | undefined): string => (change ? `arrow-${change}` : 'arrow');

/** The heads of the arrows, in the colours of the lines. */
export function arrowMarkers({ palette, changes }: Sheet): string {
  const colored = changes ? CHANGE_KINDS.map((kind) => arrow(markerOf(kind), palette[CHANGE_LOOKS[kind].token])) : [];
  return element('defs', {}, arrow(markerOf(undefined), palette.line), ...colored);
}

const arrow = (id: string, fill: string): string =>
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

/** As on the screen: the share, what became of it, and that it leads back. */
function shareOf(
  { words, loops, bundled }: Sheet,
  { id: line, relationships }: DrawnEdge,
  change: ChangeKind | undefined,
): string {
  const [first] = relationships;
  const said = first && relationships.length === 1 ? words.share(first.share) : words.bundle(relationships.length);
  const circular = relationships.some(({ id }) => loops.has(id)) && `↻ ${words.circular}`;
  const changed = bundled?.get(line) ?? (change && words.change[change]);
  return [said, changed, circular].filter(Boolean).join(' · ');
}

/** From a hair to three pixels, as on the screen; of several the strongest. */
const widthOf = ({ relationships }: DrawnEdge): number =>
  rounded(0.8 + Math.max(0, ...relationships.map(({ share }) => strength(share))) * 0.022);

/** A line from rim to rim, bent where several run between the same two. */
function bowOf(sheet: Sheet, { from, to, a, b, turn }: Line): { path: string; middle: Point } {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const start = { x: a.x + ux * radiusOf(sheet, from), y: a.y + uy * radiusOf(sheet, from) };
  const end = { x: b.x - ux * (radiusOf(sheet, to) + 1), y: b.y - uy * (radiusOf(sheet, to) + 1) };
  const bend = BEND * Math.ceil(turn / 2) * (turn % 2 === 0 ? 1 : -1);
  // Across the line, the same way for either direction: else two that run against each other would lie on each other.
  const way = from.id < to.id ? 1 : -1;
  const control = {
    x: (start.x + end.x) / 2 - uy * bend * 2 * way,
    y: (start.y + end.y) / 2 + ux * bend * 2 * way,
  };
  const middle = { x: (start.x + end.x) / 4 + control.x / 2, y: (start.y + end.y) / 4 + control.y / 2 };
  const path = turn === 0 ? `M${pair(start)}L${pair(end)}` : `M${pair(start)}Q${pair(control)} ${pair(end)}`;
  return { path, middle };
}

/** A holding in oneself: a loop to the upper right. */
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
