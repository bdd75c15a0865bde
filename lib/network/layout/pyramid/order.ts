import { at } from '../../graph/slots';
import { crossingsBetween } from './crossings';
import { exchangeNeighbours } from './exchange';
import { type Layered, meanOf, placesIn } from './layered';

/** Beyond these a sweep takes out one crossing in two hundred, where it takes out any. */
const SWEEPS = 10;
/** Up to this many lines neighbours are exchanged one by one as well, which takes longer than a sweep. */
const EXCHANGED = 4000;
/** Up to this many after each sweep. */
const FEW = 400;

/**
 * Orders each layer so that few lines cross: each node goes to the mean of its neighbours in the layer before
 * (barycentre; Sugiyama, Tagawa and Toda, 1981), downwards and upwards in turn; the best of all sweeps stays.
 */
export function ordered(layered: Layered): number[][] {
  const lines = layered.below.items.length;
  let layers = begin(layered);
  let best = { layers, crossings: crossingsOf(layered, layers) };
  for (let sweep = 0; sweep < SWEEPS && best.crossings > 0; sweep++) {
    layers = swept(layered, layers, sweep);
    if (lines <= FEW) layers = exchangeNeighbours(layered, layers);
    const crossings = crossingsOf(layered, layers);
    if (crossings < best.crossings) best = { layers, crossings };
  }
  return lines > EXCHANGED || lines <= FEW ? best.layers : exchangeNeighbours(layered, best.layers);
}

export function crossingsOf({ below }: Layered, layers: readonly (readonly number[])[]): number {
  const places = placesIn(layers, below.size);
  let crossings = 0;
  layers.forEach((layer, index) => {
    const lower = layers[index + 1];
    if (lower) crossings += crossingsBetween(layer, below, places, lower.length);
  });
  return crossings;
}

/** Each layer in the order in which a search from above comes upon it: what hangs together begins together. */
function begin({ layers, below }: Layered): number[][] {
  const order = new Int32Array(below.size).fill(-1);
  let count = 0;
  for (const start of layers.flat()) {
    const waiting = [start];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (at(order, node) >= 0) continue;
      order[node] = count++;
      for (let line = at(below.start, node + 1) - 1; line >= at(below.start, node); line--)
        waiting.push(at(below.items, line));
    }
  }
  return layers.map((layer) => layer.toSorted((a, b) => at(order, a) - at(order, b)));
}

function swept({ above, below }: Layered, before: readonly (readonly number[])[], sweep: number): number[][] {
  const down = sweep % 2 === 0;
  // Equals are turned round in every other pair of sweeps (Gansner et al., 1993): else they would never be tried so.
  const tie = sweep % 4 < 2 ? 1 : -1;
  const layers = before.map((layer) => [...layer]);
  const places = placesIn(layers, below.size);
  const means = new Float64Array(below.size);
  const turns = layers.map((_, index) => index);
  for (const index of down ? turns : turns.toReversed()) {
    const layer = layers[index] ?? [];
    // Without neighbours on that side a node stays where it is.
    for (const node of layer) means[node] = meanOf(down ? above : below, places, node) ?? at(places, node);
    layer.sort((a, b) => (means[a] ?? 0) - (means[b] ?? 0) || tie * ((places[a] ?? 0) - (places[b] ?? 0)));
    layer.forEach((node, place) => {
      places[node] = place;
    });
  }
  return layers;
}
