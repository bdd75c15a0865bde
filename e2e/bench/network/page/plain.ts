import type { Core, ElementDefinition } from 'cytoscape';
import { buildModel, merge, type NetworkModel, toEntity } from '../../../../lib/network/model';
import { GROWN_PATH, ROOT_PATH } from '../generate';
import { confidenceAt, dragged, drawn, type GivenPlace, parseReply, perSecond, tookOf } from './bench-page';
import { lookAt } from './sight';

/** The library as its first page shows it: all elements, one of its own layouts, its own thread. */
let cy: Core | undefined;
let model: NetworkModel | undefined;

const LAYOUT = { name: 'breadthfirst', directed: true, animate: false } as const;

function elementsOf({ entities, relationships }: NetworkModel, least: number): ElementDefinition[] {
  return [
    ...[...entities.values()].map(({ id, name }) => ({ data: { id, label: name } })),
    ...[...relationships.values()]
      .filter(({ confidence = 100 }) => confidence > least)
      .map(({ id, parent, child, confidence = 100 }) => ({ data: { id, source: parent, target: child, confidence } })),
  ];
}

const STYLE = [
  { selector: 'node', style: { label: 'data(label)', 'font-size': 10, 'min-zoomed-font-size': 8 } },
  { selector: 'edge', style: { 'curve-style': 'straight', 'target-arrow-shape': 'triangle', width: 1 } },
  { selector: '.out', style: { display: 'none' } },
] as const;

function shown(): { cy: Core; model: NetworkModel } {
  if (!cy || !model) throw new Error('Nothing is shown.');
  return { cy, model };
}

async function create(known: NetworkModel, places: readonly GivenPlace[] | undefined): Promise<number> {
  const { default: cytoscape } = await import('cytoscape');
  const container = document.body.appendChild(document.createElement('main'));
  container.style.cssText = 'width: 100vw; height: 36rem';
  cy = cytoscape({ container, elements: elementsOf(known, -1), style: [...STYLE], layout: { name: 'null' } });
  const start = performance.now();
  cy.layout(places ? { name: 'preset', positions: positionsIn(places), padding: 36 } : LAYOUT).run();
  const layout = places ? 0 : performance.now() - start;
  await drawn();
  return layout;
}

const positionsIn = (places: readonly GivenPlace[]) =>
  Object.fromEntries(places.map(([id, x, y]) => [id, { x, y }] as const));

/** All elements removed and added again, in their old places. */
function step(confidence: number): void {
  const { cy: picture, model: known } = shown();
  const places = new Map(picture.nodes().map((node) => [node.id(), { ...node.position() }]));
  picture.elements().remove();
  picture.add(
    elementsOf(known, confidence).map((element) => ({ ...element, position: places.get(element.data.id ?? '') })),
  );
}

globalThis.bench = {
  async show(text, places) {
    let layout = 0;
    const took = await tookOf(async () => {
      model = buildModel(toEntity(ROOT_PATH, 'Northmere'), parseReply(text));
      layout = await create(model, places);
    });
    return { took, layout };
  },
  async slide(confidence) {
    step(confidence);
    await drawn();
  },
  async toggle(confidence) {
    const edges = shown().cy.edges();
    shown().cy.batch(() => {
      edges.filter((edge) => edge.hasClass('out') && edge.data('confidence') > confidence).removeClass('out');
      edges.filter((edge) => !edge.hasClass('out') && edge.data('confidence') <= confidence).addClass('out');
    });
    await drawn();
  },
  slideOn: (time) => perSecond(time, (turn) => step(confidenceAt(turn))),
  look: (sight) => lookAt(shown().cy, sight),
  pan: (time) => dragged(shown().cy.container() ?? document.body, time),
  expand: (text) =>
    tookOf(async () => {
      const { cy: picture, model: known } = shown();
      const whole = elementsOf(merge(known, parseReply(text)), -1);
      const { x, y } = picture.getElementById(GROWN_PATH).position();
      const missing = whole.filter(({ data: { id = '' } }) => picture.getElementById(id).empty());
      picture.add(missing.map((element, place) => ({ ...element, position: { x: x + 30 * place, y: y + 90 } })));
      await drawn();
    }),
};
