import 'server-only';
import type { DescribedApi } from '@/lib/contract/openapi';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createAccountReader, createUsageCounter } from '@/lib/register/store/sqlite/accounts';
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
import { withPrograms } from './remote-programs';
import { CARRIED_HEADERS, currentRequestId, PEER_HEADER } from './request-connection.mjs';
import { answerAt, type RouteHandler } from './route';
import { originOf } from './visitor';

interface Watching {
  log: Logger;
  metrics: Metrics;
  requests: RequestWatch;
  upstream: UpstreamWatch;
}

/** Removes the token from log lines; without a service or a token there is nothing to remove. */
function redactor(): (line: string) => string {
  try {
    return settings().upstream ? redactorOf(upstreamToken()) : (line) => line;
  } catch {
    return (line) => line;
  }
}

/** Falls back to a default, because logs matter most if the settings are wrong. */
function logLevel(): LogLevel {
  try {
    return settings().logLevel;
  } catch {
    return 'info';
  }
}

/** At a terminal, requests are logged only if the settings say so. */
const terminalLevel = (level: LogLevel): LogLevel => (level === 'info' ? 'warn' : level);

/** Logs to standard error, because `npm start` prints to standard output: JSON, or plain lines if it is a terminal. */
function createLog(): Logger {
  const { stderr } = process;
  const level = stderr.isTTY ? terminalLevel(logLevel()) : logLevel();
  const write = (line: string): void => {
    stderr.write(stderr.isTTY ? plainLine(line) : line);
  };
  // A closed log stream must not end the server.
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

const holder = globalThis as typeof globalThis & { firmamentWatching?: Watching; firmamentRegistry?: Registry };

/** One for the process: pages and route handlers are bundled separately, and would each count for themselves. */
export function getWatching(): Watching {
  holder.firmamentWatching ??= createWatching();
  return holder.firmamentWatching;
}

/** Without a watched connection the Content-Encoding header would be lost, so the body must not be compressed. */
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

/** Adapts a route for the framework, which accepts every method and drops headers that describe the body. */
export function routeTo(
  handler: RouteHandler,
  watch: () => RequestWatch = () => getWatching().requests,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!request.headers.has(PEER_HEADER)) return answerAt(handler, withoutCodings(request), watch());
    return carried(await answerAt(handler, request, watch()));
  };
}

function createRegistry(): Registry {
  const { upstream, registerFile, usageFile, apiForm, apiWildcard, apiUrlField, ...limits } = settings();
  const { upstream: watch, requests } = getWatching();
  const defaults = { daily: limits.apiDailyLimit, monthly: limits.apiMonthlyLimit };
  const allowance = { counter: createUsageCounter(usageFile), defaults };
  if (upstream) {
    const remote = createUpstream({ ...upstream, token: upstreamToken(), urlField: apiUrlField, watch });
    return withPrograms(remote, { accounts: createAccountReader(registerFile), allowance, urlField: apiUrlField });
  }
  const store = openSqliteStore(registerFile);
  return createEmbeddedRegistry({
    store,
    form: apiForm,
    wildcard: apiWildcard,
    urlField: apiUrlField,
    allowance,
    failed: requests.failed,
  });
}

/**
 * The source, chosen once by REGISTRY_API_URL. It is stored on the process: pages and route handlers are bundled
 * separately, and would each open the register.
 */
export function getRegistry(): Registry {
  holder.firmamentRegistry ??= createRegistry();
  return holder.firmamentRegistry;
}

/** Who is answered by the API: without a register it is not opened, so that the API can be described all the same. */
function tokenNeed(): DescribedApi['token'] {
  const { upstream, apiForm } = settings();
  if (!upstream) return apiForm === 'A' ? 'required' : 'optional';
  return getRegistry().answersPrograms?.() ? 'required' : 'closed';
}

/** The API as this request sees it, for its description. */
export function describedApi(headers: Headers): DescribedApi {
  const { upstream, apiWildcard: wildcard, apiUrlField: urlField, apiDailyLimit, apiMonthlyLimit } = settings();
  const source = upstream ? 'upstream' : 'embedded';
  const limits = { daily: apiDailyLimit, monthly: apiMonthlyLimit };
  return { origin: originOf(headers), token: tokenNeed(), source, wildcard, urlField, limits };
}
