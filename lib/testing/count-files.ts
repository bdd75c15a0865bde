import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inRequestScope, prepareRequest } from '@/lib/api/request-connection.mjs';
import { environmentWithoutSettings, inRoot, PROGRAMS, ROOT, typescript } from '@/lib/commands/setup/root.mjs';
import { SAMPLE_HIGHLIGHTS } from '../register/sample/highlights';
import { type CalledFiles, calledFiles, coverageOf, type ScriptCoverage } from './called-files';
import { makeSampleFile, SAMPLE_FILE } from './sample-file';

/**
 * Counts the source files that a request passes through: those with at least one called function. The process is
 * warm, so that loading modules does not count, and no cache holds the reply. Each request has a separate process.
 *
 *     npx tsx lib/testing/count-files.ts [--list]
 */
const REQUESTS = {
  search: 'a search of the API, from route to SQL and back',
  page: 'a company page',
  remote: 'a call of the remote source',
} as const;

type RequestName = keyof typeof REQUESTS;

const { jurisdiction_code, company_number } = SAMPLE_HIGHLIGHTS.largest_group_head;
const COMPANY = `companies/${jurisdiction_code}/${company_number}`;

/** A copy of the sources, built with source maps and without minification, which would merge functions. */
const BUILD = inRoot('e2e/.artifacts/count-files');
const COPIED = ['app', 'components', 'lib', 'public', 'package.json', 'tsconfig.json', '.postcssrc.json'];
const CONFIG = `import config from './next.config.base.js';
export default { ...config, experimental: { ...config.experimental, serverSourceMaps: true, turbopackMinify: false } };`;

/** Time for work that continues after the reply, and for the searches with which new threads prepare themselves. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2_000));

const WARM_UPS = 3;

/** Sends a few requests to warm up, then measures one. `send` makes each so that no cached reply answers it. */
async function measure(send: (attempt: number) => Promise<void>): Promise<ScriptCoverage[]> {
  for (let attempt = 0; attempt < WARM_UPS; attempt += 1) await send(attempt);
  await settle();
  return coverageOf(() => send(WARM_UPS));
}

function checkStatus(status: number): void {
  if (status !== 200) throw new Error(`The request was answered with the status ${status}.`);
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

function get(port: number, path: string, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume().on('end', () => resolve(checkStatus(response.statusCode ?? 0)));
    });
    sent.on('error', reject).end();
  });
}

/** Its own for each request, because the host name is part of the key of cached replies. */
const hostOf = (attempt: number): string => `host-${attempt}.example`;

async function measureSearch(): Promise<CalledFiles> {
  const { answerRequest } = await import('@/lib/api/answer');
  const port = await listen((incoming, response) => {
    prepareRequest(incoming);
    answerRequest(incoming, response, () => response.end());
  });
  const path = '/v0.4/companies/search?q=harrowgate';
  const coverage = await measure((attempt) => get(port, path, hostOf(attempt)));
  return calledFiles(coverage, ROOT);
}

async function measurePage(): Promise<CalledFiles> {
  process.chdir(BUILD);
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: BUILD });
  await app.prepare();
  const handle = app.getRequestHandler();
  const port = await listen((incoming, response) => {
    prepareRequest(incoming);
    void inRequestScope(incoming, () => handle(incoming, response));
  });
  return calledFiles(await measure((attempt) => get(port, `/${COMPANY}`, hostOf(attempt))), BUILD);
}

const CALLS = { today: 10, this_month: 10 };
const ACCOUNT = { results: { account_status: { plan: 'test', usage: CALLS, calls_remaining: CALLS } } };

/** A remote service that returns the same record for every company, and account_status. */
async function startService(): Promise<string> {
  const { createEmbeddedRegistry } = await import('@/lib/register/embedded');
  const { openSqliteStore } = await import('../register/store/sqlite/sqlite-store');
  const store = openSqliteStore(SAMPLE_FILE);
  const embedded = createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
  const caller = { kind: 'explorer' } as const;
  const { status, body } = await embedded.get({ path: COMPANY, params: new URLSearchParams(), caller, origin: '' });
  checkStatus(status);
  const port = await listen(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(url?.includes('/account_status') ? ACCOUNT : body));
  });
  return `http://127.0.0.1:${port}`;
}

async function measureRemote(): Promise<CalledFiles> {
  process.env.REGISTRY_API_URL = await startService();
  process.env.REGISTRY_API_TOKEN = 'a-token-of-the-test';
  const { getRegistry } = await import('@/lib/api/registry');
  const visitor = { name: 'test', operator: false };
  const coverage = await measure(async (attempt) => {
    const path = `companies/gb/${attempt}`;
    const caller = { kind: 'explorer', visitor } as const;
    const reply = await getRegistry().get({ path, params: new URLSearchParams(), caller, origin: 'http://127.0.0.1' });
    checkStatus(reply.status);
    if (reply.facts?.from !== 'call') throw new Error('The reply came from the cache.');
  });
  return calledFiles(coverage, ROOT);
}

const MEASURES: Record<RequestName, () => Promise<CalledFiles>> = {
  search: measureSearch,
  page: measurePage,
  remote: measureRemote,
};

function build(): void {
  rmSync(BUILD, { recursive: true, force: true });
  mkdirSync(BUILD, { recursive: true });
  for (const path of COPIED) cpSync(inRoot(path), join(BUILD, path), { recursive: true });
  copyFileSync(inRoot('next.config.js'), join(BUILD, 'next.config.base.js'));
  writeFileSync(join(BUILD, 'next.config.js'), CONFIG);
  const page = 'app/companies/[jurisdiction]/[number]/page.tsx';
  execFileSync(process.execPath, [PROGRAMS.next, 'build', '--debug-build-paths', page], {
    cwd: BUILD,
    env: { ...environmentWithoutSettings(), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Measures in a new process, which writes its result to a file, as its output has other text. */
function measureApart(name: RequestName): CalledFiles {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-count-'));
  const file = 'lib/testing/count-files.ts';
  // The framework has its own React for each side, and its bundles must run as built.
  const program = name === 'page' ? ['--import', 'tsx/esm', inRoot(file)] : typescript(file);
  try {
    copyFileSync(SAMPLE_FILE, join(folder, 'register.sqlite'));
    const output = execFileSync(process.execPath, [...program, '--measure', name], {
      cwd: ROOT,
      env: { ...environmentWithoutSettings(), NODE_ENV: 'production', FIRMAMENT_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    });
    return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as CalledFiles;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(name: RequestName, files: CalledFiles, withList: boolean): void {
  console.log(`${String(Object.keys(files).length).padStart(4)} files: ${REQUESTS[name]}`);
  if (!withList) return;
  for (const [file, functions] of Object.entries(files)) console.log(`${String(functions).padStart(9)}  ${file}`);
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(REQUESTS, name);

const { values } = parseArgs({ options: { list: { type: 'boolean' }, measure: { type: 'string' } } });
if (values.measure !== undefined && isRequest(values.measure)) {
  console.log(`\n${JSON.stringify(await MEASURES[values.measure]())}`);
  process.exit();
}
try {
  makeSampleFile();
  build();
  for (const name of ['search', 'page', 'remote'] as const) print(name, measureApart(name), values.list === true);
} finally {
  rmSync(BUILD, { recursive: true, force: true });
}
