import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port';

function isFound(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Redis is an engine of its own, which is not installed with the product: tests of it are left out where it is not found. */
export const HAS_REDIS = isFound();

/** For the name of tests, so that their report says why they were left out. */
export const NEEDS_REDIS = HAS_REDIS ? '' : ' (left out: no redis-server is found)';

/** Whether it was answered. */
const send = (port: number, command: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('error', () => resolve(false));
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.write(`${command}\r\n`);
  });

/** A Redis without a file: it loses everything when it ends. */
export async function startRedis({ port: given, password }: { port?: number; password?: string } = {}) {
  const port = given ?? (await freePort());
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--rdbcompression',
      'no',
    ];
    child = spawn('redis-server', [...args, ...(password ? ['--requirepass', password] : [])], { stdio: 'ignore' });
    while (!(await send(port, 'PING'))) await wait(20);
  }

  async function kill(): Promise<void> {
    const ending = child;
    child = undefined;
    if (!ending) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL');
    await ended;
  }

  // A test that failed may not have ended it.
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return {
    port,
    place: { host: '127.0.0.1', port, tls: false, database: 0, ...(password && { password }) },
    start,
    kill,
    /** Ends all connections; its data stay. */
    disconnect: () => send(port, 'CLIENT KILL TYPE normal'),
    /** It takes connections and commands, but answers none. */
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
  };
}
