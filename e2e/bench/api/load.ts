import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/** The bytes of the first reply in these, or undefined if it is not complete. Throws for a status other than 200. */
function replyLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head);
  const body = end + HEAD_END.length;
  const length = /content-length: *(\d+)/i.exec(head)?.[1];
  // Without a length the body is sent in chunks, of which the last is empty.
  const last = length === undefined ? bytes.indexOf(LAST_CHUNK, end) : body;
  if (last < 0) return undefined;
  const whole = length === undefined ? last + LAST_CHUNK.length : body + Number(length);
  return bytes.length >= whole ? whole : undefined;
}

/** Sends one request after the other on one connection until the time is over; returns the number of replies. */
function sendOnOneConnection(url: URL, nextPath: () => string, until: number): Promise<number> {
  const { hostname, port } = url;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let replies = 0;
    let received: Buffer = Buffer.alloc(0);
    const send = (): void => {
      socket.write(`GET ${nextPath()} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
    };
    socket.setNoDelay(true).on('connect', send).on('error', reject);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      try {
        const length = replyLength(received);
        if (length === undefined) return;
        received = received.subarray(length);
      } catch (error) {
        socket.destroy(error as Error);
        return;
      }
      replies += 1;
      if (performance.now() < until) send();
      else socket.end(() => resolve(replies));
    });
  });
}

/** Replies a second to requests for these paths. Node's own client would take longer than the server. */
export async function throughput(
  origin: string,
  nextPath: () => string,
  { connections = 16, ms = 2_000 } = {},
): Promise<number> {
  const until = performance.now() + ms;
  const url = new URL(origin);
  const replies = await Promise.all(
    Array.from({ length: connections }, () => sendOnOneConnection(url, nextPath, until)),
  );
  return replies.reduce((sum, count) => sum + count, 0) / (ms / 1_000);
}
