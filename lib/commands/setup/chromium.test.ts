import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-chromium-'));
  return () => rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

describe('the Chromium for end-to-end tests', () => {
  it('is the one in CHROMIUM_PATH', () => {
    program('chromium');
    const named = program('mine');
    expect(findChromium({ PATH: folder, CHROMIUM_PATH: named })).toBe(named);
  });

  it('is missing if CHROMIUM_PATH is wrong, even if there is another', () => {
    program('chromium');
    expect(findChromium({ PATH: folder, CHROMIUM_PATH: join(folder, 'none') })).toBeUndefined();
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome'])('is %s on the PATH', (name) => {
    const file = program(name);
    expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(file);
  });
});
