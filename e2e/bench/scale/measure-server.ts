import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '@/lib/shared/json';
import { inRoot } from '../../../lib/commands/setup/root.mjs';
import { type Client, createClient, type Reply, type Request, type Times, timesOf } from './ask';
import type { Question } from './questions';
import type { GivenToStreams, StreamCounts } from './streams';

/** How a question is asked: as JSON at the API, or as a page of ours. */
export type Way = 'api' | 'page';

export interface Measured {
  question: string;
  way: Way;
  times: Times;
  /** Why requests were not answered, such as a refusal of a busy server; their times are left out. */
  failures: string[];
}

/** A running server of a register, and what a program needs to ask it. */
export interface Target {
  url: string;
  token: string;
}

const VARIANTS = 30;
/** Requests before those that are measured, or as many as there are in a second or two. */
const WARM_UP = 10;
const WARM_UP_SECONDS = 1.5;
/** Each question is asked for so long at most, but a few times in any case. */
const SECONDS = 12;
const FEWEST = 3;

/** Replies are cached by host: another name for each request keeps the cache from answering. */
const hostOf = ({ url }: Target, variant: number): string => `v${variant}.localhost:${new URL(url).port}`;

export function toRequest({ page, api }: Question, way: Way, variant: number, target: Target): Request {
  const path = page(variant);
  const Host = hostOf(target, variant);
  if (way === 'page') return { path, headers: { Host } };
  const added = new URLSearchParams(api).toString();
  const query = added === '' ? '' : `${path.includes('?') ? '&' : '?'}${added}`;
  return { path: `/v0.4${path}${query}`, headers: { Host, 'X-API-TOKEN': target.token } };
}

/** @throws if the reply is an error: its time would say nothing. */
async function askFor(client: Client, asked: Request): Promise<Reply> {
  const reply = await client.ask(asked);
  const { status, body } = reply;
  if (status === 200) return reply;
  throw new Error(`${asked.path} was answered with ${status}: ${body.toString('utf8').slice(0, 300)}`);
}

function secondsFromNow(): () => number {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
}

async function measureWay(client: Client, question: Question, way: Way, target: Target): Promise<Measured> {
  const [times, failures]: [number[], string[]] = [[], []];
  const ask = (variant: number) => askFor(client, toRequest(question, way, variant, target));
  const warm = secondsFromNow();
  for (let variant = 0; variant < WARM_UP && warm() < WARM_UP_SECONDS; variant++) {
    await ask(VARIANTS + variant).catch(() => {});
  }
  const spent = secondsFromNow();
  for (let variant = 0; variant < VARIANTS && (variant < FEWEST || spent() < SECONDS); variant++) {
    await ask(variant).then(
      ({ ms }) => times.push(ms),
      (error) => failures.push(messageOf(error)),
    );
  }
  return { question: question.name, way, times: timesOf(times), failures };
}

/** Asks each question in all its variants, one after another. */
export async function measureQuestions(target: Target, questions: readonly Question[]): Promise<Measured[]> {
  const client = createClient(target.url);
  const measured: Measured[] = [];
  try {
    for (const question of questions) {
      for (const way of ['api', 'page'] as const) {
        if (question.only !== undefined && question.only !== way) continue;
        const one = await measureWay(client, question, way, target);
        process.stderr.write(`${question.name} (${way}): ${Math.round(one.times.p50)} ms\n`);
        measured.push(one);
      }
    }
  } finally {
    client.close();
  }
  return measured;
}

/** How many companies a search of ours finds. */
export async function totalOf(target: Target, question: Question, variant: number): Promise<number> {
  const client = createClient(target.url);
  const { body } = await askFor(client, toRequest(question, 'api', variant, target));
  client.close();
  return JSON.parse(body.toString('utf8')).results.total_count;
}

/** Records while others ask for heavy things, and what went wrong meanwhile. */
export interface Load extends StreamCounts {
  alone: Times;
  beside: Times;
}

const LOAD_SECONDS = 20;

/** Asks for one record after another for some seconds. */
async function recordsFor(seconds: number, target: Target, record: Question, failed: () => void): Promise<Times> {
  const client = createClient(target.url);
  const times: number[] = [];
  const start = performance.now();
  for (let variant = 0; performance.now() - start < seconds * 1000; variant++) {
    await askFor(client, toRequest(record, 'api', variant, target)).then(({ ms }) => times.push(ms), failed);
  }
  client.close();
  return timesOf(times);
}

/** Starts the streams in another process, as this one would measure its own work on their replies too. */
function startStreams(given: GivenToStreams): { end(): Promise<StreamCounts> } {
  const child = fork(inRoot('e2e/bench/scale/streams.ts'));
  child.send(given);
  return {
    async end() {
      const failed = once(child, 'exit').then(() => Promise.reject(new Error('The streams have ended by themselves.')));
      const counted = once(child, 'message');
      child.send('end');
      const [counts] = await Promise.race([counted, failed]);
      return counts;
    },
  };
}

/** Records alone, and beside two streams that ask for the heaviest things without a pause. */
export async function measureLoad(target: Target, record: Question, companies: number): Promise<Load> {
  let resets = 0;
  const broken = () => {
    resets++;
  };
  await recordsFor(2, target, record, broken);
  const alone = await recordsFor(LOAD_SECONDS / 2, target, record, broken);
  const streams = startStreams({ target, companies });
  // Until they ask.
  await recordsFor(2, target, record, broken);
  const beside = await recordsFor(LOAD_SECONDS, target, record, broken);
  const counts = await streams.end();
  return { ...counts, alone, beside, resets: resets + counts.resets };
}

/** Memory of a process in megabytes: its own, the mapped files', and the most of both together. */
export interface Memory {
  own: number;
  mapped: number;
  peak: number;
}

/** Undefined where the system does not tell (it does on Linux). */
export function memoryOf(pid: number): Memory | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
    return { own: of('RssAnon'), mapped: of('RssFile'), peak: of('VmHWM') };
  } catch {
    return undefined;
  }
}

/** What a server used while many asked it for everything, in megabytes besides mapped files. */
export interface MemoryUnderLoad {
  /** At the end of each minute. */
  minutes: number[];
  replies: number;
  /** Replies with an error, refusals of a busy server among them, and connections that broke. */
  failures: number;
}

const CLIENTS = 8;

/** Asks all questions in turns, at the API and as pages, from several connections without a pause. */
export async function measureMemory(
  served: Target & { pid: number },
  questions: readonly Question[],
  minutes: number,
): Promise<MemoryUnderLoad> {
  const measured: MemoryUnderLoad = { minutes: [], replies: 0, failures: 0 };
  const ways = questions.flatMap((question) =>
    (['api', 'page'] as const).flatMap((way) => ((question.only ?? way) === way ? [{ question, way }] : [])),
  );
  let isOver = false;
  const ask = async (first: number): Promise<void> => {
    const client = createClient(served.url);
    for (let turn = first; !isOver; turn += CLIENTS) {
      const asked = ways[turn % ways.length];
      if (!asked) break;
      await askFor(client, toRequest(asked.question, asked.way, Math.floor(turn / ways.length), served)).then(
        () => measured.replies++,
        () => measured.failures++,
      );
    }
    client.close();
  };
  const clients = Array.from({ length: CLIENTS }, (_, at) => ask(at));
  for (let minute = 0; minute < minutes; minute++) {
    await wait(60_000);
    measured.minutes.push(memoryOf(served.pid)?.own ?? Number.NaN);
  }
  isOver = true;
  await Promise.all(clients);
  return measured;
}
