import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './root.mjs';

const EVERY_MS = 10_000;

/**
 * Says what is being done, how long it takes so far every ten seconds, and how long it took. Where the work fails, the
 * failure is told by whoever catches it.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function withProgress(what, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(`${what} …`);
  const timer = setInterval(() => console.log(`${what} … ${seconds()} s so far`), EVERY_MS);
  try {
    const result = await work();
    console.log(`${what}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Every process we start leads a group of its own: Ctrl-C at the terminal then reaches us alone, and we can end
 * a process together with whatever it started.
 */
const HAS_GROUPS = process.platform !== 'win32';
const GRACE_MS = 1_500;

const running = new Set();
let stopping = false;

function signal(child, name) {
  try {
    if (HAS_GROUPS) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // It has ended already.
  }
}

export function launch(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: HAS_GROUPS,
    ...options,
  });
  running.add(child);
  child.ended = new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => running.delete(child));
  return child;
}

/** The exit code. While we are being stopped nothing more is decided: the promise stays open until we are gone. */
export async function exitCodeOf(child) {
  const code = await child.ended;
  return stopping ? new Promise(() => {}) : code;
}

/** Runs a process to its end and keeps what it writes, for the case that it fails. */
export async function runQuietly(command, args, options = {}) {
  const child = launch(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const said = { stdout: '', output: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.stdout += text;
    said.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.output += text;
  });
  return { code: await exitCodeOf(child), ...said };
}

/** Asks every process to end, waits a moment, and then insists. */
export async function endProcesses() {
  const children = [...running];
  for (const child of children) signal(child, 'SIGTERM');
  await Promise.race([Promise.all(children.map((child) => child.ended)), wait(GRACE_MS)]);
  for (const child of children) signal(child, 'SIGKILL');
}

/** SIGINT, SIGTERM or a closed terminal: all ends quietly, with this exit code. */
export function stopOnSignals(exitCode) {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, async () => {
      if (stopping) return;
      stopping = true;
      await endProcesses();
      process.exit(exitCode);
    });
  }
}
