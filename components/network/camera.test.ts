import cytoscape from 'cytoscape';
import { describe, expect, it } from 'vitest';
import { fitAll, fitReadable, LEGIBLE, noteNearRoots, ZOOM } from './canvas/camera';

const AT_ONCE = 0;
const SCREEN = { width: () => 1280, height: () => 576 };
const PHONE = { width: () => 326, height: () => 416 };

it.each([100, 10_000, 200_000, 1_000_000])('fits a picture %i wide', (width) => {
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

describe('the initial view', () => {
  /** A root with this many holdings in one row. */
  function pictureOf(owned: number, screen: typeof SCREEN) {
    const cy = cytoscape({
      headless: true,
      styleEnabled: true,
      ...ZOOM,
      layout: { name: 'preset' },
      elements: [
        { data: { id: 'root' }, classes: 'root', position: { x: 0, y: 0 } },
        ...Array.from({ length: owned }, (_, at) => ({
          data: { id: `${at}` },
          position: { x: (at - (owned - 1) / 2) * 140, y: 168 },
        })),
      ],
    });
    Object.assign(cy, screen);
    noteNearRoots(
      cy,
      Array.from({ length: owned }, (_, at) => `${at}`),
    );
    fitReadable(cy, AT_ONCE);
    return cy;
  }
  const isInSight = (cy: cytoscape.Core, id: string): boolean => {
    const { x1, x2, y1, y2 } = cy.extent();
    const { x, y } = cy.getElementById(id).position();
    return x1 < x && x < x2 && y1 < y && y < y2;
  };

  it.each([
    [5, SCREEN],
    [2, PHONE],
  ])('shows everything if all %i names are legible', (owned, screen) => {
    const cy = pictureOf(owned, screen);
    expect(cy.zoom()).toBeGreaterThanOrEqual(LEGIBLE);
    expect(
      cy
        .nodes()
        .map((node) => node.id())
        .every((id) => isInSight(cy, id)),
    ).toBe(true);
  });

  it.each([
    [40, SCREEN],
    [12, PHONE],
    [200, PHONE],
  ])('shows the root and as many of %i as are legible below it', (owned, screen) => {
    const cy = pictureOf(owned, screen);
    expect(cy.zoom()).toBeCloseTo(LEGIBLE);
    expect(isInSight(cy, 'root')).toBe(true);
    const seen = cy.nodes().filter((node) => isInSight(cy, node.id())).length;
    expect(seen).toBeGreaterThanOrEqual(1 + Math.floor((screen.width() - 72) / (140 * LEGIBLE)));
    fitAll(cy, AT_ONCE);
    expect(
      cy
        .nodes()
        .map((node) => node.id())
        .every((id) => isInSight(cy, id)),
    ).toBe(true);
  });

  it.each([
    ['the root and what it holds, beside other trees', 4, 8],
    ['the columns of the root from the left', 9, 8],
  ])('of a chart that is too wide shows %s', (_, columns, others) => {
    const [width, height, pitch] = [200, 20, 230];
    const boxAt = (id: string, x: number, y: number, classes = '') => ({
      data: { id, width, height },
      position: { x: x + width / 2, y },
      classes,
    });
    const own = Array.from({ length: columns }, (__, at) => boxAt(`own ${at}`, at * pitch, 100));
    const cy = cytoscape({
      headless: true,
      styleEnabled: true,
      ...ZOOM,
      layout: { name: 'preset' },
      elements: [
        boxAt('root', ((columns - 1) * pitch) / 2, 0, 'root'),
        ...own,
        ...Array.from({ length: others }, (__, at) => boxAt(`other ${at}`, (columns + at) * pitch, 100)),
      ],
    });
    Object.assign(cy, SCREEN);
    noteNearRoots(
      cy,
      own.map(({ data }) => data.id),
    );
    fitReadable(cy, AT_ONCE);
    const { x1, x2 } = cy.extent();
    // No name is cut at its beginning.
    expect(x1).toBeLessThan(0);
    expect(isInSight(cy, 'root')).toBe(true);
    if (columns * pitch < (x2 - x1) * 0.9) expect(x2).toBeGreaterThan(columns * pitch);
  });
});
