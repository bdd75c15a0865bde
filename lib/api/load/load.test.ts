import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UNWATCHED } from '@/lib/registry/metrics';
import type { Registry } from '@/lib/registry/request';
import { answerRequest } from '../answer';
import { prepareRequest } from '../request-connection.mjs';
import { watchingTrial } from '../watching.fixture';
import { VISITOR_WAITING } from './gate';
import { LONGEST_WORK } from './limits';

/** Requests that have been begun, until a test ends them. */
const held: (() => void)[] = [];
let isHeld = false;
const hold = (): Promise<void> => new Promise((resolve) => (isHeld ? held.push(resolve) : resolve()));

const registry: Registry = {
  source: 'embedded',
  health: async () => ({ ready: true, checks: [] }),
  holdsToken: async (token) => token === 'known',
  async get() {
    await hold();
    return { status: 200, body: { results: 'all' } };
  },
};

const holder = globalThis as Record<string, unknown>;
const before = { registry: holder.firmamentRegistry, watching: holder.firmamentWatching, load: holder.firmamentLoad };
const watching = watchingTrial();

async function byFramework(response: ServerResponse): Promise<void> {
  // As soon as it knows them, before there is a page.
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Link', '</style.css>; rel=preload; as="style"');
  await hold();
  response.write('frame');
  response.end('work');
}

const server = createServer((given: IncomingMessage, response) => {
  prepareRequest(given);
  void answerRequest(given, response, () => void byFramework(response));
});

beforeAll(async () => {
  holder.firmamentRegistry = registry;
  holder.firmamentWatching = { ...watching, requests: UNWATCHED };
  holder.firmamentLoad = undefined;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  isHeld = false;
  for (const end of held.splice(0)) end();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  Object.assign(holder, {
    firmamentRegistry: before.registry,
    firmamentWatching: before.watching,
    firmamentLoad: before.load,
  });
});

const port = (): number => (server.address() as AddressInfo).port;

interface Reply {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

function send(path: string, headers: Record<string, string> = {}, localAddress = '127.0.0.1'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: port(), path, headers, localAddress, agent: false }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) });
    })
      .once('error', reject)
      .end();
  });
}

/** Asks for so much from one address that no more of it may wait, and holds all that is begun. */
async function fill(path: string, localAddress: string): Promise<{ replies: Promise<Reply>[]; refused: number }> {
  isHeld = true;
  let refused = 0;
  const replies = Array.from({ length: VISITOR_WAITING + 20 }, async () => {
    const reply = await send(path, {}, localAddress);
    if (reply.status === 429) refused += 1;
    return reply;
  });
  while (refused === 0) await wait(5);
  return { replies, refused };
}

const release = (): void => {
  isHeld = false;
  for (const end of held.splice(0)) end();
};

it('a page that takes too long is refused without what the framework has said of it', async () => {
  const { page } = LONGEST_WORK;
  Object.assign(LONGEST_WORK, { page: 300 });
  isHeld = true;
  const refused = await send('/companies/gb/1', { 'accept-encoding': 'br, gzip' }, '127.0.0.8');
  Object.assign(LONGEST_WORK, { page });
  // The framework goes on with it, which is no error.
  release();
  await wait(20);
  expect(refused.status).toBe(503);
  expect(refused.body).toMatch(/<\/html>\n?$/);
  expect(Number(refused.headers['content-length'])).toBe(Buffer.byteLength(refused.body));
  expect(refused.headers.link).toBeUndefined();
  expect(refused.headers['content-encoding']).toBeUndefined();
});

describe('one visitor with too many requests', () => {
  it.each([
    ['a page', '/companies/gb/1', {}, 'text/html', /<h1>Too many requests at once<\/h1>/],
    ['the API', '/v0.4/companies/search', {}, 'application/json', /^\{"error":\{"message":"Too many [^"]+"\}\}$/],
    ['the API in XML', '/v0.4/companies/search.xml', {}, 'application/xml', /<message>Too many /],
    ['a page’s script', '/api/registry/companies/search', {}, 'application/json', /"reason":"busy","retry_at":"20/],
    ['a file', '/companies/search.csv', {}, 'text/plain', /^Too many of your requests/],
    ['a walk', '/api/walk?from=/companies/gb/1', {}, 'application/json', /"reason":"busy"/],
  ])('is refused %s in its form, at once, while others are answered', async (_, path, headers, type, body) => {
    const { replies } = await fill(path, '127.0.0.5');
    const [refused, health, ready] = await Promise.all([
      send(path, headers, '127.0.0.5'),
      send('/healthz', {}, '127.0.0.5'),
      send('/readyz', {}, '127.0.0.5'),
    ]);
    expect([refused.status, refused.headers['content-type']]).toEqual([429, expect.stringContaining(type)]);
    expect(refused.body).toMatch(body);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect([health.status, ready.status]).toEqual([200, 200]);
    const other = send(path, headers, '127.0.0.6');
    await wait(10);
    release();
    expect((await other).status).toBe(200);
    const statuses = new Set((await Promise.all(replies)).map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it('has its own limits with a valid token, and those of its address with an invalid one', async () => {
    const { replies } = await fill('/v0.4/companies/search', '127.0.0.5');
    const unknown = await send('/v0.4/companies/search', { 'X-API-TOKEN': 'invented' }, '127.0.0.5');
    const known = send('/v0.4/companies/search', { 'X-API-TOKEN': 'known' }, '127.0.0.5');
    await wait(10);
    release();
    expect([unknown.status, (await known).status]).toEqual([429, 200]);
    await Promise.all(replies);
  });

  it('is in the metrics', async () => {
    const [line = ''] = await watching.printed('firmament_requests_refused_total{kind="page",reason="visitor"}');
    expect(Number(line.split(' ').at(-1))).toBeGreaterThan(0);
    expect(await watching.printed('firmament_requests_running{kind="page"}')).toHaveLength(1);
    expect(await watching.printed('firmament_requests_waiting{kind="page"}')).toHaveLength(1);
    expect(await watching.printed('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  });
});

it('takes a request out of the queue whose client has gone', async () => {
  const { replies } = await fill('/companies/gb/2', '127.0.0.5');
  const waiting = async () =>
    Number((await watching.printed('firmament_requests_waiting{kind="page"}'))[0]?.split(' ')[1]);
  const count = await waiting();
  const gone = connect({ port: port(), host: '127.0.0.1', localAddress: '127.0.0.7' });
  for (let index = 0; index < 3; index++) gone.write('GET /companies/gb/3 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  // Two begin, as half of the places are for one visitor; one waits.
  while ((await waiting()) === count) await wait(5);
  gone.destroy();
  while ((await waiting()) > count) await wait(5);
  release();
  await Promise.all(replies);
});
