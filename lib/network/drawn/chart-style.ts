import type { Palette, StyleRow } from '../style';

/** Width and height of a sign. */
export const SIGN = 16;

interface Signs {
  person: string;
  unknown: string;
}

/** The sign of a person or an unknown owner, before the name. */
const atLeft = (image: string): StyleRow['style'] => ({
  'background-image': image,
  'background-width': SIGN,
  'background-height': SIGN,
  'background-position-x': 5,
  'background-position-y': '50%',
});

/** Boxes with their names: filled for the roots, tinted for owners, with forms of their own for what is no company. */
export function boxRows(palette: Palette, sign: Signs): StyleRow[] {
  const flat = { 'background-image': 'none', 'underlay-opacity': 0 };
  return [
    {
      selector: 'node.box',
      style: {
        ...flat,
        shape: 'round-rectangle',
        'corner-radius': 4,
        width: 'data(width)',
        height: 'data(height)',
        'background-color': palette.raised,
        'border-width': 1,
        'border-style': 'solid',
        'border-color': palette.line,
        color: palette.ink,
        'font-size': 11,
        'line-height': 1.27,
        'text-halign': 'right',
        'text-valign': 'center',
        'text-justification': 'left',
        'text-margin-x': 'data(left)',
        'text-margin-y': 0,
        'text-background-opacity': 0,
        'min-zoomed-font-size': 7,
      },
    },
    { selector: 'node.box.holds', style: { 'background-color': palette.soft, 'border-color': palette.accent } },
    {
      selector: 'node.box.head',
      style: { 'font-size': 12, 'font-weight': 600, 'text-justification': 'center', 'line-height': 1.25 },
    },
    { selector: 'node.box.person', style: { 'corner-radius': 11, ...atLeft(sign.person) } },
    {
      selector: 'node.box.placeholder',
      style: { 'border-style': 'dashed', 'border-color': palette.muted, ...atLeft(sign.unknown) },
    },
    { selector: 'node.box.unknown', style: { shape: 'round-rectangle', 'corner-radius': 11 } },
    { selector: 'node.box.stack', style: { 'border-style': 'double', 'border-width': 3, 'font-weight': 400 } },
    { selector: 'node.box.inactive', style: { shape: 'cut-rectangle', color: palette.muted } },
    {
      selector: 'node.box.root',
      style: {
        'background-color': palette.accent,
        'border-color': palette.accent,
        color: palette.onAccent,
        'font-weight': 600,
        'min-zoomed-font-size': 7,
      },
    },
  ];
}

/** The glow around a box has its form. */
export const BOX_STATES: readonly StyleRow[] = [
  { selector: 'node.box.focused', style: { 'underlay-shape': 'round-rectangle', 'underlay-padding': 5 } },
];

const ALONG = { 'source-endpoint': 'data(from)', 'target-endpoint': 'data(to)', 'edge-distances': 'endpoints' };

/**
 * Lines of the tree without arrows, as owners stand above; lines outside it dashed and with arrows; those without a
 * route only for what is focused.
 */
export function routeRows({ sunken }: Palette): StyleRow[] {
  return [
    { selector: 'edge.tree, edge.further', style: { ...ALONG, 'curve-style': 'straight' } },
    {
      selector: 'edge.bent',
      style: {
        'curve-style': 'segments',
        'segment-weights': 'data(weights)',
        'segment-distances': 'data(distances)',
      },
    },
    {
      selector: 'edge.dragged',
      style: { 'curve-style': 'straight', 'source-endpoint': 'outside-to-node', 'target-endpoint': 'outside-to-node' },
    },
    // The label beside it says that a share is not stated; dashes of many lines in one place would not be seen.
    { selector: 'edge.tree', style: { 'target-arrow-shape': 'none', 'line-style': 'solid', width: 1.3 } },
    { selector: 'edge.tree.doubtful', style: { 'line-style': 'dashed' } },
    { selector: 'edge.tree.ultimate', style: { 'line-style': 'dotted' } },
    {
      selector: 'edge.further',
      style: {
        width: 1.3,
        'line-style': 'dashed',
        'line-dash-pattern': [4, 3].join(' '),
        'target-arrow-fill': 'filled',
        'text-opacity': 0,
        'text-background-opacity': 0,
        'arrow-scale': 0.7,
      },
    },
    { selector: 'edge.unrouted', style: { visibility: 'hidden' } },
    {
      selector: 'edge.further.near, edge.further.focused, edge.further.path',
      style: { 'text-opacity': 1, 'text-background-opacity': 0.9, 'text-background-color': sunken },
    },
    { selector: 'edge.unrouted.near, edge.unrouted.focused, edge.unrouted.path', style: { visibility: 'visible' } },
  ];
}
