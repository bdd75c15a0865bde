import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** One way to reply, correct or faulty. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

export const JSON_TYPE = { 'content-type': 'application/json;charset=utf-8' };

/** A JSON body, with `Retry-After`, `ETag`, `X-RateLimit-…` or other `headers`. */
export const answersJson =
  (body: unknown, status = 200, headers: OutgoingHttpHeaders = {}): Fault =>
  (_, response) => {
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body));
  };

export const answersText =
  (text: string, status = 200, type = 'application/json'): Fault =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(text);
  };

/** An error in the form of the interface. */
export const answersError = (status: number, message: string, headers: OutgoingHttpHeaders = {}): Fault =>
  answersJson({ error: { message } }, status, headers);

/** 304 if the client already has the body with this ETag. */
export const answersWithEtag =
  (etag: string, body: unknown): Fault =>
  (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else answersJson(body, 200, { etag })(request, response);
  };

/** Redirects to the same path and query below another address. */
export const redirectsTo =
  (url: string, status = 302): Fault =>
  (request, response) => {
    response.writeHead(status, { location: `${url}${request.url}` }).end();
  };

/** Redirects to exactly this target, which may be relative. */
export const redirectsExactlyTo =
  (location: string, status = 301): Fault =>
  (_, response) => {
    response.writeHead(status, { location }).end();
  };

/** Uses the first rule whose pattern matches path and query, else `otherwise`. */
export const byPath =
  (rules: [pattern: RegExp, fault: Fault][], otherwise: Fault): Fault =>
  (request, response) => {
    const rule = rules.find(([pattern]) => pattern.test(request.url ?? ''));
    (rule?.[1] ?? otherwise)(request, response);
  };

/** One reply after another; the last one repeats. */
export function inTurn(...faults: [Fault, ...Fault[]]): Fault {
  const left = [...faults];
  let current = faults[0];
  return (request, response) => {
    current = left.shift() ?? current;
    current(request, response);
  };
}
