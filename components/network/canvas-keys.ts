import type { Core } from 'cytoscape';
import type { KeyboardEvent } from 'react';
import type { Positions } from '@/lib/network/geometry';
import { ARROW_KEYS, type Direction, neighbourTowards } from '@/lib/network/steer';
import { fitAll, zoomBy } from './camera';
import type { CanvasActions } from './canvas-handlers';

interface Scene {
  cy: Core | undefined;
  root: string;
  focus: string | undefined;
  positions: Positions;
  shown: ReadonlySet<string>;
  actions: CanvasActions;
}

type KeyAction = (scene: Scene, element: HTMLElement) => void;

const onFocused = (act: (actions: CanvasActions, id: string) => void): KeyAction => {
  return ({ actions, focus, positions }) => {
    if (focus !== undefined && positions.has(focus)) act(actions, focus);
  };
};

const onPicture = (act: (cy: Core) => void): KeyAction => {
  return ({ cy }) => {
    if (cy) act(cy);
  };
};

const KEYS: Readonly<Record<string, KeyAction>> = {
  Enter: onFocused((actions, id) => actions.onExpand(id)),
  o: onFocused((actions, id) => actions.onOpen(id)),
  '+': onPicture((cy) => zoomBy(cy, 1)),
  '=': onPicture((cy) => zoomBy(cy, 1)),
  '-': onPicture((cy) => zoomBy(cy, -1)),
  '0': onPicture((cy) => fitAll(cy)),
  Escape: ({ actions }, element) => {
    actions.onFocus(undefined);
    element.blur();
  },
};

/** The same as with a pointer, by keys: arrows walk, Enter expands, o opens, + - 0 look, Escape leaves. */
export function canvasKeys(scene: Scene) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROW_KEYS[event.key];
    const action = direction ? (walked: Scene) => walk(walked, direction) : KEYS[event.key];
    if (!action) return;
    event.preventDefault();
    action(scene, event.currentTarget);
  };
}

function walk({ focus, root, positions, shown, actions }: Scene, direction: Direction): void {
  const isInSight = focus !== undefined && positions.has(focus) && shown.has(focus);
  const next = isInSight ? neighbourTowards(positions, focus, direction, shown) : root;
  if (next !== undefined) actions.onFocus(next);
}
