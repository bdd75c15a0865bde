import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { RegistryError } from '@/lib/contract/errors';
import type { GivenAnswer, RequestWatch } from '@/lib/registry/metrics';
import type { RegistryReply, RegistryRequest } from '@/lib/registry/request';
import { askRoute } from '@/lib/testing/ask-route';
import { readXml } from '@/lib/testing/xml-reader';
import { createBrowserRoute } from './browser-route';
import { PEER_HEADER, REQUEST_HEADER } from './request-connection.mjs';
import { createApiRoute } from './route';

// Long enough to be compressed, and no text of it so long that it is cut.
const LONG = { api_version: '0.4', results: { companies: Array(200).fill({ name: 'Zephyr & Söhne' }) } };
const errorSchema = z.object({ error: z.object({ message: z.string().min(10) }) });

interface Setting {
  reply?: RegistryReply;
  fails?: Error;
  trustProxy?: number;
}

/** Both routes with a registry that gives one reply and records its requests. */
function doors({ reply = { status: 200, body: LONG }, fails, trustProxy = 0 }: Setting = {}) {
  const asked: RegistryRequest[] = [];
  const get = async (request: RegistryRequest) => {
    asked.push(request);
    if (fails) throw fails;
    return reply;
  };
  const health = async () => ({ ready: true, checks: [] });
  const visitorOf = () => ({ name: 'address:unknown', operator: false });
  const options = {
    registry: () => ({ source: 'embedded', get, health }) as const,
    originOf: () => 'https://firmament.example',
  };
  return {
    asked,
    program: createApiRoute({ ...options, trustProxy: () => trustProxy }),
    browser: createBrowserRoute({ ...options, visitorOf }),
  };
}

const request = (path: string, init?: RequestInit): Request => new Request(`http://localhost:3000${path}`, init);

const ask = (path: string, init?: RequestInit, setting?: Setting): Promise<Response> =>
  askRoute(doors(setting).program, request(path, init));

