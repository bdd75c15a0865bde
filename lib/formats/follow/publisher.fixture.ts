import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FaultServer, startFaultServer } from '@/lib/testing/fault-server';

export interface PublishedFile {
  content: Buffer;
  /** Without them the server cannot tell whether it has changed. */
  etag?: string;
  modified?: string;
  /** What the server does instead of sending the whole body, once for each entry. */
  faults?: Fault[];
  /** Answers a range with the whole file. */
  ignoresRanges?: boolean;
}

/** A server's fault while it sends a file. */
export type Fault =
  /** Closes the connection after these bytes of the body. */
  | { cutAfter: number }
  /** Announces another length. */
  | { announce: number }
  | { status: number; headers?: Record<string, string> }
  /** Answers a range as if it were of another version of the file. */
  | { rangeEtag: string }
  /** Sends other bytes than were asked for. */
  | { rangeFrom: number }
  /** Stops in the middle, and keeps the connection. */
  | { stallAfter: number };

export const MODIFIED = 'Sun, 01 Nov 2026 09:00:00 GMT';

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

/** A published file with the validators that servers usually send. */
export const published = (content: string | Buffer, more: Partial<PublishedFile> = {}): PublishedFile => {
  const bytes = Buffer.from(content);
  return { content: bytes, etag: etagOf(bytes), modified: MODIFIED, ...more };
};

type Reply = Pick<ServerResponse, 'writeHead' | 'end' | 'write' | 'destroy'>;

function send(reply: Reply, body: Buffer, status: number, headers: Record<string, string | number>, fault?: Fault) {
  if (fault && 'announce' in fault) headers['content-length'] = fault.announce;
  reply.writeHead(status, headers);
  const cut =
    fault && 'cutAfter' in fault ? fault.cutAfter : fault && 'stallAfter' in fault ? fault.stallAfter : undefined;
  if (cut === undefined) {
    if (fault && 'announce' in fault) reply.write(body, () => reply.destroy());
    else reply.end(body);
  } else {
    reply.write(body.subarray(0, cut), () => {
      if (fault && 'cutAfter' in fault) reply.destroy();
    });
  }
}

/** Serves a file as servers of static files do: conditional requests and ranges (RFC 9110, 13 and 14). */
function serveFile(file: PublishedFile, request: IncomingMessage, reply: ServerResponse): void {
  const { content, etag, modified, ignoresRanges = false } = file;
  const validators = { ...(etag ? { etag } : {}), ...(modified ? { 'last-modified': modified } : {}) };
  const asked = request.headers;
  const isSame = asked['if-none-match']
    ? asked['if-none-match'] === etag
    : modified !== undefined && asked['if-modified-since'] === modified;
  const isConditional = asked['if-none-match'] !== undefined || asked['if-modified-since'] !== undefined;
  if (isConditional && isSame && !asked.range) {
    reply.writeHead(304, validators).end();
    return;
  }
  const fault = file.faults?.shift();
  if (fault && 'status' in fault) {
    reply.writeHead(fault.status, fault.headers).end('a page for people');
    return;
  }
  const ifRange = asked['if-range'];
  const from = Number(/^bytes=(\d+)-$/.exec(asked.range ?? '')?.[1] ?? Number.NaN);
  const fits = ifRange === undefined || ifRange === etag || ifRange === modified || (fault && 'rangeEtag' in fault);
  if (Number.isNaN(from) || ignoresRanges || !fits) {
    send(reply, content, 200, { ...validators, 'content-length': content.length }, fault);
    return;
  }
  if (from >= content.length) {
    reply.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
    return;
  }
  const start = fault && 'rangeFrom' in fault ? fault.rangeFrom : from;
  const body = content.subarray(start);
  const headers = {
    ...validators,
    ...(fault && 'rangeEtag' in fault ? { etag: fault.rangeEtag } : {}),
    'content-length': body.length,
    'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
  };
  send(reply, body, 206, headers, fault);
}

type Handler = (request: IncomingMessage, reply: ServerResponse) => void;

export interface Publisher extends Omit<FaultServer, 'use'> {
  /** Files, or functions that answer, by path. */
  files: Record<string, PublishedFile | Handler>;
}

/** A publisher's server on a free port: what it serves may be changed at any time. */
export async function startPublisher(files: Publisher['files'] = {}): Promise<Publisher> {
  const publisher = { files };
  const server = await startFaultServer((request, reply) => {
    const path = (request.url ?? '').replace(/\?.*$/, '');
    const file = publisher.files[path];
    if (typeof file === 'function') file(request, reply);
    else if (file) serveFile(file, request, reply);
    else reply.writeHead(404).end();
  });
  return Object.assign(publisher, server);
}

export const redirectTo =
  (location: string, status = 302): Handler =>
  (_, reply) => {
    reply.writeHead(status, { location }).end();
  };
