import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { links } from '@/lib/shared/links';
import { makeSampleFile, SAMPLE_FILE } from '@/lib/testing/sample-file';
import { buildIfChanged } from '../../../lib/commands/setup/build.mjs';
import { ROOT } from '../../../lib/commands/setup/root.mjs';
import { startBareServer } from '../api/api';
import { type Served, serveBuild } from '../pages/served';
import { createClient, type Times, timesOf } from '../scale/ask';

const PLENTY = { API_DAILY_LIMIT: '1000000000', API_MONTHLY_LIMIT: '1000000000' };
/** The server then takes the address of a visitor from X-Forwarded-For, which each request sets. */
const BEHIND_PROXY = { TRUST_PROXY: '1' };

const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;
const company = links.company(head);

const PATHS = {
  record: [`/v0.4${company}`, `/v0.4${company}/filings`, `/v0.4${company}/statements`],
  search: ['harrowgate', 'marine', 'holdings', 'a*'].map((q) => `/v0.4/companies/search?q=${q}`),
  page: [company, '/companies/search?q=harrowgate', '/officers/search?q=a*', '/'],
  file: [`${company}.csv`, '/companies/search.xlsx?q=marine'],
  walk: [`/api/walk?from=${company}&depth=3&nodes=200`],
} as const;
type Kind = keyof typeof PATHS;
type Parts = Partial<Record<Kind, number>>;

/** What visitors and programs ask for, mixed. */
const MIXED: Parts = { record: 0.4, search: 0.2, page: 0.3, file: 0.06, walk: 0.04 };

interface Play {
  parts: Parts;
  visitors: number;
  /** The number of the first visitor, so that two plays have different ones. */
  first: number;
  seconds: number;
  rate?: number;
  connections?: number;
  pauseMs?: number;
}

interface Played {
  results: [kind: Kind, status: number, ms: number][];
  /** Not sent, because too many were open. */
  unsent: number;
  /** Connections that broke, and replies that did not come within ten seconds. */
  lost: number;
}

