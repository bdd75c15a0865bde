import { request as httpRequest } from 'node:http';
import type { APIResponse } from '@playwright/test';
import { z } from 'zod';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { outputOf, sharedServer } from './support/shared-servers';
import { expect, test } from './support/test';

const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;
const PROBES = ['/healthz', '/readyz', '/metrics'];
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const lineSchema = z.looseObject({ level: z.string(), time: z.iso.datetime(), message: z.string() });

/** The log lines in a server's output. */
const logOf = (server: 'embedded' | 'empty') =>
  outputOf(server)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => lineSchema.parse(JSON.parse(line)));

const idOf = (reply: APIResponse): string | undefined => reply.headers()['x-request-id'];

/** Sends a request to the API's host name, which does not resolve here. */
function statusAtHost(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.once('error', reject);
    asked.end();
  });
}

test.describe('monitoring', () => {
  test('reports that the server is alive and ready', async ({ request }) => {
    const health = await request.get('/healthz');
    expect([health.status(), await health.json()]).toEqual([200, { status: 'ok' }]);
    const ready = await request.get('/readyz');
    expect(ready.status()).toBe(200);
    expect(await ready.json()).toEqual({ ready: true, checks: [{ name: 'register', ok: true }] });
  });

  for (const path of PROBES) {
    test(`reads ${path} by GET and HEAD only, anew each time`, async ({ request }) => {
      const [get, byHead, post] = [await request.get(path), await request.head(path), await request.post(path)];
      expect([get.status(), get.headers()['cache-control']]).toEqual([200, 'no-store']);
      expect(get.headers()['x-content-type-options']).toBe('nosniff');
      expect([byHead.status(), (await byHead.body()).length]).toEqual([200, 0]);
      expect([post.status(), post.headers().allow]).toEqual([405, 'GET, HEAD']);
    });

    test(`is not answered by ${path} at the API’s host, which has the interface only`, async ({ baseURL }) => {
      expect(await statusAtHost(`${baseURL}${path}`, 'api.firmament.example')).toBe(404);
    });
  }

  test('counts requests by route and endpoint, without their contents', async ({ request, page }) => {
    await request.get('/v0.4/officers/search?q=quillfeather');
    await request.get('/v0.4/no/such/quillfeather');
    await page.goto(links.company(head));
    const reply = await request.get('/metrics');
    const text = await reply.text();
    expect(reply.headers()['content-type']).toContain('text/plain');
    expect(text).toMatch(/^firmament_requests_total\{door="program",endpoint="search_officers",status="200"\} \d+$/m);
    expect(text).toMatch(/^firmament_requests_total\{door="program",endpoint="unknown",status="404"\} \d+$/m);
    expect(text).toMatch(/^firmament_requests_total\{door="pages",endpoint="get_company",status="200"\} \d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
    expect(text).not.toMatch(/quillfeather|no\/such/);
  });
});

test('every reply has a unique id that clients cannot choose', async ({ request, page }) => {
  const headers = { 'X-Request-Id': 'mine', 'X-Firmament-Request': 'mine' };
  const paths = [
    '/',
    '/companies/search?q=a',
    '/nowhere',
    '/v0.4/versions',
    '/api/suggest?q=a',
    '/icon.svg',
    '/healthz',
  ];
  const replies = await Promise.all(paths.map((path) => request.get(path, { headers })));
  const ids = replies.map(idOf);
  for (const [index, id] of ids.entries()) expect(id, paths[index]).toMatch(UUID);
  expect(new Set(ids).size).toBe(paths.length);
  expect((await page.goto('/'))?.headers()['x-request-id']).toMatch(UUID);
});

test.describe('the log', () => {
  test('has a line of JSON for each request, with its id and without what people search for', async ({ request }) => {
    const door = await request.get('/v0.4/companies/search?q=quillfeather&jurisdiction_code=gb&quillfeather=1');
    const page = await request.get('/officers/search?q=quillfeather');
    const linesOf = (reply: APIResponse) => logOf('embedded').filter((line) => line.request === idOf(reply));
    await expect.poll(() => linesOf(door)).toHaveLength(1);
    const parameters = ['q', 'jurisdiction_code'];
    expect(linesOf(door)[0]).toMatchObject({
      level: 'info',
      door: 'program',
      endpoint: 'search_companies',
      parameters,
    });
    await expect.poll(() => linesOf(page).length).toBeGreaterThan(0);
    expect(linesOf(page)[0]).toMatchObject({ door: 'pages', endpoint: 'search_officers', status: 200 });
    expect(outputOf('embedded')).not.toContain('quillfeather');
  });
});

test.describe('an explorer without a register', () => {
  test.use({ expectedProblems: /status of 500|Minified React error|Server Components render/ });

  test('serves, is not ready, says why, and keeps the place of the file to its log', async ({ page, request }) => {
    const server = sharedServer('empty');
    expect((await request.get(`${server.url}/healthz`)).status()).toBe(200);
    const ready = await request.get(`${server.url}/readyz`);
    expect(ready.status()).toBe(503);
    const detail = 'There is no register: start once, or import some data.';
    expect(await ready.json()).toEqual({ ready: false, checks: [{ name: 'registry', ok: false, detail }] });

    const reply = await page.goto(`${server.url}/companies/search?q=quillfeather`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    const digest = await page.locator('code').textContent();
    const id = reply?.headers()['x-request-id'];
    expect(await page.content()).not.toContain('register.sqlite');
    const errorLines = () => logOf('empty').filter((line) => line.level === 'error' && line.request === id);
    await expect.poll(() => errorLines().length).toBeGreaterThan(0);
    expect(errorLines()[0]?.error).toMatchObject({ digest, message: expect.stringContaining('register.sqlite') });
    expect(outputOf('empty')).not.toContain('quillfeather');
  });
});
