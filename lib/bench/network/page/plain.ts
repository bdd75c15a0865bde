import cytoscape, { type Core, type ElementDefinition } from 'cytoscape';
import { toEntity } from '@/lib/network/entity';
import { buildModel, type NetworkModel } from '@/lib/network/model';
import { ROOT_PATH } from '../generate';
import { dragged, drawn, parseReply, timed } from './bench-page';

/** The library as its first page shows it: all elements, one of its own layouts, its own thread. */
let cy: Core | undefined;
let model: NetworkModel | undefined;

const LAYOUT = { name: 'breadthfirst', directed: true, animate: false } as const;

function elementsOf({ entities, relationships }: NetworkModel, least: number): ElementDefinition[] {
  return [
    ...[...entities.values()].map(({ id, name }) => ({ data: { id, label: name } })),
    ...[...relationships.values()]
      .filter(({ confidence = 100 }) => confidence > least)
      .map(({ id, parent, child }) => ({ data: { id, source: parent, target: child } })),
  ];
}

const STYLE = [
  { selector: 'node', style: { label: 'data(label)', 'font-size': 10 } },
  { selector: 'edge', style: { 'curve-style': 'straight', 'target-arrow-shape': 'triangle', width: 1 } },
] as const;

function shown(): { cy: Core; model: NetworkModel } {
  if (!cy || !model) throw new Error('Nothing is shown.');
  return { cy, model };
}

globalThis.bench = {
  async show(text) {
    model = buildModel(toEntity(ROOT_PATH, 'Northmere'), parseReply(text));
    const container = document.body.appendChild(document.createElement('main'));
    container.style.cssText = 'width: 100vw; height: 36rem';
    cy = cytoscape({ container, elements: elementsOf(model, -1), style: [...STYLE], layout: LAYOUT });
    await drawn();
  },
  async slide(confidence) {
    const picture = shown();
    const places = new Map(picture.cy.nodes().map((node) => [node.id(), { ...node.position() }]));
    picture.cy.elements().remove();
    picture.cy.add(
      elementsOf(picture.model, confidence).map((element) => ({
        ...element,
        position: places.get(element.data.id ?? ''),
      })),
    );
    await drawn();
  },
  layOut: () => timed(async () => shown().cy.layout(LAYOUT).run()),
  pan: (time) => dragged(shown().cy.container() ?? document.body, time),
};
