import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@/lib/shared/sqlite.mjs';
import { makeSampleFile, SAMPLE_FILE } from '@/lib/testing/sample-file';
import { buildIfChanged } from '../../../lib/commands/setup/build.mjs';
import { inRoot, ROOT } from '../../../lib/commands/setup/root.mjs';
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
async function startBareServer(): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [inRoot('e2e/bench/api/bare-server.mjs'), SAMPLE_FILE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => child.kill() };
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Requests a second at the API with 16 connections, beside a bare server on the same file. */
export async function benchApi(): Promise<void> {
  await buildIfChanged();
  makeSampleFile();
  const data = mkdtempSync(join(tmpdir(), 'firmament-bench-'));
  copyFileSync(SAMPLE_FILE, join(data, 'register.sqlite'));
  const ours = await serveBuild(ROOT, { FIRMAMENT_DATA: data, ...PLENTY });
  const bare = await startBareServer();
  const rows = recordPaths();
  const records = rows.map((path) => `/v0.4${path}`);
  const pick = (paths: readonly string[]) => () => paths[Math.floor(Math.random() * paths.length)] ?? '/';
  let asked = 0;
  const nextNumber = (): number => {
    asked += 1;
    return asked;
  };
  const kinds = {
    'a row, bare server': () => throughput(bare.url, pick(rows)),
    'records, again and again': () => throughput(ours.url, pick(records)),
    // A parameter that means nothing, so that no cache has the reply.
    'records, each once': () => throughput(ours.url, () => `${pick(records)()}?once=${nextNumber()}`),
    'searches, again and again': () =>
      throughput(ours.url, pick(SEARCHES.map((query) => `/v0.4/companies/search?${query}`))),
  };
  const figures = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]));
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [name, measure] of Object.entries(kinds)) {
        const figure = await measure();
        if (round >= 0) figures.get(name)?.push(figure);
      }
    }
  } finally {
    bare.stop();
    await ours.stop();
    rmSync(data, { recursive: true, force: true });
  }
  const base = median(figures.get('a row, bare server') ?? []);
  console.log('\nRequests a second with 16 connections, and how many times the bare server answers meanwhile');
  for (const [name, all] of figures) {
    const figure = median(all);
    console.log(`${name.padEnd(28)}${figure.toFixed(0).padStart(10)}${`${(base / figure).toFixed(1)}×`.padStart(10)}`);
  }
}
