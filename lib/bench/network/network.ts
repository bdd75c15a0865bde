import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { findChromium } from '@/lib/commands/setup/chromium.mjs';
import { benchFiltering } from './filtering';
import { generateNetwork } from './generate';
import { type Measured, measurePage } from './measure-page';
import { buildPages, PAGES } from './page/build';

export const NETWORK_SIZES: readonly number[] = [200, 1_000, 3_000, 10_000];

/** Without a graphics card: so are build machines, virtual desktops and many offices. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'];

/**
 * The picture of generated ownership networks in a real browser, beside plain use of the graph library: all elements
 * removed and added again at each step, its layout on the page's own thread. `sizes`: how many entities.
 */
export async function benchNetwork(sizes = NETWORK_SIZES): Promise<void> {
  benchFiltering(sizes);
  const served = await servePages();
  try {
    for (const size of sizes) {
      const reply = JSON.stringify({ results: generateNetwork(size) });
      const rows: [string, Measured | undefined][] = [];
      for (const name of PAGES) rows.push([name, await measured(served.origin, name, reply)]);
      print(size, rows);
    }
  } finally {
    served.close();
  }
}

/** A browser of its own for each: what one page leaves behind is not the next one's burden. */
async function measured(origin: string, name: (typeof PAGES)[number], reply: string): Promise<Measured | undefined> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ARGUMENTS });
  try {
    return await measurePage(browser, origin, name, reply);
  } catch (error) {
    console.log(`${name}: ${String(error).split('\n')[0]}`);
    return undefined;
  } finally {
    await browser.close();
  }
}

async function servePages(): Promise<{ origin: string; close(): void }> {
  const files = await buildPages();
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, { 'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8` });
    response.end(file?.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const COLUMNS: [string, (row: Measured) => string][] = [
  ['first picture', ({ firstPicture }) => ms(firstPicture)],
  ['layout', ({ layout }) => ms(layout.took)],
  ['of it page held', ({ layout }) => ms(layout.held)],
  ['slider step', ({ step }) => ms(step.median)],
  ['worst step', ({ step }) => ms(step.worst)],
  ['frames/s', ({ framesPerSecond }) => framesPerSecond.toFixed(0)],
  ['memory', ({ memory }) => `${memory.toFixed(0)} MB`],
];

function print(size: number, rows: readonly [string, Measured | undefined][]): void {
  const line = (first: string, cells: readonly string[]) =>
    console.log(`${first.padEnd(10)}${cells.map((cell) => cell.padStart(17)).join('')}`);
  console.log(`\nThe picture of ${size} entities`);
  line(
    '',
    COLUMNS.map(([name]) => name),
  );
  for (const [name, row] of rows)
    line(
      name,
      COLUMNS.map(([, cell]) => (row ? cell(row) : 'broke down')),
    );
}

const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
