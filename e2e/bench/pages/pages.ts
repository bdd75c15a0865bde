import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { buildIfChanged } from '../../../lib/commands/setup/build.mjs';
import { ROOT, typescript } from '../../../lib/commands/setup/root.mjs';
import { links } from '../../../lib/shared/links';
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

/** Milliseconds until a whole reply is there, compressed. Reading it is the work of a browser. */
const timeOf = (address: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = get(address, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (reply) => {
      reply.resume().once('error', reject);
      reply.once('end', () => resolve(performance.now() - start));
    });
    asked.once('error', reject);
  });

/** Medians of the time to a whole reply, in milliseconds; the two take turns, so that a busy moment meets both. */
async function sideBySide(ours: string, beside: string): Promise<[number, number]> {
  const agent = new Agent({ keepAlive: true });
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [index, address] of [ours, beside].entries()) {
      const time = await timeOf(address, agent);
      if (round >= 0) times[index]?.push(time);
    }
  }
  agent.destroy();
  const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
  return [median(times[0]), median(times[1])];
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
    const [time, beside] = await sideBySide(`${ours.url}${path}`, `${empty.url}/`);
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
