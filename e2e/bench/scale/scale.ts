import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '@/lib/register/store/sqlite/accounts';
import { buildIfChanged } from '../../../lib/commands/setup/build.mjs';
import { ROOT } from '../../../lib/commands/setup/root.mjs';
import { serveBuild } from '../pages/served';
import { createClient, type Times } from './ask';
import { type Compared, measureEngine } from './compare';
import type { Engine } from './engine';
import { type MadeRegister, makeRegister } from './make-register';
import {
  type Load,
  type Measured,
  type Memory,
  type MemoryUnderLoad,
  measureLoad,
  measureMemory,
  measureQuestions,
  memoryOf,
  totalOf,
} from './measure-server';
import { openOpenSearch } from './opensearch';
import { openPostgres } from './postgres';
import { companyQuestions, otherQuestions, type Question } from './questions';

/** The size with which the asked one is compared. */
const SMALL = 50_000;

export interface ScaleOptions {
  companies: number;
  /** Where the registers are made and kept; a temporary folder if undefined. */
  keep?: string;
  /** For how long all questions are asked by several at once. */
  minutes: number;
  /** Addresses of other engines, which are asked the same searches of as many companies. */
  postgres?: string;
  opensearch?: string;
}

interface Result {
  made: MadeRegister;
  firstContents: number;
  measured: Measured[];
  load: Load;
  memory: Memory | undefined;
  underLoad: MemoryUnderLoad;
  compared: Compared[];
}

const NO_LIMIT = 999_999_999;

/** The first request of `/register`, which tells what the register holds. */
async function timeFirstContents(url: string): Promise<number> {
  const client = createClient(url);
  const { ms } = await client.ask({ path: '/register' });
  client.close();
  return ms;
}

/** Reads the register once: the pages of one in use are in the memory of the operating system, whatever its size. */
async function readThrough(folder: string): Promise<void> {
  const pieces = createReadStream(join(folder, 'register.sqlite'), { highWaterMark: 2 ** 22 });
  for await (const _ of pieces);
}

async function measureRegister(
  folder: string,
  made: MadeRegister,
  minutes: number,
  openEngines: readonly (() => Engine)[],
): Promise<Result> {
  const limits = { daily_limit: NO_LIMIT, monthly_limit: NO_LIMIT };
  const { token } = createAccount(join(folder, 'register.sqlite'), { plan: 'benchmark', ...limits });
  const served = await serveBuild(ROOT, {
    FIRMAMENT_DATA: folder,
    API_DAILY_LIMIT: String(NO_LIMIT),
    API_MONTHLY_LIMIT: String(NO_LIMIT),
  });
  try {
    await readThrough(folder);
    const target = { url: served.url, token };
    const firstContents = await timeFirstContents(served.url);
    const searches = companyQuestions(made.companies);
    const questions = [...searches, ...otherQuestions(made.companies)];
    const [record] = searches;
    if (!record) throw new Error('There is no question.');
    const measured = await measureQuestions(target, questions);
    const load = await measureLoad(
      target,
      record,
      searches.filter(({ isHeavy }) => isHeavy),
    );
    const memory = memoryOf(served.pid);
    const underLoad = await measureMemory({ ...target, pid: served.pid }, questions, minutes);
    const compared: Compared[] = [];
    for (const open of openEngines) {
      const ourTotal = (question: Question, variant: number) => totalOf(target, question, variant);
      compared.push(await measureEngine(open(), made.companies, searches, ourTotal));
    }
    return { made, firstContents, measured, load, memory, underLoad, compared };
  } finally {
    await served.stop();
  }
}

const ms = (time: number): string => (time < 10 ? time.toFixed(1) : Math.round(time).toLocaleString('en'));
const count = (number: number): string => Math.round(number).toLocaleString('en');
const WIDTH = { question: 44, way: 6, cell: 28 };
const three = ({ p50, p95, worst, count }: Times): string =>
  count === 0 ? 'not answered' : `${ms(p50)} / ${ms(p95)} / ${ms(worst)}`;

function printLine(question: string, way: string, cells: readonly string[]): void {
  const row = [
    question.padEnd(WIDTH.question),
    way.padEnd(WIDTH.way),
    ...cells.map((cell) => cell.padStart(WIDTH.cell)),
  ];
  console.log(row.join(''));
}

