import type { Core, EventObject } from 'cytoscape';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Elements } from '@/lib/network/elements';
import { fitAll, fitAround, reveal } from './camera';

export interface CanvasActions {
  onFocus: (id: string | undefined) => void;
  onExpand: (id: string) => void;
  onOpen: (id: string) => void;
}

/** A tap focuses an entity, a relationship or nothing; a double tap expands. */
export function useTaps(cy: Core | undefined, actions: CanvasActions): void {
  const onTap = useEffectEvent((event: EventObject) => {
    // The canvas swallows the click that would give it the focus; without it no key would work after a tap.
    cy?.container()?.focus({ preventScroll: true });
    actions.onFocus(event.target === cy ? undefined : event.target.id());
  });
  const onDoubleTap = useEffectEvent((event: EventObject) => actions.onExpand(event.target.id()));
  useEffect(() => {
    if (!cy) return;
    cy.on('tap', (event) => onTap(event));
    cy.on('dbltap', 'node', (event) => onDoubleTap(event));
    return () => {
      if (!cy.destroyed()) cy.off('tap').off('dbltap');
    };
  }, [cy]);
}

/** The ring around what is focused, and the lines that touch it. */
export function useFocusRing(cy: Core | undefined, focus: string | undefined): void {
  useEffect(() => {
    if (!cy || focus === undefined) return;
    const element = cy.getElementById(focus);
    element.addClass('focused');
    const near = element.isNode() ? element.connectedEdges() : cy.collection();
    near.addClass('near');
    if (element.isNode()) reveal(cy, element);
    return () => {
      if (cy.destroyed()) return;
      element.removeClass('focused');
      near.removeClass('near');
    };
  }, [cy, focus]);
}

const READABLE = 11;

/** From afar the names are left out but for the root's and the focused one's, which keep the size of a text. */
export function useReadableNames(cy: Core | undefined, focus: string | undefined, elements: Elements): void {
  useEffect(() => {
    if (!cy || elements.nodes.length === 0) return;
    const names = cy.nodes('.root').union(cy.getElementById(focus ?? '').nodes());
    const write = () => names.style('font-size', Math.max(12, READABLE / cy.zoom()));
    write();
    cy.on('zoom', write);
    return () => {
      if (cy.destroyed()) return;
      cy.off('zoom', write);
      names.removeStyle('font-size');
    };
  }, [cy, focus, elements]);
}

/**
 * Shows the whole when there is a first or a new layout, and after an expansion what it brought, near enough to be
 * read. A slider does not move the view.
 */
export function useFitting(cy: Core | undefined, layouts: number, expanded: string, arrived: string | undefined): void {
  const shown = useRef({ cy, layouts, expanded });
  useEffect(() => {
    const before = shown.current;
    shown.current = { cy, layouts, expanded };
    if (!cy) return;
    if (before.cy !== cy) fitAll(cy, 0);
    else if (before.layouts !== layouts) fitAll(cy);
    else if (before.expanded !== expanded && arrived !== undefined) fitAround(cy, arrived);
    else if (before.expanded !== expanded) fitAll(cy);
  }, [cy, layouts, expanded, arrived]);
}

export interface Tip {
  id: string;
  x: number;
  y: number;
}

/** What the pointer is on, so that its name can be read at any distance. */
export function useTip(cy: Core | undefined): Tip | undefined {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    if (!cy) return;
    const hide = () => setTip(undefined);
    cy.on('mouseover', 'node', ({ target }) => {
      setTip({ id: target.id(), ...target.renderedPosition() });
    });
    cy.on('mouseout', 'node', hide);
    cy.on('viewport', hide);
    return () => {
      if (!cy.destroyed()) cy.off('mouseover').off('mouseout').off('viewport');
      hide();
    };
  }, [cy]);
  return tip;
}
