import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import {
  addPagePolicy,
  addTransportSecurity,
  answerUnreadable,
  CLIENT_LIMITS,
  inRequestScope,
  limitConnections,
  prepareRequest,
  REQUEST_HEADER,
} from '../api/request-connection.mjs';
import { ROOT } from './setup/root.mjs';

/**
 * The process that serves: lib/api/answer.ts bounds the load and answers programs, and leaves all others to the
 * framework, as its documentation says of custom servers. PORT is the port; NODE_ENV=development serves with hot reload.
 */
const dev = process.env.NODE_ENV === 'development';
const port = Number(process.env.PORT ?? 3000);
const server = createServer(CLIENT_LIMITS);
limitConnections(server);

/** The framework listens for upgrades at this server; a build has none, and then offers of another protocol are ignored. */
const upgrades = dev ? server : createServer();
const app = next({ dev, dir: ROOT, port, httpServer: upgrades });
const handleByFramework = app.getRequestHandler();

/** Methods that the framework can pass to a route. It answers others itself without a body. */
const ROUTED = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Loads the bundle with the API (app/api/hand-over), by a request that comes from nowhere. */
async function loadAnswer() {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/api/hand-over' });
  await handleByFramework(request, new ServerResponse(request));
  if (!dev && !globalThis.firmamentAnswer) throw new Error('The build has no API.');
}

async function serveByFramework(request, response) {
  response.setHeader('X-Request-Id', request.headers[REQUEST_HEADER]);
  addPagePolicy(request, response, dev);
  if (!ROUTED.has(request.method)) request.method = 'POST';
  try {
    await inRequestScope(request, () => handleByFramework(request, response));
  } catch (error) {
    console.error(error);
    response.destroy();
  }
}

function serve(request, response) {
  const byFramework = () => void serveByFramework(request, response);
  // While developing, the API may not compile.
  if (globalThis.firmamentAnswer) globalThis.firmamentAnswer(request, response, byFramework);
  else byFramework();
}

let isReady = false;
const ready = app
  .prepare()
  .then(loadAnswer)
  .then(() => {
    isReady = true;
  });

async function serveLater(request, response) {
  await ready;
  // While developing the API may have changed since the last request; what the framework sends of itself has not.
  if (dev && !request.url.startsWith('/_next/')) await loadAnswer();
  serve(request, response);
}

server.on('request', (request, response) => {
  prepareRequest(request);
  addTransportSecurity(request, response);
  if (isReady && !dev) serve(request, response);
  else void serveLater(request, response);
});
server.on('clientError', answerUnreadable);
server.on('error', (error) => {
  console.error(error);
  process.exit(1);
});
server.listen({ port, backlog: CLIENT_LIMITS.backlog });

const IDLE_MS = 50;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };
let isStopping = false;

/**
 * Finishes the requests that have begun; a second signal ends them. A connection would otherwise stay open for further
 * ones.
 */
async function stop(signal) {
  if (isStopping) process.exit(EXIT_CODES[signal]);
  isStopping = true;
  let isClosed = false;
  server.close(() => {
    isClosed = true;
  });
  // While developing, an open page keeps its connection for as long as it is open.
  while (!isClosed && !dev) {
    server.closeIdleConnections();
    await wait(IDLE_MS);
  }
  await app.close();
  process.exit(EXIT_CODES[signal]);
}

for (const signal of Object.keys(EXIT_CODES)) process.on(signal, stop);

try {
  await ready;
} catch (error) {
  console.error(error);
  process.exit(1);
}
