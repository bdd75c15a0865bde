import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { createEmbeddedRegistry } from '../../lib/register/embedded';
import type { Registry } from '../../lib/registry/request';
import { createUpstream } from '../../lib/service/create-upstream';
import { type Ask, asOurPages, callPerPart, type Journey } from './journey';

/** Latency of a service on another continent. */
const LATENCY_MS = 80;
const PARALLEL = 1000;

const JOURNEY: Journey = {
  q: 'harrowgate',
  company: SAMPLE_HIGHLIGHTS.largest_group_head,
  expanded: 3,
  sliderSteps: 4,
};

/** A remote service over real HTTP, which counts its calls; `account_status` is free, as it is with us. */
async function startService() {
  const registry = createEmbeddedRegistry({
    store: createSqliteStore(sampleDatabase()),
    form: 'B',
    wildcard: 'B',
    urlField: 'service_url',
  });
  const counted = { calls: 0 };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
    const path = pathname.replace('/v0.4/', '');
    if (path !== 'account_status') counted.calls += 1;
    await wait(LATENCY_MS);
    const reply = await registry.get({ path, params: searchParams, caller: { kind: 'explorer' }, origin: '' });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, counted, close: () => server.close() };
}

function ourSource(baseUrl: string, folder: string): Registry & { close(): Promise<void> } {
  const silent = { sent: () => undefined, served: () => undefined, warned: () => undefined, observe: () => undefined };
  return createUpstream({
    baseUrl,
    version: 'v0.4',
    token: 'a-token-of-the-benchmark',
    tokenIn: 'query',
    timeoutMs: 10_000,
    limits: { daily: 100_000, monthly: 100_000 },
    reservePercent: 0,
    visitorPercent: 100,
    cacheFile: join(folder, 'upstream.sqlite'),
    maxCacheBytes: 64 * 1024 * 1024,
    urlField: 'service_url',
    watch: silent,
  });
}

const throughOurs =
  (source: Registry): Ask =>
  async (path, query = '') => {
    const caller = { kind: 'explorer', visitor: { name: 'bench', operator: true } } as const;
    const { body } = await source.get({ path, params: new URLSearchParams(query), caller, origin: '' });
    return body;
  };

const straight =
  (baseUrl: string): Ask =>
  async (path, query = '') =>
    (await fetch(`${baseUrl}/v0.4/${path}?${query}`)).json();

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / whole)} %`;

/** Calls and time of one journey: a call for each part, our pages the first time, and our pages again after a restart. */
export async function benchUpstream(): Promise<void> {
  const service = await startService();
  const folder = mkdtempSync(join(tmpdir(), 'firmament-bench-'));
  const measured = async (work: () => Promise<unknown>): Promise<{ calls: number; ms: number }> => {
    const before = service.counted.calls;
    const start = performance.now();
    await work();
    return { calls: service.counted.calls - before, ms: performance.now() - start };
  };
  const print = (work: string, { calls, ms }: { calls: number; ms: number }, beside?: { calls: number }): void => {
    const ratio = beside ? percent(calls, beside.calls) : '';
    console.log(
      `${work.padEnd(52)}${String(calls).padStart(8)}${ratio.padStart(10)}${`${ms.toFixed(0)} ms`.padStart(12)}`,
    );
  };
  console.log(
    `\nIn front of a remote service, ${LATENCY_MS} ms away\n${''.padEnd(52)}${'calls'.padStart(8)}${'of those'.padStart(10)}${'time'.padStart(12)}`,
  );
  try {
    const perPart = await measured(() => callPerPart(JOURNEY, straight(service.url)));
    print('journey of two hops, one call for each part', perPart);
    const first = ourSource(service.url, folder);
    print('the same by our pages', await measured(() => asOurPages(JOURNEY, throughOurs(first))), perPart);
    await first.close();
    const again = ourSource(service.url, folder);
    print('once more, after a restart', await measured(() => asOurPages(JOURNEY, throughOurs(again))), perPart);
    const other = 'companies/gb/02000001';
    const ask = throughOurs(again);
    const crowd = await measured(() => Promise.all(Array.from({ length: PARALLEL }, () => ask(other))));
    print(`${PARALLEL} requests at once for one company`, crowd, { calls: PARALLEL });
    await again.close();
  } finally {
    service.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
