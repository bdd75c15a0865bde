import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, it, onTestFinished } from 'vitest';
import { useAll } from '@/lib/api/mcp/mcp.fixture';
import { SAMPLE_FILE } from '@/lib/testing/sample-file';
import { inRoot } from './setup/root.mjs';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-mcp-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const commandFor = (folder: string) => ({
  command: 'npm',
  args: ['run', '--silent', 'mcp'],
  cwd: inRoot('.'),
  env: { ...getDefaultEnvironment(), NODE_ENV: 'test' as const, FIRMAMENT_DATA: folder, LOG_LEVEL: 'debug' },
});

it('every tool is listed and used over standard input, on which nothing but the protocol is said', async () => {
  const folder = newFolder();
  copyFileSync(SAMPLE_FILE, join(folder, 'register.sqlite'));
  const transport = new StdioClientTransport({ ...commandFor(folder), stderr: 'ignore' });
  const client = new Client({ name: 'tests', version: '1.0.0' });
  const strange: Error[] = [];
  client.onerror = (error) => strange.push(error);
  await client.connect(transport);
  onTestFinished(() => client.close());
  const answers = await useAll(client);
  expect(strange).toEqual([]);
  // The user of this machine is not counted, and may read what needs a token elsewhere.
  for (const { name, cost } of answers) expect(cost, name).toEqual({ calls: 0 });
});

it('without a register the command says so and ends', () => {
  const { command, args, ...rest } = commandFor(newFolder());
  const { status, stdout, stderr } = spawnSync(command, args, { ...rest, input: '', encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^There is no register at /)]);
});
