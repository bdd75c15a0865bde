import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resources that a process used; undefined if the system does not report them. */
interface Usage {
  /** Most memory it held at once, in megabytes. */
  peakMb?: number;
  /** CPU time of all its threads: independent of other work on the machine. */
  cpuSeconds?: number;
}

export interface Cost extends Usage {
  /** From its start to its end. */
  seconds: number;
}

const LOOK_EVERY_MS = 50;

const TICKS_PER_SECOND = 100;
/** Indexes of the ticks of user and system time, after the name in brackets. */
const [USER_TICKS, SYSTEM_TICKS] = [11, 12];

/** The system keeps maximum and sum itself, so occasional polling is enough. */
function readUsage(pid: number): Usage {
  try {
    const kilobytes = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    // A process that has ended but was not reaped has no memory any more.
    return kilobytes === undefined ? {} : { peakMb: Number(kilobytes) / 1024, cpuSeconds: ticks / TICKS_PER_SECOND };
  } catch {
    return {};
  }
}

export interface Command {
  command: string;
  args: string[];
  env?: Record<string, string>;
}

/**
 * Runs a command to its end.
 * @throws Error with its standard error if it fails or cannot be started.
 */
export function runCommand({ command, args, env }: Command): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] });
    let usage: Usage = {};
    let errors = '';
    const look = setInterval(() => {
      if (child.pid !== undefined) usage = { ...usage, ...readUsage(child.pid) };
    }, LOOK_EVERY_MS);
    child.stderr.on('data', (chunk: Buffer) => {
      errors = `${errors}${chunk}`.slice(-2_000);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(look);
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, ...usage });
      else reject(new Error(`${command} ended with ${code}: ${errors}`));
    });
  });
}
