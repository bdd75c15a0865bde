import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName, matchPath, type Reply } from '@/lib/contract/endpoints';
import type { Registry, RegistryReply } from '@/lib/registry/request';
import { createDice } from '../chance';
import { type FuzzRequest, randomRequest } from './requests';

export interface FuzzReport {
  requests: number;
  statuses: Record<number, number>;
  /** Requests with wrong replies, each with the error. */
  problems: string[];
  /** The slowest reply, in milliseconds, and its request. */
  slowest: { ms: number; address: string };
}

/** Statuses that the interface defines and that are not defects (specification, "Errors"). */
const ALLOWED = new Set([200, 400, 401, 403, 404, 503]);

function resultsSchema(reply: Reply): z.ZodType {
  if (reply.shape === 'array') return z.array(reply.schema);
  if (reply.shape === 'record') return z.object({ [reply.key]: reply.schema });
  return z.object({ [reply.key]: z.array(z.object({ [reply.item]: reply.schema })) });
}

const errorSchema = z.object({ error: z.object({ message: z.string().min(1) }) });

const schemas = new Map<EndpointName, z.ZodType>(
  Object.entries(ENDPOINTS).map(([name, { reply }]) => [
    name as EndpointName,
    z.object({ results: resultsSchema(reply) }),
  ]),
);

/** The error in a reply, if any. */
export function faultOf({ path }: FuzzRequest, { status, body }: RegistryReply): string | undefined {
  if (!ALLOWED.has(status)) return `status ${status}`;
  // An empty variable changes the path: the path as requested counts.
  const name = matchPath(path)?.name;
  const schema = status === 200 && name ? schemas.get(name) : errorSchema;
  const parsed = schema?.safeParse(body);
  return parsed?.success === false ? `body: ${z.prettifyError(parsed.error).slice(0, 300)}` : undefined;
}

/** Sends the same random requests to two registries, and lists those that are answered differently. */
export async function compareReplies(
  [one, other]: readonly [Registry, Registry],
  requests: number,
  seed: number,
): Promise<string[]> {
  const dice = createDice(seed);
  const different: string[] = [];
  for (let sent = 0; sent < requests; sent++) {
    const request = { ...randomRequest(dice), caller: { kind: 'explorer' }, origin: 'http://fuzz.example' } as const;
    const [expected, found] = await Promise.all([one.get(request), other.get(request)]);
    if (expected.status === found.status && isDeepStrictEqual(expected.body, found.body)) continue;
    different.push(`${request.path}?${request.params}: ${whereDifferent(expected, found)}`);
  }
  return different;
}

/** The first place at which two values differ, with what is there. */
function whereDifferent(one: unknown, other: unknown, path = ''): string {
  const areObjects = [one, other].every((value) => typeof value === 'object' && value !== null);
  if (!areObjects) return `${path} is ${JSON.stringify(one)} and ${JSON.stringify(other)}`.slice(0, 400);
  const [some, others] = [one, other] as Record<string, unknown>[];
  const names = new Set([...Object.keys(some ?? {}), ...Object.keys(others ?? {})]);
  const name = [...names].find((key) => !isDeepStrictEqual(some?.[key], others?.[key]));
  return name === undefined ? `${path} differs` : whereDifferent(some?.[name], others?.[name], `${path}.${name}`);
}

/** Sends this many random requests; the same seed sends the same ones. */
export async function fuzz(registry: Registry, requests: number, seed: number): Promise<FuzzReport> {
  const dice = createDice(seed);
  const report: FuzzReport = { requests, statuses: {}, problems: [], slowest: { ms: 0, address: '' } };
  for (let sent = 0; sent < requests; sent++) {
    const request = randomRequest(dice);
    const address = `${request.path}?${request.params}`;
    const start = performance.now();
    const reply = await registry.get({ ...request, caller: { kind: 'explorer' }, origin: 'http://fuzz.example' });
    const ms = performance.now() - start;
    if (ms > report.slowest.ms) report.slowest = { ms, address: address.slice(0, 200) };
    report.statuses[reply.status] = (report.statuses[reply.status] ?? 0) + 1;
    const fault = faultOf(request, reply);
    if (fault) report.problems.push(`${address.slice(0, 300)} → ${fault}`);
  }
  return report;
}
