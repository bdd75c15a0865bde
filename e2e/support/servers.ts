import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { environmentWithoutSettings } from '../../lib/commands/setup/environment.mjs';
import { PROGRAMS, ROOT } from '../../lib/commands/setup/root.mjs';
import { freePort } from '../../lib/testing/free-port';
import { temporaryDataFolder } from './sample';

export interface FirmamentServer {
  url: string;
  /** All it wrote so far, to either stream. */
  output(): string;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Settings of this server; it has none of ours. */
  env?: Record<string, string>;
  /** Whether it begins with a copy of the sample register. */
  sample?: boolean;
}

const START_MS = 60_000;

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    // Read to its end: a connection that is left open would keep the server from ending.
    await response.text();
    return true;
  } catch {
    return false;
  }
}

async function untilItAnswers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (hasEnded(child) || Date.now() > deadline) throw new Error(`The server did not answer.\n${output()}`);
    await wait(50);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 3_000);
  await ended;
  clearTimeout(insist);
}

function launch(port: number, env: Record<string, string>): { child: ChildProcess; output: () => string } {
  let text = '';
  const child = spawn(process.execPath, [PROGRAMS.next, 'start', '-p', String(port)], {
    cwd: ROOT,
    env: { ...environmentWithoutSettings(), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
  }
  return { child, output: () => text };
}

/** Starts Firmament as it was built last, on a free port and a data folder of its own. */
export async function startServer({ env = {}, sample = true }: ServerOptions = {}): Promise<FirmamentServer> {
  const dataFolder = temporaryDataFolder(sample);
  const port = await freePort();
  const { child, output } = launch(port, { FIRMAMENT_DATA: dataFolder, ...env });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(`${url}/`, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, output, stop };
}
