import { z } from 'zod';
import { ENDPOINTS, type Endpoint, type MatchedPath, matchPath } from '@/lib/contract/endpoints';
import { ERROR_STATUS, errorBody, isRegistryError, REASONS, RegistryError } from '@/lib/contract/errors';
import { CLOSED_API } from '@/lib/contract/openapi';
import { isUrlField, parseParameters } from '@/lib/contract/parameters';
import { accountOf, hashToken, toReplyForm } from '@/lib/register/handler';
import {
  type Allowance,
  accountResults,
  asInVersion,
  checkVersion,
  envelope,
  spendCall,
  versionsResults,
} from '@/lib/register/programs';
import type { AccountReader } from '@/lib/register/store/sqlite/accounts';
import {
  type Caller,
  type CallerQuota,
  callerOfToken,
  type Registry,
  type RegistryReply,
  type RegistryRequest,
  rateLimitHeaders,
} from '@/lib/registry/request';
import { isJsonObject } from '@/lib/shared/json';
import { pathOf } from '@/lib/shared/links';
import { factsHeaders, retryAfterHeader } from './browser-route';

interface RemoteProgramOptions {
  /** Tokens made by `npm run token`. */
  accounts: AccountReader;
  allowance: Allowance;
  /** Name of the field that holds `service_url`. */
  urlField: string;
  now?: () => Date;
}

type ProgramRequest = RegistryRequest & { caller: Extract<Caller, { kind: 'program' }> };

const isOfProgram = (request: RegistryRequest): request is ProgramRequest => request.caller.kind === 'program';

interface Candidate extends MatchedPath {
  path: string;
  /** It is the path as sent. */
  exact: boolean;
}

/** Each may cost a call, so the usual one is first: without the `.json` or `.xml` of old clients. */
function candidatesOf({ path, otherPath }: RegistryRequest): Candidate[] {
  return [otherPath, path].flatMap((candidate) => {
    const matched = candidate === undefined ? undefined : matchPath(candidate);
    return matched && candidate !== undefined ? [{ ...matched, path: candidate, exact: candidate === path }] : [];
  });
}

/** The path of a record's address at the service, which is that of its page here; other addresses are unchanged. */
function toOwnPath(address: string): string {
  const path = pathOf(address);
  return path !== undefined && matchPath(path.slice(1)) ? path : address;
}

/** The reply with records' addresses as paths. */
function withOwnPaths(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOwnPaths);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      isUrlField(key) && typeof inner === 'string' ? [key, toOwnPath(inner)] : [key, withOwnPaths(inner)],
    ),
  );
}

const bodySchema = z.object({ results: z.unknown(), left_out: z.number().optional() });
const failureSchema = z.object({
  error: z.object({ message: z.string(), reason: z.enum(REASONS).optional(), retry_at: z.string().optional() }),
});

/** A failure of the service without our own details. Our token there is not the program's, so it is not 401. */
function toFailure(reply: RegistryReply, now: Date): RegistryReply {
  const { message, reason, retry_at } = failureSchema.parse(reply.body).error;
  const headers = retryAfterHeader(retry_at, now.getTime());
  if (reason !== 'token') return { ...reply, body: errorBody(message), headers };
  const ours = 'The remote service does not accept the token of this server; its operator must check it.';
  return { ...reply, status: ERROR_STATUS.upstream_down, body: errorBody(ours), headers };
}

/**
 * A remote source that also answers programs: holders of a token made here, from the cache and the service. Each call
 * counts for the plan of the token, and what is asked of the service for its allowance too. Without any token the API
 * is closed (404), since anybody could spend the calls of the service.
 */
export function withPrograms(upstream: Registry, options: RemoteProgramOptions): Registry {
  const { accounts, allowance, urlField, now = () => new Date() } = options;

  /** The account of the caller's token. Throws 404 while the API is closed, and 401 without a valid token. */
  async function authenticate(caller: ProgramRequest['caller'], at: Date) {
    if (!accounts.hasAccounts()) throw new RegistryError('not_found', CLOSED_API);
    const account = await accountOf(caller, accounts, at.toISOString().slice(0, 10));
    if (account && caller.token !== null) return { account, name: callerOfToken(hashToken(caller.token)) };
    throw new RegistryError('credentials_incorrect', 'An API token of this server is needed: send it as api_token.');
  }

  async function askService(
    request: ProgramRequest,
    { name, path, exact }: Candidate,
    visitorName: string,
    at: Date,
  ): Promise<RegistryReply> {
    const { origin, version } = request;
    const caller = { kind: 'explorer', visitor: { name: visitorName, operator: false } } as const;
    const reply = await upstream.get({ ...request, path, otherPath: undefined, caller });
    if (reply.status !== 200) return toFailure(reply, at);
    const { results, left_out } = bodySchema.parse(reply.body);
    const own = asInVersion(name, toReplyForm(withOwnPaths(results), origin, urlField), version);
    const body = { ...envelope(name, own, version), ...(left_out !== undefined && { left_out }) };
    return { status: 200, body, exact, facts: reply.facts, headers: factsHeaders(reply.facts, at.getTime()) };
  }

  async function answer(request: ProgramRequest, at: Date): Promise<RegistryReply & { quota?: CallerQuota }> {
    const { caller, params, version } = request;
    const { account, name: visitorName } = await authenticate(caller, at);
    const [first, second] = candidatesOf(request);
    if (!first) throw new RegistryError('not_found', 'There is no such path.');
    const { name, exact } = first;
    const { parameters }: Endpoint = ENDPOINTS[name];
    // A request that is wrong is not counted.
    checkVersion(name, params, version);
    parseParameters(parameters, params);
    const quota = await spendCall(allowance, { caller, account, endpoint: name, now: at });
    // Of this server, and not of the service.
    const own =
      name === 'versions' ? versionsResults(version) : name === 'get_account_status' && accountResults(account, quota);
    if (own) return { status: 200, body: envelope(name, own, version), exact, quota };
    const reply = await askService(request, first, visitorName, at);
    const isLast = reply.status !== ERROR_STATUS.not_found || !second;
    return { ...(isLast ? reply : await askService(request, second, visitorName, at)), quota };
  }

  async function get(request: ProgramRequest): Promise<RegistryReply> {
    const at = now();
    try {
      const { quota, ...reply } = await answer(request, at);
      return { ...reply, headers: { ...reply.headers, ...(quota && rateLimitHeaders(quota, at)) } };
    } catch (error) {
      if (!isRegistryError(error)) throw error;
      return { status: error.status, body: errorBody(error.message), headers: error.headers };
    }
  }

  return {
    ...upstream,
    get: (request) => (isOfProgram(request) ? get(request) : upstream.get(request)),
    answersPrograms: () => accounts.hasAccounts(),
  };
}
