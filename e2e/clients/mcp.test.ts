import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureOf, HEAD, useAll } from '@/lib/api/mcp/mcp.fixture';
import { createAccount } from '../../lib/register/store/sqlite/accounts';
import { temporaryDataFolder } from '../support/sample';
import { type FirmamentServer, startServer } from '../support/servers';

let server: FirmamentServer;
let token: string;

beforeAll(async () => {
  const dataFolder = temporaryDataFolder(true);
  token = createAccount(join(dataFolder, 'register.sqlite'), { plan: 'free' }).token;
  server = await startServer({ dataFolder });
});

afterAll(() => server.stop());

async function connect(headers: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  const url = new URL('/mcp', server.url);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  return client;
}

it('the official client of the Model Context Protocol uses every tool of the built server', async () => {
  const client = await connect({ Authorization: `Bearer ${token}` });
  const answers = await useAll(client);
  for (const { cost } of answers) expect(cost.calls_left).toBeLessThan(500);
  expect(answers.flatMap(({ facts }) => facts).every(({ address }) => address.startsWith(server.url))).toBe(true);
  await client.close();
});

it('learns from the error that it needs a token', async () => {
  const client = await connect({});
  expect(await failureOf(client, 'list_events', { company: HEAD })).toMatch(/needs an API token/);
  await client.close();
});
