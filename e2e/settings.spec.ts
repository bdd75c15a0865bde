import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { inRoot } from '../lib/commands/setup/root.mjs';
import { ENDPOINTS, type Endpoint, type EndpointName } from '../lib/contract/endpoints';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { createAccount, ensureRegister } from '../lib/register/store/sqlite/accounts';
import { links } from '../lib/shared/links';
import { THOROUGH } from '../lib/testing/thorough';
import { failureWords } from '../lib/words/site';
import { ENDS_IN_STAR, NAMES, PUBLIC_URL, pathOf, ROUTES, ROWS, type Row, VISITED } from './support/addresses';
import type { FirmamentServer } from './support/servers';
import { sharedServer, startPair, startWithAccount } from './support/shared-servers';
import { PAGES, pageFileOf } from './support/situations';
import { THOROUGHLY } from './support/test';

// Every page, file, feed and route under every setting that changes a reply of the API. No browser is needed.

const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;

test('every page, file and route of the site is in the table', () => {
  const known = new Set(VISITED.map(pageFileOf));
  expect(PAGES.filter(({ file }) => !known.has(file))).toEqual([]);
  const files = readdirSync(inRoot('app'), { recursive: true, encoding: 'utf8' });
  const routes = files.filter((file) => /(^|\/)(route|robots|sitemap|manifest|[\w-]+-image)\.tsx?$/.test(file));
  const answered = [...readFileSync(inRoot('lib/api/answer.ts'), 'utf8').matchAll(/^ {2}'(\/[\w/]+)':/gm)];
  const before = [...answered.map(([, address = '']) => address), '/api/registry'];
  expect(before).toContain('/healthz');
  expect(Object.keys(ROUTES).sort()).toEqual([...routes, ...before].sort());
});

interface Server {
  url: string;
  /** Of the API. */
  token: string;
  source: 'embedded' | 'upstream';
  env: Record<string, string>;
  stop?(): Promise<void>;
}

interface Seen {
  status: number;
  /** Without what depends on the server, the moment or its settings; of a long file only the beginning. */
  text: string;
}

/** Characters read of a file, and compared. */
const READ = 40_000;
const COMPARED = 20_000;

/** Also as written in Markdown and in a query. */
const ORIGIN = /https?(?:\\?:\/\/|%3A%2F%2F)(?:127\.0\.0\.1(?:\\?:|%3A)\d+|registers\.example\.org)/g;
const NOW = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
/** The download menu shows how to send the token if one is needed. */
const TOKEN_HEADER = /-H (?:"|&quot;)X-API-TOKEN: \$API_TOKEN(?:"|&quot;) /g;

/** Of the ids in a calendar. */
const ID_HOST = /@(?:127\.0\.0\.1:\d+|registers\.example\.org)$/gm;

/** In a picture the address is as wide as its letters. */
const ADDRESS_WIDTH = / textLength="[\d.]+"( [^>]*>ORIGIN)/g;

/** The text of a page; its parts may arrive in any order. */
const textOfPage = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .sort()
    .join('\n');

function comparable(type: string, body: string): string {
  // Lines of a calendar are folded where addresses have brought them.
  const unfolded = type.includes('text/calendar') ? body.replaceAll('\r\n ', '').replace(ID_HOST, '@HOST') : body;
  const plain = unfolded.replace(TOKEN_HEADER, '').replace(ORIGIN, 'ORIGIN').replace(NOW, 'NOW');
  const text = plain.replace(ADDRESS_WIDTH, '$1');
  return type.includes('text/html') ? textOfPage(text) : text.slice(0, COMPARED);
}

/** A page whole, a file up to a length. */
async function textOf(response: Response): Promise<string> {
  const isPage = response.headers.get('content-type')?.includes('text/html');
  const decoder = new TextDecoder();
  let text = '';
  // Leaving the loop cancels the rest, which the server then does not write.
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (!isPage && text.length > READ) break;
  }
  return text;
}

/** Pictures and workbooks are not read. */
const isBinary = (address: string): boolean => /\.xlsx|^\/cards|-image$/.test(address);

async function see({ url, env }: Server, { address, method, body }: Row): Promise<Seen> {
  const origin = env.PUBLIC_URL ?? url;
  const response = await fetch(url + address.replace('{origin}', origin), {
    method: isBinary(address) ? 'HEAD' : method,
    body,
    redirect: 'manual',
    headers: method ? { Origin: origin } : {},
  });
  return {
    status: response.status,
    text: comparable(response.headers.get('content-type') ?? '', await textOf(response)),
  };
}

/** They describe the settings, or count calls. */
const OWN_TEXT = /^\/(?:docs\/api|api\/openapi\.json|api\/client\.ts|metrics|llms\.txt|account_status)/;

const INVALID = failureWords.en.kinds.nonsense.title;

/** What differs from the expected statuses and texts, a line each. */
async function differences(server: Server, plain?: ReadonlyMap<Row, Seen>): Promise<[string[], Map<Row, Seen>]> {
  const { source } = server;
  const seen = new Map<Row, Seen>();
  const lines: string[] = [];
  // A usual run reads each page, and one of its files.
  for (const row of ROWS.filter(({ isLikeAnother }) => THOROUGH || !isLikeAnother)) {
    const reply = await see(server, row);
    seen.set(row, reply);
    const status = row.status[source === 'embedded' ? 0 : 1];
    if (reply.status !== status) lines.push(`${row.address}: ${reply.status}, not ${status}`);
    if (reply.text.includes(INVALID)) lines.push(`${row.address}: "${INVALID}"`);
    const expected = plain?.get(row);
    if (!expected || OWN_TEXT.test(row.address) || expected.text === reply.text) continue;
    lines.push(`${row.address}: not the text of a server without the setting`);
  }
  return [lines, seen];
}

