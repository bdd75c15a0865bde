import type { FacetName } from '../filter';

/** What decides the colour of an entity. */
export const COLOR_RULES = [
  'none',
  'jurisdiction',
  'status',
  'kind',
  'share',
  'confidence',
  'degree',
  'incorporated',
  'date',
  'tag',
  'finding',
  'community',
] as const;
/** What decides the size of an entity. */
export const SIZE_RULES = [
  'none',
  'degree',
  'holdings',
  'betweenness',
  'share',
  'confidence',
  'incorporated',
  'date',
] as const;
/** What is written after a name. */
export const BADGE_RULES = [
  'none',
  'jurisdiction',
  'status',
  'kind',
  'share',
  'confidence',
  'degree',
  'incorporated',
  'date',
  'tag',
  'finding',
] as const;
/** What decides the width and colour of a line. */
export const LINE_RULES = ['none', 'type', 'share', 'confidence', 'date'] as const;

/** The rules by which a picture is drawn. */
export interface Appearance {
  color: (typeof COLOR_RULES)[number];
  size: (typeof SIZE_RULES)[number];
  badge: (typeof BADGE_RULES)[number];
  lines: (typeof LINE_RULES)[number];
}

export const DEFAULT_APPEARANCE: Appearance = { color: 'none', size: 'none', badge: 'none', lines: 'none' };

/** The choices of each rule. */
export const APPEARANCE_RULES = {
  color: COLOR_RULES,
  size: SIZE_RULES,
  badge: BADGE_RULES,
  lines: LINE_RULES,
} as const satisfies { [K in keyof Appearance]: readonly Appearance[K][] };

export const APPEARANCE_PARTS = ['color', 'size', 'badge', 'lines'] as const satisfies readonly (keyof Appearance)[];

/** Whether rules need figures, which are computed on demand. */
export const needsFigures = ({ color, size, badge }: Appearance): boolean =>
  ['degree', 'finding', 'community', 'holdings', 'betweenness'].some((rule) =>
    [color, size, badge].some((one) => one === rule),
  );

/** Categories with a colour of their own; further ones share one. */
export const MOST_HUES = 8;

/** The same of types of relationships; the step of all others. */
export const MOST_LINE_HUES = 4;

/** A colour: of a category, of a step of numbers, or of all further categories. */
export type Hue = `hue-${number}` | `step-${number}` | 'hue-other';

export interface NodePaint {
  hue?: Hue;
  /** From 0, the smallest. */
  size?: number;
  /** Written after the name: nothing is said by colour alone. */
  badge?: string;
}

/** What the legend says of a rule. */
export interface PaintedEntry {
  part: 'color' | 'size' | 'lines';
  text: string;
  /** Absent for the heading of a rule. */
  sample?: { hue?: Hue; step?: number };
  /** How many nodes or lines. */
  count: number;
  /** The value of a filter that exactly these have. */
  value?: { facet: FacetName; value: string };
  /** The entities, where no filter has a value for them. */
  ids?: readonly string[];
}

/** A picture drawn by rules: what differs from the usual. */
export interface Painting {
  nodes: ReadonlyMap<string, NodePaint>;
  /** Steps from 0 by the id of a relationship. */
  lines: ReadonlyMap<string, number>;
  /** Lines are coloured by category: a step is the number of a category, and not an amount. */
  hasLineHues?: boolean;
  legend: readonly PaintedEntry[];
}
