import { RegistryError } from '@/lib/contract/errors';

/** The text of a body; throws 400 for one that has more bytes than `longest`, which is no further read. `noun`: what it is. */
export async function readBody(request: Request, longest: number, noun: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > longest) throw new RegistryError('invalid_request', `The ${noun} is longer than ${longest} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
