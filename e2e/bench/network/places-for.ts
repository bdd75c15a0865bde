import { layOut } from '@/lib/network/layout/layouts';
import { visible } from '../../../lib/network/filter';
import { LANDSCAPE } from '../../../lib/network/layout';
import { placeOf, toLayoutGraph } from '../../../lib/network/layout/graph';
import type { NetworkModel } from '../../../lib/network/model';
import { EVERYTHING } from './generate';
import type { GivenPlace } from './page/bench-page';

/** Where our layout has everybody, in the order of its numbers: to be given to pictures, so that they draw alone. */
export function placesFor(model: NetworkModel): GivenPlace[] {
  const { graph, ids } = toLayoutGraph(model, visible(model, EVERYTHING));
  const fixed = new Float64Array(2 * graph.size).fill(Number.NaN);
  const places = layOut({ name: 'pyramid', graph, shape: LANDSCAPE, fixed });
  return ids.map((id, number) => {
    const { x, y } = placeOf(places, number);
    return [id, x, y];
  });
}
