import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UNWATCHED } from '@/lib/registry/metrics';
import type { Registry, RegistryRequest } from '@/lib/registry/request';
import { fillTemplate, printedJson } from '@/lib/shared/printed-json';
import { answerRequest } from './answer';
import { prepareRequest } from './request-connection.mjs';
import { watchingTrial } from './watching.fixture';

const asked: RegistryRequest[] = [];
const registry: Registry = {
  source: 'embedded',
  health: async () => ({ ready: true, checks: [] }),
  get: async (given) => {
    asked.push(given);
    if (given.path === 'companies/gb/1/network') return { status: 200, body: { total_count: 2, results: network } };
    return { status: 200, body: { results: 'a'.repeat(5000) } };
  },
};

/** Two addresses of the register, and between them more than is sent at once. */
const LONG = 'ä'.repeat(3_000_000);
const template = { bytes: Buffer.from(`["/a","${LONG}","/b"]`), places: Uint32Array.of(2, 2 + 5 + 6_000_000 + 3) };
const network = printedJson(fillTemplate(template, 'https://register.example'), 'hash');

const holder = globalThis as { firmamentRegistry?: unknown; firmamentWatching?: unknown };
const { firmamentRegistry, firmamentWatching } = holder;

const server = createServer((given, response) => {
  prepareRequest(given);
  answerRequest(given, response, () => response.setHeader('Vary', 'rsc').end('framework'));
});

beforeAll(async () => {
  holder.firmamentRegistry = registry;
  holder.firmamentWatching = { ...watchingTrial(), requests: UNWATCHED };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.close();
  Object.assign(holder, { firmamentRegistry, firmamentWatching });
});

function sendRaw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  asked.length = 0;
  type Reply = { status: number; headers: Record<string, unknown>; names: string[]; body: Buffer };
  return new Promise<Reply>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, async (response) => {
      const names = response.rawHeaders.flatMap((text, at) => (at % 2 === 0 ? [text.toLowerCase()] : []));
      resolve({ status: response.statusCode ?? 0, headers: response.headers, names, body: await buffer(response) });
    })
      .once('error', reject)
      .end();
  });
}

async function send(...asked: Parameters<typeof sendRaw>) {
  const sent = await sendRaw(...asked);
  return { ...sent, body: sent.body.toString() };
}

const API_HOST = { Host: 'api.registers.example:3000' };
const JSON_ONLY = { Accept: 'application/json' };

describe('answered without the framework', () => {
  it.each([
    ['/v0.4/companies/gb/1', {}, '0.4', 'companies/gb/1'],
    ['/api/v0.4.6/companies/gb/1', {}, '0.4.6', 'companies/gb/1'],
    ['/api/companies/gb/1', {}, undefined, 'companies/gb/1'],
    ['/api/versions.xml', {}, undefined, 'versions.xml'],
    ['/v0.4', {}, '0.4', ''],
    ['/V0.4/versions', {}, undefined, 'V0.4/versions'],
    ['/companies/gb/1', API_HOST, undefined, 'companies/gb/1'],
    ['/healthz', API_HOST, undefined, 'healthz'],
    ['/', API_HOST, undefined, ''],
    ['/companies/gb/1', JSON_ONLY, undefined, 'companies/gb/1'],
    ['/companies/gb/1?api_token=one', {}, undefined, 'companies/gb/1'],
    ['/companies/gb/1', { 'X-API-TOKEN': 'one' }, undefined, 'companies/gb/1'],
    ['/v0.4/companies/gb/100%', {}, '0.4', 'companies/gb/100%25'],
  ])('is a program’s request for %s with %j', async (path, headers, version, ofInterface) => {
    await send(path, headers);
    expect(asked).toMatchObject([{ version, path: ofInterface, caller: { kind: 'program' } }]);
  });

  it.each<Record<string, string>>([{}, { 'Accept-Encoding': 'gzip' }])(
    'is sent a large network in parts, with %j',
    async (headers) => {
      const path = '/v0.4/companies/gb/1/network';
      const whole = { total_count: 2, results: ['https://register.example/a', LONG, 'https://register.example/b'] };
      const sent = await sendRaw(path, headers);
      expect(sent.headers['content-length']).toBe(String(sent.body.length));
      const isPacked = sent.headers['content-encoding'] === 'gzip';
      const text = (isPacked ? gunzipSync(sent.body) : sent.body).toString();
      // A difference of millions of letters takes minutes to print.
      expect(text === JSON.stringify(whole)).toBe(true);
      const head = await sendRaw(path, headers, 'HEAD');
      expect([head.body.length, head.headers['content-length']]).toEqual([0, sent.headers['content-length']]);
    },
  );

  it('is sent no more of a large network once its caller has gone', async () => {
    const { port } = server.address() as AddressInfo;
    let written = 0;
    const closed = once(server, 'request').then(async ([, response]) => {
      const write = vi.spyOn(response, 'write');
      await once(response, 'close');
      const before = write.mock.calls.length;
      await wait(50);
      written = write.mock.calls.length - before;
    });
    const asking = request({ host: '127.0.0.1', port, path: '/v0.4/companies/gb/1/network' }, (response) => {
      response.once('data', () => asking.destroy());
    }).end();
    asking.on('error', () => undefined);
    await closed;
    // One that had begun.
    expect(written).toBeLessThanOrEqual(1);
    expect((await send('/v0.4/companies/gb/1')).status).toBe(200);
  });

  it('is a request of a page’s script', async () => {
    await send('/api/registry/companies/gb/1');
    expect(asked).toMatchObject([{ path: 'companies/gb/1', caller: { kind: 'explorer' } }]);
  });

  it.each([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/api/suggest?q=a', 404],
    ['/api/allowance', 404],
  ])('is %s, with %i', async (path, status) => {
    const reply = await send(path);
    expect([reply.status, reply.headers['content-type']]).toEqual([status, expect.stringContaining('json')]);
  });
});

