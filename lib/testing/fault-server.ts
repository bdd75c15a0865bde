import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { Fault } from './faults/answers';

export interface FaultServer {
  url: string;
  /** Path and query of every request that arrived, oldest first. */
  requests: string[];
  /** The headers of each request. */
  headers: IncomingHttpHeaders[];
  /** Sets the next replies; `refused`: nothing listens at its address, until the next call. */
  use(fault: Fault | 'refused'): Promise<void>;
  close(): Promise<void>;
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fault server has no port.');
  return address.port;
}

const stop = (server: Server): Promise<void> =>
  new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });

/** A real HTTP server on a free port that answers every request with one fault, until another is set. */
export async function startFaultServer(first: Fault | 'refused'): Promise<FaultServer> {
  const requests: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let fault = first;
  const listener: RequestListener = (request, response) => {
    requests.push(request.url ?? '');
    headers.push(request.headers);
    if (fault !== 'refused') fault(request, response);
  };
  const server = createServer(listener);
  const port = await listen(server, 0);

  async function use(next: Fault | 'refused'): Promise<void> {
    fault = next;
    if (next === 'refused' && server.listening) await stop(server);
    if (next !== 'refused' && !server.listening) await listen(server, port);
  }
  await use(first);
  return { url: `http://127.0.0.1:${port}`, requests, headers, use, close: () => stop(server) };
}
