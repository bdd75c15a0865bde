import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { multiplyRows, toLine } from './multiply';
import { type Cost, runCommand } from './process';
import { isShellInstalled, runShell } from './shell';
import { readSample, type Table } from './table';

/** Lines that are handed on as one piece. */
const LINES_PER_PIECE = 1_000;

function* toPieces(table: Table, count: number): Generator<string> {
  let lines = [toLine(table.header)];
  for (const row of multiplyRows(table, count)) {
    lines.push(toLine(row));
    if (lines.length < LINES_PER_PIECE) continue;
    yield lines.join('');
    lines = [];
  }
  yield lines.join('');
}

/** What follows `tsx` in the script: its flags and its file. */
const commandOf = (packageJson: string): string[] => JSON.parse(packageJson).scripts.import.split(' ').slice(1);

/** The command as users run it, including its startup; only the package runner is left out. */
const runOurs = (folder: string, file: string): Promise<Cost> =>
  runCommand({
    command: process.execPath,
    args: ['--import', 'tsx', ...commandOf(readFileSync('package.json', 'utf8')), 'companies-house', file],
    env: { FIRMAMENT_DATA: folder },
  });

const known = (value: number | undefined, unit: string): string =>
  value === undefined ? 'unknown' : `${value.toFixed(0)} ${unit}`;

function printCost(label: string, rows: number, { seconds, cpuSeconds, peakMb }: Cost, database: string): void {
  const speed = `${Math.round(rows / seconds).toLocaleString('en')} rows/s`;
  const used = `processors ${known(cpuSeconds, 's')}, memory ${known(peakMb, 'MB')}`;
  const size = `file ${(statSync(database).size / 2 ** 20).toFixed(0)} MB`;
  console.log(`${label.padEnd(18)}${seconds.toFixed(1).padStart(8)} s${speed.padStart(18)}   ${used}, ${size}`);
}

/** Also by CPU time, as other work on the same machine slows both down unevenly. */
function printRatio(shell: Cost, ours: Cost): void {
  const byTime = `ours at ${(shell.seconds / ours.seconds).toFixed(2)} of the shell's speed`;
  const [theirs, own] = [shell.cpuSeconds, ours.cpuSeconds];
  const byProcessors = theirs && own ? `, ${(theirs / own).toFixed(2)} by processor time` : '';
  console.log(`${byTime}${byProcessors}`);
}

async function compare(folder: string, rows: number): Promise<void> {
  const { from, ...table } = readSample();
  const file = join(folder, 'BasicCompanyDataAsOneFile-2020-05-01.csv');
  await pipeline(Readable.from(toPieces(table, rows)), createWriteStream(file));
  console.log(`\nImporting ${rows.toLocaleString('en')} rows of Companies House, multiplied from ${from}`);
  const shell = isShellInstalled() ? await runShell(folder, file, table.header) : undefined;
  if (shell) printCost('the sqlite3 shell', rows, shell, join(folder, 'shell.sqlite'));
  else console.log('The sqlite3 shell is not installed: there is nothing to compare with.');
  const ours = await runOurs(folder, file);
  printCost('npm run import', rows, ours, join(folder, 'register.sqlite'));
  if (shell) printRatio(shell, ours);
}

/** The import of a large table beside the shell of SQLite, which loads it into one indexed table with a full-text index. */
export async function benchImport(rows: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-bench-import-'));
  try {
    await compare(folder, rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
