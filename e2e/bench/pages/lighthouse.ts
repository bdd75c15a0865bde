import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findChromium } from '../../../lib/commands/setup/chromium.mjs';
import { inRoot } from '../../../lib/commands/setup/root.mjs';

/** The last one that runs on Node 20. It is heavy, so it is fetched for this benchmark alone. */
const PACKAGE = 'lighthouse@12.8.2';
const FOLDER: string = inRoot('e2e/.artifacts/lighthouse');

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

const scoresOf = (of: (name: keyof Scores) => number): Scores => ({
  performance: of('performance'),
  accessibility: of('accessibility'),
  'best-practices': of('best-practices'),
  seo: of('seo'),
});

const score = z.object({ score: z.number().nullable() });
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
});

function fetchLighthouse(): string {
  const program = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(program)) {
    mkdirSync(FOLDER, { recursive: true });
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', ['install', '--prefix', FOLDER, ...quiet, PACKAGE], { stdio: 'ignore' });
  }
  return program;
}

function runOnce(program: string, address: string): Scores {
  const chromium = findChromium();
  if (!chromium) throw new Error('There is no Chromium; CHROMIUM_PATH names one.');
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'];
  const env = { ...process.env, CHROME_PATH: chromium };
  const limits = { maxBuffer: 64 * 1024 * 1024, env };
  const text = execFileSync(process.execPath, [program, address, ...flags], { ...limits, encoding: 'utf8' });
  const { categories } = reportSchema.parse(JSON.parse(text));
  return scoresOf((name) => Math.round((categories[name].score ?? 0) * 100));
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The median of some runs for each category, 0 to 100. */
export function lighthouseScores(address: string, runs = 5): Scores {
  const program = fetchLighthouse();
  const all = Array.from({ length: runs }, () => runOnce(program, address));
  return scoresOf((name) => median(all.map((scores) => scores[name])));
}
