import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import type { FormatOptions, ImportFormat } from '@/lib/formats/in/format';
import { guessFormats } from '@/lib/formats/in/guess';
import { findSources } from '@/lib/formats/in/read/find-sources';
import { runImport } from '@/lib/formats/in/run';
import { createDirectTarget } from '@/lib/formats/in/target/direct';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { Database } from '@/lib/shared/sqlite.mjs';
import { THOROUGH } from './thorough';

/** Published data that may be beside a checkout; nothing in the repository needs it. */
export const DATA = fileURLToPath(new URL('../../../shared/data', import.meta.url));

/**
 * Files of published data, sorted by name, and why a test of them is skipped: empty if they exist and the run is a
 * thorough one. Usual runs read invented files of the same formats.
 */
export function realData(folder: string, pattern: RegExp): { files: string[]; reason: string } {
  if (!existsSync(DATA)) return { files: [], reason: ' (skipped: no real data beside this checkout)' };
  if (!THOROUGH) return { files: [], reason: ' (skipped: in thorough runs only)' };
  const names = readdirSync(join(DATA, folder)).filter((name) => pattern.test(name));
  return { files: names.sort().map((name) => join(DATA, folder, name)), reason: '' };
}

const find = (paths: readonly string[]) => findSources(paths, { stdin: process.stdin, clock: Date.now });

/** Files that are imported together. */
export interface Published {
  format: ImportFormat;
  paths: string[];
}

/** All files of the published data whose format is recognised, by format. */
export async function findPublished(): Promise<Published[]> {
  const { work } = await guessFormats(await find([DATA]));
  return work.map(({ format, files }) => ({ format, paths: files.map(({ name }) => join(DATA, '..', name)) }));
}

/** A new register of these imports, in a folder that is removed after the test. */
export async function registerOfPublished(imports: readonly Published[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-published-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'register.sqlite');
  const writer = openRegisterWriter(file, { now: () => '2026-01-01T00:00:00Z' });
  const target = createDirectTarget(writer);
  for (const { format, paths } of imports) {
    await runImport({ format, files: await find(paths), target, rejectsFolder: folder });
  }
  writer.close();
  return file;
}

async function load(format: ImportFormat, paths: readonly string[], folder: string, formatOptions: FormatOptions) {
  const writer = openRegisterWriter(join(folder, 'register.sqlite'));
  try {
    const files = await find(paths);
    return await runImport({ format, files, target: createDirectTarget(writer), rejectsFolder: folder, formatOptions });
  } finally {
    writer.close();
  }
}

/** Loads files twice into a separate register; `db` reads the result. */
export async function importReal(format: ImportFormat, paths: readonly string[], options: FormatOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-real-'));
  const first = await load(format, paths, folder, options);
  const again = await load(format, paths, folder, options);
  const db = new Database(join(folder, 'register.sqlite'), { readonly: true });
  onTestFinished(() => {
    db.close();
    rmSync(folder, { recursive: true });
  });
  // Imports do not check foreign keys while writing, so check them here.
  expect(db.pragma('foreign_key_check')).toEqual([]);
  return { first, again, db };
}
