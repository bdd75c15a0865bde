import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { ERROR_STATUS } from '@/lib/contract/errors';
import { EXTENSION_PARAMETERS } from '@/lib/contract/extensions';
import { matchPath } from '@/lib/contract/paths';
import type { Facts, RegistryReply } from '../request';
import type { Logger } from './logger';
import type { Metrics } from './metrics';

/** By which way a request came: `pages` are our own, rendered here; the others come over HTTP. */
export type RouteName = 'pages' | 'program' | 'browser' | 'suggest' | 'meter' | 'walk' | 'entities';

export interface AskedRequest {
  door: RouteName;
  /** Of the interface, percent-encoded. */
  path: string;
  params: URLSearchParams;
  id?: string;
}

export interface GivenAnswer {
  status: number;
  /** As they were sent. */
  bytes?: number;
  facts?: Facts;
}

export interface RequestWatch {
  /** A request begins; the function returned is called once, with what was answered. */
  asked(request: AskedRequest): (answer: GivenAnswer) => void;
  /** A defect of ours. */
  failed(error: unknown, id?: string): void;
}

/** Parameters of the routes, which no endpoint declares. */
const DOOR_PARAMETERS = ['api_token', 'format', 'callback'];

/** Names only, and only such as the interface knows: what people look for are often persons, and some write it as a name. */
function knownNames(endpoint: EndpointName | undefined, params: URLSearchParams): string[] {
  const declared = endpoint ? Object.keys(ENDPOINTS[endpoint].parameters) : [];
  const known = new Set<string>([...declared, ...EXTENSION_PARAMETERS, ...DOOR_PARAMETERS]);
  return [...new Set(params.keys())].filter((name) => known.has(name));
}

/** The path of a record is public. One that the interface does not have may hold anything, so it is not told. */
function told({ door, path, params, id }: AskedRequest) {
  const endpoint = matchPath(path)?.name;
  const shown = endpoint && path;
  return { door, endpoint: endpoint ?? 'unknown', path: shown, parameters: knownNames(endpoint, params), request: id };
}

/** Writes each request down when it is answered, and counts it. `now` is in milliseconds. */
export function createRequestWatch(log: Logger, metrics: Metrics, now: () => number): RequestWatch {
  return {
    asked(request) {
      const started = now();
      return ({ status, bytes, facts }) => {
        const ms = now() - started;
        const { endpoint, ...others } = told(request);
        metrics.request({ door: request.door, endpoint, status, ms });
        const served = facts && { served: facts.from, cost: facts.cost };
        log.info('Answered', { endpoint, ...others, status, ms: Math.round(ms), bytes, ...served });
      };
    },
    failed: (error, id) => log.error('A request failed by a defect', { request: id, error }),
  };
}

/** Asks the registry for a page, and watches it. What is thrown is a defect, which the page's error tells. */
export async function watched(
  watch: RequestWatch,
  request: AskedRequest,
  ask: () => Promise<RegistryReply>,
): Promise<RegistryReply> {
  const answered = watch.asked(request);
  try {
    const reply = await ask();
    answered(reply);
    return reply;
  } catch (error) {
    answered({ status: ERROR_STATUS.internal_error });
    throw error;
  }
}

/** Without anybody who reads the log: defects are told to the console. */
export const UNWATCHED: RequestWatch = {
  asked: () => () => undefined,
  failed: (error, id) => console.error(`Request ${id ?? 'without an id'} failed:`, error),
};
