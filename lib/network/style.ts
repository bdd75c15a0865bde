import { paintRows } from './appearance/appearance-style';
import { CHANGE_KINDS, changedNodeRows } from './changes/changes';
import { PERSON_SIGN, SIGN_SIZE } from './elements';

/**
 * Icons in nodes as image addresses: `size` pixels wide and high, like the node, so that the node needs no size for its
 * image.
 */
function questionMark(color: string, size: number): string {
  return image(
    `<path d='M25 27a7 7 0 1 1 9.5 6.5c-2 .8-2.5 2-2.5 4.5' fill='none' stroke='${color}' stroke-width='4.5' stroke-linecap='round'/><circle cx='32' cy='46' r='3' fill='${color}'/>`,
    size,
  );
}

/** Head and shoulders. */
const person = (color: string, size: number): string => image(`<path d='${PERSON_SIGN}' fill='${color}'/>`, size);

/** Three lines above one another. */
const pile = (color: string, size: number): string =>
  image(
    `<path d='M20 24h24M20 32h24M20 40h24' fill='none' stroke='${color}' stroke-width='4' stroke-linecap='round'/>`,
    size,
  );

const letters = (text: string, color: string, size: number): string =>
  image(
    `<text x='32' y='41' text-anchor='middle' style='font:700 26px Arial,sans-serif' fill='${color}'>${text}</text>`,
    size,
  );

