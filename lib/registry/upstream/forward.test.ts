import { afterEach, describe, expect, it } from 'vitest';
import {
  answersBytes,
  answersJson,
  answersText,
  breaksOffInBody,
  echoes,
  type Fault,
  type FaultServer,
  neverAnswers,
  redirectsTo,
  stallsInBody,
  startFaultServer,
} from '@/lib/testing/fault-server';
import type { UpstreamReply } from './failure';
import { createUpstream, type UpstreamOptions } from './forward';

const TOKEN = 'open/sesame+17=';
const running: FaultServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(fault: Fault): Promise<FaultServer> {
  const server = await startFaultServer(fault);
  running.push(server);
  return server;
}

const ask = (
  baseUrl: string,
  {
    path = 'companies/search',
    query = 'q=acme',
    ...options
  }: Partial<UpstreamOptions> & { path?: string; query?: string } = {},
): Promise<UpstreamReply> =>
  createUpstream({ baseUrl, version: 'v0.4', token: TOKEN, timeoutMs: 300, ...options }).get({
    path,
    params: new URLSearchParams(query),
  });

const messageIn = (reply: UpstreamReply): unknown => (reply.body as { error: { message: string } }).error.message;

function expectNoToken(reply: UpstreamReply): void {
  const text = decodeURIComponent(decodeURIComponent(JSON.stringify(reply)));
  expect(text).not.toMatch(/sesame/i);
  expect(text).not.toMatch(/127\.0\.0\.1/);
}

describe('a request to the service', () => {
  it('stands below base address and version, with the parameters and the token', async () => {
    const server = await start(answersJson({ api_version: '0.4', results: {} }));
    const reply = await ask(`${server.url}/base`, { query: 'q=acme+ltd&page=2' });
    expect(reply).toEqual({ status: 200, body: { api_version: '0.4', results: {} } });
    expect(server.requests).toEqual(['/base/v0.4/companies/search?q=acme+ltd&page=2&api_token=open%2Fsesame%2B17%3D']);
  });

  it('carries no parameter that its endpoint does not declare, and no token but ours', async () => {
    const server = await start(answersJson({}));
    await ask(server.url, { path: 'jurisdictions', query: 'api_token=theirs&callback=x&q=1&facets=all' });
    expect(server.requests).toEqual(['/v0.4/jurisdictions?api_token=open%2Fsesame%2B17%3D']);
  });

  it('keeps the blanks and slashes of a company number in their segment', async () => {
    const server = await start(answersJson({}));
    await ask(server.url, { path: 'companies/de/HRB%2012%2F3/network', query: '' });
    expect(server.requests[0]).toMatch(/^\/v0\.4\/companies\/de\/HRB%2012%2F3\/network\?api_token=/);
  });

  it.each([
    'secrets',
    '',
    '../admin',
    'officers/..',
    'officers/%2e%2e',
    'companies/%2E%2E/events',
    'officers/.',
    'http://x/y',
  ])('is not sent for a path that the interface does not have: %j', async (path) => {
    const server = await start(answersJson({}));
    expect((await ask(server.url, { path })).status).toBe(404);
    expect(server.requests).toEqual([]);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%i is answered as 502, and the token is not sent after it', async (status) => {
    const target = await start(answersJson({ results: {} }));
    const server = await start(redirectsTo(target.url, status));
    const reply = await ask(server.url);
    expect(reply.status).toBe(502);
    expect(messageIn(reply)).toBe('The register service points to another address, which is not followed.');
    expect(target.requests).toEqual([]);
    expectNoToken(reply);
  });
});

