import type { Core } from 'cytoscape';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MOST_FORMS } from '@/lib/network/style';
import { ZOOM } from './camera';

interface Instance {
  cy: Core | undefined;
  failed: boolean;
}

const NONE: Instance = { cy: undefined, failed: false };

interface View {
  zoom: number;
  pan: { x: number; y: number };
}

/** Above so many nodes a sharp picture costs more than it shows. */
export const pixelRatio = (nodes: number): number => (nodes > MOST_FORMS ? 1 : Math.min(2, window.devicePixelRatio));

/**
 * The only owner: makes the instance when the container is there and destroys it when it goes. One whose drawing
 * context the device took away, or that somebody else destroyed, is made anew and looks at the same place.
 */
export function useCytoscape(container: RefObject<HTMLElement | null>, nodes: number): Instance {
  const [instance, setInstance] = useState<Instance>(NONE);
  useState(fetchEarly);
  const [lost, setLost] = useState(0);
  const view = useRef<{ of: number; view: View }>(undefined);
  const isSharp = nodes <= MOST_FORMS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was lost is made anew
  useEffect(() => {
    let cy: Core | undefined;
    let gone = false;
    create(container, isSharp ? 0 : nodes, () => gone)
      .then((made) => {
        cy = made;
        if (!made) return;
        if (view.current?.of === lost) {
          made.viewport(view.current.view);
          made.scratch(STAND_IN, true);
        }
        watch(made, () => {
          if (gone) return;
          view.current = { of: lost + 1, view: { zoom: made.zoom(), pan: { ...made.pan() } } };
          setLost(lost + 1);
        });
        // At once, so that its first frame shows what is known: each frame of a picture without anything costs as much.
        flushSync(() => setInstance({ cy: made, failed: false }));
      })
      .catch(() => setInstance({ cy: undefined, failed: true }));
    return () => {
      gone = true;
      setInstance(NONE);
      // Whoever still holds it in this same turn may look at it once more: it goes after them.
      queueMicrotask(() => cy?.destroy());
    };
  }, [container, isSharp, lost]);
  return instance;
}

/** Whether an instance stands in for one that was lost: it already looks where that one did. */
export const isStandIn = (cy: Core): boolean => Boolean(cy.scratch(STAND_IN));
const STAND_IN = '_standIn';

function watch(cy: Core, onLost: () => void): void {
  cy.one('destroy', onLost);
  for (const canvas of cy.container()?.querySelectorAll('canvas') ?? []) {
    canvas.addEventListener('contextrestored', onLost, { once: true });
  }
}

/** It comes while the first picture is computed; whether it came is seen where it is needed. */
function fetchEarly(): void {
  if (typeof window !== 'undefined') loadLibrary().catch(() => {});
}

const loadLibrary = () => import('cytoscape');

/** Loaded only where a network is drawn; the effect may have been undone by the time it is here. */
async function create(container: RefObject<HTMLElement | null>, nodes: number, isGone: () => boolean) {
  const { default: cytoscape } = await loadLibrary();
  if (isGone() || !container.current) return undefined;
  // A gentler wheel is on purpose; Cytoscape would write a warning about it to everybody's console.
  cytoscape.warnings(false);
  return cytoscape({
    container: container.current,
    ...ZOOM,
    wheelSensitivity: 0.3,
    textureOnViewport: true,
    pixelRatio: pixelRatio(nodes),
    boxSelectionEnabled: false,
    autounselectify: true,
    layout: { name: 'null' },
  });
}
