import type { ChangeKind } from '../changes/kinds';

/** How a line is drawn: what it says of how sure, how old and how large a holding is. All of one look are one path. */
export type Look = number;

const MANNERS = ['sure', 'uncertain', 'ended', 'loop', 'added', 'gone', 'changed'] as const;
export type Manner = (typeof MANNERS)[number];

/** From a hair to three pixels, in steps: each step is a path of its own. */
const WIDTHS = [0.9, 1.6, 2.6] as const;

export const LOOKS = MANNERS.length * WIDTHS.length;

export interface Holding {
  isLoop: boolean;
  /** Between two days that are compared; goes before everything else. */
  change?: ChangeKind;
  isEnded: boolean;
  isUncertain: boolean;
  /** Per cent; -1 where unknown. */
  strength: number;
}

export function lookOf({ change, isLoop, isEnded, isUncertain, strength }: Holding): Look {
  const manner: Manner = change ?? (isLoop ? 'loop' : isEnded ? 'ended' : isUncertain ? 'uncertain' : 'sure');
  const width = strength > 50 ? 2 : strength >= 25 ? 1 : 0;
  return MANNERS.indexOf(manner) * WIDTHS.length + width;
}

export const mannerOf = (look: Look): Manner => MANNERS[Math.floor(look / WIDTHS.length)] ?? 'sure';
export const widthOf = (look: Look): number => WIDTHS[look % WIDTHS.length] ?? 1;
