import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, it, onTestFinished } from 'vitest';
import { useAll } from '@/lib/api/mcp/mcp.fixture';
import { SERVICE_TOKEN, startService } from '@/lib/api/remote-programs.fixture';
import { SAMPLE_FILE } from '@/lib/testing/sample-file';
import { inRoot } from './setup/root.mjs';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-mcp-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const commandFor = (folder: string, settings: Record<string, string> = {}) => ({
  command: 'npm',
  args: ['run', '--silent', 'mcp'],
  cwd: inRoot('.'),
  env: {
    ...getDefaultEnvironment(),
    NODE_ENV: 'test' as const,
    FIRMAMENT_DATA: folder,
    LOG_LEVEL: 'debug',
    ...settings,
  },
});

/** The official client, which starts the command; nothing but the protocol may be said on its standard output. */
async function useAllOf(command: ReturnType<typeof commandFor>) {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  const strange: Error[] = [];
  client.onerror = (error) => strange.push(error);
  await client.connect(new StdioClientTransport({ ...command, stderr: 'ignore' }));
  onTestFinished(() => client.close());
  const answers = await useAll(client);
  expect(strange).toEqual([]);
  return answers;
}

it('every tool is listed and used over standard input', async () => {
  const folder = newFolder();
  copyFileSync(SAMPLE_FILE, join(folder, 'register.sqlite'));
  const answers = await useAllOf(commandFor(folder));
  // The user of this machine is not counted, and may read what needs a token elsewhere.
  for (const { name, cost } of answers) expect(cost, name).toEqual({ calls: 0 });
});

it('every tool is used in front of a remote service too, within its allowance', async () => {
  const service = await startService();
  onTestFinished(service.close);
  const settings = {
    REGISTRY_API_URL: service.url,
    REGISTRY_API_TOKEN: SERVICE_TOKEN,
    REGISTRY_API_DAILY_LIMIT: '40',
  };
  const answers = await useAllOf(commandFor(newFolder(), settings));
  const costs = answers.map(({ cost }) => cost);
  // The settings ask the service for its versions once.
  const asked = service.asked.filter((path) => !path.startsWith('/versions'));
  expect(costs.reduce((sum, { service_calls = 0 }) => sum + service_calls, 0)).toBe(asked.length);
  expect(costs.at(-1)?.service_calls_left).toBe(40 - asked.length);
  expect(JSON.stringify(answers)).not.toContain(SERVICE_TOKEN);
});

it('without a register the command says so and ends', () => {
  const { command, args, ...rest } = commandFor(newFolder());
  const { status, stdout, stderr } = spawnSync(command, args, { ...rest, input: '', encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^There is no register at /)]);
});
