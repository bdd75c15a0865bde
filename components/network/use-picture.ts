import type { Core, ElementDefinition } from 'cytoscape';
import { useEffect, useRef } from 'react';
import { diffElements, NO_ELEMENTS } from '@/lib/network/diff';
import type { EdgeElement, Elements, NodeElement } from '@/lib/network/elements';
import { stylesheet } from '@/lib/network/style';
import { readPalette } from './palette';
import { useMedia } from './use-media';

/** What one instance holds; a new instance begins with nothing. */
interface Drawn {
  cy: Core | undefined;
  elements: Elements;
  hidden: Set<string>;
}

/** Keeps the picture in step with what is declared: elements by difference, sight by class. */
export function usePicture(cy: Core | undefined, elements: Elements, shown: ReadonlySet<string>): void {
  const drawn = useRef<Drawn>({ cy: undefined, elements: NO_ELEMENTS, hidden: new Set() });
  useEffect(() => {
    if (!cy) return;
    if (drawn.current.cy !== cy) drawn.current = { cy, elements: NO_ELEMENTS, hidden: new Set() };
    patch(cy, drawn.current, elements);
    hide(cy, drawn.current.hidden, elements, shown);
  }, [cy, elements, shown]);
}

/** Colours come from the page; they change with the device's wishes, and letters once their font has arrived. */
export function usePictureStyle(cy: Core | undefined, edges: number): void {
  const night = useMedia('(prefers-color-scheme: dark)');
  const contrast = useMedia('(prefers-contrast: more)');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device wishes changes the tokens that are read
  useEffect(() => {
    const container = cy?.container();
    if (!cy || !container) return;
    const paint = () => {
      if (!cy.destroyed()) cy.style(stylesheet(readPalette(container), edges));
    };
    paint();
    if (document.fonts.status !== 'loaded') document.fonts.ready.then(paint);
  }, [cy, night, contrast, edges]);
}

function patch(cy: Core, drawn: Drawn, elements: Elements): void {
  if (drawn.elements === elements) return;
  const { remove, add, change } = diffElements(drawn.elements, elements);
  drawn.elements = elements;
  cy.batch(() => {
    for (const id of remove) {
      cy.getElementById(id).remove();
      drawn.hidden.delete(id);
    }
    // Cytoscape keeps and changes the objects it is given; ours stay as they are for the next comparison.
    cy.add(add.map((element): ElementDefinition => structuredClone(element)));
    for (const { before, after } of change) apply(cy, before, after);
  });
}

function apply(cy: Core, before: NodeElement | EdgeElement, after: NodeElement | EdgeElement): void {
  const element = cy.getElementById(after.data.id);
  element
    .data({ ...after.data })
    .removeClass(before.classes)
    .addClass(after.classes);
  if (after.group === 'nodes') element.position({ ...after.position });
}

/** Only what changes sides is touched: everything else would be drawn anew at each step of a slider. */
function hide(cy: Core, hidden: Set<string>, { nodes, edges }: Elements, shown: ReadonlySet<string>): void {
  cy.batch(() => {
    for (const { data } of [...nodes, ...edges]) {
      const hides = !shown.has(data.id);
      if (hides === hidden.has(data.id)) continue;
      cy.getElementById(data.id).toggleClass('hidden', hides);
      if (hides) hidden.add(data.id);
      else hidden.delete(data.id);
    }
  });
}
