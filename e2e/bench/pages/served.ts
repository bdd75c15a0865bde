import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@/lib/testing/free-port';
import { environmentWithoutSettings, PROGRAMS, ROOT, withMemoryLimits } from '../../../lib/commands/setup/root.mjs';

export interface Served {
  url: string;
  /** The process that serves. */
  pid: number;
  stop(): Promise<void>;
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(url).then(
      (reply) => reply.text().then(() => true),
      () => false,
    );
    if (answered) return;
    await wait(100);
  }
  throw new Error(`The server of ${url} ended by itself.`);
}

/** A server for the production build in a folder, on a free port: our own for ours, else the framework's. */
export async function serveBuild(folder: string, env: Record<string, string> = {}): Promise<Served> {
  const port = await freePort();
  const isOurs = folder === ROOT;
  const program = isOurs ? [PROGRAMS.server] : [PROGRAMS.next, 'start', '-p', String(port)];
  const served = {
    ...environmentWithoutSettings(),
    NODE_ENV: 'production' as const,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    ...env,
  };
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: isOurs ? withMemoryLimits(served) : served,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  // Not a page: the first one may read things that others then find ready.
  await untilItAnswers(`${url}/healthz`, child);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
