import {
  BASE,
  type BoxLook,
  type BoxTraits,
  boxLook,
  boxTexts,
  cutCorners,
  SIGN,
  TEXT,
} from '@/lib/network/drawn/box-look';
import type { DrawnEdge, DrawnNode } from '@/lib/network/drawn/drawn';
import { PERSON_SIGN, SIGN_SIZE } from '@/lib/network/elements';
import type { Point } from '@/lib/network/layout';
import type { Box, Rect, Structure } from '@/lib/network/layout/structure';
import { element, type Markup, textElement } from '../element';
import { nameElement, rounded, type Sheet } from './edges';

/** The form of an entity in a chart, with its name in it. `at`: the middle, which the user may have moved. */
export function boxForms(sheet: Sheet, node: DrawnNode, box: Box, at: Point): Markup[] {
  const look = boxLook(traitsOf(sheet, node, box), sheet.palette);
  const place = { x: at.x - box.width / 2, y: at.y - box.height / 2, width: box.width, height: box.height };
  return [...outlineOf(place, look), ...signOf(sheet, look, place), ...textOf(sheet, box, place, look)];
}

function traitsOf({ kindOf, roots, inactive, changes, painting }: Sheet, { id, kind }: DrawnNode, box: Box): BoxTraits {
  const { hue, size } = painting?.nodes.get(id) ?? {};
  return {
    kind: kindOf(id),
    isStack: kind !== 'entity',
    isRoot: roots.has(id),
    isInactive: inactive.has(id),
    // Where somebody has moved it does not matter to a reader.
    isPinned: false,
    holds: box.holds,
    change: changes?.get(id),
    hue,
    size,
  };
}

function outlineOf(place: Rect, { fill, stroke, width, dashes, isDouble, corner }: BoxLook): Markup[] {
  const look = {
    fill,
    stroke,
    'stroke-width': width,
    'stroke-dasharray': dashes.length > 0 ? dashes.join(' ') : undefined,
  };
  const [x, y] = [rounded(place.x), rounded(place.y)];
  if (corner === 'cut') {
    const points = cutCorners(place)
      .map((point) => `${rounded(point.x)},${rounded(point.y)}`)
      .join(' ');
    return [element('polygon', { points, ...look })];
  }
  const size = { x, y, width: rounded(place.width), height: rounded(place.height), rx: corner };
  const gap = { fill: 'none', stroke: fill, 'stroke-width': 1 };
  return [element('rect', { ...size, ...look }), ...(isDouble ? [element('rect', { ...size, ...gap })] : [])];
}

function signOf({ palette }: Sheet, { sign }: BoxLook, { x, y, height }: Rect): Markup[] {
  const [left, middle] = [x + SIGN.left, y + height / 2];
  if (sign === 'person') {
    const transform = `translate(${rounded(left)} ${rounded(middle - SIGN.size / 2)}) scale(${SIGN.size / SIGN_SIZE})`;
    return [element('path', { d: PERSON_SIGN, transform, fill: palette.muted })];
  }
  if (sign === undefined) return [];
  const mark = {
    x: rounded(left + SIGN.size / 2),
    y: rounded(middle + BASE),
    'text-anchor': 'middle',
    'font-size': 12,
  };
  return [textElement('text', { ...mark, fill: palette.muted }, '?')];
}

function textOf(sheet: Sheet, box: Box, corner: Point, { ink }: BoxLook): Markup[] {
  const isHead = box.form === 'head';
  return boxTexts(box).map(({ text, x, y }) =>
    nameElement(
      sheet,
      {
        x: rounded(corner.x + x),
        y: rounded(corner.y + y),
        'text-anchor': isHead ? 'middle' : undefined,
        'font-size': TEXT[box.form].size,
        'font-weight': isHead ? TEXT.head.weight : undefined,
        fill: ink,
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
