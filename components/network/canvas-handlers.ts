import type { Core, EventObject } from 'cytoscape';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isStackId } from '@/lib/network/drawn/stand-in';
import type { Elements } from '@/lib/network/elements';
import type { Point } from '@/lib/network/geometry';
import { toggled } from '@/lib/network/select';
import { fitAround, fitReadable, reveal } from './camera';
import type { CanvasActions, PictureActions } from './canvas-actions';
import type { LineLayer } from './canvas-lines/layer';
import { isStandIn } from './use-cytoscape';

/**
 * A tap focuses an entity, a relationship or nothing; with Control it selects, as holding does on a touch screen. A
 * double tap expands, or opens a stack; what is dragged stays where it is let go.
 */
export function useTaps(
  cy: Core | undefined,
  layer: LineLayer | undefined,
  selected: readonly string[],
  actions: CanvasActions & PictureActions,
) {
  const onTap = useEffectEvent(({ target, position, originalEvent }: EventObject) => {
    if (target === cy) return actions.onFocus(layer?.lineAt(position));
    if (target.isNode() && (originalEvent.ctrlKey || originalEvent.metaKey)) return onSelect(target.id());
    actions.onFocus(target.id());
  });
  const onSelect = useEffectEvent((id: string) => actions.onSelect(toggled(selected, id)));
  const onDoubleTap = useEffectEvent((id: string) => (isStackId(id) ? actions.onOpenStack(id) : actions.onExpand(id)));
  const onLetGo = useEffectEvent((id: string, at: Point) => actions.onPin(id, at));
  useEffect(() => {
    if (!cy) return;
    // The graph library takes the focus away at each press; without it no key would work after a tap or a drag.
    cy.on('tapend', () => cy.container()?.focus({ preventScroll: true }));
    cy.on('tap', (event) => onTap(event));
    cy.on('taphold', 'node', ({ target }) => onSelect(target.id()));
    cy.on('dbltap', 'node', ({ target }) => onDoubleTap(target.id()));
    cy.on('dragfree', 'node', ({ target }) => onLetGo(target.id(), { ...target.position() }));
    return () => {
      if (!cy.destroyed()) cy.off('tapend').off('tap').off('taphold').off('dbltap').off('dragfree');
    };
  }, [cy]);
}

/** The ring around each of what is selected. */
export function useSelectionRings(cy: Core | undefined, selected: readonly string[], elements: Elements): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes anew may be selected already
  useLayoutEffect(() => {
    if (!cy) return;
    const nodes = selected.reduce((all, id) => all.union(cy.getElementById(id)), cy.collection());
    nodes.addClass('selected');
    return () => {
      if (!cy.destroyed()) nodes.removeClass('selected');
    };
  }, [cy, selected, elements]);
}

/** The ring around what is focused, and the lines that touch it. */
export function useFocusRing(cy: Core | undefined, focus: string | undefined, elements: Elements): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes anew may be near what is focused
  useLayoutEffect(() => {
    if (!cy || focus === undefined) return;
    const element = cy.getElementById(focus);
    element.addClass('focused');
    const near = element.closedNeighborhood();
    near.addClass('near');
    return () => {
      if (cy.destroyed()) return;
      element.removeClass('focused');
      near.removeClass('near');
    };
  }, [cy, focus, elements]);
  useLayoutEffect(() => {
    const element = focus === undefined ? undefined : cy?.getElementById(focus);
    if (cy && element?.isNode()) reveal(cy, element);
  }, [cy, focus]);
}

const READABLE = 11;

/** From afar the names are left out but for the root's and the focused one's, which keep the size of a text. */
export function useReadableNames(cy: Core | undefined, focus: string | undefined, elements: Elements): void {
  useLayoutEffect(() => {
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
 * Shows what can be read when there is a first or a new layout, and after an expansion what it brought; the whole is one
 * press away. A slider does not move the view, and neither does an instance that stands in for a lost one.
 */
export function useFitting(cy: Core | undefined, layouts: number, expanded: string, arrived: string | undefined): void {
  const shown = useRef({ cy, layouts, expanded });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { cy, layouts, expanded };
    if (!cy || layouts === 0) return;
    if (before.cy !== cy || before.layouts === 0) {
      if (!isStandIn(cy)) fitReadable(cy, 0);
    } else if (before.layouts !== layouts) fitReadable(cy);
    else if (before.expanded !== expanded && arrived !== undefined) fitAround(cy, arrived);
    else if (before.expanded !== expanded) fitReadable(cy);
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
