import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environmentWithoutSettings, PROGRAMS, ROOT, withMemoryLimits } from '../../lib/commands/setup/root.mjs';
import { freePort } from '../../lib/testing/free-port';
import { SAMPLE_FILE } from '../../lib/testing/sample-file';
import { temporaryDataFolder } from './sample';

export interface FirmamentServer {
  url: string;
  dataFolder: string;
  /** Combined output of both streams. */
  outputFile: string;
  /** All output so far, of both streams. */
  output(): string;
  /** The path by which tests reach its data folder if that is on a disk of its own (`diskMb`). */
  disk: string;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Environment of this server; it inherits none of ours. */
  env?: Record<string, string>;
  /** Whether it starts with a copy of the sample register. */
  sample?: boolean;
  /** Its folder, instead of a new one. */
  dataFolder?: string;
  /** Puts the data folder on a new disk of so many megabytes; only where `HAS_DISKS`. */
  diskMb?: number;
  /** The path asked until the server answers: the first request of its life. */
  firstPath?: string;
}

const START_MS = 60_000;

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    // Read to the end: an open connection would keep the server from exiting.
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

/** Runs a program for which a disk in memory is mounted at the folder $2, with a register on it. */
const ON_DISK = 'mount -t tmpfs -o size=$1m disk "$2" && cp "$3" "$2/register.sqlite" && shift 3 && exec "$@"';
const UNSHARE = ['unshare', '--map-root-user', '--mount'] as const;

/** Whether this system lets us mount disks that only a server of ours sees. */
export const HAS_DISKS: boolean =
  spawnSync(UNSHARE[0], [...UNSHARE.slice(1), 'mount', '-t', 'tmpfs', 'disk', tmpdir()]).status === 0;

function launch(port: number, env: Record<string, string>, outputFile: string, diskMb?: number): ChildProcess {
  const output = openSync(outputFile, 'w');
  const mount = ['sh', '-c', ON_DISK, 'sh', String(diskMb), env.FIRMAMENT_DATA ?? '', SAMPLE_FILE];
  const server = [process.execPath, PROGRAMS.server] as const;
  const [program, ...args] = diskMb === undefined ? server : ([...UNSHARE, ...mount, ...server] as const);
  const child = spawn(program, args, {
    cwd: ROOT,
    env: withMemoryLimits({ ...environmentWithoutSettings(), NODE_ENV: 'production', PORT: String(port), ...env }),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return child;
}

/** Starts the last build of Firmament on a free port with a separate data folder. */
export async function startServer(options: ServerOptions = {}): Promise<FirmamentServer> {
  const { env = {}, diskMb, sample = diskMb === undefined, firstPath = '/' } = options;
  const { dataFolder = temporaryDataFolder(sample) } = options;
  const port = await freePort();
  const outputFile = join(tmpdir(), `firmament-output-${port}-${process.pid}.log`);
  const output = (): string => readFileSync(outputFile, 'utf8');
  const child = launch(port, { FIRMAMENT_DATA: dataFolder, ...env }, outputFile, diskMb);
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    await end(child);
    rmSync(dataFolder, { recursive: true, force: true });
    rmSync(outputFile, { force: true });
  };
  try {
    await untilItAnswers(`${url}${firstPath}`, child, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataFolder, outputFile, output, disk: `/proc/${child.pid}/root${dataFolder}`, stop };
}
