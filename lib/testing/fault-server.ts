import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

/** One way to answer, well or badly. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => void;

export interface FaultServer {
  url: string;
  /** Path and query of every request that arrived, oldest first. */
  requests: string[];
  close(): Promise<void>;
}

/** A real HTTP server on a free port that answers everything with one fault. */
export async function startFaultServer(fault: Fault): Promise<FaultServer> {
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(request.url ?? '');
    fault(request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fault server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const JSON_TYPE = { 'content-type': 'application/json;charset=utf-8' };

export const answersJson =
  (body: unknown, status = 200): Fault =>
  (_, response) => {
    response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
  };

export const answersText =
  (text: string, status = 200, type = 'application/json'): Fault =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type }).end(text);
  };

export const redirectsTo =
  (url: string, status = 302): Fault =>
  (request, response) => {
    response.writeHead(status, { location: `${url}${request.url}` }).end();
  };

export const neverAnswers: Fault = () => undefined;

/** Sends the head and some of the body, then nothing more. */
export const stallsInBody: Fault = (_, response) => {
  response.writeHead(200, JSON_TYPE).write('{"results":');
};

export const breaksOffInBody: Fault = (_, response) => {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': 1000 });
  response.write('{"results":', () => response.destroy());
};

/** A body of `bytes`, sent in pieces and without a length. */
export const answersBytes =
  (bytes: number): Fault =>
  (_, response) => {
    const piece = ' '.repeat(64 * 1024);
    let sent = 0;
    const more = (): void => {
      while (sent < bytes && !response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) return void response.once('drain', more);
      }
      response.end();
    };
    response.writeHead(200, JSON_TYPE);
    more();
  };

/** Writes the query, as it came and decoded, into body and headers. */
export const echoes =
  (status = 200): Fault =>
  (request, response) => {
    const asSent = request.url ?? '';
    const decoded = decodeURIComponent(asSent);
    const escaped = [...decoded].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
    const quoted = [asSent, decoded, encodeURIComponent(asSent)].map((text) => JSON.stringify(text));
    const text = `{"error":{"message":${quoted[1]}},"results":{"seen":[${quoted},"${escaped}"],${quoted[0]}:1}}`;
    response
      .writeHead(status, { ...JSON_TYPE, 'x-request': encodeURI(asSent), 'x-token': encodeURI(decoded) })
      .end(text);
  };
