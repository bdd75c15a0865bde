import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runCommand } from './process';

const node = (script: string) => runCommand({ command: process.execPath, args: ['-e', script] });

describe('a command that is measured', () => {
  test('is waited for to its end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firmament-command-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'last-word');
    await node(`setTimeout(() => fs.writeFileSync(${JSON.stringify(file)}, ''), 100)`);
    expect(existsSync(file)).toBe(true);
  });

  test('fails with what it wrote', async () => {
    await expect(node('console.error("no room left"); process.exit(3)')).rejects.toThrow(/ended with 3: no room left/);
  });

  test('fails where there is no such program', async () => {
    await expect(runCommand({ command: './no-such-program', args: [] })).rejects.toThrow('ENOENT');
  });

  test.skipIf(process.platform !== 'linux')('reports the memory it used', async () => {
    const { peakMb = 0 } = await node('globalThis.kept = Buffer.alloc(150e6, 1); setTimeout(() => {}, 300)');
    expect(peakMb).toBeGreaterThan(140);
  });
});
