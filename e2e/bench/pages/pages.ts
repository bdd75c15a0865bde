import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { buildIfChanged } from '../../../lib/commands/setup/build.mjs';
import { ROOT, typescript } from '../../../lib/commands/setup/root.mjs';
import { links } from '../../../lib/shared/links';
import { createClient, timesOf } from '../scale/ask';
import { buildEmptyApp } from './empty-app';
import { CATEGORIES, lighthouseScores } from './lighthouse';
import { scriptBytes } from './scripts';
import { type Served, serveBuild } from './served';

const PAGES = {
  home: '/',
  // All companies: robots are asked to leave narrowed searches alone, which Lighthouse takes for a mistake.
  search: links.companySearch(),
  company: links.company(SAMPLE_HIGHLIGHTS.largest_group_head),
};

const ROUNDS = 100;
/** Until the runtime has compiled what is often used, as it has in a server that has run for a minute. */
const WARM_UP = 200;

/**
 * Medians of the time to a whole reply, compressed, in milliseconds: unpacking it is the work of a browser. The two take
 * turns, so that a busy moment meets both.
 */
async function sideBySide(ours: URL, beside: URL): Promise<[number, number]> {
  const both = [ours, beside].map(({ origin, pathname, search }) => ({
    client: createClient(origin),
    asked: { path: pathname + search, headers: { 'Accept-Encoding': 'gzip' } },
    times: [] as number[],
  }));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const { client, asked, times } of both) {
      const { ms } = await client.ask(asked);
      if (round >= 0) times.push(ms);
    }
  }
  for (const { client } of both) client.close();
  const [our, other] = both.map(({ times }) => timesOf(times).p50);
  return [our ?? Number.NaN, other ?? Number.NaN];
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

async function printWeights(ours: Served, empty: Served): Promise<void> {
  const base = await scriptBytes(`${empty.url}/`);
  console.log(`\nScripts of a page, packed; an empty page of the framework has ${kilobytes(base)}`);
  for (const [name, path] of Object.entries(PAGES)) {
    const bytes = await scriptBytes(`${ours.url}${path}`);
    console.log(`${name.padEnd(12)}${kilobytes(bytes).padStart(12)}${`+${kilobytes(bytes - base)}`.padStart(14)}`);
  }
}

async function printTimes(ours: Served, empty: Served): Promise<void> {
  console.log('\nTime of the server for a whole page, beside an empty one');
  for (const [name, path] of Object.entries(PAGES)) {
    const [time, beside] = await sideBySide(new URL(path, ours.url), new URL(empty.url));
    const ratio = `${(time / beside).toFixed(2)}×`;
    console.log(
      `${name.padEnd(12)}${`${time.toFixed(1)} ms`.padStart(12)}${`${beside.toFixed(1)} ms`.padStart(12)}${ratio.padStart(10)}`,
    );
  }
}

function printScores(ours: Served, empty: Served): void {
  console.log(`\nLighthouse, medians of five\n${''.padEnd(12)}${CATEGORIES.map((name) => name.padStart(16)).join('')}`);
  // The empty page shows the machine's current speed, which is part of the first score.
  const addresses = Object.entries(PAGES).map(([name, path]) => [name, `${ours.url}${path}`] as const);
  for (const [name, address] of [...addresses, ['empty page', `${empty.url}/`] as const]) {
    const scores = lighthouseScores(address);
    console.log(`${name.padEnd(12)}${CATEGORIES.map((category) => String(scores[category]).padStart(16)).join('')}`);
  }
}

/** Size and times of our pages beside an empty page of the framework, and their Lighthouse scores. */
export async function benchPages(): Promise<void> {
  await buildIfChanged();
  const data = mkdtempSync(join(tmpdir(), 'firmament-bench-'));
  execFileSync(process.execPath, [...typescript('lib/commands/create-sample.ts'), join(data, 'register.sqlite')], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const emptyApp = buildEmptyApp();
  const ours = await serveBuild(ROOT, { FIRMAMENT_DATA: data });
  const empty = await serveBuild(emptyApp.folder);
  try {
    await printWeights(ours, empty);
    await printTimes(ours, empty);
    printScores(ours, empty);
  } finally {
    await ours.stop();
    await empty.stop();
    emptyApp.remove();
    rmSync(data, { recursive: true, force: true });
  }
}
