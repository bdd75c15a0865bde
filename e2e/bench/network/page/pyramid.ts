import { visible } from '../../../../lib/network/filter';
import { LANDSCAPE } from '../../../../lib/network/layout';
import { type LayoutGraph, placeOf, toLayoutGraph } from '../../../../lib/network/layout/graph';
import { buildModel, toEntity } from '../../../../lib/network/model';
import { askWorker } from '../../../../lib/network/worker/ask';
import { EVERYTHING, ROOT_PATH } from '../generate';
import { parseReply, timed } from './bench-page';

const ALONE: LayoutGraph = {
  size: 1,
  roots: [0],
  owners: new Int32Array(0),
  owned: new Int32Array(0),
  strengths: new Float64Array(0),
};

const ask = (graph: LayoutGraph) =>
  askWorker('layout', {
    name: 'pyramid',
    graph,
    shape: LANDSCAPE,
    fixed: new Float64Array(2 * graph.size).fill(Number.NaN),
  });

/** Our layout in its worker, which has been started but has not laid out anything to speak of. */
globalThis.benchLayout = {
  async layOut(text) {
    const model = buildModel(toEntity(ROOT_PATH, 'Northmere'), parseReply(text));
    await ask(ALONE);
    const { ids, graph } = toLayoutGraph(model, visible(model, EVERYTHING));
    const { took, held, answer } = await timed(() => ask(graph));
    const places = ids.map((id, number): [string, number, number] => {
      const { x, y } = placeOf(answer, number);
      return [id, x, y];
    });
    return { took, held, places };
  },
};
