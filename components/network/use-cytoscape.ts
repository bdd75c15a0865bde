import type { Core } from 'cytoscape';
import { type RefObject, useEffect, useState } from 'react';

/** Above this many nodes a sharp picture costs more than it shows. */
const SHARP = 1500;

interface Instance {
  cy: Core | undefined;
  failed: boolean;
}

/** The only owner: makes the instance when the container is there and destroys it when it goes. */
export function useCytoscape(container: RefObject<HTMLElement | null>, nodes: number): Instance {
  const [instance, setInstance] = useState<Instance>({ cy: undefined, failed: false });
  const pixelRatio = nodes > SHARP ? 1 : undefined;
  useEffect(() => {
    let cy: Core | undefined;
    let gone = false;
    create(container, pixelRatio, () => gone)
      .then((made) => {
        cy = made;
        if (made) setInstance({ cy: made, failed: false });
      })
      .catch(() => setInstance({ cy: undefined, failed: true }));
    return () => {
      gone = true;
      setInstance({ cy: undefined, failed: false });
      cy?.destroy();
    };
  }, [container, pixelRatio]);
  return instance;
}

/** Loaded only where a network is drawn; the effect may have been undone by the time it is here. */
async function create(container: RefObject<HTMLElement | null>, pixelRatio: number | undefined, isGone: () => boolean) {
  const { default: cytoscape } = await import('cytoscape');
  if (isGone() || !container.current) return undefined;
  // A gentler wheel is on purpose; Cytoscape would write a warning about it to everybody's console.
  cytoscape.warnings(false);
  return cytoscape({
    container: container.current,
    minZoom: 0.04,
    maxZoom: 3,
    wheelSensitivity: 0.3,
    textureOnViewport: true,
    pixelRatio: pixelRatio ?? Math.min(2, window.devicePixelRatio),
    boxSelectionEnabled: false,
    autounselectify: true,
    autoungrabify: true,
  });
}