describe('a service that fails', () => {
  it('is down when nothing listens at its address', async () => {
    const server = await startFaultServer(neverAnswers);
    await server.close();
    const reply = await ask(server.url);
    expect(reply.status).toBe(502);
    expect(messageIn(reply)).toBe('The register service cannot be reached.');
  });

  it('is down when its name is not known', async () => {
    const reply = await ask('http://nowhere.invalid', { timeoutMs: 5000 });
    expect(reply.status).toBe(502);
    expectNoToken(reply);
  });

  it.each([
    ['never answers', neverAnswers],
    ['stalls in the middle of its answer', stallsInBody],
  ])('is too slow when it %s', async (_, fault) => {
    const server = await start(fault);
    const reply = await ask(server.url);
    expect(reply.status).toBe(503);
    expect(messageIn(reply)).toBe('The register service took too long to answer. Try again in a moment.');
  });

  it('is said to have broken off when it closes in the middle of its answer', async () => {
    const server = await start(breaksOffInBody);
    const reply = await ask(server.url);
    expect(reply.status).toBe(502);
    expect(messageIn(reply)).toBe('The register service broke off in the middle of its answer.');
  });

  it.each([
    ['HTML', answersText('<!doctype html><title>Welcome</title>', 200, 'text/html')],
    ['half of a JSON text', answersText('{"results":')],
    ['nothing', answersText('')],
    ['a bare array', answersJson([])],
    ['a bare text', answersJson('hello')],
    ['null', answersJson(null)],
  ])('speaks nonsense when it answers 200 with %s', async (_, fault) => {
    const server = await start(fault);
    const reply = await ask(server.url);
    expect(reply.status).toBe(502);
    expect(messageIn(reply)).toBe('The register service sent an answer that cannot be read.');
  });

  it('is cut off when its answer has no end', async () => {
    const server = await start(answersBytes(8 * 1024 * 1024));
    const reply = await ask(server.url, { maxBytes: 1024 * 1024, timeoutMs: 10_000 });
    expect(reply.status).toBe(502);
    expect(messageIn(reply)).toBe('The register service sent an answer that is too large.');
  });
});

describe('an error of the service', () => {
  it.each([
    [400, 400, 'page is too large'],
    [401, 401, 'The register service did not accept our token.'],
    [402, 403, 'The allowance of calls at the register service is used up, or does not cover this request.'],
    [403, 403, 'The allowance of calls at the register service is used up, or does not cover this request.'],
    [404, 404, 'page is too large'],
    [429, 403, 'The allowance of calls at the register service is used up, or does not cover this request.'],
    [500, 500, 'page is too large'],
    [503, 503, 'page is too large'],
    [418, 502, 'page is too large'],
  ])('of status %i becomes ours of status %i', async (theirs, ours, message) => {
    const server = await start(answersJson({ error: { message: 'page is too large' } }, theirs));
    expect(await ask(server.url)).toEqual({ status: ours, body: { error: { message } } });
  });

  it.each([
    [400, 'The register service did not accept the request.'],
    [404, 'Record not found'],
    [500, 'The register service failed.'],
    [502, 'The register service is down or being upgraded.'],
    [503, 'The register service is overloaded, or the details are withheld for now.'],
    [504, 'The register service is down or being upgraded.'],
  ])('of status %i has words of ours when it comes as a web page', async (status, message) => {
    const server = await start(answersText('<h1>Oops</h1>', status, 'text/html'));
    expect(messageIn(await ask(server.url))).toBe(message);
  });
});

describe('the token', () => {
  it.each([200, 302, 400, 401, 403, 404, 429, 500, 503])(
    'is in no reply when a service that answers %i writes it back in every spelling',
    async (status) => {
      const server = await start(echoes(status));
      const reply = await ask(server.url, { query: 'q=acme' });
      expect(server.requests[0]).toContain('sesame');
      expectNoToken(reply);
    },
  );

  it('leaves the rest of a reply as it is when it is taken out', async () => {
    const server = await start(echoes());
    expect(JSON.stringify((await ask(server.url)).body)).toContain('q=acme&api_token=[redacted]');
  });

  it('is in no error that the network makes', async () => {
    const fetch = async (url: unknown): Promise<Response> => {
      throw new TypeError(`Failed to parse URL from ${url}`);
    };
    expectNoToken(await ask('http://127.0.0.1:1', { fetch }));
  });
});
