import type { Palette, StyleRow } from '../style';
import { type Hue, MOST_HUES, MOST_LINE_HUES, type NodePaint } from './appearance';

/** Steps of numbers: of colours, sizes and widths. */
const STEPS = 5;

/** Width and height of a disc by its step, in pixels; where a picture has many, smaller. */
const DISCS = { large: [8, 12, 18, 26, 36], usual: [16, 24, 32, 42, 54] } as const;

/** Width of the border of a box by its step: boxes have the size of their names. */
const BORDERS = [0.8, 1.6, 2.6, 3.8, 5] as const;

/** Width of a line by its step; of a category, so that colour is not all that tells it. */
const LINES = { steps: [0.8, 1.4, 2.1, 3, 4], hues: [1.2, 2, 2.8, 3.6, 0.8] } as const;

export const discSize = (step: number): number => DISCS.usual[step] ?? DISCS.usual[0];
export const borderWidth = (step: number): number => BORDERS[step] ?? BORDERS[0];
export const lineWidth = (step: number, isHue = false): number => LINES[isHue ? 'hues' : 'steps'][step] ?? 1;

/** The colour of a category or of a step. */
export function colorOf({ hues, steps, line }: Palette, hue: Hue): string {
  const index = Number(hue.slice(hue.indexOf('-') + 1));
  return (hue.startsWith('step') ? steps[index] : hues[index]) ?? line;
}

const stepColor = ({ steps, line }: Palette, step: number): string => steps[step] ?? line;

/** The colour of a line by its step, or by its category. */
export const lineColor = (palette: Palette, step: number, isHue = false): string =>
  isHue ? (step < MOST_LINE_HUES && palette.hues[step]) || palette.line : stepColor(palette, step);

/** How much of a colour is in the ground of a box, on which a name is written. */
export const TINT = 0.22;

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** A colour thinned by that of the ground; unchanged if either is not written as #rrggbb. */
export function tint(color: string, ground: string): string {
  const [a, b] = [HEX.exec(color), HEX.exec(ground)];
  if (!a || !b) return color;
  const parts = [1, 2, 3].map((at) => {
    const [from, to] = [Number.parseInt(b[at] ?? '0', 16), Number.parseInt(a[at] ?? '0', 16)];
    return Math.round(from + (to - from) * TINT)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The classes of a node. */
export const paintClasses = ({ hue, size }: NodePaint): string =>
  ['painted', hue, size === undefined ? undefined : `size-${size}`].filter(Boolean).join(' ');

const HUES: readonly Hue[] = [
  ...Array.from({ length: MOST_HUES }, (_, index): Hue => `hue-${index}`),
  'hue-other',
  ...Array.from({ length: STEPS }, (_, index): Hue => `step-${index}`),
];

const STEP_NUMBERS = Array.from({ length: STEPS }, (_, step) => step);

/** Nodes in the colours and sizes of the rules. */
export function paintRows(palette: Palette, isLarge: boolean): StyleRow[] {
  return [
    ...HUES.flatMap((hue) => discHue(palette, hue)),
    ...STEP_NUMBERS.map((step) => ({ selector: `node.size-${step}`, style: discStyle(step, isLarge) })),
  ];
}

function discStyle(step: number, isLarge: boolean): StyleRow['style'] {
  const size = isLarge ? (DISCS.large[step] ?? DISCS.large[0]) : discSize(step);
  return { width: size, height: size, 'background-width': '100%', 'background-height': '100%' };
}

/** What is open stays open, with a coloured rim. */
function discHue(palette: Palette, hue: Hue): StyleRow[] {
  const color = colorOf(palette, hue);
  return [
    {
      selector: `node.${hue}`,
      style: { 'background-color': color, ...(palette.night && { 'underlay-color': color }) },
    },
    {
      selector: `node.placeholder.${hue}`,
      style: { 'background-color': palette.sunken, 'border-color': color, 'border-width': 3 },
    },
  ];
}
