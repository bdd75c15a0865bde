import { spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '@/lib/register/store/sqlite/accounts';
import { buildIfChanged } from '../../../lib/commands/setup/build.mjs';
import { environmentWithoutSettings, ROOT } from '../../../lib/commands/setup/root.mjs';
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
  type Target,
  totalOf,
} from './measure-server';
import { openOpenSearch } from './opensearch';
import { openPostgres } from './postgres';
import { companyQuestions, otherQuestions, type Question } from './questions';

/** The size with which the asked one is compared. */
const SMALL = 50_000;

export interface ScaleOptions {
  companies: number;
  lean: boolean;
  /** Where the registers are made and kept; a temporary folder if undefined. */
  keep?: string;
  /** For how long all questions are asked by several at once. */
  minutes: number;
  /** Nodes of a cluster to which the registers are published, as in REGISTER_URL without a prefix. */
  cluster?: string;
  /** Addresses of other engines, which are asked the same searches of as many companies. */
  postgres?: string;
  opensearch?: string;
}

/** What our server answered from one engine. */
interface Answers {
  firstContents: number;
  measured: Measured[];
  load: Load;
  memory: Memory | undefined;
  underLoad: MemoryUnderLoad;
}

interface Result {
  made: MadeRegister;
  file: Answers;
  cluster?: Answers & { publishSeconds: number };
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

/** Those that a register has records for. */
function questionsFor({ companies, lean }: MadeRegister): Question[] {
  const all = otherQuestions(companies);
  return lean ? all.filter(({ name }) => !/filings|events/.test(name)) : all;
}

async function measureAnswers(
  made: MadeRegister,
  minutes: number,
  { token, env }: { token: string; env: Record<string, string> },
  whileServed: (target: Target) => Promise<void> = async () => {},
): Promise<Answers> {
  const limits = { API_DAILY_LIMIT: String(NO_LIMIT), API_MONTHLY_LIMIT: String(NO_LIMIT) };
  const served = await serveBuild(ROOT, { ...env, ...limits });
  try {
    const target = { url: served.url, token };
    const firstContents = await timeFirstContents(served.url);
    const searches = companyQuestions(made.companies);
    const questions = [...searches, ...questionsFor(made)];
    const [record] = searches;
    if (!record) throw new Error('There is no question.');
    const measured = await measureQuestions(target, questions);
    const load = await measureLoad(target, record, made.companies);
    const memory = memoryOf(served.pid);
    const underLoad = await measureMemory({ ...target, pid: served.pid }, questions, minutes);
    await whileServed(target);
    return { firstContents, measured, load, memory, underLoad };
  } finally {
    await served.stop();
  }
}

/** Publishes the register to the cluster, unless it is there already. Returns how many seconds that took. */
function publish(env: Record<string, string>): number {
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '-s', 'publish'], {
    cwd: ROOT,
    env: { ...environmentWithoutSettings(), NODE_ENV: 'production', ...env },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) throw new Error('The register could not be published.');
  return (performance.now() - start) / 1000;
}

/** The nodes as REGISTER_URL takes them, with names of indexes for this register. */
function clusterUrl(cluster: string, { companies }: MadeRegister): string {
  const [first, ...others] = cluster.split(',');
  return [`${first?.replace(/\/$/, '')}/scale-${companies}`, ...others].join();
}