function play(origin: string, given: Play): Promise<Played> {
  const worker = new Worker(new URL('./visitors.mjs', import.meta.url), {
    workerData: { origin, paths: PATHS, ...given },
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

const REFUSED = new Set([429, 503]);
const isRefused = ([, status]: Played['results'][number]): boolean => REFUSED.has(status);

const memoryOf = ({ pid }: Served): number => {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** The share of the processors that was used in a second. */
async function busyShare(): Promise<number> {
  const sum = () =>
    cpus().reduce(
      ({ idle, all }, { times }) => ({
        idle: idle + times.idle,
        all: all + Object.values(times).reduce((total, time) => total + time, 0),
      }),
      { idle: 0, all: 0 },
    );
  const before = sum();
  await wait(2_000);
  const after = sum();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/** Asks for one thing after another, and returns the times of each kind. */
async function timesAlone(origin: string): Promise<Record<'record' | 'search' | 'page', Times>> {
  const measure = async (kind: Kind): Promise<Times> => {
    const { results } = await play(origin, {
      ...{ parts: { [kind]: 1 }, visitors: 1, first: 60_000, seconds: 4, connections: 1 },
    });
    return timesOf(results.map(([, , ms]) => ms));
  };
  return { record: await measure('record'), search: await measure('search'), page: await measure('page') };
}

const PROBES = ['/healthz', '/readyz'];

/** Asks the probes ten times a second until it is stopped. */
function watchProbes(origin: string): { stop(): Promise<{ times: Times; failed: number }> } {
  const client = createClient(origin);
  const times: number[] = [];
  let [failed, isOver] = [0, false];
  const asked = (async () => {
    for (let count = 0; !isOver; count++) {
      const path = PROBES[count % PROBES.length] ?? '/healthz';
      await client.ask({ path }).then(
        ({ status, ms }) => (status === 200 ? times.push(ms) : failed++),
        () => failed++,
      );
      await wait(100);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await asked;
      client.close();
      return { times: timesOf(times), failed };
    },
  };
}

/** The 99th percentile of the delay of the server's event loop, in milliseconds, since it was last asked for. */
async function eventLoopLag(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

let missed = 0;

/** One line of the report: what was asked, what was measured. */
function report(what: string, measured: string, holds: boolean | undefined): void {
  if (holds === false) missed += 1;
  const verdict = holds === undefined ? '' : holds ? 'holds' : 'MISSED';
  console.log(`${what.padEnd(62)} ${measured.padEnd(34)} ${verdict}`);
}

const ms = (time: number): string => (Number.isNaN(time) ? 'none' : `${time.toFixed(time < 10 ? 1 : 0)} ms`);
const mb = (megabytes: number): string => `${megabytes.toFixed(0)} MB`;

/** The same requests at the same rate to a server that only reads a row: what the machine itself allows. */
async function reportBare(rate: number, seconds: number): Promise<void> {
  const bare = await startBareServer();
  try {
    const { results, lost } = await play(bare.url, { parts: MIXED, visitors: 1_000, first: 9_000, seconds, rate });
    const times = timesOf(results.map(([, , time]) => time));
    report(
      'beside it: a bare server, asked for as much',
      `p99 ${ms(times.p99)}, worst ${ms(times.worst)}; ${lost} lost`,
      undefined,
    );
  } finally {
    bare.stop();
  }
}

const GOALS: Partial<Record<Kind, number>> = { record: 250, search: 1_000 };

function reportAdmitted({ results }: Played): void {
  for (const kind of Object.keys(PATHS) as Kind[]) {
    const ofKind = results.filter(([name]) => name === kind);
    const admitted = ofKind.filter((result) => !isRefused(result));
    const times = timesOf(admitted.map(([, , time]) => time));
    const goal = GOALS[kind];
    report(
      `  ${kind}: p99 of what is admitted${goal === undefined ? '' : `, below ${goal} ms`}`,
      `${ms(times.p99)} (p50 ${ms(times.p50)}; ${admitted.length} of ${ofKind.length})`,
      goal === undefined ? undefined : times.p99 < goal,
    );
  }
}

async function measureOverload(served: Served, seconds: number): Promise<void> {
  const { url } = served;
  await play(url, { parts: MIXED, visitors: 12, first: 0, seconds: 5, connections: 6 });
  const carried = await play(url, { parts: MIXED, visitors: 12, first: 100, seconds: 10, connections: 6 });
  const capacity = carried.results.filter((result) => !isRefused(result)).length / 10;
  const quiet = watchProbes(url);
  const before = await timesAlone(url);
  const { times: probesBefore } = await quiet.stop();
  const memory = memoryOf(served);
  const rate = Math.round(capacity * 10);
  console.log(`\nIt carries ${capacity.toFixed(0)} mixed requests a second; asked for ${rate}, for ${seconds} s`);
  const probes = watchProbes(url);
  const overload = await play(url, { parts: MIXED, visitors: 1_000, first: 1_000, seconds, rate });
  const probed = await probes.stop();
  const lag = await eventLoopLag(url);
  const most = memoryOf(served);
  const refused = timesOf(overload.results.filter(isRefused).map(([, , time]) => time));
  const others = overload.results.filter(([, status]) => status !== 200 && !REFUSED.has(status)).length;
  report(
    'refusals: the slowest, below 2 s',
    `${ms(refused.worst)} (p99 ${ms(refused.p99)}; ${refused.count})`,
    refused.worst < 2_000,
  );
  report('  lost, and answered otherwise', `${overload.lost} and ${others}`, overload.lost + others === 0);
  report('  not sent, as 1,000 were open', String(overload.unsent), undefined);
  reportAdmitted(overload);
  report(
    'probes: p99 below 50 ms, none fails',
    `${ms(probed.times.p99)} (${probed.failed} failed; one at a time ${ms(probesBefore.p99)})`,
    probed.times.p99 < 50 && probed.failed === 0,
  );
  report('  delay of the event loop, p99', ms(lag), undefined);
  await wait(5_000);
  await reportBare(rate, Math.min(seconds, 10));
  const after = await timesAlone(url);
  for (const kind of ['record', 'search', 'page'] as const) {
    const holds = after[kind].p50 < before[kind].p50 * 1.5 + 1;
    report(`5 s after it, ${kind} alone: as before`, `${ms(after[kind].p50)}, before ${ms(before[kind].p50)}`, holds);
  }
  const left = memoryOf(served);
  report(
    'memory: comes back to within 50 MB',
    `${mb(left)}, before ${mb(memory)}, then ${mb(most)}`,
    left < memory + 50,
  );
}

async function measureGreedy({ url }: Served): Promise<void> {
  const parts: Parts = { record: 0.5, search: 0.2, page: 0.3 };
  const modest: Play = { parts, visitors: 20, first: 3_000, seconds: 20, connections: 20, pauseMs: 1_500 };
  console.log('\nTwenty modest visitors (a request each every second or two), beside one with 200 connections');
  const alone = await play(url, modest);
  const [beside, greedy] = await Promise.all([
    play(url, modest),
    play(url, { parts: MIXED, visitors: 1, first: 4_000, seconds: 20, connections: 200 }),
  ]);
  const times = [alone, beside].map(({ results }) => timesOf(results.map(([, , time]) => time)));
  const refused = beside.results.filter(isRefused).length + beside.lost;
  report('modest: none is refused', `${refused} of ${beside.results.length}`, refused === 0);
  report(
    'modest: times',
    `p50 ${ms(times[1]?.p50 ?? 0)}, p99 ${ms(times[1]?.p99 ?? 0)}; alone ${ms(times[0]?.p50 ?? 0)}, ${ms(times[0]?.p99 ?? 0)}`,
    undefined,
  );
  report('greedy: refused', `${greedy.results.filter(isRefused).length} of ${greedy.results.length}`, undefined);
}

const SLOW = 200;

/** Half of them ask for pages and files and read nothing; the others send a head or a body byte by byte. */
function openSlow(origin: string): { close(): void } {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  const drip = setInterval(() => {
    for (const [index, socket] of sockets.entries()) if (index % 2 === 1) socket.write('a');
  }, 500);
  for (let index = 0; index < SLOW * 2; index++) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    const from = `Host: ${hostname}\r\nX-Forwarded-For: 198.19.${index >> 8}.${index & 255}\r\n`;
    if (index % 2 === 0) {
      const path =
        index % 4 === 0 ? '/companies/search.xlsx?q=a*' : `/companies/search?q=a*&per_page=100&once=${index}`;
      socket.write(`GET ${path} HTTP/1.1\r\n${from}\r\n`);
      socket.pause();
    } else if (index % 4 === 1) socket.write(`GET /${index} HTTP/1.1\r\n${from}X-Slow: `);
    else
      socket.write(
        `POST /api/walk HTTP/1.1\r\n${from}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
      );
    sockets.push(socket);
  }
  return {
    close() {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function measureSlow({ url }: Served): Promise<void> {
  console.log(`\nBeside ${SLOW} clients that do not read, and ${SLOW} that send byte by byte`);
  const modest: Play = {
    parts: { record: 0.5, search: 0.3, page: 0.2 },
    visitors: 5,
    first: 5_000,
    seconds: 15,
    connections: 5,
    pauseMs: 200,
  };
  const alone = await play(url, modest);
  const slow = openSlow(url);
  await wait(3_000);
  const beside = await play(url, modest);
  slow.close();
  const [before, then] = [alone, beside].map(({ results }) => timesOf(results.map(([, , time]) => time)));
  const refused = beside.results.filter(isRefused).length + beside.lost;
  report('others: none is refused', `${refused} of ${beside.results.length}`, refused === 0);
  if (before && then) {
    report(
      'others: as quick',
      `p50 ${ms(then.p50)}, p95 ${ms(then.p95)}; alone ${ms(before.p50)}, ${ms(before.p95)}`,
      then.p50 < before.p50 * 1.5 + 1,
    );
  }
}

/** Ten times the load that the server can carry, a greedy visitor, and slow clients. */
export async function benchOverload(seconds: number): Promise<void> {
  await buildIfChanged();
  makeSampleFile();
  const busy = await busyShare();
  console.log(
    `\nOverload: ${availableParallelism()} processors, ${(busy * 100).toFixed(0)} % of them busy before. ` +
      'Visitors and the server share them; repeat it on an idle machine of at least two if any goal is missed.',
  );
  const data = mkdtempSync(join(tmpdir(), 'firmament-bench-'));
  copyFileSync(SAMPLE_FILE, join(data, 'register.sqlite'));
  const served = await serveBuild(ROOT, { FIRMAMENT_DATA: data, ...PLENTY, ...BEHIND_PROXY });
  try {
    await measureOverload(served, seconds);
    await measureGreedy(served);
    await measureSlow(served);
    console.log(missed === 0 ? '\nAll goals hold.' : `\n${missed} of the goals are missed.`);
  } finally {
    await served.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
