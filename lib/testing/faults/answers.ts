import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** One way to answer, well or badly. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

export const JSON_TYPE = { 'content-type': 'application/json;charset=utf-8' };

/** A JSON body, with `Retry-After`, `ETag`, `X-RateLimit-…` or whatever else is in `headers`. */
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

/** An error as the interface has it. */
export const answersError = (status: number, message: string, headers: OutgoingHttpHeaders = {}): Fault =>
  answersJson({ error: { message } }, status, headers);

/** 304 for whoever has the body under this ETag already. */
export const answersWithEtag =
  (etag: string, body: unknown): Fault =>
  (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else answersJson(body, 200, { etag })(request, response);
  };

/** To the same path and query below another address. */
export const redirectsTo =
  (url: string, status = 302): Fault =>
  (request, response) => {
    response.writeHead(status, { location: `${url}${request.url}` }).end();
  };

/** To exactly this target, which may be relative. */
export const redirectsExactlyTo =
  (location: string, status = 301): Fault =>
  (_, response) => {
    response.writeHead(status, { location }).end();
  };

/** The first rule whose pattern is found in path and query; where none is, `otherwise`. */
export const byPath =
  (rules: [pattern: RegExp, fault: Fault][], otherwise: Fault): Fault =>
  (request, response) => {
    const rule = rules.find(([pattern]) => pattern.test(request.url ?? ''));
    (rule?.[1] ?? otherwise)(request, response);
  };

/** One after the other; the last one for good. */
export function inTurn(...faults: [Fault, ...Fault[]]): Fault {
  const left = [...faults];
  let current = faults[0];
  return (request, response) => {
    current = left.shift() ?? current;
    current(request, response);
  };
}
