import { CHANGE_KINDS, type ChangeKind } from './changes/kinds';
import type { Palette, StyleRow } from './style';

interface ChangeLook {
  token: 'good' | 'bad' | 'warn';
  /** Lengths of dashes and gaps; none: a solid line. */
  dashes: readonly number[];
  width: number;
}

/** How what differs between two days is drawn: by colour and by dash; the word stands in the label. */
export const CHANGE_LOOKS: Readonly<Record<ChangeKind, ChangeLook>> = {
  added: { token: 'good', dashes: [], width: 4 },
  gone: { token: 'bad', dashes: [10, 4], width: 2.5 },
  changed: { token: 'warn', dashes: [8, 3, 2, 3], width: 2.5 },
};

/** After the rows of their usual looks. */
export const changedNodeRows = (palette: Palette): StyleRow[] =>
  CHANGE_KINDS.map((kind) => ({
    selector: `node.${kind}`,
    style: {
      'border-width': 3,
      'border-style': lineStyle(kind),
      'border-color': palette[CHANGE_LOOKS[kind].token],
      'min-zoomed-font-size': 0,
    },
  }));

export const changedEdgeRows = (palette: Palette): StyleRow[] =>
  CHANGE_KINDS.map((kind) => ({ selector: `edge.${kind}`, style: edgeStyle(kind, palette) }));

const lineStyle = (kind: ChangeKind): string => (CHANGE_LOOKS[kind].dashes.length === 0 ? 'solid' : 'dashed');

function edgeStyle(kind: ChangeKind, palette: Palette): Record<string, string | number> {
  const { token, dashes, width } = CHANGE_LOOKS[kind];
  const color = palette[token];
  return {
    width,
    'line-style': lineStyle(kind),
    ...(dashes.length > 0 ? { 'line-dash-pattern': dashes.join(' ') } : {}),
    'line-opacity': 1,
    'line-color': color,
    'target-arrow-color': color,
    color,
  };
}
