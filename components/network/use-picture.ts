import type { CollectionReturnValue, Core, ElementDefinition } from 'cytoscape';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { diffElements, NO_ELEMENTS } from '@/lib/network/diff';
import type { EdgeElement, Elements, NodeElement } from '@/lib/network/elements';
import { type LabelMode, MOST_FORMS, MOST_NAMED, stylesheet } from '@/lib/network/style';
import { duration } from './camera';
import { readPalette } from './palette';
import { useMedia } from './use-media';

/** What one instance holds; a new instance begins with nothing. */
interface Drawn {
  cy: Core | undefined;
  elements: Elements;
  hidden: Set<string>;
}

/**
 * Keeps the picture in step with what is declared: elements by difference, sight by class. Before the next frame, as all
 * that draws: an effect that waits for a frame draws what was before once more, which costs as much.
 */
export function usePicture(cy: Core | undefined, elements: Elements, shown: ReadonlySet<string>): void {
  const drawn = useRef<Drawn>({ cy: undefined, elements: NO_ELEMENTS, hidden: new Set() });
  useLayoutEffect(() => {
    if (!cy) return;
    if (drawn.current.cy !== cy) drawn.current = { cy, elements: NO_ELEMENTS, hidden: new Set() };
    patch(cy, drawn.current, elements);
    hide(cy, drawn.current.hidden, elements, shown);
  }, [cy, elements, shown]);
}

/** Told when the picture got its colours, for what is drawn beside it. */
export const DYED = 'dyed';

/** Colours come from the page; they change with the device's wishes, and letters once their font has arrived. */
export function usePictureStyle(cy: Core | undefined, { nodes, edges }: Elements, labels: LabelMode): void {
  const night = useMedia('(prefers-color-scheme: dark)');
  const contrast = useMedia('(prefers-contrast: more)');
  const isLarge = nodes.length > MOST_FORMS;
  const isCrowded = nodes.length > MOST_NAMED;
  const hasLines = edges.length > 0;
  // Where no letters are drawn, a country that comes anew changes no looks.
  const flags = useMemo(() => (isLarge ? '' : flagsIn(nodes).join(' ')), [nodes, isLarge]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device wishes changes the tokens that are read
  useLayoutEffect(() => {
    const container = cy?.container();
    if (!cy || !container) return;
    const scale = { isLarge, isCrowded, hasLines, labels, flags: flags.split(' ').filter(Boolean) };
    const paint = () => {
      if (cy.destroyed()) return;
      cy.style(stylesheet(readPalette(container), scale));
      cy.emit(DYED);
    };
    paint();
    if (document.fonts.status !== 'loaded') document.fonts.ready.then(paint);
  }, [cy, night, contrast, flags, isLarge, isCrowded, hasLines, labels]);
}

const flagsIn = (nodes: readonly NodeElement[]): string[] =>
  [...new Set(nodes.flatMap(({ classes }) => classes.split(' ').filter((one) => one.startsWith('in-'))))].toSorted();

/** What is set off from the rest, as far as the graph library draws it. */
export function usePathMarks(cy: Core | undefined, path: readonly string[] | undefined, elements: Elements): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes anew may lie on the path
  useLayoutEffect(() => {
    if (!cy || !path) return;
    const marked = path.reduce((all, id) => all.union(cy.getElementById(id)), cy.collection());
    marked.addClass('path');
    return () => {
      if (!cy.destroyed()) marked.removeClass('path');
    };
  }, [cy, path, elements]);
}

function patch(cy: Core, drawn: Drawn, elements: Elements): void {
  if (drawn.elements === elements) return;
  const isFirst = drawn.elements === NO_ELEMENTS || drawn.elements.nodes.length === 0;
  const { remove, add, change } = diffElements(drawn.elements, elements);
  drawn.elements = elements;
  cy.batch(() => {
    for (const id of remove) {
      cy.getElementById(id).remove();
      drawn.hidden.delete(id);
    }
    for (const { before, after } of change) apply(cy, before, after);
  });
  const added = cy.add(add.map(toDefinition));
  if (!isFirst && added.length <= MOST_FADED && elements.nodes.length <= MOST_FORMS) fadeIn(added);
}

/** Cytoscape keeps and changes the objects it is given; ours stay as they are for the next comparison. */
const toDefinition = (element: NodeElement | EdgeElement): ElementDefinition =>
  element.group === 'nodes'
    ? { ...element, data: { ...element.data }, position: { ...element.position } }
    : { ...element, data: { ...element.data } };

/** More than this at once is no longer seen to come. In a large picture nothing fades: each frame would draw all of it. */
const MOST_FADED = 300;

/** Only what is new moves the eye. */
function fadeIn(added: CollectionReturnValue): void {
  const time = duration();
  if (time === 0) return;
  added.style('opacity', 0);
  added.animate({ style: { opacity: 1 } }, { duration: time, complete: () => added.removeStyle('opacity') });
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
