/** The colours a picture is drawn in, as the page's tokens give them. */
export interface Palette {
  sunken: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  font: string;
  night: boolean;
}

export interface StyleRow {
  selector: string;
  style: Record<string, string | number>;
}

/** From here on lines are drawn without shares until one comes near. */
const DENSE = 300;

/**
 * Notation after Open Ownership's visualisation system: round nodes of one size with the name below, arrows from owner
 * to owned, the share on the line, a dashed outline and a question mark for whoever is not known for certain.
 */
export function stylesheet(palette: Palette, edges: number): StyleRow[] {
  return [
    ...nodeRows(palette),
    ...edgeRows(palette, edges > DENSE),
    { selector: '.hidden', style: { display: 'none' } },
  ];
}

/** By day ink on paper; by night points of light. */
function nodeRows(palette: Palette): StyleRow[] {
  const glow = palette.night ? 0.16 : 0;
  return [
    {
      selector: 'node',
      style: {
        width: palette.night ? 14 : 18,
        height: palette.night ? 14 : 18,
        shape: 'ellipse',
        'background-color': palette.night ? palette.ink : palette.muted,
        label: 'data(label)',
        color: palette.ink,
        'font-family': palette.font,
        'font-size': 11,
        'line-height': 1.15,
        'text-wrap': 'wrap',
        'text-valign': 'bottom',
        'text-margin-y': 6,
        'text-background-color': palette.sunken,
        'text-background-opacity': 0.86,
        'text-background-padding': 2,
        'min-zoomed-font-size': 9,
        'underlay-color': palette.ink,
        'underlay-opacity': glow,
        'underlay-padding': 5,
        'underlay-shape': 'ellipse',
        'overlay-opacity': 0,
      },
    },
    {
      selector: 'node.placeholder',
      style: {
        'background-color': palette.sunken,
        width: 20,
        height: 20,
        'background-image': questionMark(palette.muted),
        'background-width': '100%',
        'background-height': '100%',
        'border-width': 1.5,
        'border-style': 'dashed',
        'border-color': palette.muted,
        'underlay-opacity': 0,
      },
    },
    {
      selector: 'node.root',
      style: {
        width: 30,
        height: 30,
        'background-color': palette.accent,
        'border-color': palette.accent,
        'font-size': 14,
        'font-weight': 600,
        'min-zoomed-font-size': 0,
        'underlay-color': palette.accent,
        'underlay-opacity': 0.2,
        'underlay-padding': 8,
      },
    },
    {
      selector: 'node.focused',
      style: {
        'border-width': 3,
        'border-style': 'solid',
        'border-color': palette.accent,
        'underlay-color': palette.accent,
        'underlay-opacity': 0.32,
        'underlay-padding': 9,
        'min-zoomed-font-size': 0,
        'z-index': 2,
      },
    },
    { selector: 'node.root.focused', style: { 'border-color': palette.ink } },
  ];
}

function edgeRows(palette: Palette, dense: boolean): StyleRow[] {
  return [
    {
      selector: 'edge',
      style: {
        width: 'data(width)',
        'curve-style': 'straight',
        'line-color': palette.line,
        'target-arrow-color': palette.line,
        'target-arrow-shape': 'triangle',
        'arrow-scale': 0.8,
        color: palette.muted,
        'font-family': palette.font,
        'font-size': 10,
        'text-background-color': palette.sunken,
        'text-background-opacity': 0.9,
        'text-background-padding': 1.5,
        'min-zoomed-font-size': dense ? 14 : 8,
        'overlay-opacity': 0,
      },
    },
    { selector: 'edge.at-child', style: { 'target-label': 'data(label)', 'target-text-offset': 'data(offset)' } },
    { selector: 'edge.at-parent', style: { 'source-label': 'data(label)', 'source-text-offset': 'data(offset)' } },
    { selector: 'edge.uncertain', style: { 'line-style': 'dashed', 'line-dash-pattern': [5, 4].join(' ') } },
    { selector: 'edge.ended', style: { 'line-opacity': 0.5 } },
    { selector: 'edge.parallel', style: { 'curve-style': 'bezier', 'control-point-step-size': 36 } },
    {
      selector: 'edge.self',
      style: {
        'curve-style': 'bezier',
        'loop-direction': '45deg',
        'loop-sweep': '50deg',
        'control-point-step-size': 50,
      },
    },
    {
      selector: 'edge.near',
      style: { 'line-color': palette.accent, 'target-arrow-color': palette.accent, color: palette.ink, 'z-index': 1 },
    },
    {
      selector: 'edge.focused',
      style: {
        'line-color': palette.accent,
        'target-arrow-color': palette.accent,
        color: palette.ink,
        'underlay-color': palette.accent,
        'underlay-opacity': 0.25,
        'underlay-padding': 4,
        'z-index': 2,
      },
    },
  ];
}

function questionMark(color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M25 27a7 7 0 1 1 9.5 6.5c-2 .8-2.5 2-2.5 4.5" fill="none" stroke="${color}" stroke-width="4.5" stroke-linecap="round"/><circle cx="32" cy="46" r="3" fill="${color}"/></svg>`;
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
