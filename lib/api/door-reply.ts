import { createHash } from 'node:crypto';
import { encodingOf, pack } from './door-encoding';
import type { Printed } from './door-format';

export interface HttpReply extends Printed {
  status: number;
  headers: Record<string, string>;
}

/** The part of an ETag that all codings of one body share. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 27);

/** A strong validator differs from coding to coding (RFC 9110, 8.8.3). */
const etagOf = (hash: string, encoding: string | undefined): string => `"${hash}${encoding ? `-${encoding}` : ''}"`;

/** Any coding of the body will do, as GET compares weakly (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | null, hash: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.some((tag) => tag === '*' || tag.replace(/^"(.*?)(?:-br|-gzip)?"$/, '$1') === hash);
}

/**
 * The reply as HTTP: 304 where the caller has it already ("no new data to return"), packed as the caller likes, and
 * without a body where only the head was asked for.
 */
export async function toResponse(request: Request, reply: HttpReply): Promise<Response> {
  const { status, text, type } = reply;
  const bytes = Buffer.from(text);
  const encoding = encodingOf(request.headers.get('accept-encoding'), bytes.length);
  const headers = new Headers({ ...reply.headers, 'Content-Type': type });
  if (status === 200) {
    const hash = hashOf(text);
    headers.set('ETag', etagOf(hash, encoding));
    if (isKnown(request.headers.get('if-none-match'), hash)) {
      headers.delete('Content-Type');
      return new Response(null, { status: 304, headers });
    }
  }
  const body = encoding ? await pack(bytes, encoding) : bytes;
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}
