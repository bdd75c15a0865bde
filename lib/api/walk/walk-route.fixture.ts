import { onTestFinished } from 'vitest';
import type { FailedEvent, FoundEvent, StoppedEvent, WalkEvent } from '@/lib/network/walk/events';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { AS_OF } from '@/lib/register/sample/highlights';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import type { GivenAnswer } from '@/lib/registry/metrics';
import type { Registry, Visitor } from '@/lib/registry/request';
import { answersJson, type Fault } from '@/lib/testing/faults/answers';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { startHandler } from '@/lib/testing/serve-handler';
import { createWalkRoute } from './walk-route';

export const sampleRegistry = (): Registry =>
  createEmbeddedRegistry({
    store: createSqliteStore(sampleDatabase()),
    form: 'B',
    wildcard: 'B',
    urlField: 'service_url',
    now: () => new Date(`${AS_OF}T12:00:00Z`),
  });

/** A remote service with the sample register. */
export function answersFromSample(): Fault {
  const registry = sampleRegistry();
  return (request, response) => {
    const { pathname, searchParams: params } = new URL(request.url ?? '/', 'http://service');
    const path = pathname.replace('/v0.4/', '');
    void registry
      .get({ path, params, caller: { kind: 'explorer' }, origin: '' })
      .then(({ status, body }) => answersJson(body, status)(request, response));
  };
}

export const VISITOR: Visitor = { name: 'address:192.0.2.7', operator: false };

const eventsIn = (text: string): WalkEvent[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** All lines of a reply, by kind. */
export function readWalk(text: string) {
  const events = eventsIn(text);
  const found = events.filter((event): event is FoundEvent => event.event === 'found');
  const failed = events.filter((event): event is FailedEvent => event.event === 'failed');
  const last = events.at(-1);
  if (last?.event !== 'stopped') throw new Error(`The walk did not say that it stopped: ${text.slice(-300)}`);
  const stopped: StoppedEvent = last;
  return { events, found, failed, stopped };
}

/** The route over real HTTP, with this source. */
export async function startRoute(registry: Registry, visitor = VISITOR, mostCharacters = 1e9) {
  const answered: GivenAnswer[] = [];
  const defects: unknown[] = [];
  const handler = createWalkRoute({
    registry: () => registry,
    originOf: () => 'http://firmament.example',
    visitorOf: () => visitor,
    requestId: () => undefined,
    mostCharacters: () => mostCharacters,
    watch: () => ({ asked: () => (answer) => answered.push(answer), failed: (error) => defects.push(error) }),
  });
  const gone: Request[] = [];
  const server = await startHandler((request) => {
    request.signal.addEventListener('abort', () => gone.push(request));
    return handler(request);
  });
  onTestFinished(() => server.close());
  const get = (query: string, init?: RequestInit): Promise<Response> => fetch(`${server.url}/api/walk?${query}`, init);
  const post = (body: unknown, headers: Record<string, string> = { origin: 'http://firmament.example' }) =>
    fetch(`${server.url}/api/walk`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { get, post, answered, defects, gone };
}
