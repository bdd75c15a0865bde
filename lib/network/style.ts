import { CHANGE_KINDS } from './changes/kinds';
import { changedEdgeRows, changedNodeRows } from './style-changes';
import { flagRow, formRows, nameRow, nodeRows, stateRows } from './style-nodes';

/** From a hair to three pixels by share; what is unsure is dashed, what closes a loop is bent and says so. */
function edgeRows(palette: Palette): StyleRow[] {
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
        'min-zoomed-font-size': 8,
        'overlay-opacity': 0,
      },
    },
    { selector: 'edge.at-child', style: { 'target-label': 'data(label)', 'target-text-offset': 'data(offset)' } },
    { selector: 'edge.at-parent', style: { 'source-label': 'data(label)', 'source-text-offset': 'data(offset)' } },
    { selector: 'edge.uncertain', style: { 'line-style': 'dashed', 'line-dash-pattern': [5, 4].join(' ') } },
    { selector: 'edge.ended', style: { 'line-opacity': 0.5 } },
    { selector: 'edge.to-stack', style: { 'target-arrow-shape': 'none', 'line-style': 'dotted' } },
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
      selector: 'edge.loop',
      style: {
        'line-color': palette.warn,
        'target-arrow-color': palette.warn,
        color: palette.warn,
        'control-point-step-size': 80,
      },
    },
    {
      selector: 'edge.loop[source != target]',
      style: { 'curve-style': 'unbundled-bezier', 'control-point-distances': 80, 'control-point-weights': 0.5 },
    },
    ...changedEdgeRows(palette),
    {
      selector: 'edge.near',
      style: { 'line-color': palette.accent, 'target-arrow-color': palette.accent, color: palette.ink, 'z-index': 1 },
    },
    {
      selector: 'edge.path',
      style: { width: 4, 'line-color': palette.accent, 'target-arrow-color': palette.accent, color: palette.ink },
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

/** The colours a picture is drawn in, as the page's tokens give them. */
export interface Palette {
  sunken: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  warn: string;
  good: string;
  bad: string;
  font: string;
  night: boolean;
}

export interface StyleRow {
  selector: string;
  style: Record<string, string | number>;
}

/** Which names are written in the picture. */
export const LABEL_MODES = ['all', 'focus', 'hover'] as const;
export type LabelMode = (typeof LABEL_MODES)[number];

/** Up to so many lines the graph library draws them; above, we do (lib/network/lines). */
export const MOST_EDGES = 300;

/** Above this many nodes a picture is points and lines: letters and sharpness cost more than they show. */
export const MOST_FORMS = 1500;

/** Up to so many nodes all have names and letters from the beginning; above, they get them as one comes near. */
export const MOST_NAMED = 400;

interface Scale {
  /** More than `MOST_FORMS` nodes. */
  isLarge: boolean;
  /** More than `MOST_NAMED` nodes. */
  isCrowded: boolean;
  /** The graph library draws lines, few as they are: where it has none, each row about them is looked at in vain at each node. */
  hasLines: boolean;
  /** Classes of the countries in the picture (`flagClass`). */
  flags: readonly string[];
  labels: LabelMode;
}

/**
 * Notation after Open Ownership's visualisation system: round nodes of one size with the name below, arrows from owner
 * to owned, the share on the line, a dashed outline and a question mark for whoever is not known for certain.
 */
export function stylesheet(palette: Palette, { isLarge, isCrowded, hasLines, flags, labels }: Scale): StyleRow[] {
  const forms = !isLarge;
  return [
    ...nodeRows(palette, forms),
    nameRow(palette, forms, isCrowded ? WITH_NAME : 'node'),
    ...(forms ? flags.map((flag) => flagRow(flag, palette, isCrowded ? NEAR : 'node')) : []),
    ...formRows(palette, forms),
    ...stateRows(palette),
    ...changedNodeRows(palette),
    ...(hasLines ? edgeRows(palette) : []),
    ...labelRows(labels),
    { selector: '.hidden', style: { display: 'none' } },
  ];
}

/** The class of a node in a crowd that one has come near: it has its name, and the letters of its country. */
export const NAMED_CLASS = 'named';

const NEAR = `node.${NAMED_CLASS}`;

/** Who has a name from afar as well has it always. */
const WITH_NAME = ['root', 'focused', 'path', ...CHANGE_KINDS, NAMED_CLASS].map((one) => `node.${one}`).join(', ');

const SILENT = { 'text-opacity': 0, 'text-background-opacity': 0 };
const WRITTEN = { 'text-opacity': 1, 'text-background-opacity': 0.86 };

const NAMED: Readonly<Record<LabelMode, string>> = {
  all: '',
  focus: '.root, .focused, .near, .selected, .path',
  hover: '.root, .focused',
};

/** Names of a few: of the root always, of the others as they come near. */
const labelRows = (labels: LabelMode): StyleRow[] =>
  labels === 'all'
    ? []
    : [
        { selector: 'node, edge', style: SILENT },
        { selector: NAMED[labels], style: WRITTEN },
      ];
