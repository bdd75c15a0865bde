import { borderWidth, colorOf, tint } from '@/lib/network/appearance/appearance-style';
import type { DrawnEdge, DrawnNode } from '@/lib/network/drawn/drawn';
import { PERSON_SIGN, SIGN_SIZE } from '@/lib/network/elements';
import type { Point } from '@/lib/network/layout';
import { SIZES } from '@/lib/network/layout/blocks';
import type { Box, Structure } from '@/lib/network/layout/structure';
import { element, type Markup, textElement } from '../element';
import { nameElement, rounded, type Sheet } from './edges';

const SIGN = 16;
const ROUND = { row: 4, pill: 11 } as const;
/** From the middle of a line of text to where its letters stand. */
const BASE = 4;

/** The form of an entity in a chart, with its name in it. `at`: the middle, which the user may have moved. */
export function boxForms(sheet: Sheet, node: DrawnNode, box: Box, at: Point): Markup[] {
  const [x, y] = [at.x - box.width / 2, at.y - box.height / 2];
  const { palette, roots } = sheet;
  const kind = sheet.kindOf(node.id);
  const isRoot = roots.has(node.id);
  const isPill = kind === 'person' || kind === 'unknown';
  const isOpen = kind === 'placeholder' || kind === 'unknown';
  const corners = {
    x: rounded(x),
    y: rounded(y),
    width: rounded(box.width),
    height: rounded(box.height),
    rx: isPill ? ROUND.pill : ROUND.row,
  };
  const { hue, size } = sheet.painting?.nodes.get(node.id) ?? {};
  const color = hue && colorOf(palette, hue);
  const ground = color ? tint(color, palette.raised) : box.holds > 0 ? palette.soft : palette.raised;
  const look = {
    fill: isRoot ? palette.accent : ground,
    stroke: color ?? (isRoot || box.holds > 0 ? palette.accent : palette.line),
    'stroke-width': size !== undefined ? borderWidth(size) : color ? 2 : node.kind === 'entity' ? 1 : 3,
    'stroke-dasharray': isOpen ? '3 2' : undefined,
  };
  const form = sheet.inactive.has(node.id)
    ? element('polygon', { points: cutBox(x, y, box), ...look })
    : element('rect', { ...corners, ...look });
  const ink = isRoot ? palette.onAccent : sheet.inactive.has(node.id) && !color ? palette.muted : palette.ink;
  return [form, ...signOf(sheet, kind, x + 5, at.y), ...textOf(sheet, box, { x, y }, ink)];
}

const CUT = 5;

/** Corners of a box that are cut off, as those of inactive companies. */
function cutBox(x: number, y: number, { width, height }: Box): string {
  const [right, bottom] = [x + width, y + height];
  const corners = [
    [x + CUT, y],
    [right - CUT, y],
    [right, y + CUT],
    [right, bottom - CUT],
    [right - CUT, bottom],
    [x + CUT, bottom],
    [x, bottom - CUT],
    [x, y + CUT],
  ];
  return corners.map(([across = 0, down = 0]) => `${rounded(across)},${rounded(down)}`).join(' ');
}

function signOf({ palette }: Sheet, kind: string, x: number, y: number): Markup[] {
  if (kind === 'person') {
    const transform = `translate(${rounded(x)} ${rounded(y - SIGN / 2)}) scale(${SIGN / SIGN_SIZE})`;
    return [element('path', { d: PERSON_SIGN, transform, fill: palette.muted })];
  }
  if (kind === 'company') return [];
  const mark = { x: rounded(x + SIGN / 2), y: rounded(y + BASE), 'text-anchor': 'middle', 'font-size': 12 };
  return [textElement('text', { ...mark, fill: palette.muted }, '?')];
}

function textOf(sheet: Sheet, box: Box, corner: Point, fill: string): Markup[] {
  const { lines, form, height, width, textLeft } = box;
  const { line } = SIZES[form];
  const isHead = form === 'head';
  const x = isHead ? corner.x + (textLeft + width - SIZES.head.pad) / 2 : corner.x + textLeft;
  const first = corner.y + height / 2 - ((lines.length - 1) * line) / 2 + BASE;
  return lines.map((text, at) =>
    nameElement(
      sheet,
      {
        x: rounded(x),
        y: rounded(first + at * line),
        'text-anchor': isHead ? 'middle' : undefined,
        'font-size': isHead ? 12 : 11,
        'font-weight': isHead ? 600 : undefined,
        fill,
        // Isolates the direction of a name, so that right-to-left text does not reorder what is around it.
        style: 'unicode-bidi:isolate',
      },
      text,
    ),
  );
}

/** The route of a line; undefined where it has none, as what the box says of it is in its name. */
export function routeOf({ routes }: Structure, { id }: DrawnEdge): { path: string; isTree: boolean } | undefined {
  const route = routes.get(id);
  if (!route) return undefined;
  const path = route.points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
  return { path, isTree: route.isTree };
}

/** The shares beside lines and rows. */
export const shareTexts = ({ palette, chart }: Sheet): Markup[] =>
  (chart?.labels ?? []).map(({ x, y, height, text }) =>
    textElement(
      'text',
      { x: rounded(x), y: rounded(y + height / 2 + BASE), 'font-size': 10, fill: palette.muted },
      text,
    ),
  );
