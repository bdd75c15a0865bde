type Handler = (request: Request) => Promise<Response>;

const NO_STORE = { 'Cache-Control': 'no-store' };

/** A reply of JSON that nobody keeps. */
export const toldNow = (body: unknown, status = 200): Response => Response.json(body, { status, headers: NO_STORE });

/** A route for those who watch us: read by GET and HEAD, and nothing else (RFC 9110, 15.5.6). */
export function probeRoute(tell: () => Response | Promise<Response>): Handler {
  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      const headers = { ...NO_STORE, Allow: 'GET, HEAD' };
      return Response.json({ error: { message: 'This method is not allowed.' } }, { status: 405, headers });
    }
    const response = await tell();
    return method === 'HEAD' ? new Response(null, response) : response;
  };
}
