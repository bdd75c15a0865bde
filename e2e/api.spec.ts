import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { scriptsAtWork } from './support/at-rest';
import { type FirmamentServer, startServer } from './support/servers';
import { expect, THOROUGHLY, test } from './support/test';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
}

/** Bytes and headers as sent: a browser, and fetch, would decompress the former and hide the latter. */
function send(url: string, { method = 'GET', headers = {} }: Sent = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(url, { method, headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) });
    })
      .once('error', reject)
      .end();
  });
}

test.describe('over HTTP', () => {
  let server: FirmamentServer | undefined;
  const at = (path: string): string => `${server?.url}${path}`;

  test.beforeAll(async () => {
    server = await startServer({ env: { API_DAILY_LIMIT: '60' } });
  });
  test.afterAll(() => server?.stop());

  test('a reply is packed once, and says so', async () => {
    const search = at('/v0.4/companies/search?q=limited');
    const plain = await send(search);
    const gzip = await send(search, { headers: { 'Accept-Encoding': 'gzip' } });
    const brotli = await send(search, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(Number(brotli.headers['content-length'])).toBe(brotli.body.length);
    const head = await send(search, { method: 'HEAD' });
    expect([head.body.length, head.headers['content-length']]).toEqual([0, String(plain.body.length)]);
    const known = await send(search, { headers: { 'If-None-Match': String(plain.headers.etag) } });
    expect([known.status, known.body.length]).toEqual([304, 0]);
  });

  for (const [method, path, status] of [
    ['POST', '/v0.4/versions', 405],
    ['PROPFIND', '/api/registry/versions', 405],
    ['GET', '/v0.4/companies/gb/100%', 404],
    ['GET', '/v0.9/versions', 400],
    ['GET', `/v0.4/versions?q=${'a'.repeat(9_000)}`, 414],
    ['GET', `/v0.4/versions?q=${'a'.repeat(20_000)}`, 431],
  ] as const) {
    test(`${method} ${path.slice(0, 40)} is answered with ${status} and a sentence`, async () => {
      const { status: given, body } = await send(at(path), { method });
      expect(given).toBe(status);
      expect(JSON.parse(body.toString())).toMatchObject({ error: { message: expect.any(String) } });
    });
  }

  for (const list of ['', '/filings', '/statements', '/data', '/network', '.json', '.xml', '/filings.json']) {
    test(`a company number with plain slashes is found, at …/07${list}`, async () => {
      const plain = await send(at(`/v0.4/companies/za/2017/649456/07${list}`));
      const encoded = await send(at(`/v0.4/companies/za/2017%2F649456%2F07${list}`));
      expect([plain.status, encoded.status]).toEqual([200, 200]);
      expect(plain.body.toString()).toBe(encoded.body.toString());
    });
  }

  for (const rest of ['', '/filings?page=1', '/network?confidence=all', '.csv', '/filings.csv']) {
    test(`the page of a company number with plain slashes is found, at …/07${rest}`, async () => {
      const plain = at(`/companies/za/2017/649456/07${rest}`);
      const encoded = at(`/companies/za/2017%2F649456%2F07${rest}`);
      const response = await fetch(plain);
      expect([response.status, response.url]).toEqual([200, rest.includes('.') ? plain : encoded]);
      expect(await response.text()).toContain('2017%2F649456%2F07');
    });
  }

  test('a page below a company that has none is not found', async () => {
    expect((await send(at('/companies/gb/01234500/officers'))).status).toBe(404);
  });

  for (const [target, status, words] of [
    ['http://registers.example/v0.4/versions', 200, '"current_version"'],
    [
      'http://registers.example/v0.4/companies/gb/01234500?sparse=true',
      200,
      '"service_url":"http://registers.example/companies/gb/01234500"',
    ],
    ['http://api.registers.example/companies/gb/01234500?sparse=true', 200, '"company_number":"01234500"'],
    ['http://registers.example/companies/gb/01234500', 200, 'Harrowgate Marine Group plc'],
    ['http://registers.example/companies/gb/01234500.csv', 200, 'Harrowgate Marine Group plc'],
    ['*', 404, ''],
  ] as const) {
    test(`the request line GET ${target} is answered with ${status}`, async () => {
      const { port } = new URL(at('/'));
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
      const reply = await text(socket);
      expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(reply).toContain(words);
    });
  }

  test('an offer of another protocol is not taken up, and the request answered', async () => {
    const socket = connect(Number(new URL(at('/')).port), '127.0.0.1');
    socket.write('GET /v0.4/versions HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"current_version"/);
  });

  const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';
  const JSON_TYPE = 'application/json;charset=utf-8';
  const PAGES = ['/companies/gb/01234500', '/companies/search?q=harrowgate', '/officers/1', '/versions'];

  for (const [headers, query, isJson] of [
    [{ Accept: 'application/json' }, '', true],
    [{ Accept: 'application/json, text/plain, */*' }, '', true],
    [{ Accept: 'text/html;q=0.8, application/json' }, '', true],
    [{ Accept: BROWSER, 'X-API-TOKEN': 'unknown' }, '', true],
    [{ Accept: BROWSER }, 'api_token=unknown', true],
    [{ Accept: BROWSER }, '', false],
    [{ Accept: '*/*' }, '', false],
    [{}, 'api_token=', false],
  ] as const) {
    test(`a page’s address answers ${isJson ? 'JSON' : 'HTML'} for ${JSON.stringify(headers)} ${query}`, async () => {
      for (const page of PAGES) {
        const {
          status,
          headers: given,
          body,
        } = await send(at(`${page}${page.includes('?') ? '&' : '?'}${query}`), {
          headers,
        });
        const isRefused = JSON.stringify([headers, query]).includes('unknown');
        expect(status, page).toBe(isRefused ? 401 : 200);
        expect(given['content-type'], page).toMatch(isJson ? JSON_TYPE : /^text\/html/);
        const vary = String(given.vary).toLowerCase().split(/, */);
        expect(vary, page).toEqual(expect.arrayContaining(['accept', 'accept-encoding', 'x-api-token']));
        expect(new Set(vary).size, page).toBe(vary.length);
        if (isJson && !isRefused) {
          const versioned = await send(at(`/v0.4${page}`));
          expect(JSON.parse(body.toString()), page).toMatchObject({
            results: page === '/versions' ? {} : JSON.parse(versioned.body.toString()).results,
          });
        }
      }
    });
  }

  test('a page of another site may ask whether it may send a token to a page’s address', async () => {
    const headers = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'x-api-token' };
    const { status, headers: given } = await send(at('/companies/gb/01234500'), { method: 'OPTIONS', headers });
    expect([status, given['access-control-allow-origin']]).toEqual([204, '*']);
    expect(given['access-control-allow-headers']).toContain('X-API-TOKEN');
  });

  test('a file has its own format, whatever is accepted', async () => {
    const { headers } = await send(at('/companies/gb/01234500.csv'), { headers: { Accept: 'application/json' } });
    expect(headers['content-type']).toContain('text/csv');
  });

  test('the host of the API speaks of pages, not of itself', async () => {
    const { body } = await send(at('/companies/gb/01234500?sparse=true'), {
      headers: { Host: 'api.registers.example' },
    });
    expect(JSON.parse(body.toString())).toMatchObject({
      results: { company: { service_url: 'http://registers.example/companies/gb/01234500' } },
    });
  });

  test('who invents an address is counted all the same', async () => {
    const remaining = async (invented: string): Promise<number> => {
      const headers = { 'X-Forwarded-For': invented, 'X-Firmament-Peer': invented };
      return Number((await send(at('/v0.4/versions'), { headers })).headers['x-ratelimit-remaining']);
    };
    const first = await remaining('192.0.2.1');
    expect(await remaining('192.0.2.2')).toBeLessThan(first);
  });
});

test('a request that has begun is answered before the server stops', async () => {
  const server = await startServer();
  const port = Number(new URL(server.url).port);
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes;
  });
  const closed = once(socket, 'close');
  const head = ['POST /api/theme HTTP/1.1', 'Host: a', 'Origin: http://a', 'Expect: 100-continue', 'Content-Length: 4'];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await expect.poll(() => received).toContain('100 Continue');
  const stopped = server.stop();
  const refuses = (): Promise<boolean> =>
    new Promise((resolve) => {
      const probe = connect(port, '127.0.0.1', () => {
        probe.end();
        resolve(false);
      });
      probe.on('error', () => resolve(true));
    });
  await expect.poll(refuses).toBe(true);
  socket.write('a=b1');
  await closed;
  expect(received).toMatch(/100 Continue\s+HTTP\/1\.1 303 /);
  await stopped;
});

