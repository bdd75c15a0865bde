import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { contentHash } from '@/lib/register/store/sqlite/content-hash';
import { Database } from '@/lib/shared/sqlite.mjs';

/** Starts `lib/commands/<command>.ts` with a data folder. `ended` is the exit code, null after a kill. */
export function startCommand(command: string, data: string, args: readonly string[]) {
  const tsx = join(process.cwd(), 'node_modules/.bin/tsx');
  const child = spawn(tsx, [`lib/commands/${command}.ts`, ...args], {
    env: { ...process.env, FIRMAMENT_DATA: data },
    stdio: 'ignore',
    // A separate process group: the command is a child of its launcher, and both must be killed.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { ended, kill: () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL') };
}

/**
 * Kills a command at a random moment after it is that far; until then `isThere` may throw.
 * @returns whether it was still running.
 */
export async function killWhen(
  { ended, kill }: ReturnType<typeof startCommand>,
  isThere: () => boolean,
  withinMs = 150,
): Promise<boolean> {
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over) {
    await wait(10);
    try {
      if (isThere()) break;
    } catch {
      // The files that it looks at do not exist yet.
    }
  }
  await wait(Math.random() * withinMs);
  const atWork = !over;
  if (atWork) kill();
  await ended;
  return atWork;
}

/** Writes at once, so that nothing said is lost by a kill. A pipe that is full for a moment is tried again. */
const SAY = `
import { writeSync } from 'node:fs';
function say(text) {
  for (;;) {
    try {
      return writeSync(1, text);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}`;

/** A program of Node that runs until it is killed, as its first output, by `say`, tells that it is at work. */
export const scriptCommand = (script: string, args: readonly string[]): readonly [string, ...string[]] => [
  process.execPath,
  ...['--import', 'tsx', '--input-type=module', '-e', SAY + script, ...args],
];

/** Starts such a program, and kills it at a random moment of its work. Returns what it had written. */
export async function killAtWork([node, ...args]: readonly [string, ...string[]]): Promise<string> {
  const child = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  await wait(Math.random() * 150);
  child.kill('SIGKILL');
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  return said;
}

function readRegister<Result>(data: string, read: (db: InstanceType<typeof Database>) => Result): Result {
  const db = new Database(join(data, 'register.sqlite'), { fileMustExist: true, timeout: 5000 });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

/** The furthest checkpoint of the imports in the register of a data folder. */
export const recordsImported = (data: string): number =>
  readRegister(data, (db) => {
    const rows = db.prepare<[], { checkpoint: string }>('SELECT checkpoint FROM imports').all();
    return Math.max(-1, ...rows.map(({ checkpoint }) => JSON.parse(checkpoint).position));
  });

/** The content hash of the register in a data folder, which must be whole and consistent. */
export const registerHash = (data: string): string =>
  readRegister(data, (db) => {
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(db.pragma('foreign_key_check')).toEqual([]);
    return contentHash(db);
  });