describe('left to the framework', () => {
  it.each([
    ['/', {}],
    ['/companies/gb/1', {}],
    ['/companies/gb/1', { Accept: 'text/html', RSC: '1' }],
    ['/companies/gb/1', { ...JSON_ONLY, RSC: '1' }],
    ['/companies/gb/1.csv', JSON_ONLY],
    ['/companies/gb/1/', JSON_ONLY],
    ['/v0.4/versions/', {}],
    ['//v0.4/versions', {}],
    ['/api/walk?from=/companies/gb/1', {}],
    ['/api/constructor', {}],
    ['/favicon.ico', API_HOST],
    ['/_next/static/x.js', API_HOST],
    ['/api/openapi.json', API_HOST],
    ['/api/client.ts', API_HOST],
  ])('is %s with %j', async (path, headers) => {
    expect((await send(path, headers)).body).toBe('framework');
    expect(asked).toEqual([]);
  });
});

describe('a reply', () => {
  it('has the headers of every reply of the site, and an id', async () => {
    const { headers } = await send('/v0.4/versions');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(asked[0]?.id).toBe(headers['x-request-id']);
  });

  it.each([['/v0.4/versions'], ['/v0.4/nonsense'], ['/health'], ['/api/registry/companies/gb/1']])(
    'at %s has each header once',
    async (path) => {
      const { names } = await send(path);
      expect(names).toEqual([...new Set(names)]);
    },
  );

  it.each([
    [JSON_ONLY, ['accept', 'accept-encoding', 'x-api-token']],
    [{}, ['accept', 'rsc', 'x-api-token']],
  ])('at a page’s address for %j varies by %j', async (headers, names) => {
    const { vary } = (await send('/companies/gb/1', headers)).headers;
    expect(String(vary).toLowerCase().split(/, */).sort()).toEqual(names);
  });

  it('to HEAD has the length of the body, and none', async () => {
    const [get, head] = [await send('/v0.4/versions'), await send('/v0.4/versions', {}, 'HEAD')];
    expect([head.body, head.headers['content-length']]).toEqual(['', String(get.body.length)]);
  });

  it('to a method that is not allowed says so', async () => {
    const { status, body } = await send('/v0.4/versions', {}, 'PROPFIND');
    expect([status, JSON.parse(body)]).toEqual([405, { error: { message: expect.any(String) } }]);
  });
});

describe('a page of the framework', () => {
  const HTML = '<p>A page</p>'.repeat(500);
  const given: IncomingMessage[] = [];
  const pages = createServer((request, response) => {
    prepareRequest(request);
    given.push(request);
    answerRequest(request, response, () => {
      if (request.url === '/moved') return response.writeHead(307, { Location: '/' }).end();
      if (request.url === '/plain') return response.setHeader('Content-Type', 'application/json').end('{}');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(HTML.slice(0, 1000));
      setTimeout(() => response.end(HTML.slice(1000)), 5);
    });
  });
  beforeAll(() => new Promise<void>((listening) => pages.listen(0, '127.0.0.1', listening)));
  afterAll(() => pages.close());

  const load = async (path: string, accepted: string | undefined, method = 'GET') => {
    const { port } = pages.address() as AddressInfo;
    const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, method }, resolve).once('error', reject).end();
    });
    return {
      status: response.statusCode,
      encoding: response.headers['content-encoding'],
      body: await buffer(response),
    };
  };
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ] as const)('is compressed as a reader wants who accepts %s', async (accepted, encoding) => {
    const page = await load('/', accepted);
    expect(page.encoding).toBe(encoding);
    expect(String(encoding ? unpack[encoding](page.body) : page.body)).toBe(HTML);
    expect(given.at(-1)?.headers['accept-encoding']).toBeUndefined();
  });

  it.each([
    ['/', 'HEAD'],
    ['/moved', 'GET'],
    ['/plain', 'GET'],
  ])('is left as it is if it has nothing to compress: %s by %s', async (path, method) => {
    const { encoding, body } = await load(path, 'br, gzip', method);
    expect([encoding, String(body)]).toEqual([undefined, path === '/plain' ? '{}' : '']);
  });
});
