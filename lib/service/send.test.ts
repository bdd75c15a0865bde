import { describe, expect, it } from 'vitest';
import {
  answersJson,
  answersWithEtag,
  byPath,
  inTurn,
  redirectsExactlyTo,
  redirectsTo,
} from '@/lib/testing/faults/answers';
import { echoes } from '@/lib/testing/faults/echo';
import { FAILURES } from './failure';
import { ask, expectNoToken, SENT, start, TOKEN } from './send.fixture';

describe('a request to the service', () => {
  it('has base address and version, the parameters and the token', async () => {
    const body = { api_version: '0.4', results: {} };
    const server = await start(answersJson(body));
    const outcome = await ask(`${server.url}/base`, { query: 'q=acme+ltd&page=2' });
    expect(outcome).toEqual({ answer: { status: 200, body, bytes: JSON.stringify(body).length } });
    expect(server.requests).toEqual([`/base/v0.4/companies/search?q=acme+ltd&page=2&${SENT}`]);
  });

  it('has the token in a header if configured, and then not in the address', async () => {
    const server = await start(answersJson({}));
    await ask(server.url, { tokenIn: 'header' });
    expect(server.requests).toEqual(['/v0.4/companies/search?q=acme']);
    expect(server.headers[0]?.['x-api-token']).toBe(TOKEN);
  });

  it.each([
    ['we have none', { token: null }],
    ['we have none, for a header', { token: null, tokenIn: 'header' }],
    ['it is left out on purpose', { extra: { withoutToken: true } }],
    ['it is left out of the header on purpose', { extra: { withoutToken: true }, tokenIn: 'header' }],
  ] as const)('has no token if %s', async (_, options) => {
    const server = await start(answersJson({}));
    await ask(server.url, { path: 'versions', query: '', ...options });
    expect(server.requests).toEqual(['/v0.4/versions']);
    expect(server.headers[0]).not.toHaveProperty('x-api-token');
  });

  it('has no parameter unknown to its endpoint, and no token but ours', async () => {
    const server = await start(answersJson({}));
    await ask(server.url, { path: 'jurisdictions', query: 'api_token=theirs&callback=x&q=1&facets=all' });
    expect(server.requests).toEqual([`/v0.4/jurisdictions?${SENT}`]);
  });

  it('is a GET with user agent and accepted types', async () => {
    const server = await start(answersJson({}));
    await ask(server.url);
    const { accept, 'user-agent': agent } = server.headers[0] ?? {};
    expect({ accept, agent }).toEqual({ accept: 'application/json', agent: 'Firmament' });
    expect(server.headers[0]).not.toHaveProperty('cookie');
    expect(server.headers[0]).not.toHaveProperty('if-none-match');
  });

  it('keeps the blanks and slashes of a company number in their segment', async () => {
    const server = await start(answersJson({}));
    await ask(server.url, { path: 'companies/de/HRB%2012%2F3/network', query: '' });
    expect(server.requests).toEqual([`/v0.4/companies/de/HRB%2012%2F3/network?${SENT}`]);
  });

  it.each(['secrets', '', '../admin', 'officers/%2e%2e', 'http://x/y', '//x/y', 'officers/1%0d%0aX-Evil:%201'])(
    'is not sent for a path that the interface does not have: %j',
    async (path) => {
      const server = await start(answersJson({}));
      expect(await ask(server.url, { path })).toEqual({ answer: { status: 404, bytes: 0 } });
      expect(server.requests).toEqual([]);
    },
  );
});

describe('an ETag', () => {
  it('is read from a response, and sending it back gets 304 without a body', async () => {
    const server = await start(answersWithEtag('W/"v1"', { results: {} }));
    expect(await ask(server.url)).toMatchObject({ answer: { status: 200, etag: 'W/"v1"' } });
    const confirmed = await ask(server.url, { extra: { etag: 'W/"v1"' } });
    expect(confirmed).toEqual({ answer: { status: 304, etag: 'W/"v1"', bytes: 0 } });
  });

  it.each(['no quotes', '"a"\r\nX-Evil: 1', '"a\nb"', `"${'a'.repeat(300)}"`, '*'])(
    'that is invalid is not sent in a header: %j',
    async (etag) => {
      const server = await start(answersJson({}));
      expect(await ask(server.url, { extra: { etag } })).toHaveProperty('answer.status', 200);
      expect(server.headers[0]).not.toHaveProperty('if-none-match');
      expect(server.headers[0]).not.toHaveProperty('x-evil');
    },
  );
});

describe('a redirect', () => {
  it.each([300, 301, 302, 303, 305, 307, 308])('%i to another host is not followed', async (status) => {
    const target = await start(answersJson({ results: {} }));
    const server = await start(redirectsTo(target.url, status));
    expect(await ask(server.url)).toEqual({ failure: 'redirect' });
    expect(target.requests).toEqual([]);
  });

  it.each([
    '/v0.4/secrets',
    '/v0.3/officers/1',
    '/officers/1',
    '/else/v0.4/officers/1',
    '/base/v0.4/../../v0.4/officers/1',
    '/base/v0.4/officers/%2e%2e',
    '//elsewhere.invalid/base/v0.4/officers/1',
    'https://127.0.0.1/base/v0.4/officers/1',
    'javascript:alert(1)',
    'http://[',
    '',
  ])('that leads out of the interface is not followed: %j', async (location) => {
    const server = await start(redirectsExactlyTo(location));
    expect(await ask(`${server.url}/base`)).toEqual({ failure: 'redirect' });
    expect(server.requests).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])('%i to another record is followed by a request of our own', async (status) => {
    const moved = redirectsExactlyTo('/base/v0.4/companies/gb/2?api_token=theirs&sparse=true&x=1#y', status);
    const server = await start(byPath([[/gb\/1/, moved]], answersJson({ results: { company: {} } })));
    const outcome = await ask(`${server.url}/base`, { path: 'companies/gb/1', query: '' });
    expect(outcome).toHaveProperty('answer.status', 200);
    expect(server.requests[1]).toBe(`/base/v0.4/companies/gb/2?sparse=true&${SENT}`);
  });

  it('after a redirect is followed, but not a third one', async () => {
    const hop = redirectsExactlyTo('search?q=b');
    const server = await start(inTurn(hop, hop, answersJson({})));
    expect(await ask(server.url)).toHaveProperty('answer.status', 200);
    await server.use(hop);
    expect(await ask(server.url)).toEqual({ failure: 'redirect' });
    expect(server.requests).toHaveLength(6);
  });
});

describe('the token', () => {
  const statuses = [200, 302, 400, 401, 403, 404, 429, 500, 503];

  it.each(statuses)(
    'is in no outcome when a service that answers %i writes it back in every spelling',
    async (status) => {
      const server = await start(echoes(status));
      for (const tokenIn of ['query', 'header'] as const) expectNoToken(await ask(server.url, { tokenIn }));
      expect(server.requests[0]).toContain('sesame');
      expect(server.headers[1]?.['x-api-token']).toContain('sesame');
    },
  );

  it('is removed without changing the rest of a body', async () => {
    const server = await start(echoes());
    expect(JSON.stringify(await ask(server.url))).toContain('q=acme&api_token=[redacted]');
  });

  it('is in no network failure', async () => {
    const fetch = async (url: unknown): Promise<Response> => {
      throw new TypeError(`Failed to parse URL from ${url}`);
    };
    const outcome = await ask('http://127.0.0.1:1', { fetch });
    expect(Object.keys(FAILURES)).toContain('failure' in outcome && outcome.failure);
    expectNoToken(outcome);
  });
});
