import type { Core } from 'cytoscape';
import { useLayoutEffect, useRef } from 'react';
import type { Band } from '@/lib/network/drawn/bands';
import { readPalette } from '../palette';
import { pixelRatio } from '../use-cytoscape';
import { DYED } from '../use-picture';
import { drawBands } from './draw-bands';

interface Props {
  cy: Core | undefined;
  bands: readonly Band[];
}

/** Under nodes and lines: bands around the members of open groups, in step with each frame. Lists say the same in words. */
export function CanvasBands({ cy, bands }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!cy || !element || bands.length === 0) return;
    let palette = readPalette(element);
    const draw = () => paint(cy, element, (context) => drawBands(context, bands, placeIn(cy), palette, cy.zoom()));
    const dye = () => {
      palette = readPalette(element);
      draw();
    };
    cy.on('render', draw).on(DYED, dye);
    draw();
    return () => {
      if (!cy.destroyed()) cy.off('render', draw).off(DYED, dye);
    };
  }, [cy, bands]);
  return <canvas ref={canvas} className="absolute inset-0 size-full" hidden={bands.length === 0} />;
}

/** Where a node stands at this moment, also while it is dragged. */
const placeIn = (cy: Core) => (id: string) => {
  const node = cy.getElementById(id);
  return node.nonempty() ? node.position() : undefined;
};

/** As sharp as the nodes, and moved as they are. */
function paint(cy: Core, canvas: HTMLCanvasElement, draw: (context: CanvasRenderingContext2D) => void): void {
  const context = canvas.getContext('2d');
  if (!context || cy.destroyed()) return;
  const ratio = pixelRatio(cy.nodes().length);
  const [width, height] = [Math.round(cy.width() * ratio), Math.round(cy.height() * ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  const [{ x, y }, scale] = [cy.pan(), cy.zoom() * ratio];
  context.setTransform(scale, 0, 0, scale, x * ratio, y * ratio);
  draw(context);
}
