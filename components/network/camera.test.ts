import cytoscape from 'cytoscape';
import { expect, it } from 'vitest';
import { fitAll, ZOOM } from './camera';

const AT_ONCE = 0;
const SCREEN = { width: () => 1280, height: () => 576 };

it.each([100, 10_000, 200_000, 1_000_000])('shows all of a picture %i wide', (width) => {
  const cy = cytoscape({
    headless: true,
    styleEnabled: true,
    ...ZOOM,
    layout: { name: 'preset' },
    elements: [0, width].map((x) => ({ data: { id: `${x}` }, position: { x, y: 0 } })),
  });
  Object.assign(cy, SCREEN);
  fitAll(cy, AT_ONCE);
  const { x1, x2 } = cy.extent();
  expect([x1 < 0, x2 > width]).toEqual([true, true]);
  expect((x1 + x2) / 2).toBeCloseTo(width / 2);
});
