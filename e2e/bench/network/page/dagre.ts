import { Graph, layout } from '@dagrejs/dagre';
import { CELL, LAYER_GAP } from '../../../../lib/network/layout';
import { buildModel, toEntity } from '../../../../lib/network/model';
import { ROOT_PATH } from '../generate';
import { parseReply, timed } from './bench-page';

/** A layout of layers that many use, with the quickest of its own ways to choose them, on the page's own thread. */
globalThis.benchLayout = {
  async layOut(text) {
    const { entities, relationships } = buildModel(toEntity(ROOT_PATH, 'Northmere'), parseReply(text));
    const graph = new Graph({ multigraph: true })
      .setGraph({ ranker: 'tight-tree', ranksep: LAYER_GAP })
      .setDefaultEdgeLabel(() => ({}));
    for (const id of entities.keys()) graph.setNode(id, { width: CELL.width, height: CELL.height });
    for (const { id, parent, child } of relationships.values()) graph.setEdge(parent, child, {}, id);
    const { took, held } = await timed(async () => layout(graph));
    const places = graph.nodes().map((id): [string, number, number] => {
      const { x, y } = graph.node(id);
      return [id, x, y];
    });
    return { took, held, places };
  },
};
