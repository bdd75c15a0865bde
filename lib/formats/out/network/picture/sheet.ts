import type { ChangeKind } from '@/lib/network/changes/kinds';
import type { DrawnNode, Projection } from '@/lib/network/drawn/drawn';
import type { EntityKind } from '@/lib/network/entity';
import type { Positions } from '@/lib/network/geometry';
import type { Share } from '@/lib/network/share';
import type { Palette } from '@/lib/network/style';

/** What a picture is drawn from. */
export interface Sheet {
  /** What the whole is called; read aloud for it. */
  title: string;
  /** Publisher, licence and page, below the picture; a line each. */
  attribution: readonly string[];
  projection: Projection;
  /** By the id of the drawn node; one without a place is left out. */
  positions: Positions;
  roots: ReadonlySet<string>;
  /** What the entity of an id is: told by form. */
  kindOf(id: string): EntityKind;
  /** Companies that are marked inactive. */
  inactive: ReadonlySet<string>;
  /** Of entities and lines: what became of them between two days that are compared. */
  changes?: ReadonlyMap<string, ChangeKind>;
  /** Of lines that stand for several relationships: how many of them came, went or changed, in words. */
  bundled?: ReadonlyMap<string, string>;
  /** Ids of the relationships that lead back to where their owner came from. */
  loops: ReadonlySet<string>;
  /** The page's tokens as they stand: a file knows no variables. */
  palette: Palette;
  words: SheetWords;
}

/** The words of the picture, in the reader's language. */
export interface SheetWords {
  /** Of an entity; untrusted. */
  name(id: string): string;
  /** "214 more". */
  stack(node: DrawnNode): string;
  /** "Closed group, 12 entities". */
  group(node: DrawnNode): string;
  /** "+7": what lies behind a collapsed one. */
  behind(count: number): string;
  share(share: Share): string;
  /** "3 relationships": on a line that stands for several. */
  bundle(count: number): string;
  /** The type of a relationship. */
  holding(type: string): string;
  /** Of an inactive company. */
  inactive: string;
  change: Readonly<Record<ChangeKind, string>>;
  /** Of a line that closes a loop. */
  circular: string;
}

export const RADIUS = { root: 15, group: 13, stack: 11, entity: 9 } as const;

export const radiusOf = ({ roots }: Sheet, { id, kind }: DrawnNode): number =>
  roots.has(id) ? RADIUS.root : RADIUS[kind];

export const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

/** How words are written over lines and stay readable: with a rim of the ground's colour. */
export const overLines = ({ palette }: Sheet) => ({
  stroke: palette.sunken,
  'stroke-width': 3,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});