async function startEmbedded(env: Record<string, string>): Promise<Server> {
  const { server, token } = await startWithAccount(env);
  return { url: server.url, token, source: 'embedded', env, stop: server.stop };
}

async function startUpstream(env: Record<string, string>, service?: FirmamentServer): Promise<Server> {
  const { explorer, stop } = await startPair({ env, service });
  const file = join(explorer.dataFolder, 'register.sqlite');
  ensureRegister(file);
  const { token } = createAccount(file, { plan: 'unlimited' });
  return { url: explorer.url, token, source: 'upstream', env, stop };
}

/** A service that writes addresses under another field name, and an explorer with the same setting. */
async function startRenamedPair(): Promise<Server> {
  const env = { API_URL_FIELD: 'register_url' };
  const { server: service } = await startWithAccount(env);
  const explorer = await startUpstream(env, service);
  const stop = async () => {
    await explorer.stop?.();
    await service.stop();
  };
  return { ...explorer, stop };
}

const askApi = (server: Server, address: string, token: string): Promise<Response> =>
  fetch(`${server.url}/v0.4${address}`, token ? { headers: { 'X-API-TOKEN': token } } : {});

const needsToken = (name: EndpointName): boolean => (ENDPOINTS[name] as Endpoint).token === 'always';

/** The status of a request without a token. In front of a service every request needs one. */
function statusWithoutToken({ source, env }: Server, name: EndpointName): number {
  if (source === 'upstream') return 401;
  if (env.API_FORM === 'A') return 503;
  return needsToken(name) ? 401 : 200;
}

/** The API follows the settings, so each is checked by itself. */
async function expectApi(server: Server): Promise<void> {
  const { API_FORM: form = 'B', API_WILDCARD: wildcard = form, API_URL_FIELD: field = 'service_url' } = server.env;
  for (const name of NAMES) {
    const reply = await askApi(server, pathOf(name), server.token);
    const text = await reply.text();
    expect(reply.status, name).toBe(200);
    if (field !== 'service_url') expect(text, name).not.toMatch(/"\w*service_url"/);
    const { status } = await askApi(server, pathOf(name), '');
    expect(status, `${name} without a token`).toBe(statusWithoutToken(server, name));
  }
  const company = await (await askApi(server, links.company(head), server.token)).text();
  expect(company).toContain(`"${field}":"${server.env.PUBLIC_URL ?? server.url}${links.company(head)}"`);
  const openApi = await (await fetch(`${server.url}/api/openapi.json`)).text();
  expect(openApi).toContain(`"${field}":{`);
  // The service decides by itself what a wildcard means.
  if (server.source === 'upstream') return;
  const { results } = await (await askApi(server, ENDS_IN_STAR, server.token)).json();
  expect(results.total_count > 0).toBe(wildcard === 'B');
}

const statusUnder = (host: string, address: string): Promise<number | undefined> =>
  new Promise((answered, failed) => {
    request(address, { headers: { host } }, (response) => answered(response.resume().statusCode))
      .once('error', failed)
      .end();
  });

/** With PUBLIC_URL, another public name is refused; that of the setting and that of the machine are not. */
async function expectHosts({ url, env }: Server): Promise<void> {
  for (const address of ['/', '/v0.4/versions', '/healthz', '/robots.txt']) {
    const status = await statusUnder('evil.example', url + address);
    if (env.PUBLIC_URL) expect(status, address).toBe(421);
    else expect(status, address).not.toBe(421);
    expect(await statusUnder('registers.example.org', url + address), address).not.toBe(421);
  }
}

/** Checks every row and the API, and stops the server. `plain`: what a server without settings answered. */
async function check(starting: Promise<Server>, plain?: ReadonlyMap<Row, Seen>): Promise<void> {
  const server = await starting;
  try {
    expect((await differences(server, plain))[0]).toEqual([]);
    await expectApi(server);
    await expectHosts(server);
  } finally {
    await server.stop?.();
  }
}

const FIELD = { API_URL_FIELD: 'opencorporates_url' };

test.describe('every page, file and feed is as without the setting, and every route answers:', () => {
  // One after the other in one process, so that the server without settings is read once.
  test.describe.configure({ mode: 'default' });
  let plain: ReadonlyMap<Row, Seen>;

  test.beforeAll(async () => {
    const [faults, seen] = await differences({ ...sharedServer('embedded'), source: 'embedded', env: {} });
    expect(faults).toEqual([]);
    plain = seen;
  });

  const each: Record<string, string>[] = [{ API_FORM: 'A' }, { API_WILDCARD: 'A' }, FIELD, { PUBLIC_URL }];
  test('all of them', () => check(startEmbedded(Object.assign({}, ...each)), plain));
  // Each alone, as one might make up for another.
  for (const env of each) {
    test(`${Object.keys(env)} alone`, THOROUGHLY, () => check(startEmbedded(env), plain));
  }
});

test.describe('every page, file, feed and route answers in front of a service:', () => {
  // The service decides by itself what a form allows and a wildcard means.
  const program = { API_FORM: 'A', API_WILDCARD: 'A' };
  test('all of them', THOROUGHLY, () => check(startUpstream({ ...program, ...FIELD, PUBLIC_URL })));
  test('API_URL_FIELD, which the service has too', THOROUGHLY, () => check(startRenamedPair()));
  const each: Record<string, string>[] = [program, FIELD, { PUBLIC_URL }];
  for (const env of each) {
    test(`${Object.keys(env).join(' and ')} alone`, THOROUGHLY, () => check(startUpstream(env)));
  }
});
