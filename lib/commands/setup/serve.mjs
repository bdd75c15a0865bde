import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { exitCodeOf, launch } from './processes.mjs';
import { PROGRAMS, withMemoryLimits } from './root.mjs';

/** Any response counts, even an error. */
async function answers(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    // Read to its end: an open connection would keep the server from stopping.
    await response.text();
    return true;
  } catch {
    return false;
  }
}

async function untilItAnswers(url, child) {
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers(url)) return true;
    await wait(100);
  }
  return false;
}

/**
 * Serves until we are stopped; `mode` is `production` or `development`. The server's output before its first reply is hidden, because our own line replaces it.
 */
export async function serve(mode, port) {
  const own = { ...process.env, NODE_ENV: mode, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' };
  const env = mode === 'production' ? withMemoryLimits(own) : own;
  const child = launch(process.execPath, [PROGRAMS.server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let isUp = false;
  child.stdout.on('data', (text) => {
    if (isUp) process.stdout.write(text);
  });
  const url = `http://localhost:${port}`;
  isUp = await untilItAnswers(`http://127.0.0.1:${port}/`, child);
  if (isUp) console.log(`Firmament is at ${url} (Ctrl-C ends it).`);
  const code = await exitCodeOf(child);
  throw new Failure(`The server ended by itself with code ${code}.`);
}
