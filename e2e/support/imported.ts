import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, ROOT, typescript } from '../../lib/commands/setup/root.mjs';
import { type FirmamentServer, startServer } from './servers';

/** Published ownership data of large groups, where the shared sample data are. */
export const BODS: string = inRoot('../shared/data/bods-0.4');

/** The statements of those groups, a file each. */
export const bodsFiles = (): string[] =>
  readdirSync(BODS)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(BODS, name));

/** Runs the import command on the register in that folder. */
export function runImport(folder: string, ...args: string[]) {
  return spawnSync(process.execPath, [...typescript('lib/commands/import.ts'), ...args], {
    cwd: ROOT,
    env: { ...process.env, FIRMAMENT_DATA: folder },
    encoding: 'utf8',
  });
}

export interface Served {
  server: FirmamentServer;
  folder: string;
  /** The output at the end of the import. */
  summary: string;
  stop(): Promise<void>;
}

/** A separate register, filled by the import command, and a server on it. Throws the command's output if it fails. */
export async function serveImported(format: string, files: readonly string[]): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-import-'));
  const { status, stdout, stderr } = runImport(folder, format, ...files);
  if (status !== 0) throw new Error(`The import failed.\n${stderr}`);
  const server = await startServer({ dataFolder: folder });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, folder, summary: stdout, stop };
}
