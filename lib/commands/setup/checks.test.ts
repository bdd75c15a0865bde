import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDataFolder, checkedSettings, checkPort } from './prepare.mjs';
import { environmentWithoutSettings } from './root.mjs';

const { PATH } = process.env;

describe('the settings, before the build', () => {
  it('contain what the set-up needs', async () => {
    expect(await checkedSettings({ PATH, PORT: '4000', FIRMAMENT_DATA: '/srv/firmament' })).toEqual({
      port: 4000,
      dataFolder: '/srv/firmament',
      registerFile: '/srv/firmament/register.sqlite',
      embedded: true,
    });
  });

  it('end the command with one sentence when one is wrong', async () => {
    const wrong = checkedSettings({ PATH, PORT: 'eighty' });
    await expect(wrong).rejects.toThrow(/^PORT is "eighty"; it must be a whole number from 1 to 65535\.$/);
  });

  it('end the command with one sentence when the token of a remote service is missing', async () => {
    const wrong = checkedSettings({ PATH, REGISTRY_API_URL: 'https://api.example.org' });
    await expect(wrong).rejects.toThrow(/^REGISTRY_API_TOKEN is missing; .*\.$/);
  });

  it('do not contain the token', async () => {
    const env = { PATH, REGISTRY_API_URL: 'https://api.example.org', REGISTRY_API_TOKEN: 'sesame' };
    const known = await checkedSettings(env);
    expect(known.embedded).toBe(false);
    expect(JSON.stringify(known)).not.toContain('sesame');
  });

  it('are hidden from the programs that install and build', () => {
    const kept = environmentWithoutSettings({
      PATH,
      PORT: '1',
      REGISTRY_API_TOKEN: 'sesame',
      API_FORM: 'A',
      TEST_THOROUGH: '1',
    });
    expect(kept).toEqual({ PATH, NEXT_TELEMETRY_DISABLED: '1' });
  });
});

describe('the data folder', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'firmament-data-'));
    return () => rmSync(root, { recursive: true });
  });

  it('is created if it is missing, and left empty', () => {
    checkDataFolder(join(root, 'a/b'));
    expect(readdirSync(join(root, 'a/b'))).toEqual([]);
  });

  it('ends the command with one sentence when it cannot be written', () => {
    writeFileSync(join(root, 'file'), '');
    const folder = join(root, 'file/below');
    expect(() => checkDataFolder(folder)).toThrow(
      `FIRMAMENT_DATA is "${folder}", which cannot be written (ENOTDIR); it must be a folder for the register.`,
    );
    expect(existsSync(folder)).toBe(false);
  });
});

describe('the port', () => {
  let server: Server | undefined;
  afterEach(() => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed())));

  const listen = (host?: string): Promise<number> =>
    new Promise((resolve) => {
      const started = createServer().listen({ port: 0, host }, () => {
        const address = started.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
      server = started;
    });

  it.each([undefined, '127.0.0.1'])('ends the command with one sentence when it is in use (at %s)', async (host) => {
    const port = await listen(host);
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use; end the program that has it`);
  });

  it('is free again after the check', async () => {
    const port = await listen();
    await new Promise((closed) => server?.close(closed));
    server = undefined;
    await checkPort(port);
    await checkPort(port);
  });
});
