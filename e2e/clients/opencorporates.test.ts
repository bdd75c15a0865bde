import http, { type RequestOptions } from 'node:http';
import https from 'node:https';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { findOrInstallPackage } from '../../lib/commands/setup/stages.mjs';
import { createAccount } from '../../lib/register/store/sqlite/accounts';
import { temporaryDataFolder } from '../support/sample';
import { type FirmamentServer, startServer } from '../support/servers';

/** The host that is written in its source. */
const HOST = 'api.opencorporates.com';
const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;

type Item = Record<string, unknown>;
type Call = (...args: unknown[]) => Promise<Item & Item[]>;
type Client = Record<'companies' | 'officers' | 'corporateGroupings', Record<string, Call>>;

async function loadClient(): Promise<(token: string) => Client> {
  const main = await findOrInstallPackage('opencorporates');
  return createRequire(main)(main);
}

/** As a resolver and a certificate of our own would have it: what is meant for that host comes to this server. */
function redirectHost(to: string): () => void {
  const { request } = https;
  const { hostname, port } = new URL(to);
  https.request = ((options: RequestOptions, ...rest: []) => {
    if (options.host !== HOST && options.hostname !== HOST) throw new Error(`A request to ${options.host}.`);
    return http.request({ ...options, protocol: 'http:', host: hostname, hostname, port, agent: undefined }, ...rest);
  }) as typeof https.request;
  return () => {
    https.request = request;
  };
}

/** A call of the client by the name that the compiler cannot know. */
function call(client: Client, resource: keyof Client, verb: string, ...args: unknown[]) {
  const found = client[resource][verb];
  if (!found) throw new Error(`The client has no ${resource}.${verb}.`);
  return found(...args);
}

describe('the published client opencorporates, unmodified', () => {
  let server: FirmamentServer;
  let restore: () => void;
  let client: Client;
  let withFewCalls: Client;
  let withWrongToken: Client;

  beforeAll(async () => {
    const dataFolder = temporaryDataFolder(true);
    const file = join(dataFolder, 'register.sqlite');
    const { token } = createAccount(file, { plan: 'test', daily_limit: 10_000, monthly_limit: 10_000 });
    const few = createAccount(file, { plan: 'test', daily_limit: 2, monthly_limit: 10 });
    server = await startServer({ dataFolder, env: { API_URL_FIELD: 'opencorporates_url' } });
    restore = redirectHost(server.url);
    const load = await loadClient();
    [client, withFewCalls, withWrongToken] = [load(token), load(few.token), load('wrong')];
  });
  afterAll(async () => {
    restore?.();
    await server?.stop();
  });

  it('reads a company', async () => {
    const company = await call(client, 'companies', 'get', 'gb', head.company_number);
    expect(company).toMatchObject({ name: head.name, companyNumber: head.company_number });
    expect(company.opencorporatesUrl).toContain(`/companies/gb/${head.company_number}`);
    expect(company.registeredAddress).toHaveProperty('streetAddress');
  });

  it.each([
    ['a slash', '%/%'],
    ['a space', '% %'],
  ])('reads a company whose number has %s', async (_, pattern) => {
    const found = sampleDatabase()
      .prepare<[string], { jurisdiction_code: string; company_number: string }>(
        'SELECT jurisdiction_code, company_number FROM companies WHERE company_number LIKE ? AND redacted IS NOT 1 LIMIT 1',
      )
      .get(pattern);
    const { jurisdiction_code: place, company_number: number = '' } = found ?? {};
    const company = await call(client, 'companies', 'get', place, encodeURIComponent(number));
    expect(company).toMatchObject({ jurisdictionCode: place, companyNumber: number });
    // A space may stand as it is; a slash would begin another part of the path.
    if (number.includes('/')) return;
    expect(await call(client, 'companies', 'get', place, number)).toMatchObject({ companyNumber: number });
  });

  it('searches companies, by name, by country and by address', async () => {
    const found = await call(client, 'companies', 'search', 'harrowgate', { countryCode: ['gb', 'de'] });
    expect(found.length).toBeGreaterThan(5);
    for (const { jurisdictionCode } of found) expect(['gb', 'de']).toContain(jurisdictionCode);
    const byAddress = await call(client, 'companies', 'search', null, { registeredAddress: 'leeds' });
    expect(byAddress[0]?.registeredAddress).toBeTruthy();
  });

  it('turns the pages of a search to the end, and has each company once', async () => {
    const numbers: unknown[] = [];
    for (let page = 1; page < 100; page++) {
      const found: Item[] | null = await call(client, 'companies', 'search', 'harrowgate', { page, perPage: 7 });
      if (!found) break;
      expect(found.length).toBeLessThanOrEqual(7);
      numbers.push(...found.map(({ jurisdictionCode, companyNumber }) => `${jurisdictionCode}/${companyNumber}`));
    }
    const reply = await fetch(`${server.url}/v0.4/companies/search?q=harrowgate&per_page=1`);
    const { results } = await reply.json();
    expect(results.total_count).toBeGreaterThan(14);
    expect(numbers).toHaveLength(results.total_count);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('reads filings and data', async () => {
    const filings = await call(client, 'companies', 'filings', 'gb', head.company_number);
    expect(filings[0]?.title).toBeTruthy();
    const data = await call(client, 'companies', 'data', 'gb', head.company_number);
    expect(data[0]?.dataType).toBeTruthy();
  });

  it('searches officers', async () => {
    const officers = await call(client, 'officers', 'search', 'oldacre', {});
    expect(String(officers[0]?.name)).toMatch(/oldacre/i);
  });

  it('finds and reads corporate groupings', async () => {
    const found = await call(client, 'corporateGroupings', 'search', 'harrow', {});
    expect(found[0]?.name).toBe('harrowgate marine');
    const grouping = await call(client, 'corporateGroupings', 'get', 'harrowgate marine');
    expect(grouping.companiesCount).toBe((grouping.memberships as unknown[]).length);
  });

  it('receives 401 for a wrong token, 404 for an unknown company, and 403 once its calls are used', async () => {
    const get = (own: Client, number: string) => call(own, 'companies', 'get', 'gb', number);
    await expect(get(withWrongToken, head.company_number)).rejects.toMatchObject({ status: 401 });
    await expect(get(client, 'nothing-here')).rejects.toMatchObject({ status: 404 });
    await get(withFewCalls, head.company_number);
    await get(withFewCalls, head.company_number);
    await expect(get(withFewCalls, head.company_number)).rejects.toMatchObject({ status: 403 });
    expect(await get(client, head.company_number)).toMatchObject({ name: head.name });
  });
});
