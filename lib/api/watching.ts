import 'server-only';
import { takeConsole } from '@/lib/registry/monitoring/console-words';
import { createLogger, type Logger, type LogLevel } from '@/lib/registry/monitoring/logger';
import { createMetrics, type Metrics } from '@/lib/registry/monitoring/metrics';
import { plainLine } from '@/lib/registry/monitoring/plain-line';
import { createRequestWatch, type RequestWatch } from '@/lib/registry/monitoring/request-watch';
import { createUpstreamWatch, type UpstreamWatch } from '@/lib/registry/monitoring/watch';
import { settings } from '@/lib/registry/settings';
import { redactorOf } from '@/lib/service/redact';
import { upstreamToken } from '@/lib/service/token';
import { currentRequestId } from './request-connection.mjs';

interface Watching {
  log: Logger;
  metrics: Metrics;
  requests: RequestWatch;
  upstream: UpstreamWatch;
}

/** Without a service, or without the token it needs, there is nothing to keep out of a line. */
function redactor(): (line: string) => string {
  try {
    return settings().upstream ? redactorOf(upstreamToken()) : (line) => line;
  } catch {
    return (line) => line;
  }
}

/** A log is needed most where the settings are wrong. */
function logLevel(): LogLevel {
  try {
    return settings().logLevel;
  } catch {
    return 'info';
  }
}

/** Somebody at a terminal wants to hear what is wrong, not every request, unless they say so. */
const terminalLevel = (level: LogLevel): LogLevel => (level === 'info' ? 'warn' : level);

/**
 * The log goes to standard error, as `npm start` says its own words on standard output: JSON, or plain lines where a terminal
 * is at the other end.
 */
function createLog(): Logger {
  const { stderr } = process;
  const level = stderr.isTTY ? terminalLevel(logLevel()) : logLevel();
  const write = (line: string): void => {
    stderr.write(stderr.isTTY ? plainLine(line) : line);
  };
  // A log that nobody takes any more must not end the server.
  stderr.on('error', () => undefined);
  return createLogger({ level, redact: redactor(), write });
}

function createWatching(): Watching {
  const log = createLog();
  const metrics = createMetrics();
  if (process.env.NODE_ENV === 'production') takeConsole(console, log, currentRequestId);
  const requests = createRequestWatch(log, metrics, () => performance.now());
  return { log, metrics, requests, upstream: createUpstreamWatch(log, metrics) };
}

const holder = globalThis as typeof globalThis & { firmamentWatching?: Watching };

/** One for the process, as pages and route handlers are bundled apart and would each count for themselves. */
export function getWatching(): Watching {
  holder.firmamentWatching ??= createWatching();
  return holder.firmamentWatching;
}
