import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Printed } from './reply-format';

interface HttpReply extends Printed {
  status: number;
  headers: Record<string, string>;
}

type Encoding = 'br' | 'gzip';

/** Below this a reply only grows; the framework's own threshold, so that it never packs what we left plain. */
const SMALLEST = 1024;
/** Of brotli's 11, one that is no slower than gzip and packs better. */
const QUALITY = 5;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

function weights(accepted: string): Map<string, number> {
  const pairs = accepted.split(',').map((part): [string, number] => {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return [coding, Number.isNaN(weight) ? 0 : weight];
  });
  return new Map(pairs);
}

/** The coding a reader likes best (RFC 9110, 12.5.3); of two alike brotli. Undefined: as it is. */
function encodingOf(accepted: string | null, bytes: number): Encoding | undefined {
  if (!accepted || bytes < SMALLEST) return undefined;
  const given = weights(accepted);
  const weightOf = (coding: string): number => given.get(coding) ?? given.get('*') ?? 0;
  const plain = given.get('identity') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= plain)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return best;
}

function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return packGzip(bytes);
  return packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
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