describe('the API route', () => {
  it.each([
    ['/v0.4/companies/gb/1', '0.4', 'companies/gb/1'],
    ['/v0.4.6/versions/', '0.4.6', 'versions'],
    ['/api/v0.4/versions', '0.4', 'versions'],
    ['/api/versions', undefined, 'versions'],
    ['/versions', undefined, 'versions'],
    ['/v0.4', '0.4', ''],
    ['/v0.4/companies/de/HRB%201%2F2', '0.4', 'companies/de/HRB%201%2F2'],
    ['/v0.4/companies/ru/%D0%9E%E2%84%961+2', '0.4', 'companies/ru/%D0%9E%E2%84%961+2'],
    ['/v0.4/companies/gb/v1', '0.4', 'companies/gb/v1'],
  ])('parses %s as version %s of %s', async (address, version, path) => {
    const { program, asked } = doors();
    await askRoute(program, request(address));
    expect(asked[0]).toMatchObject({ version, path });
  });

  it.each([
    ['/v0.4/versions?api_token=one', {}, 'one'],
    ['/v0.4/versions', { 'X-API-TOKEN': 'two' }, 'two'],
    ['/v0.4/versions?api_token=one', { 'X-API-TOKEN': 'two' }, 'one'],
    ['/v0.4/versions?api_token=', {}, null],
  ])('reads the token of %s and %j', async (address, headers, token) => {
    const { program, asked } = doors();
    const response = await askRoute(program, request(address, { headers }));
    expect(asked[0]?.caller).toMatchObject({ kind: 'program', token });
    expect(asked[0]?.params.has('api_token')).toBe(false);
    expect(response.headers.get('cache-control')).toBe(token ? 'private, no-cache' : 'no-cache');
  });

  it.each([
    [0, '192.0.2.9'],
    [1, '198.51.100.2'],
    [2, '198.51.100.1'],
    [9, '203.0.113.66'],
  ])('behind %i proxies counts by the address %s', async (trustProxy, address) => {
    const { program, asked } = doors({ trustProxy });
    const headers = { 'X-Forwarded-For': '203.0.113.66, 198.51.100.1, 198.51.100.2', [PEER_HEADER]: '192.0.2.9' };
    await askRoute(program, request('/v0.4/versions', { headers }));
    expect(asked[0]?.caller).toMatchObject({ address });
  });

  it('can be read by any site, with the token header and the quota', async () => {
    const preflight = await ask('/v0.4/versions', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-API-TOKEN');
    const { headers } = await ask('/v0.4/versions');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('X-RateLimit-Remaining');
  });
});

describe('the format', () => {
  it.each([
    ['/v0.4/x', 'application/json;charset=utf-8'],
    ['/v0.4/x?format=JSON', 'application/json;charset=utf-8'],
    ['/v0.4/x?format=xml', 'application/xml;charset=utf-8'],
    ['/v0.2/x?format=xml', 'application/xml;charset=utf-8'],
    ['/v0.4/x.xml', 'application/xml;charset=utf-8'],
    ['/v0.4/x.xml?format=json', 'application/json;charset=utf-8'],
    ['/v0.4/x.json', 'application/json;charset=utf-8'],
    ['/v0.4/x?callback=jQuery1_2.show', 'application/javascript;charset=utf-8'],
    ['/v0.4/x?format=xml&callback=show', 'application/xml;charset=utf-8'],
  ])('of %s is %s', async (address, type) => {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
  });

  it.each([
    '/v0.4/x?format=csv',
    '/v0.1/x?format=xml',
    '/v0.1/x.xml',
    '/v0.4/x?callback=alert(1)',
    '/v0.4/x?callback=a..b',
    `/v0.4/x?callback=${'a'.repeat(101)}`,
  ])('that is not available is refused in JSON, with a sentence: %s', async (address) => {
    const response = await ask(address);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/json;charset=utf-8');
    errorSchema.parse(await response.json());
  });

  it('has the same content in XML as in JSON', async () => {
    expect(readXml(await (await ask('/v0.4/x?format=xml')).text())).toEqual(await (await ask('/v0.4/x')).json());
  });

  it('of every error is the requested one', async () => {
    const reply = { status: 404, body: { error: { message: 'Record not found' } } };
    const xml = await ask('/v0.4/x?format=xml', {}, { reply });
    expect([xml.status, readXml(await xml.text())]).toEqual([404, reply.body]);
    const method = await ask('/v0.4/x?format=xml', { method: 'POST' });
    errorSchema.parse(readXml(await method.text()));
  });

  it('is not taken from a suffix that is part of the record’s name', async () => {
    const response = await ask('/v0.4/companies/gb/7.xml', {}, { reply: { status: 200, body: LONG, exact: true } });
    expect(response.headers.get('content-type')).toContain('json');
  });

  it('of a script is a call of the function, and nothing ends the script early', async () => {
    const text = await (
      await ask('/v0.4/x?callback=show', {}, { reply: { status: 200, body: { a: '\u2028"' } } })
    ).text();
    expect(text).toBe('/**/show({"a":"\\u2028\\""});');
  });
});

for (const name of ['program', 'browser'] as const) {
  const path = name === 'program' ? '/v0.4/companies/gb/1' : '/api/registry/companies/gb/1';
  const askHere = (init?: RequestInit, setting?: Setting, address = path): Promise<Response> =>
    askRoute(doors(setting)[name], request(address, init));

  describe(`at the ${name} route`, () => {
    it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused with 405 and what is allowed', async (method) => {
      const response = await askHere({ method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
      errorSchema.parse(await response.json());
    });

    it('an address that is too long is refused with 414', async () => {
      const response = await askHere({}, {}, `${path}?q=${'a'.repeat(9000)}`);
      expect(response.status).toBe(414);
      errorSchema.parse(await response.json());
    });

    it.each([
      [null, null],
      ['identity', null],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['br;q=0, *', 'gzip'],
      ['br;q=0.5, gzip;q=0.9', 'gzip'],
      ['gzip;q=nonsense', null],
      ['identity;q=1, gzip;q=0.5', null],
    ])('who accepts %s gets %s', async (accepted, encoding) => {
      const response = await askHere(accepted === null ? {} : { headers: { 'Accept-Encoding': accepted } });
      const { headers } = response;
      const body = Buffer.from(await response.arrayBuffer());
      expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([encoding, String(body.length)]);
      const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
      expect(JSON.parse(plain.toString())).toEqual(LONG);
      expect(headers.get('vary')).toContain('Accept-Encoding');
    });

    it('a body that the caller has is not sent again, in any encoding', async () => {
      const etags = await Promise.all(
        ['identity', 'gzip', 'br'].map(
          async (coding) => (await askHere({ headers: { 'Accept-Encoding': coding } })).headers.get('etag') ?? '',
        ),
      );
      expect(new Set(etags).size).toBe(3);
      for (const tag of [...etags, `W/${etags[0]}`, `"other", ${etags[1]}`, '*']) {
        const response = await askHere({ headers: { 'If-None-Match': tag } });
        expect([response.status, await response.text()]).toEqual([304, '']);
        expect(response.headers.get('etag')).toBe(etags[0]);
      }
      expect((await askHere({ headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    });

    it('HEAD is GET without the body', async () => {
      const [head, get] = [await askHere({ method: 'HEAD' }), await askHere()];
      const common = (response: Response) => [...response.headers].filter(([header]) => header !== 'x-request-id');
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(common(head)).toEqual(common(get));
    });

    it('a response has the id that the connection gave the request', async () => {
      const { headers } = await askHere({ headers: { [REQUEST_HEADER]: 'given' } });
      expect(headers.get('x-request-id')).toBe('given');
    });

    it('a response is measured, with the bytes sent', async () => {
      const seen: unknown[] = [];
      const asked: RequestWatch['asked'] = (given) => {
        seen.push(given);
        return (answer: GivenAnswer) => seen.push(answer);
      };
      const address = request(`${path}?q=zephyr`, { headers: { 'Accept-Encoding': 'br', [REQUEST_HEADER]: 'one' } });
      const response = await askRoute(doors()[name], address, { asked, failed: () => undefined });
      const params = new URLSearchParams('q=zephyr');
      expect(seen).toEqual([
        { door: name, path: 'companies/gb/1', params, id: 'one' },
        { status: 200, bytes: (await response.arrayBuffer()).byteLength, facts: undefined },
      ]);
    });

    it('the address is parsed once per request', async () => {
      const asked = request(`${path}.json?q=zephyr`);
      const parsed = vi.fn();
      const counting = new Proxy(URL, {
        construct: (target, given: [string]) => {
          parsed(...given);
          return new target(...given);
        },
      });
      vi.stubGlobal('URL', counting);
      onTestFinished(() => void vi.unstubAllGlobals());
      await askRoute(doors()[name], asked);
      expect(parsed.mock.calls).toEqual([[asked.url]]);
    });

    it('each response has a unique id', async () => {
      const ids = await Promise.all([askHere(), askHere(), askHere({ method: 'POST' })]);
      expect(new Set(ids.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3);
    });

    it('an unexpected error reveals nothing, and is logged under its id', async () => {
      const logged: unknown[] = [];
      const fails = new Error('secret path /var/db');
      const watch: RequestWatch = { asked: () => () => undefined, failed: (...said) => logged.push(...said) };
      const response = await askRoute(doors({ fails })[name], request(path), watch);
      expect(response.status).toBe(500);
      expect(JSON.stringify(errorSchema.parse(await response.json()))).not.toContain('secret');
      expect(logged).toEqual([fails, response.headers.get('x-request-id')]);
    });

    it('an error is not cached, and the retry time of the registry is passed on', async () => {
      const body = { error: { message: 'The allowance is used up.' } };
      const { status, headers } = await askHere({}, { reply: { status: 403, body, headers: { 'Retry-After': '60' } } });
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([403, '60', 'no-store']);
      expect(headers.get('etag')).toBeNull();
    });

    it('a thrown failure of the interface has its own status', async () => {
      const fails = new RegistryError('unavailable', 'The register is busy.');
      expect((await askHere({}, { fails })).status).toBe(503);
    });
  });
}

describe('the browser route', () => {
  it('passes on only what the endpoint declares', async () => {
    const { browser, asked } = doors();
    await askRoute(browser, request('/api/registry/companies/search?q=a&facets=branch&api_token=x&format=xml&utf8=1'));
    expect(asked[0]).toMatchObject({ path: 'companies/search', caller: { kind: 'explorer' } });
    expect([...(asked[0]?.params.keys() ?? [])]).toEqual(['q', 'facets']);
  });

  it('is closed to pages of other sites', async () => {
    const response = await askRoute(doors().browser, request('/api/registry/versions'));
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
