import type cytoscape from 'cytoscape';
import type { Point } from '@/lib/network/layout';
import type { Rect } from '@/lib/network/layout/structure';

/** The name of the renderer of charts. */
export const CHART_RENDERER = 'chart';

/**
 * A renderer of the graph library that draws nothing, for a chart, whose boxes and lines are drawn on our canvas: the
 * library's own fills three canvases, computes a style of each node and keeps a picture of it. The functions are those
 * that the library asks of a renderer; gestures and frames are its own.
 */
export function registerChartRenderer(library: typeof cytoscape): void {
  if (library('renderer', CHART_RENDERER) === undefined) library('renderer', CHART_RENDERER, ChartRenderer);
}

interface Renderer {
  cy: cytoscape.Core;
  data: object;
  findNearestElements: (x: number, y: number, interactive: boolean, isTouch: boolean) => cytoscape.NodeSingular[];
}

/** Around a box, in pixels of the screen. */
const SLACK = { mouse: 2, touch: 8 } as const;

function ChartRenderer(this: Renderer, { cy }: { cy: cytoscape.Core }): void {
  this.data = {};
  this.findNearestElements = (x, y, _, isTouch) => {
    const slack = (isTouch ? SLACK.touch : SLACK.mouse) / cy.zoom();
    return boxesAt(cy, { x, y }, slack);
  };
  // Events count only where they meet an element in the container; the library removes it with the picture.
  const place = document.createElement('div');
  place.className = 'absolute inset-0 select-none [-webkit-tap-highlight-color:transparent]';
  cy.container()?.append(place);
}

const nothing = () => {};

ChartRenderer.prototype = {
  render(this: Renderer) {
    this.cy.emit('render');
  },
  redrawHint: nothing,
  renderTo: nothing,
  matchCanvasSize: nothing,
  nodeShapeImpl: nothing,
  arrowShapeImpl: nothing,
};

/** The nodes of a chart are as large as their boxes. */
export const isBox = (node: cytoscape.NodeSingular): boolean => node.data('width') !== undefined;

/** The place of a node. */
export function rectOf(node: cytoscape.NodeSingular): Rect {
  const { x, y } = node.position();
  const [width, height]: [number, number] = isBox(node)
    ? [node.data('width'), node.data('height')]
    : [node.width(), node.height()];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The visible boxes that are no farther from a point than this, the nearest first, and of several the upper one. */
export function boxesAt(cy: cytoscape.Core, { x, y }: Point, slack: number): cytoscape.NodeSingular[] {
  const found: { node: cytoscape.NodeSingular; distance: number }[] = [];
  cy.nodes().forEach((node) => {
    if (node.hasClass('hidden')) return;
    const { x: left, y: top, width, height } = rectOf(node);
    const distance = Math.max(0, left - x, x - left - width, top - y, y - top - height);
    if (distance <= slack) found.unshift({ node, distance });
  });
  return found.sort((a, b) => a.distance - b.distance).map(({ node }) => node);
}
