import type { Page } from '@playwright/test';
import type { Point } from '../../../lib/network/layout';
import './page/bench-page';
import { buildModel, toEntity } from '../../../lib/network/model';
import { crossingsOf, type Line } from './crossings';
import { inFreshPage } from './fresh-page';
import { generateNetwork, ROOT_PATH } from './generate';
import { layOutByDot, MOST_FOR_DOT } from './graphviz';
import { middles } from './middle';
import type { LayoutName } from './page/build';

/** One layout in a page that has laid out nothing before. Times are milliseconds. */
export interface ColdLayout {
  took: number;
  /** The longest gap between two frames meanwhile; absent where no page waited for it. */
  held?: number;
  /** Pairs of lines that cross where each is drawn straight. */
  crossings: number;
}

export type LayoutSource = LayoutName | 'dot';
export type ColdLayouts = Partial<Record<LayoutSource, ColdLayout>>;

/** Above this the library on the page's own thread takes most of a minute. */
const MOST_FOR_LIBRARY = 3_000;

/** Ours in its worker, a library's on the page's own thread, and that of Graphviz where this machine has it. */
export async function measureLayouts(origin: string, size: number): Promise<ColdLayouts> {
  const wires = generateNetwork(size);
  const reply = JSON.stringify({ results: wires });
  const { entities, relationships } = buildModel(toEntity(ROOT_PATH, 'Northmere'), wires);
  const numbers = new Map([...entities.keys()].map((id, number) => [id, number]));
  const lines = [...relationships.values()].map(
    ({ parent, child }): Line => [numbers.get(parent) ?? 0, numbers.get(child) ?? 0],
  );
  const inPage = (name: LayoutName) => inFreshPage(`${origin}/${name}`, 'software', layOut(reply));
  const runs = await middles(size <= MOST_FOR_LIBRARY ? ['pyramid', 'dagre'] : ['pyramid'], inPage);
  const dot = size <= MOST_FOR_DOT ? layOutByDot(entities.size, lines) : undefined;
  return {
    pyramid: toCold(runs.pyramid, numbers, lines),
    dagre: toCold(runs.dagre, numbers, lines),
    dot: dot && { took: dot.took, crossings: crossingsOf(dot.places, lines) },
  };
}

type InPage = Awaited<ReturnType<NonNullable<typeof benchLayout>['layOut']>>;

const layOut =
  (reply: string) =>
  async (page: Page): Promise<InPage | undefined> => {
    await page.waitForFunction(() => globalThis.benchLayout !== undefined);
    return page.evaluate((text) => benchLayout?.layOut(text), reply);
  };

function toCold(
  run: InPage | undefined,
  numbers: ReadonlyMap<string, number>,
  lines: readonly Line[],
): ColdLayout | undefined {
  if (!run) return undefined;
  const places: Point[] = [];
  for (const [id, x, y] of run.places) places[numbers.get(id) ?? 0] = { x, y };
  return { took: run.took, held: run.held, crossings: crossingsOf(places, lines) };
}
