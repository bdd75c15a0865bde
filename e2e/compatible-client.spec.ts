import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { inRoot } from '../lib/commands/setup/root.mjs';
import { SAMPLE_HIGHLIGHTS } from '../lib/registry/embedded/sample/highlights';
import { createAccount } from '../lib/registry/embedded/store/sqlite/accounts';
import { temporaryDataFolder } from './support/sample';
import { type FirmamentServer, startServer } from './support/servers';
import { expect, test } from './support/test';

const PACKAGE = 'opencorporates@3.0.3';
// biome-ignore lint/suspicious/noTemplateCurlyInString: this is how it stands in the client's source
const ADDRESS = 'https://api.opencorporates.com/v${API_VERSION}/';
const FOLDER: string = inRoot('e2e/.artifacts/compatible-client');
const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;

type Call = (...args: unknown[]) => Promise<Record<string, unknown> & Record<string, unknown>[]>;
type Client = Record<'companies' | 'officers' | 'corporateGroupings', Record<string, Call>>;

/** A published client of such services. It is old and heavy, so it is fetched for this story alone. */
function fetchClient(): string {
  const main = join(FOLDER, 'node_modules/opencorporates/index.js');
  if (!existsSync(main)) {
    mkdirSync(FOLDER, { recursive: true });
    execFileSync('npm', ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', PACKAGE], {
      stdio: 'ignore',
    });
  }
  return main;
}

/** Its own code, with nothing changed but the address that it holds. */
function loadClient(main: string, baseUrl: string, token: string): Client {
  const source = readFileSync(main, 'utf8');
  expect(source).toContain(ADDRESS);
  const exported: { exports: (token: string) => Client } = { exports: () => ({}) as Client };
  const run = vm.runInThisContext(`(function (require, module) {${source.replace(ADDRESS, `${baseUrl}/v0.4/`)}\n})`);
  run(createRequire(main), exported);
  return exported.exports(token);
}

test.describe('a published client, unmodified but for its address', () => {
  // In one process: two would fetch the client into the same folder at once.
  test.describe.configure({ mode: 'default' });
  let server: FirmamentServer | undefined;
  let client: Client | undefined;

  test.beforeAll(async () => {
    const folder = temporaryDataFolder(true);
    const { token } = createAccount(join(folder, 'register.sqlite'), { plan: 'test' });
    server = await startServer({
      sample: false,
      env: {
        FIRMAMENT_DATA: folder,
        API_URL_FIELD: 'opencorporates_url',
        API_DAILY_LIMIT: '1000',
        API_MONTHLY_LIMIT: '1000',
      },
    });
    client = loadClient(fetchClient(), server.url, token);
  });
  test.afterAll(async () => server?.stop());
  const call = (resource: keyof Client, verb: string, ...args: unknown[]) => {
    const found = client?.[resource][verb];
    if (!found) throw new Error(`The client has no ${resource}.${verb}.`);
    return found(...args);
  };

  test('reads a company', async () => {
    const company = await call('companies', 'get', 'gb', head.company_number);
    expect(company).toMatchObject({ name: head.name, companyNumber: head.company_number });
    expect(company.opencorporatesUrl).toContain(`/companies/gb/${head.company_number}`);
    expect(company.registeredAddress).toHaveProperty('streetAddress');
  });

  test('searches companies, by name, by country and by address', async () => {
    const found = await call('companies', 'search', 'harrowgate', { countryCode: ['gb', 'de'] });
    expect(found.length).toBeGreaterThan(5);
    for (const { jurisdictionCode } of found) expect(['gb', 'de']).toContain(jurisdictionCode);
    const byAddress = await call('companies', 'search', null, { registeredAddress: 'leeds' });
    expect(byAddress[0]?.registeredAddress).toBeTruthy();
  });

  test('reads filings and data', async () => {
    const filings = await call('companies', 'filings', 'gb', head.company_number);
    expect(filings[0]?.title).toBeTruthy();
    const data = await call('companies', 'data', 'gb', head.company_number);
    expect(data[0]?.dataType).toBeTruthy();
  });

  test('searches officers', async () => {
    const officers = await call('officers', 'search', 'oldacre', {});
    expect(String(officers[0]?.name)).toMatch(/oldacre/i);
  });

  test('finds and reads corporate groupings', async () => {
    const found = await call('corporateGroupings', 'search', 'harrow', {});
    expect(found[0]?.name).toBe('harrowgate marine');
    const grouping = await call('corporateGroupings', 'get', 'harrowgate marine');
    expect(grouping.companiesCount).toBe((grouping.memberships as unknown[]).length);
  });
});
