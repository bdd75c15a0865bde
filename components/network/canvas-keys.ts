import type { Core } from 'cytoscape';
import type { KeyboardEvent } from 'react';
import { isStackId } from '@/lib/network/drawn/stand-in';
import type { Positions } from '@/lib/network/geometry';
import { between, joined, toggled } from '@/lib/network/select';
import { ARROW_KEYS, type Direction, neighbourTowards } from '@/lib/network/steer';
import { fitAll, zoomBy } from './camera';
import type { CanvasActions, PictureActions } from './canvas-actions';

interface Scene {
  cy: Core | undefined;
  root: string;
  focus: string | undefined;
  selected: readonly string[];
  positions: Positions;
  shown: ReadonlySet<string>;
  actions: CanvasActions & PictureActions;
}

type KeyAction = (scene: Scene, event: KeyboardEvent) => void;

/** A stack has no record and no network of its own: whatever is asked of it opens it. */
const onFocused = (act: (actions: CanvasActions, id: string) => void): KeyAction => {
  return ({ actions, focus, positions }) => {
    if (focus === undefined || !positions.has(focus)) return;
    if (isStackId(focus)) actions.onOpenStack(focus);
    else act(actions, focus);
  };
};

const onPicture = (act: (cy: Core) => void): KeyAction => {
  return ({ cy }) => {
    if (cy) act(cy);
  };
};

const expand = onFocused((actions, id) => actions.onExpand(id));

const KEYS: Readonly<Record<string, KeyAction>> = {
  Enter: onFocused((actions, id) => actions.onOpen(id)),
  e: expand,
  E: expand,
  ' ': select,
  h: hide,
  H: hide,
  '+': onPicture((cy) => zoomBy(cy, 1)),
  '=': onPicture((cy) => zoomBy(cy, 1)),
  '-': onPicture((cy) => zoomBy(cy, -1)),
  '0': onPicture((cy) => fitAll(cy)),
  Escape: clear,
};

/** The same as with a pointer, by keys; the picture's instructions say which. */
export function canvasKeys(scene: Scene) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROW_KEYS[event.key];
    const action = direction ? (walked: Scene) => walk(walked, direction) : KEYS[event.key];
    if (!action) return;
    event.preventDefault();
    action(scene, event);
  };
}

function walk({ focus, root, positions, shown, actions }: Scene, direction: Direction): void {
  const isInSight = focus !== undefined && positions.has(focus) && shown.has(focus);
  const next = isInSight ? neighbourTowards(positions, focus, direction, shown) : root;
  if (next !== undefined) actions.onFocus(next);
}

/** One; with Shift all that stand in the box from the one selected last to this one. */
function select({ focus, selected, positions, shown, actions }: Scene, event: KeyboardEvent): void {
  if (focus === undefined || !positions.has(focus)) return;
  const last = selected.at(-1);
  const isBox = event.shiftKey && last !== undefined;
  actions.onSelect(isBox ? joined(selected, between(positions, last, focus, shown)) : toggled(selected, focus));
}

/** What is selected, or what is focused where nothing is. */
function hide({ focus, selected, positions, actions }: Scene): void {
  if (selected.length > 0) actions.onHide?.(selected);
  else if (focus !== undefined && positions.has(focus)) actions.onHide?.([focus]);
}

/** First the selection goes, then what is focused; the keyboard stays in the picture. */
function clear({ selected, actions }: Scene): void {
  if (selected.length > 0) actions.onSelect([]);
  else actions.onFocus(undefined);
}