// The first request after the start decides which bundle of the server opens the register, and throws its errors.
for (const [firstPath, when] of [
  ['/', THOROUGHLY],
  ['/v0.4/versions', {}],
  ['/api/suggest?q=a', THOROUGHLY],
  ['/companies/gb/01234500', THOROUGHLY],
] as const) {
  test(`an error of the register is answered alike if ${firstPath} is asked first`, when, async () => {
    const server = await startServer({ firstPath });
    try {
      const statuses = await Promise.all(
        [
          `/api/suggest?q=${'a'.repeat(201)}`,
          '/companies/gb/00000000',
          '/v0.4/companies/gb/00000000',
          '/companies/gb/00000000.json',
          '/officers/999999999',
          '/companies/search?q=harrowgate&page=1000',
        ].map(async (path) => [path.slice(0, 40), (await send(`${server.url}${path}`)).status]),
      );
      expect(statuses).toEqual([
        [`/api/suggest?q=${'a'.repeat(25)}`, 400],
        ['/companies/gb/00000000', 404],
        ['/v0.4/companies/gb/00000000', 404],
        ['/companies/gb/00000000.json', 404],
        ['/officers/999999999', 404],
        ['/companies/search?q=harrowgate&page=1000', 200],
      ]);
    } finally {
      await server.stop();
    }
  });
}

test('the reference tries a request and shows what was answered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'API', exact: true }).click();
  const endpoint = page.locator('#get_company');
  await endpoint.locator('summary').first().click();
  await scriptsAtWork(page);
  await endpoint.getByLabel('sparse').selectOption('true');
  await expect(endpoint.getByText(/curl '.*\/v0.4\/companies\/gb\/01234500\?sparse=true'/)).toBeVisible();
  await endpoint.getByRole('button', { name: 'TypeScript' }).click();
  await expect(
    endpoint.getByText(/client\.getCompany\(\{[\s\S]*company_number: "01234500",\s+sparse: true,/),
  ).toBeVisible();
  const other = page.locator('#versions');
  await other.locator('summary').first().click();
  await expect(other.getByText('console.log(await client.versions());')).toBeVisible();
  await endpoint.getByRole('button', { name: 'Send' }).click();
  await expect(endpoint.getByText('200 OK')).toBeVisible();
  await expect(endpoint.getByLabel('Response body')).toContainText('Harrowgate Marine Group plc');
});

test.describe('without scripts', () => {
  // The page names its scripts though none may run; the browser reports each as blocked.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('the reference opens the reply', async ({ page }) => {
    await page.goto('/docs/api');
    const endpoint = page.locator('#get_company');
    await endpoint.locator('summary').first().click();
    await endpoint.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/v0\.4\/companies\/gb\/01234500$/);
    await expect(page.locator('body')).toContainText('Harrowgate Marine Group plc');
  });
});
