import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { exampleAddress } from '@/lib/contract/openapi';
import { revokeAccount } from '@/lib/register/store/sqlite/accounts';
import { Database } from '@/lib/shared/sqlite.mjs';
import { askRoute } from '@/lib/testing/ask-route';
import { startHandler } from '@/lib/testing/serve-handler';
import { readXml } from '@/lib/testing/xml-reader';
import { type RemoteOptions, SERVICE_TOKEN, startRemote } from './remote-programs.fixture';
import { createApiRoute } from './route';

const ORIGIN = 'https://explorer.example';
const COMPANY = '/companies/gb/01234500';

/** Our API over HTTP in front of that service, first without any token. */
async function startApi(given: RemoteOptions = {}) {
  const { registry, create, file, asked } = await startRemote(given);
  const route = createApiRoute({ registry: () => registry, originOf: () => ORIGIN, trustProxy: () => 0 });
  const server = await startHandler((request) => askRoute(route, request));
  onTestFinished(() => server.close());
  async function ask(path: string, token?: string, version = 'v0.4') {
    const headers: Record<string, string> = token === undefined ? {} : { 'X-API-TOKEN': token };
    const response = await fetch(`${server.url}/${version}${path}`, { headers });
    const text = await response.text();
    expect(`${text} ${JSON.stringify([...response.headers])}`).not.toContain(SERVICE_TOKEN);
    return { status: response.status, headers: response.headers, text };
  }
  return { ask, create, file, asked };
}

const errorOf = ({ text }: { text: string }): string =>
  z.object({ error: z.strictObject({ message: z.string() }) }).parse(JSON.parse(text)).error.message;

describe('the API in front of a remote service', () => {
  it('is closed while no token was made, says so, and opens with the first one', async () => {
    const { ask, create, asked } = await startApi();
    const closed = await ask(COMPANY, 'any');
    expect(closed.status).toBe(404);
    expect(errorOf(closed)).toMatch(/has made no API token/);
    expect(readXml((await ask(`${COMPANY}?format=xml`)).text)).toEqual(JSON.parse(closed.text));
    const { token } = create();
    expect((await ask(COMPANY, token)).status).toBe(200);
    expect(asked).toEqual([COMPANY]);
  });

  it('is closed beside a register of another layout', async () => {
    const { ask, create, file } = await startApi();
    const { token } = create();
    const db = new Database(file);
    db.pragma('user_version = 1');
    db.close();
    expect((await ask(COMPANY, token)).status).toBe(404);
  });

  it('answers 401 without a valid token, and asks nobody', async () => {
    const { ask, create, file, asked } = await startApi();
    const revoked = create();
    revokeAccount(file, revoked.id);
    const { token: old } = create({ plan: 'free', expiry_date: '2020-01-01' });
    for (const token of [undefined, 'wrong', SERVICE_TOKEN.slice(1), revoked.token, old]) {
      const reply = await ask(COMPANY, token);
      expect(reply.status, token).toBe(401);
      expect(errorOf(reply).length).toBeGreaterThan(10);
    }
    expect(asked).toEqual([]);
  });

  it.each(['service_url', 'register_url'])('answers every endpoint, with its own addresses as %s', async (urlField) => {
    const { ask, create } = await startApi({ urlField });
    const { token } = create();
    for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
      const { status, text } = await ask(`/${exampleAddress(name)}`, token);
      expect(status, `${name}: ${text}`).toBe(200);
      expect(Object.keys(JSON.parse(text)), name).toContain('results');
    }
    const company = JSON.parse((await ask(COMPANY, token)).text).results.company;
    expect(company[urlField]).toBe(`${ORIGIN}${COMPANY}`);
    expect(company.officers[0].officer[urlField]).toMatch(/^https:\/\/explorer\.example\/officers\//);
    const [relationship] = JSON.parse((await ask(`${COMPANY}/network`, token)).text).results;
    expect(relationship[`parent_${urlField}`]).toMatch(/^https:\/\/explorer\.example\//);
  });

  it('answers in the requested version and format, with a suffix too', async () => {
    const { ask, create } = await startApi();
    const { token } = create();
    const company = async (path: string, version?: string) => JSON.parse((await ask(path, token, version)).text);
    expect((await company(COMPANY)).results.company.industry_codes[0]).toHaveProperty('industry_code');
    const old = await company(COMPANY, 'v0.3');
    expect(old.api_version).toBe('0.3');
    expect(old.results.company.industry_codes[0]).toEqual(expect.any(String));
    expect(await company(`${COMPANY}.json`)).toEqual(await company(COMPANY));
    expect(readXml((await ask(`${COMPANY}.xml`, token)).text)).toEqual(await company(COMPANY));
    expect((await ask('/versions', token, 'v9.9')).status).toBe(400);
    expect((await company('/versions', 'v0.3')).results.versions.requested_version).toBe('0.3');
  });

  it('counts each call for the plan, and for the service only what is asked of it', async () => {
    const { ask, create, asked } = await startApi();
    const { token } = create({ plan: 'small', daily_limit: 3, monthly_limit: 10 });
    const left = async (path = COMPANY) => (await ask(path, token)).headers.get('x-ratelimit-remaining');
    expect([await left(), await left(), await left('/companies/gb/01234500?sparse=maybe')]).toEqual(['2', '1', null]);
    const status = await ask('/account_status', token);
    expect(JSON.parse(status.text).results.account_status).toMatchObject({
      plan: 'small',
      usage: { today: 2, this_month: 2 },
      calls_remaining: { today: 1, this_month: 8 },
    });
    expect(await left()).toBe('0');
    const refused = await ask(COMPANY, token);
    expect(refused.status).toBe(403);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(asked).toEqual([COMPANY]);
    expect((await ask('/account_status', token)).status).toBe(200);
  });

  it('is refused when the service allows no more calls, and still answers from the cache', async () => {
    const { ask, create, asked } = await startApi({ daily: 1 });
    const { token } = create();
    expect((await ask(COMPANY, token)).status).toBe(200);
    const refused = await ask('/officers/1', token);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([403, true]);
    expect(errorOf(refused)).toMatch(/remote service allows 1 call a day/);
    const kept = await ask(COMPANY, token);
    expect([kept.status, kept.headers.get('cache-status')]).toEqual([200, 'firmament; hit']);
    expect(asked).toEqual([COMPANY]);
  });

  it('is 502 and not 401 if the service refuses the token of this server', async () => {
    const { ask, create } = await startApi({ acceptsToken: false });
    const refused = await ask(COMPANY, create().token);
    expect(refused.status).toBe(502);
    expect(errorOf(refused)).toMatch(/does not accept the token of this server/);
  });

  it('passes on what the service says of a record, without our details', async () => {
    const { ask, create } = await startApi();
    const { token } = create();
    expect(errorOf(await ask('/companies/gb/0', token)).length).toBeGreaterThan(5);
    for (const [path, status] of [
      ['/companies/gb/0', 404],
      ['/companies/gb/05030503', 503],
      ['/no/such/path', 404],
      ['/companies/search?order=colour', 400],
    ] as const) {
      expect((await ask(path, token)).status, path).toBe(status);
    }
  });

  it('leaves out personal facts of officers, and does not search by them', async () => {
    const { ask, create } = await startApi();
    const { token } = create();
    expect((await ask('/officers/1', token)).text).not.toMatch(/"(?:date_of_birth|nationality|address)"/);
    const refused = await ask('/officers/search?date_of_birth=1970-01-01', token);
    expect(refused.status).toBe(403);
    expect(errorOf(refused)).toMatch(/personal facts/);
  });
});
