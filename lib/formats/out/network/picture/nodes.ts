import type { DrawnNode } from '@/lib/network/drawn/drawn';
import type { Point } from '@/lib/network/geometry';
import { label } from '@/lib/network/label';
import { PERSON_SIGN, SIGN_SIZE } from '@/lib/network/person-sign';
import { CHANGE_LOOKS } from '@/lib/network/style-changes';
import { element, textElement } from '../element';
import { overLines, radiusOf, rounded, type Sheet } from './sheet';

const LINE_HEIGHT = 13;

/** One group per node: its whole name and its state as title, its form, and its name as text below. */
export function nodeGroup(sheet: Sheet, node: DrawnNode, at: Point, place: number): string {
  const name = nameOf(sheet, node);
  const state = stateOf(sheet, node);
  return element(
    'g',
    { id: `node-${place}`, class: `node ${node.kind}`, 'data-id': node.id },
    textElement('title', {}, [name, ...state].join(', ')),
    ...formOf(sheet, node, at),
    ...labelOf(sheet, node, [...label(name).split('\n'), ...state], at),
  );
}

export function nameOf({ words }: Sheet, node: DrawnNode): string {
  if (node.kind === 'stack') return words.stack(node);
  return node.kind === 'group' ? `${node.name}: ${words.group(node)}` : words.name(node.id);
}

/** What form and colour say, in words. */
function stateOf({ inactive, changes, words }: Sheet, { id }: DrawnNode): string[] {
  const change = changes?.get(id);
  return [...(inactive.has(id) ? [words.inactive] : []), ...(change ? [words.change[change]] : [])];
}

type Look = Record<string, string | number | undefined>;

/**
 * A disc for a company, with its corners cut where it is inactive, with head and shoulders in it for a person, an open
 * dashed ring with a question mark for a placeholder, such a diamond for an owner nobody knows, discs on a heap for a
 * stack; and a rim for what is not the same on two days.
 */
function formOf(sheet: Sheet, node: DrawnNode, { x, y }: Point): string[] {
  const { palette, roots } = sheet;
  const r = radiusOf(sheet, node);
  const disc = (dx: number, more: Look) =>
    element('circle', { cx: rounded(x + dx), cy: rounded(y), r, ...more, ...rimOf(sheet, node) });
  const open = { fill: palette.sunken, stroke: palette.muted, 'stroke-width': 1.5 };
  const solid = { fill: roots.has(node.id) ? palette.accent : palette.muted };
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

function personSign({ palette }: Sheet, x: number, y: number, r: number): string {
  const transform = `translate(${rounded(x - r)} ${rounded(y - r)}) scale(${(2 * r) / SIGN_SIZE})`;
  return element('path', { d: PERSON_SIGN, transform, fill: palette.sunken });
}

/** Colour and dash; the word stands at the name. */
function rimOf({ changes, palette }: Sheet, { id }: DrawnNode): Look {
  const change = changes?.get(id);
  if (!change) return {};
  const { token, dashes } = CHANGE_LOOKS[change];
  return { stroke: palette[token], 'stroke-width': 3, 'stroke-dasharray': dashes.length > 0 ? '4 2' : undefined };
}

/** A square without its corners, as wide and as high as a disc of that radius. */
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

function labelOf(sheet: Sheet, node: DrawnNode, said: readonly string[], { x, y }: Point): string[] {
  const { palette, words } = sheet;
  const top = y + radiusOf(sheet, node) + LINE_HEIGHT;
  const lines = node.behind === undefined ? said : [...said, words.behind(node.behind)];
  return lines.map((line, at) =>
    textElement(
      'text',
      {
        x: rounded(x),
        y: rounded(top + at * LINE_HEIGHT),
        'text-anchor': 'middle',
        'font-size': 11,
        fill: palette.ink,
        ...overLines(sheet),
        // A name of the other direction is read in its own, and turns nothing around it.
        style: 'unicode-bidi:plaintext',
      },
      line,
    ),
  );
}
