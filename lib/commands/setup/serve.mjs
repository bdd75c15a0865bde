import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { exitCodeOf, launch } from './processes.mjs';
import { PROGRAMS } from './root.mjs';

/** Any answer will do, an error too. */
async function answers(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    // Read to its end: a connection that is left open would keep the server from ending.
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

/** Serves until we are stopped. What the server prints before it answers is left out, as our line says it all. */
export async function serve(mode, port) {
  const env = { ...process.env, NODE_ENV: mode === 'dev' ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const child = launch(process.execPath, [PROGRAMS.next, mode, '-p', String(port)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
