import { errorBody } from '@/lib/contract/errors';
import { allowedRequest, type UpstreamRequest } from './address';
import { BodyTooLargeError, readText } from './body';
import { errorReply, type Failure, failureReply, type UpstreamReply } from './failure';
import { redactorOf } from './redact';
import { messageOf, parseObject } from './reply';

export interface UpstreamOptions {
  baseUrl: string;
  version: string;
  token: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
  maxBytes?: number;
}

export interface Upstream {
  get(request: UpstreamRequest): Promise<UpstreamReply>;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 20 * 1024 * 1024;

/** The error of a fetch names the address, token and all: only its kind is kept. */
function failureOf(error: unknown, answered: boolean): Failure {
  if (error instanceof BodyTooLargeError) return 'too_large';
  if (error instanceof Error && error.name === 'TimeoutError') return 'slow';
  return answered ? 'broken_off' : 'down';
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** The registry's remote source: each request becomes one GET to a service with the same interface. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { baseUrl, version, token, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  const redact = redactorOf(token);

  function send({ path, params }: UpstreamRequest): Promise<Response> {
    const query = new URLSearchParams(params);
    query.set('api_token', token);
    const fetch = options.fetch ?? globalThis.fetch;
    return fetch(`${baseUrl}/${version}/${path}?${query}`, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  async function answer(response: Response): Promise<UpstreamReply> {
    if (isRedirect(response.status)) {
      await response.body?.cancel();
      return failureReply('redirect');
    }
    const body = parseObject(await readText(response, maxBytes), redact);
    if (response.status !== 200) return errorReply(response.status, messageOf(body));
    return body ? { status: 200, body } : failureReply('nonsense');
  }

  return {
    async get(request) {
      const allowed = allowedRequest(request);
      if (!allowed) return { status: 404, body: errorBody('There is no such path.') };
      let answered = false;
      try {
        const response = await send(allowed);
        answered = true;
        return await answer(response);
      } catch (error) {
        return failureReply(failureOf(error, answered));
      }
    },
  };
}
