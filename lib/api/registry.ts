import 'server-only';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createUsageCounter } from '@/lib/register/store/sqlite/accounts';
import { openSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { createLogger, type Logger, type LogLevel, plainLine, takeConsole } from '@/lib/registry/logger';
import {
  createMetrics,
  createRequestWatch,
  createUpstreamWatch,
  type Metrics,
  type RequestWatch,
  type UpstreamWatch,
} from '@/lib/registry/metrics';
import type { Registry } from '@/lib/registry/request';
import { settings } from '@/lib/registry/settings';
import { createUpstream } from '@/lib/service/create-upstream';
import { redactorOf } from '@/lib/service/redact';
import { upstreamToken } from '@/lib/service/token';
import { CARRIED_HEADERS, currentRequestId, PEER_HEADER } from './request-connection.mjs';
import { answerAt, type RouteHandler } from './route';

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

const watchHolder = globalThis as typeof globalThis & { firmamentWatching?: Watching };

/** One for the process, as pages and route handlers are bundled apart and would each count for themselves. */
export function getWatching(): Watching {
  watchHolder.firmamentWatching ??= createWatching();
  return watchHolder.firmamentWatching;
}

/** Without a watched connection nothing would say that a body is packed: then it is not. */
function withoutCodings({ url, method, headers: given }: Request): Request {
  const headers = new Headers(given);
  headers.delete('accept-encoding');
  return new Request(url, { method, headers });
}

function carried(response: Response): Response {
  for (const [name, carrier] of Object.entries(CARRIED_HEADERS)) {
    const value = response.headers.get(name);
    if (value !== null) response.headers.set(carrier, value);
  }
  return response;
}

/** A route as a route of the framework, which takes every method and would drop the headers that say what the body is. */
export function routeTo(
  door: RouteHandler,
  watch: () => RequestWatch = () => getWatching().requests,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!request.headers.has(PEER_HEADER)) return answerAt(door, withoutCodings(request), watch());
    return carried(await answerAt(door, request, watch()));
  };
}

function createRegistry(): Registry {
  const { upstream, registerFile, usageFile, apiForm, apiWildcard, apiUrlField, ...limits } = settings();
  const { upstream: watch, requests } = getWatching();
  if (upstream) return createUpstream({ ...upstream, token: upstreamToken(), urlField: apiUrlField, watch });
  const store = openSqliteStore(registerFile);
  const defaults = { daily: limits.apiDailyLimit, monthly: limits.apiMonthlyLimit };
  const allowance = { counter: createUsageCounter(usageFile), defaults };
  return createEmbeddedRegistry({
    store,
    form: apiForm,
    wildcard: apiWildcard,
    urlField: apiUrlField,
    allowance,
    failed: requests.failed,
  });
}

const holder = globalThis as typeof globalThis & { firmamentRegistry?: Registry };

/**
 * The source, chosen once by REGISTRY_API_URL. It hangs on the process, because pages and route handlers are
 * bundled apart and would otherwise each open the register.
 */
export function getRegistry(): Registry {
  holder.firmamentRegistry ??= createRegistry();
  return holder.firmamentRegistry;
}
