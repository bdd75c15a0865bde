import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

type Handler = (request: Request) => Promise<Response>;

async function toRequest(given: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/', headers } = given;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await buffer(given);
  const list = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Request(`http://${headers.host}${url}`, { method, headers: list, body, signal });
}

async function serve(handler: Handler, given: IncomingMessage, reply: ServerResponse): Promise<void> {
  const gone = new AbortController();
  reply.on('close', () => gone.abort());
  const response = await handler(await toRequest(given, gone.signal));
  reply.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) reply.end();
  // A client that disconnects is not a failure.
  else await pipeline(Readable.from(response.body), reply).catch(() => undefined);
}

/** A route's handler behind real HTTP on a free port: bodies are streamed, and end when the client disconnects. */
export async function startHandler(handler: Handler): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((given, reply) => void serve(handler, given, reply));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${address.port}`, close };
}
