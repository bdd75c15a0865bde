import { isUnusableRegisterError } from '@/lib/register/store/store';
import type { Health, Registry } from '@/lib/registry/request';
import { isSettingsError } from '@/lib/registry/settings';

/** Messages about settings never quote a secret; those of other errors might. */
function publicSentence(error: unknown): string {
  if (isUnusableRegisterError(error)) return error.publicMessage;
  if (isSettingsError(error)) return error.message;
  return 'The registry cannot be opened; the log says why.';
}

/** Whether requests can be answered now. Opens the registry if it is not open; never throws. */
export async function readiness(registry: () => Registry, failed: (error: unknown) => void): Promise<Health> {
  try {
    return await registry().health();
  } catch (error) {
    failed(error);
    return { ready: false, checks: [{ name: 'registry', ok: false, detail: publicSentence(error) }] };
  }
}

type Handler = (request: Request) => Promise<Response>;

const NO_STORE = { 'Cache-Control': 'no-store' };

/** A JSON reply that is not cached. */
export const replyNow = (body: unknown, status = 200): Response => Response.json(body, { status, headers: NO_STORE });

/** A route for monitoring, for GET and HEAD only (RFC 9110, 15.5.6). */
export function probeRoute(answer: () => Response | Promise<Response>): Handler {
  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      const headers = { ...NO_STORE, Allow: 'GET, HEAD' };
      return Response.json({ error: { message: 'This method is not allowed.' } }, { status: 405, headers });
    }
    const response = await answer();
    return method === 'HEAD' ? new Response(null, response) : response;
  };
}
