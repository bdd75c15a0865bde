import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A thread that plays the visitors of a server, so that it does not delay what is measured beside it. They come through
 * a proxy, over connections that stay open. `workerData`: `origin`; `paths` of each kind; `parts`, how often a kind is
 * drawn; `visitors`, how many there are, and the `first` number among them; `seconds`; and either `rate`, requests a
 * second whether they are answered or not, or `connections`, each of which waits for its reply, and then for `pauseMs`.
 * Node's own client would take longer than the server.
 */
const { origin, paths, parts, visitors, first, seconds, rate, connections = 0, pauseMs = 0 } = workerData;
const { hostname, port } = new URL(origin);
const GIVE_UP_MS = 10_000;
/** Open at once; more than this are not sent, and counted. */
const MOST_OPEN = 1_000;

const results = [];
let [unsent, lost] = [0, 0];

const addressOf = (visitor) => `198.18.${visitor >> 8}.${visitor & 255}`;
const pick = (list) => list[Math.floor(Math.random() * list.length)];

function drawKind() {
  let left = Math.random();
  for (const [kind, part] of Object.entries(parts)) {
    left -= part;
    if (left < 0) return kind;
  }
  return Object.keys(parts)[0];
}

/** Another parameter each time, so that no kept reply answers. */
let asked = first * 1_000_000;
function addressWithin(path) {
  asked += 1;
  return `${path}${path.includes('?') ? '&' : '?'}once=${asked}`;
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** Reads one reply: `add` returns its status once it is whole. */
function createReader() {
  let [head, status, length, read, tail] = ['', 0, undefined, 0, ''];
  return {
    add(chunk) {
      let body = chunk;
      if (status === 0) {
        head += chunk.toString('latin1');
        const end = head.indexOf(HEAD_END);
        if (end < 0) return undefined;
        status = Number(head.slice(9, 12));
        const given = /\r\ncontent-length: *(\d+)/i.exec(head.slice(0, end))?.[1];
        length = given === undefined ? undefined : Number(given);
        body = Buffer.from(head.slice(end + 2), 'latin1');
        // The line end before the body belongs to the first chunk's mark too.
        read -= 2;
      }
      read += body.length;
      if (length !== undefined) return read >= length ? status : undefined;
      tail = (tail + body.toString('latin1', Math.max(0, body.length - 7))).slice(-LAST_CHUNK.length);
      return tail === LAST_CHUNK ? status : undefined;
    },
  };
}

const idle = [];
let open = 0;

function ask(visitor) {
  const kind = drawKind();
  const path = addressWithin(pick(paths[kind]));
  const started = performance.now();
  open += 1;
  return new Promise((resolve) => {
    const socket = idle.pop() ?? connect(Number(port), hostname).setNoDelay(true);
    const reader = createReader();
    const end = (status) => {
      socket.removeAllListeners();
      // A connection that is closed while nobody uses it.
      socket.on('error', () => {});
      clearTimeout(timer);
      open -= 1;
      if (status === undefined) {
        lost += 1;
        socket.destroy();
      } else {
        results.push([kind, status, performance.now() - started]);
        idle.push(socket);
        socket.once('close', () => {
          const place = idle.indexOf(socket);
          if (place >= 0) idle.splice(place, 1);
        });
      }
      resolve();
    };
    const timer = setTimeout(end, GIVE_UP_MS);
    socket.on('error', () => end()).on('close', () => end());
    socket.on('data', (chunk) => {
      const status = reader.add(chunk);
      if (status !== undefined) end(status);
    });
    const accept = kind === 'page' ? 'text/html' : '*/*';
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${addressOf(first + visitor)}\r\nAccept: ${accept}\r\nAccept-Encoding: gzip\r\n\r\n`,
    );
  });
}

const until = performance.now() + seconds * 1000;

async function atRate() {
  const started = performance.now();
  let due = 0;
  while (performance.now() < until) {
    const wanted = ((performance.now() - started) / 1000) * rate;
    for (; due < wanted; due += 1) {
      if (open < MOST_OPEN) void ask(Math.floor(Math.random() * visitors));
      else unsent += 1;
    }
    await wait(5);
  }
  while (open > 0) await wait(20);
}

async function inTurns(connection) {
  while (performance.now() < until) {
    await ask(connection % visitors);
    if (pauseMs > 0) await wait(pauseMs * (0.5 + Math.random()));
  }
}

if (rate) await atRate();
else await Promise.all(Array.from({ length: connections }, (_, connection) => inTurns(connection)));
for (const socket of idle) socket.destroy();
parentPort.postMessage({ results, unsent, lost });
