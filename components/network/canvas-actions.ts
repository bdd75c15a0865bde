import type { Point } from '@/lib/network/geometry';

/** What can be done in the picture; each is told and none is done here. */
export interface CanvasActions {
  /** An entity, a relationship, or nothing. */
  onFocus: (id: string | undefined) => void;
  onExpand: (id: string) => void;
  onOpen: (id: string) => void;
  onSelect: (ids: readonly string[]) => void;
  /** Absent where nothing can be hidden. */
  onHide?: (ids: readonly string[]) => void;
}

/** What changes the picture alone and nothing that is known. */
export interface PictureActions {
  onOpenStack: (id: string) => void;
  onPin: (id: string, at: Point) => void;
}
