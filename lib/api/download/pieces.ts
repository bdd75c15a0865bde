/** Characters gathered before they are sent: small enough to start at once, large enough not to send each row alone. */
export const PIECE = 16_384;

/** Encodes texts as UTF-8 in chunks; holds one chunk at a time. */
export async function* toPieces(
  texts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let gathered = '';
  for await (const text of texts) {
    gathered += text;
    if (gathered.length < PIECE) continue;
    yield encoder.encode(gathered);
    gathered = '';
  }
  if (gathered !== '') yield encoder.encode(gathered);
}