/** Each question on both registers, and how many times slower the larger one is. */
function printQuestions(small: Result, large: Result | undefined): void {
  const heads = [small, ...(large ? [large] : [])].map(({ made }) => count(made.companies));
  console.log('\nMilliseconds over HTTP, one request after another: p50 / p95 / worst');
  printLine('', '', [...heads, ...(large ? ['growth of p50'] : [])]);
  const first = [small, large].flatMap((result) => (result ? [ms(result.firstContents)] : []));
  printLine('/register, first call', 'page', first);
  for (const { question, way, times } of small.measured) {
    const other = large?.measured.find((one) => one.question === question && one.way === way);
    const growth = other ? [three(other.times), `${(other.times.p50 / times.p50).toFixed(1)}×`] : [];
    printLine(question, way, [three(times), ...growth]);
  }
}

function printFailures({ made, measured }: Result): void {
  for (const { question, way, times, failures } of measured) {
    const [first] = failures;
    if (first === undefined) continue;
    const share = `${failures.length} of ${failures.length + times.count}`;
    console.log(`${count(made.companies)} companies, ${question} (${way}): ${share} not answered, the first: ${first}`);
  }
}

function printLoad({ made, load }: Result): void {
  const { alone, beside, resets, refused, heavyReplies } = load;
  console.log(
    `\nRecords of ${count(made.companies)} companies, p50 / p99: alone ${ms(alone.p50)} / ${ms(alone.p99)} ms, ` +
      `beside two streams of the heaviest searches ${ms(beside.p50)} / ${ms(beside.p99)} ms (${beside.count} records; ` +
      `${heavyReplies} heavy replies, ${refused} refused, ${resets} connections reset)`,
  );
}

function printMade({ made, memory, underLoad }: Result): void {
  const { companies, seconds, indexSeconds, rate, lastRate, bytes, peakMb } = made;
  console.log(
    `\n${count(companies)} companies: imported in ${count(seconds)} s, of which ${count(indexSeconds)} s for ` +
      `indexes; ${count(rate)} companies a second with all that belongs to them, ${count(lastRate)} in the last fifth; ` +
      `at most ${count(peakMb)} MB of memory; file ${count(bytes / 2 ** 20)} MB`,
  );
  if (memory) {
    const { own, mapped, peak } = memory;
    console.log(
      `The server used ${count(own)} MB besides ${count(mapped)} MB of mapped files at the end, ${count(peak)} MB at most`,
    );
    const { minutes, replies, failures } = underLoad;
    console.log(
      `All questions from several at once: ${minutes.map(count).join(', ')} MB at the end of each minute; ` +
        `${count(replies)} replies, ${count(failures)} failures`,
    );
  }
}

/** The searches of ours beside those of another engine, one request after another. */
function printCompared({ made, measured }: Result, { engine, fillSeconds, times, otherTotals }: Compared): void {
  console.log(`\n${engine} with the same ${count(made.companies)} companies, filled in ${count(fillSeconds)} s`);
  printLine('', '', ['ours', engine, 'ratio of p95']);
  for (const [question, theirs] of times) {
    const ours = measured.find((one) => one.question === question && one.way === 'api')?.times;
    if (ours) printLine(question, 'api', [three(ours), three(theirs), `${(theirs.p95 / ours.p95).toFixed(1)}×`]);
  }
  for (const difference of otherTotals) console.log(`Another total, ${difference}`);
}

/** A register of 50,000 companies and one of the asked size, asked the same questions by the product itself. */
export async function benchScale({ companies, keep, minutes, postgres, opensearch }: ScaleOptions): Promise<void> {
  await buildIfChanged();
  const engines = [
    ...(postgres === undefined ? [] : [() => openPostgres(postgres)]),
    ...(opensearch === undefined ? [] : [() => openOpenSearch(opensearch)]),
  ];
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'firmament-bench-scale-'));
  try {
    const results: Result[] = [];
    for (const size of new Set([Math.min(SMALL, companies), companies])) {
      const place = join(folder, String(size));
      const made = await makeRegister(place, size);
      results.push(await measureRegister(place, made, minutes, size === companies ? engines : []));
    }
    const [small, large] = results;
    if (!small) return;
    printQuestions(small, large);
    for (const result of results) {
      printFailures(result);
      printMade(result);
      printLoad(result);
      for (const compared of result.compared) printCompared(result, compared);
    }
  } finally {
    if (keep === undefined) rmSync(folder, { recursive: true });
  }
}
