import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@/lib/shared/sqlite.mjs';
import { makeSampleFile, SAMPLE_FILE } from '@/lib/testing/sample-file';
import { buildIfChanged } from '../../../lib/commands/setup/build.mjs';
import { inRoot, ROOT } from '../../../lib/commands/setup/root.mjs';
import { buildEmptyApp } from '../pages/empty-app';
import { serveBuild } from '../pages/served';
import { throughput } from './load';

/** Records that are asked for, and rounds of each kind of request, which take turns. */
const RECORDS = 300;
const ROUNDS = 5;

const PLENTY = { API_DAILY_LIMIT: '1000000000', API_MONTHLY_LIMIT: '1000000000' };

const SEARCHES = ['q=harrowgate', 'q=marine', 'q=holdings&jurisdiction_code=gb'];

interface CompanyKey {
  jurisdiction_code: string;
  company_number: string;
}

function recordPaths(): string[] {
  const db = new Database(SAMPLE_FILE, { readonly: true });
  const sql = 'SELECT jurisdiction_code, company_number FROM companies WHERE redacted = 0 ORDER BY id LIMIT ?';
  const keys = db.prepare<[number], CompanyKey>(sql).all(RECORDS);
  db.close();
  return keys.map(
    ({ jurisdiction_code, company_number }) => `/companies/${jurisdiction_code}/${encodeURIComponent(company_number)}`,
  );
}

/** A server that does nothing but read a row and write it. */
export async function startBareServer(): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [inRoot('e2e/bench/api/bare-server.mjs'), SAMPLE_FILE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() };
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const BARE = 'a row, bare server';
const EMPTY = 'an empty route of the framework';

/** Prints each figure, and how many times the bare server and the empty route answer meanwhile. */
function printFigures(figures: ReadonlyMap<string, number[]>): void {
  const medianOf = (name: string): number => median(figures.get(name) ?? []);
  const bases = [BARE, EMPTY].map(medianOf);
  console.log(
    '\nRequests a second with 16 connections, and how many times the bare server and the empty route answer meanwhile',
  );
  for (const name of figures.keys()) {
    const figure = medianOf(name);
    const ratios = bases.map((base) => `${(base / figure).toFixed(2)}×`.padStart(10));
    console.log(`${name.padEnd(34)}${figure.toFixed(0).padStart(10)}${ratios.join('')}`);
  }
}

type Measures = Readonly<Record<string, () => Promise<number>>>;

/** The figures of some rounds, in which the measures take turns; a first round warms up. */
async function measureInTurns(measures: Measures): Promise<Map<string, number[]>> {
  const figures = new Map<string, number[]>(Object.keys(measures).map((name) => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, measure] of Object.entries(measures)) {
      const figure = await measure();
      if (round >= 0) figures.get(name)?.push(figure);
    }
  }
  return figures;
}

/** Paths are drawn at random. A parameter that means nothing makes each the first of its kind, so that no cache has it. */
function measuresOf(ours: string, bare: string, empty: string): Measures {
  const rows = recordPaths();
  const records = rows.map((path) => `/v0.4${path}?`);
  const searches = SEARCHES.map((query) => `/v0.4/companies/search?${query}`);
  const pick = (paths: readonly string[]) => paths[Math.floor(Math.random() * paths.length)] ?? '/';
  let asked = 0;
  const once = (): string => {
    asked += 1;
    return `&once=${asked}`;
  };
  return {
    [BARE]: () => throughput(bare, () => pick(rows)),
    [EMPTY]: () => throughput(empty, () => '/empty'),
    'records, again and again': () => throughput(ours, () => pick(records)),
    'records, each once': () => throughput(ours, () => pick(records) + once()),
    'searches, again and again': () => throughput(ours, () => pick(searches)),
    'searches, each once': () => throughput(ours, () => pick(searches) + once()),
  };
}

/** Requests a second at the API with 16 connections, beside a bare server on the same file and an empty route. */
export async function benchApi(): Promise<void> {
  await buildIfChanged();
  makeSampleFile();
  const data = mkdtempSync(join(tmpdir(), 'firmament-bench-'));
  copyFileSync(SAMPLE_FILE, join(data, 'register.sqlite'));
  const emptyApp = buildEmptyApp();
  const empty = await serveBuild(emptyApp.folder);
  const ours = await serveBuild(ROOT, { FIRMAMENT_DATA: data, ...PLENTY });
  const bare = await startBareServer();
  try {
    printFigures(await measureInTurns(measuresOf(ours.url, bare.url, empty.url)));
  } finally {
    bare.stop();
    await ours.stop();
    await empty.stop();
    emptyApp.remove();
    rmSync(data, { recursive: true, force: true });
  }
}
