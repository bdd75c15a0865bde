import type { Hue } from '../appearance/appearance';
import { borderWidth, colorOf, tint } from '../appearance/appearance-style';
import { CHANGE_LOOKS, type ChangeKind } from '../changes/changes';
import type { Point } from '../layout';
import { SIZES } from '../layout/blocks';
import type { Box } from '../layout/structure';
import type { Entity, EntityKind } from '../model';
import type { Palette } from '../style';

/** What decides the look of a box in a structure chart. */
export interface BoxTraits {
  kind: EntityKind;
  /** It represents several entities. */
  isStack: boolean;
  isRoot: boolean;
  isInactive: boolean;
  isPinned: boolean;
  /** How many entities hang on it. */
  holds: number;
  change?: ChangeKind;
  /** By rules of appearance: its colour, and the step of its border. */
  hue?: Hue;
  size?: number;
}

export interface BoxLook {
  fill: string;
  stroke: string;
  ink: string;
  /** Of the border. */
  width: number;
  /** Lengths of dashes and gaps; empty for a solid border. */
  dashes: readonly number[];
  /** Two lines with a gap between them. */
  isDouble: boolean;
  /** Radius of round corners; `cut`: they are cut off instead. */
  corner: number | 'cut';
  sign?: 'person' | 'unknown';
}

const ROUND = { box: 4, pill: 11 } as const;
const OPEN = [3, 2] as const;

/** Unnamed entities look like unknown ones (Open Ownership, "Unknowns"). */
export const boxKind = ({ kind, name }: Pick<Entity, 'kind' | 'name'>): EntityKind =>
  kind === 'placeholder' && name === '' ? 'unknown' : kind;

/**
 * Filled for a root, tinted for what owns something; a pill for a person, a dashed outline for a placeholder, both for
 * an unknown owner; cut corners for an inactive company; two lines for what represents several or was moved by hand.
 */
export function boxLook(traits: BoxTraits, palette: Palette): BoxLook {
  const { kind, isStack, isRoot, isInactive, isPinned, holds, change, hue } = traits;
  const isPill = kind === 'person' || kind === 'unknown';
  const isOpen = kind === 'placeholder' || kind === 'unknown';
  const color = hue && colorOf(palette, hue);
  const ground = color ? tint(color, palette.raised) : holds > 0 ? palette.soft : palette.raised;
  const border = color ?? (isRoot || holds > 0 || isPinned ? palette.accent : isOpen ? palette.muted : palette.line);
  return {
    fill: isRoot ? palette.accent : ground,
    stroke: change ? palette[CHANGE_LOOKS[change].token] : border,
    ink: isRoot ? palette.onAccent : isInactive && !color ? palette.muted : palette.ink,
    width: borderOf(traits),
    dashes: change ? CHANGE_LOOKS[change].dashes : isOpen ? OPEN : [],
    isDouble: !change && (isStack || isPinned),
    corner: isInactive ? 'cut' : isPill ? ROUND.pill : ROUND.box,
    sign: kind === 'person' ? 'person' : isOpen ? 'unknown' : undefined,
  };
}

function borderOf({ change, size, hue, isStack, isPinned }: BoxTraits): number {
  if (change || ((isStack || isPinned) && size === undefined)) return 3;
  if (size !== undefined) return borderWidth(size);
  return hue ? 2 : 1;
}

/** Of corners that are cut off. */
const CUT = 5;

/** The corners of a box whose corners are cut off, from its left upper one. */
export function cutCorners({ x, y, width, height }: Pick<Box, 'x' | 'y' | 'width' | 'height'>): Point[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x: x + CUT, y },
    { x: right - CUT, y },
    { x: right, y: y + CUT },
    { x: right, y: bottom - CUT },
    { x: right - CUT, y: bottom },
    { x: x + CUT, y: bottom },
    { x, y: bottom - CUT },
    { x, y: y + CUT },
  ];
}

/** Width and height of a sign, and its distance from the left end of its box. */
export const SIGN = { size: 16, left: 5 } as const;

/** From the middle of a line of text to where its letters stand. */
export const BASE = 4;

export const TEXT = { head: { size: 12, weight: 600 }, row: { size: 11, weight: 400 } } as const;

interface BoxText {
  text: string;
  /** The left end of a row's text, the middle of a head's; relative to the left upper corner. */
  x: number;
  /** Where the letters stand. */
  y: number;
}

/** The lines of text in a box. */
export function boxTexts({ lines, form, height, width, textLeft }: Box): BoxText[] {
  const { line } = SIZES[form];
  const x = form === 'head' ? (textLeft + width - SIZES.head.pad) / 2 : textLeft;
  const first = height / 2 - ((lines.length - 1) * line) / 2 + BASE;
  return lines.map((text, at) => ({ text, x, y: first + at * line }));
}
