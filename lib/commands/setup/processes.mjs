import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './root.mjs';

const EVERY_MS = 10_000;

/**
 * Prints what is being done, the elapsed time every ten seconds, and the total time. An error is printed by the caller.
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
 * Every process we start leads its own process group: Ctrl-C at the terminal then reaches only us, and we can end a
 * process with its children.
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
    // It has already ended.
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

/** The exit code. While we are shutting down the promise stays pending, so that nothing else is started. */
export async function exitCodeOf(child) {
  const code = await child.ended;
  return stopping ? new Promise(() => {}) : code;
}

/** Runs a process to its end and collects its output, for the case that it fails. */
export async function runQuietly(command, args, options = {}) {
  const child = launch(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const captured = { stdout: '', output: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    captured.stdout += text;
    captured.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    captured.output += text;
  });
  return { code: await exitCodeOf(child), ...captured };
}

/** Asks every process to end, and kills those still running after a moment. */
export async function endProcesses() {
  const children = [...running];
  for (const child of children) signal(child, 'SIGTERM');
  await Promise.race([Promise.all(children.map((child) => child.ended)), wait(GRACE_MS)]);
  for (const child of children) signal(child, 'SIGKILL');
}

/** On SIGINT, SIGTERM or a closed terminal, ends quietly with this exit code. */
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
