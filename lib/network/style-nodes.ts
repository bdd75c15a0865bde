import { PERSON_SIGN, SIGN_SIZE } from './person-sign';
import type { Palette, StyleRow } from './style';

/**
 * Drawings that stand in a node, as addresses of images: each `size` pixels wide and high, as the node is, so that the
 * node need not say how large its drawing is.
 */
function questionMark(color: string, size: number): string {
  return image(
    `<path d='M25 27a7 7 0 1 1 9.5 6.5c-2 .8-2.5 2-2.5 4.5' fill='none' stroke='${color}' stroke-width='4.5' stroke-linecap='round'/><circle cx='32' cy='46' r='3' fill='${color}'/>`,
    size,
  );
}

/** Head and shoulders. */
const person = (color: string, size: number): string => image(`<path d='${PERSON_SIGN}' fill='${color}'/>`, size);

/** Three lines over one another. */
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

/** No more than has to be: the graph library reads each letter of an address at each node that has it. */
const escaped = (drawing: string): string => drawing.replace(/[<>#%\s]/g, encodeURIComponent);

/** Width and height of a node, in pixels. */
const sizeOf = (forms: boolean): number => (forms ? 26 : 14);

/** Where a node is larger than others, its drawing is as well. */
const FILLED = { 'background-width': '100%', 'background-height': '100%' } as const;

/** Light around a node is round. */
const HALO = { 'underlay-shape': 'ellipse' } as const;

/**
 * By day ink on paper; by night points of light. Nothing is said that the graph library takes for granted: it looks at
 * each property of each node.
 */
export function nodeRows(palette: Palette, forms: boolean): StyleRow[] {
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
    // What is pressed is told by what comes of it.
    { selector: 'node:active', style: { 'overlay-opacity': 0 } },
  ];
}

/**
 * The name below the node. It is most of what a node costs before it is drawn, read or not: measured and looked at
 * property by property. In a crowd `selector` leaves out whoever is not near.
 */
export const nameRow = (palette: Palette, forms: boolean, selector: string): StyleRow => ({
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

/** What somebody is, by form: nothing is told by colour alone. */
export function formRows(palette: Palette, forms: boolean): StyleRow[] {
  const size = sizeOf(forms);
  // By day there is no light to be put out.
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

/** What is done with a node just now. */
export function stateRows(palette: Palette): StyleRow[] {
  return [
    {
      selector: 'node.path',
      style: { 'border-width': 3, 'border-style': 'solid', 'border-color': palette.accent, 'min-zoomed-font-size': 0 },
    },
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
 * Two letters in the node; the name of the place stands in the panel and in the table. From afar nobody reads them, and
 * a thousand are a sixth of the time until a picture is there: in a crowd `selector` leaves out whoever is not near.
 */
export const flagRow = (flag: string, { sunken }: Palette, selector: string): StyleRow => ({
  selector: `${selector}.${flag}`,
  style: { 'background-image': letters(flag.slice('in-'.length).toUpperCase(), sunken, sizeOf(true)) },
});
