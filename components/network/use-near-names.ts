import type { Core } from 'cytoscape';
import { useLayoutEffect } from 'react';
import type { Elements } from '@/lib/network/elements';
import { nearNodes } from '@/lib/network/near-nodes';
import { MOST_NAMED, NAMED_CLASS } from '@/lib/network/style';

/** Further away no name is written in a crowd, whatever its size (`min-zoomed-font-size`). */
const NEAR = 0.5;
/** A view that rests this long has arrived, in milliseconds. */
const REST = 80;

/**
 * In a crowd nodes get their names as one comes near, and keep them: those in sight at once where the picture begins or
 * changes, and after each movement those that it brought into sight.
 */
export function useNearNames(cy: Core | undefined, { nodes }: Elements): void {
  useLayoutEffect(() => {
    if (!cy || nodes.length <= MOST_NAMED) return;
    const name = () => {
      if (cy.destroyed() || cy.zoom() <= NEAR) return;
      const near = nearNodes(nodes, cy.extent());
      cy.batch(() => {
        for (const id of near) cy.getElementById(id).addClass(NAMED_CLASS);
      });
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(rest);
      rest = setTimeout(name, REST);
    };
    name();
    cy.on('viewport', wait);
    return () => {
      clearTimeout(rest);
      if (!cy.destroyed()) cy.off('viewport', wait);
    };
  }, [cy, nodes]);
}
