import { cpus, loadavg } from 'node:os';
import { makeSampleFile, SAMPLE_FILE } from '@/lib/testing/sample-file';
import { buildModel, toEntity } from '../../../lib/network/model';
import { measureBytes } from './bytes';
import { measureLayouts } from './cold-layouts';
import type { Figures } from './figures';
import { benchFiltering } from './filtering';
import { type Drawing, inFreshPage } from './fresh-page';
import { generateExpansion, generateNetwork, ROOT_PATH } from './generate';
import { bytesGoal, goalsOf } from './goals';
import { measureFirst, measurePicture, measureSteps } from './measure-page';
import { middles } from './middle';
import type { GivenPlace } from './page/bench-page';
import { PICTURES, type PictureName } from './page/build';
import { measurePaths } from './paths';
import { placesFor } from './places-for';
import { printFirst, printGoals, printLayouts, printPictures } from './print';
import { benchReadability } from './readability';
import { servePages } from './serve-pages';

export const NETWORK_SIZES: readonly number[] = [200, 1_000, 3_000, 10_000];

/** As many as an expansion of one entity brings. */
const BROUGHT = 30;
/** The size for which there is a goal where a graphics card, or its stand-in, puts the picture together. */
const COMPOSITED = 3_000;

/**
 * The picture of generated ownership networks in a real browser, beside plain use of the graph library (all elements
 * removed and added again at each step) and of a library for layouts on the page's own thread; then each figure beside
 * its goal. `sizes`: how many entities; `registers`: files whose groups are drawn besides those of the sample.
 */
export async function benchNetwork(sizes = NETWORK_SIZES, registers: readonly string[] = []): Promise<void> {
  console.log(`\n${machine()}`);
  makeSampleFile();
  await benchReadability([SAMPLE_FILE, ...registers]);
  benchFiltering(sizes);
  const served = await servePages();
  try {
    for (const size of sizes) {
      const figures = await measure(served.origin, size);
      printFirst(figures);
      printPictures(figures);
      printLayouts(figures);
      const goals = goalsOf(figures);
      if (goals.length > 0) printGoals(`Goals at ${size} entities`, goals);
    }
  } finally {
    served.close();
  }
  printGoals('Goals at any size', [bytesGoal(await measureBytes())]);
}

/** How busy it is: where more wants to run than can, all times are longer, and ratios and a thread's own time are not. */
function machine(): string {
  const [load = 0] = loadavg();
  const each = (load / cpus().length).toFixed(1);
  return `${cpus().length} processors, of which each was wanted by ${each} programs in the last minute`;
}

async function measure(origin: string, size: number): Promise<Figures> {
  const wires = generateNetwork(size);
  const reply = JSON.stringify({ results: wires });
  const expansion = JSON.stringify({ results: generateExpansion(size, BROUGHT) });
  const each = <T>(drawing: Drawing, work: Parameters<typeof inFreshPage<T>>[2]) =>
    forEachPicture((name) => inFreshPage(`${origin}/${name}`, drawing, work));
  const firstOf = (places?: readonly GivenPlace[]) =>
    middles(PICTURES, (name) =>
      inFreshPage(`${origin}/${name}`, 'software', (page) => measureFirst(page, reply, places)),
    );
  const model = buildModel(toEntity(ROOT_PATH, 'Northmere'), wires);
  return {
    size,
    first: await firstOf(),
    placed: await firstOf(placesFor(model)),
    pictures: await each('software', (page) => measurePicture(page, reply, expansion)),
    composited: size === COMPOSITED ? await each('composited', (page) => measureSteps(page, reply)) : undefined,
    layouts: await measureLayouts(origin, size),
    paths: measurePaths(model),
  };
}

async function forEachPicture<T>(
  work: (name: PictureName) => Promise<T | undefined>,
): Promise<Partial<Record<PictureName, T>>> {
  const measured: Partial<Record<PictureName, T>> = {};
  for (const name of PICTURES) measured[name] = await work(name);
  return measured;
}