const image = (drawing: string, size: number): string =>
  `data:image/svg+xml,${escaped(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' viewBox='0 0 ${SIGN_SIZE} ${SIGN_SIZE}'>${drawing}</svg>`,
  )}`;

/** Escapes only what is necessary: the graph library reads each letter of an address at each node. */
const escaped = (drawing: string): string => drawing.replace(/[<>#%\s]/g, encodeURIComponent);

/** Width and height of a node, in pixels. */
const sizeOf = (forms: boolean): number => (forms ? 26 : 14);

/** Scales the icon with larger nodes. */
const FILLED = { 'background-width': '100%', 'background-height': '100%' } as const;

/** The glow around a node is round. */
const HALO = { 'underlay-shape': 'ellipse' } as const;

/**
 * Light theme: dark nodes; dark theme: glowing points. Omits the library's defaults, as it processes each property of
 * each node.
 */
function nodeRows(palette: Palette, forms: boolean): StyleRow[] {
  const size = sizeOf(forms);
  return [
    {
      selector: 'node',
      style: {
        width: size,
        height: size,
        'background-color': palette.night ? palette.ink : palette.muted,
        ...(palette.night && {
          'underlay-color': palette.ink,
          'underlay-opacity': 0.16,
          ...HALO,
          'underlay-padding': 5,
        }),
      },
    },
    // The result of a press is feedback enough.
    { selector: 'node:active', style: { 'overlay-opacity': 0 } },
  ];
}

/**
 * The name below the node. It is the most expensive part of a node, visible or not, as it is measured. In a crowd
 * `selector` limits it to near nodes.
 */
const nameRow = (palette: Palette, forms: boolean, selector: string): StyleRow => ({
  selector,
  style: {
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
    'min-zoomed-font-size': forms ? 9 : 14,
  },
});

/** Shows the kind of entity by shape: colour alone is not accessible. */
function formRows(palette: Palette, forms: boolean): StyleRow[] {
  const size = sizeOf(forms);
  // The glow exists in the dark theme only.
  const unlit: StyleRow['style'] = palette.night ? { 'underlay-opacity': 0 } : {};
  return [
    {
      selector: 'node.placeholder',
      style: {
        'background-color': palette.sunken,
        'background-image': questionMark(palette.muted, size),
        'border-width': 1.5,
        'border-style': 'dashed',
        'border-color': palette.muted,
        ...unlit,
      },
    },
    { selector: 'node.person', style: { 'background-image': person(palette.sunken, size) } },
    { selector: 'node.unknown', style: { shape: 'diamond', width: 30, height: 30, ...FILLED } },
    {
      selector: 'node.stack',
      style: {
        shape: 'round-rectangle',
        width: 34,
        height: 26,
        'background-color': palette.sunken,
        'background-image': pile(palette.muted, size),
        ...FILLED,
        'border-width': 1.5,
        'border-color': palette.muted,
        'font-weight': 600,
        ...unlit,
      },
    },
    {
      selector: 'node.inactive',
      style: { shape: 'cut-rectangle', 'border-width': 2, 'border-style': 'double', 'border-color': palette.sunken },
    },
    {
      selector: 'node.root',
      style: {
        width: 36,
        height: 36,
        ...FILLED,
        'background-color': palette.accent,
        'border-color': palette.accent,
        'font-size': 14,
        'font-weight': 600,
        'min-zoomed-font-size': 0,
        'underlay-color': palette.accent,
        'underlay-opacity': 0.2,
        'underlay-padding': 8,
        ...HALO,
      },
    },
    { selector: 'node.pinned', style: { 'border-width': 4, 'border-style': 'double', 'border-color': palette.accent } },
  ];
}

/** Nodes under interaction. */
function stateRows(palette: Palette): StyleRow[] {
  return [
    ...['node.path', 'node.found'].map((selector) => ({
      selector,
      style: { 'border-width': 3, 'border-style': 'solid', 'border-color': palette.accent, 'min-zoomed-font-size': 0 },
    })),
    {
      selector: 'node.selected',
      style: {
        'border-width': 3,
        'border-style': 'solid',
        'border-color': palette.accent,
        'outline-width': 2,
        'outline-offset': 3,
        'outline-color': palette.accent,
        'outline-style': 'dashed',
        'z-index': 1,
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
        ...HALO,
        'min-zoomed-font-size': 0,
        'z-index': 2,
      },
    },
    { selector: 'node.root.focused', style: { 'border-color': palette.ink } },
  ];
}

/**
 * Two letters in the node; the panel and the table have the name of the place. They are unreadable from afar, and
 * drawing a thousand takes a sixth of the initial rendering: in a crowd `selector` limits them to near nodes.
 */
const flagRow = (flag: string, { sunken }: Palette, selector: string): StyleRow => ({
  selector: `${selector}.${flag}`,
  style: { 'background-image': letters(flag.slice('in-'.length).toUpperCase(), sunken, sizeOf(true)) },
});

/** The colours of the picture, from the page's tokens. */
export interface Palette {
  sunken: string;
  raised: string;
  soft: string;
  onAccent: string;
  ink: string;
  muted: string;
  line: string;
  accent: string;
  warn: string;
  good: string;
  bad: string;
  /** Of categories, to be told apart by colour-blind readers as well. */
  hues: readonly string[];
  /** Of numbers, from few to many. */
  steps: readonly string[];
  font: string;
  night: boolean;
}

/** Colours of the light theme, on white: for what is printed or handed on as a document. */
export const paperPalette = (font: string): Palette => ({
  sunken: '#ffffff',
  raised: '#ffffff',
  soft: '#e6e8f6',
  onAccent: '#ffffff',
  ink: '#1d1c24',
  muted: '#5b5965',
  line: '#8d8778',
  accent: '#2b3f9e',
  warn: '#7d5000',
  good: '#1d6643',
  bad: '#9b2727',
  hues: ['#054f8f', '#d85c0f', '#077952', '#b5588f', '#754f00', '#288bce', '#6d1233', '#4d5560'],
  steps: ['#8fa3c7', '#6580b3', '#3f5f9e', '#24407f', '#0f2350'],
  font,
  night: false,
});

export interface StyleRow {
  selector: string;
  style: Record<string, string | number>;
}

/** Which names are written in the picture. */
export const LABEL_MODES = ['all', 'focus', 'hover'] as const;
export type LabelMode = (typeof LABEL_MODES)[number];

/** Above this many nodes the picture has only points and lines: letters and sharpness would be too slow. */
export const MOST_FORMS = 1500;

/** Up to this many nodes all have names and letters; above, only near ones. */
export const MOST_NAMED = 400;

interface Scale {
  /** More than `MOST_FORMS` nodes. */
  isLarge: boolean;
  /** More than `MOST_NAMED` nodes. */
  isCrowded: boolean;
  /** Classes of the countries in the picture (`flagClass`). */
  flags: readonly string[];
  labels: LabelMode;
  /** Whether nodes have the colours and sizes of rules. */
  isPainted?: boolean;
}

/**
 * The nodes, after Open Ownership's visualisation system: round ones of one size with the name below, with a dashed
 * outline and a question mark for unknown entities.
 */
export function stylesheet(palette: Palette, scale: Scale): StyleRow[] {
  const { isLarge, isCrowded, labels } = scale;
  const forms = !isLarge;
  return [
    ...nodeRows(palette, forms),
    nameRow(palette, forms, isCrowded ? WITH_NAME : 'node'),
    ...(forms ? scale.flags.map((flag) => flagRow(flag, palette, isCrowded ? NEAR : 'node')) : []),
    ...formRows(palette, forms),
    ...(scale.isPainted ? paintRows(palette, isLarge) : []),
    ...stateRows(palette),
    ...changedNodeRows(palette),
    ...labelRows(labels),
    { selector: '.dimmed', style: { opacity: 0.18 } },
    { selector: '.hidden', style: { display: 'none' } },
  ];
}

/** The class of near nodes in a crowd: they have a name and the letters of their country. */
export const NAMED_CLASS = 'named';

const NEAR = `node.${NAMED_CLASS}`;

/** Nodes that show their name at any zoom. */
const WITH_NAME = ['root', 'focused', 'path', 'found', ...CHANGE_KINDS, NAMED_CLASS]
  .map((one) => `node.${one}`)
  .join(', ');

const SILENT = { 'text-opacity': 0, 'text-background-opacity': 0 };
const WRITTEN = { 'text-opacity': 1, 'text-background-opacity': 0.86 };

const NAMED: Readonly<Record<LabelMode, string>> = {
  all: '',
  focus: '.root, .focused, .near, .selected, .path, .found',
  hover: '.root, .focused, .found',
};

/** Restricts names to those of the given mode. */
const labelRows = (labels: LabelMode): StyleRow[] =>
  labels === 'all'
    ? []
    : [
        { selector: 'node', style: SILENT },
        { selector: NAMED[labels], style: WRITTEN },
      ];
