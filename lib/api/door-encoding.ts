import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

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
export function encodingOf(accepted: string | null, bytes: number): Encoding | undefined {
  if (!accepted || bytes < SMALLEST) return undefined;
  const given = weights(accepted);
  const weightOf = (coding: string): number => given.get(coding) ?? given.get('*') ?? 0;
  const plain = given.get('identity') ?? 0;
  const [best] = (['br', 'gzip'] as const)
    .filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= plain)
    .sort((a, b) => weightOf(b) - weightOf(a));
  return best;
}

export function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return packGzip(bytes);
  return packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
