import 'server-only';
import world from './world.json';

/** The picture's own units, which are also its proportions. Antarctica would take a fifth of it and holds no register. */
export const WORLD = { width: 1200, height: 530 } as const;

export interface WorldShape {
  /** Undefined for an area that has no code of its own. */
  code?: string;
  name: string;
  /** The outline as an SVG path. */
  path: string;
  /** Where the eye has it: the middle of its largest part. */
  x: number;
  y: number;
}

export interface WorldDot {
  code: string;
  x: number;
  y: number;
}

export interface World {
  shapes: readonly WorldShape[];
  /** Places too small for the atlas; where they truly are, so that some lie on each other. */
  dots: readonly WorldDot[];
}

/** The land of the earth in equal areas (Equal Earth projection); world.md says how the file was made. */
export const getWorld = (): World => world;
