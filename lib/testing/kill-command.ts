import { spawn } from 'node:child_process';
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

/** Kills a command once it is that far; until then `isThere` may throw. @returns whether it was still running. */
export async function killWhen(
  { ended, kill }: ReturnType<typeof startCommand>,
  isThere: () => boolean,
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
  await wait(Math.random() * 60);
  const atWork = !over;
  if (atWork) kill();
  await ended;
  return atWork;
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

/** The content hash of the register in a data folder, which must be consistent. */
export const registerHash = (data: string): string =>
  readRegister(data, (db) => {
    expect(db.pragma('foreign_key_check')).toEqual([]);
    return contentHash(db);
  });
