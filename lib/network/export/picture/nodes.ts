import type { DrawnNode } from '../../drawn/drawn';
import type { Point } from '../../geometry';
import { label } from '../../label';
import { element, textElement } from '../element';
import { overLines, radiusOf, rounded, type Sheet } from './sheet';

const LINE_HEIGHT = 13;

/** One group per node: its whole name as title, its form, and its name as text below. */
export function nodeGroup(sheet: Sheet, node: DrawnNode, at: Point, place: number): string {
  const name = nameOf(sheet, node);
  return element(
    'g',
    { id: `node-${place}`, class: `node ${node.kind}`, 'data-id': node.id },
    textElement('title', {}, name),
    ...formOf(sheet, node, at),
    ...labelOf(sheet, node, name, at),
  );
}

export function nameOf({ words }: Sheet, node: DrawnNode): string {
  if (node.kind === 'stack') return words.stack(node);
  return node.kind === 'group' ? `${node.name}: ${words.group(node)}` : words.name(node.id);
}

/** A disc for a company, an open dashed ring with a question mark for a placeholder, discs on a heap for a stack. */
function formOf(sheet: Sheet, node: DrawnNode, { x, y }: Point): string[] {
  const { palette, roots } = sheet;
  const r = radiusOf(sheet, node);
  const disc = (dx: number, more: Record<string, string | number>) =>
    element('circle', { cx: rounded(x + dx), cy: rounded(y), r, ...more });
  const open = { fill: palette.sunken, stroke: palette.muted, 'stroke-width': 1.5 };
  if (roots.has(node.id)) return [disc(0, { fill: palette.accent })];
  if (node.kind === 'stack') return [disc(6, open), disc(3, open), disc(0, open)];
  if (node.kind === 'group') return [disc(0, { ...open, 'stroke-width': 3 })];
  if (!node.id.startsWith('/placeholders/')) return [disc(0, { fill: palette.muted })];
  const mark = { x: rounded(x), y: rounded(y + 4), 'text-anchor': 'middle', 'font-size': 11, fill: palette.muted };
  return [disc(0, { ...open, 'stroke-dasharray': '3 2' }), textElement('text', mark, '?')];
}

function labelOf(sheet: Sheet, node: DrawnNode, name: string, { x, y }: Point): string[] {
  const { palette, words } = sheet;
  const top = y + radiusOf(sheet, node) + LINE_HEIGHT;
  const lines = label(name).split('\n');
  if (node.behind !== undefined) lines.push(words.behind(node.behind));
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