async function measureRegister(
  folder: string,
  made: MadeRegister,
  { minutes, cluster }: ScaleOptions,
  openEngines: readonly (() => Engine)[],
): Promise<Result> {
  const limits = { daily_limit: NO_LIMIT, monthly_limit: NO_LIMIT };
  const { token } = createAccount(join(folder, 'register.sqlite'), { plan: 'benchmark', ...limits });
  const env = { FIRMAMENT_DATA: folder };
  const compared: Compared[] = [];
  await readThrough(folder);
  const file = await measureAnswers(made, minutes, { token, env }, async (target) => {
    const ourTotal = (question: Question, variant: number) => totalOf(target, question, variant);
    for (const open of openEngines) {
      compared.push(await measureEngine(open(), made.companies, companyQuestions(made.companies), ourTotal));
    }
  });
  if (cluster === undefined) return { made, file, compared };
  const shared = { ...env, REGISTER_URL: clusterUrl(cluster, made) };
  const publishSeconds = publish(shared);
  const answers = await measureAnswers(made, minutes, { token, env: shared });
  return { made, file, cluster: { ...answers, publishSeconds }, compared };
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

/** An engine on both registers. */
interface Measuring {
  title: string;
  small: Answers;
  large: Answers | undefined;
}

/** Each question on both registers, and how many times slower the larger one is. */
function printQuestions({ title, small, large }: Measuring, heads: readonly string[]): void {
  console.log(`\n${title}. Milliseconds over HTTP, one request after another: p50 / p95 / worst`);
  printLine('', '', [...heads, ...(large ? ['growth of p50'] : [])]);
  const first = [small, large].flatMap((answers) => (answers ? [ms(answers.firstContents)] : []));
  printLine('/register, first call', 'page', first);
  for (const { question, way, times } of small.measured) {
    const other = large?.measured.find((one) => one.question === question && one.way === way);
    const growth = other ? [three(other.times), `${(other.times.p50 / times.p50).toFixed(1)}×`] : [];
    printLine(question, way, [three(times), ...growth]);
  }
}

function printFailures(companies: number, { measured }: Answers): void {
  for (const { question, way, times, failures } of measured) {
    const [first] = failures;
    if (first === undefined) continue;
    const share = `${failures.length} of ${failures.length + times.count}`;
    console.log(`${count(companies)} companies, ${question} (${way}): ${share} not answered, the first: ${first}`);
  }
}

function printLoad(companies: number, { load }: Answers): void {
  const { alone, beside, resets, refused, heavyReplies } = load;
  console.log(
    `\nRecords of ${count(companies)} companies, p50 / p99: alone ${ms(alone.p50)} / ${ms(alone.p99)} ms, ` +
      `beside two streams of the heaviest searches ${ms(beside.p50)} / ${ms(beside.p99)} ms (${beside.count} records; ` +
      `${heavyReplies} heavy replies, ${refused} refused, ${resets} connections reset)`,
  );
}

function printMemory({ memory, underLoad }: Answers): void {
  if (!memory) return;
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

function printMade({ companies, seconds, indexSeconds, rate, lastRate, bytes, peakMb }: MadeRegister): void {
  console.log(
    `\n${count(companies)} companies: imported in ${count(seconds)} s, of which ${count(indexSeconds)} s for ` +
      `indexes; ${count(rate)} companies a second with all that belongs to them, ${count(lastRate)} in the last fifth; ` +
      `at most ${count(peakMb)} MB of memory; file ${count(bytes / 2 ** 20)} MB`,
  );
}

/** The searches of ours beside those of another engine, one request after another. */
function printCompared({ made, file }: Result, { engine, fillSeconds, times, otherTotals }: Compared): void {
  console.log(`\n${engine} with the same ${count(made.companies)} companies, filled in ${count(fillSeconds)} s`);
  printLine('', '', ['ours', engine, 'ratio of p95']);
  for (const [question, theirs] of times) {
    const ours = file.measured.find((one) => one.question === question && one.way === 'api')?.times;
    if (ours) printLine(question, 'api', [three(ours), three(theirs), `${(theirs.p95 / ours.p95).toFixed(1)}×`]);
  }
  for (const difference of otherTotals) console.log(`Another total, ${difference}`);
}

/** A register of 50,000 companies and one of the asked size, asked the same questions by the product itself. */
export async function benchScale(options: ScaleOptions): Promise<void> {
  const { companies, lean, keep, postgres, opensearch } = options;
  await buildIfChanged();
  const engines = [
    ...(postgres === undefined ? [] : [() => openPostgres(postgres)]),
    ...(opensearch === undefined ? [] : [() => openOpenSearch(opensearch)]),
  ];
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'firmament-bench-scale-'));
  try {
    const results: Result[] = [];
    for (const size of new Set([Math.min(SMALL, companies), companies])) {
      const place = join(folder, lean ? `${size}-lean` : String(size));
      results.push(
        await measureRegister(place, await makeRegister(place, { companies: size, lean }), options, engines),
      );
    }
    const [small, large] = results;
    if (!small) return;
    const heads = results.map(({ made }) => count(made.companies));
    printQuestions({ title: 'From the file', small: small.file, large: large?.file }, heads);
    if (small.cluster) {
      printQuestions({ title: 'From the cluster', small: small.cluster, large: large?.cluster }, heads);
    }
    for (const result of results) {
      const { made, file, cluster } = result;
      printMade(made);
      if (cluster) console.log(`Published in ${count(cluster.publishSeconds)} s, if it was not published before`);
      for (const answers of [file, ...(cluster ? [cluster] : [])]) {
        printFailures(made.companies, answers);
        printLoad(made.companies, answers);
        printMemory(answers);
      }
      for (const compared of result.compared) printCompared(result, compared);
    }
  } finally {
    if (keep === undefined) rmSync(folder, { recursive: true });
  }
}
