import { setImmediate } from 'node:timers/promises';

/** Milliseconds in which nobody else is answered. */
const TURN = 10;

/** To be awaited again and again in long work, so that others are answered meanwhile. */
export function createTurns(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < TURN) return;
    await setImmediate();
    begun = performance.now();
  };
}

/** Characters gathered before they are sent: small enough to start at once, large enough not to send each row alone. */
export const PIECE = 16_384;

/** Encodes texts as UTF-8 in chunks; holds one chunk at a time. */
export async function* toPieces(
  texts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const takeTurns = createTurns();
  let gathered = '';
  for await (const text of texts) {
    gathered += text;
    if (gathered.length < PIECE) continue;
    yield encoder.encode(gathered);
    gathered = '';
    await takeTurns();
  }
  if (gathered !== '') yield encoder.encode(gathered);
}
