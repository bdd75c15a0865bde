import { setImmediate as othersFirst } from 'node:timers/promises';

/** Milliseconds of work between two pauses. */
const PAUSE_AFTER_MS = 10;

/** Call what this returns often during long work: it pauses every ten milliseconds, so that others are answered meanwhile. */
export function createPauses(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < PAUSE_AFTER_MS) return;
    await othersFirst();
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
  const pauseIfLong = createPauses();
  let gathered = '';
  for await (const text of texts) {
    gathered += text;
    if (gathered.length < PIECE) continue;
    yield encoder.encode(gathered);
    gathered = '';
    await pauseIfLong();
  }
  if (gathered !== '') yield encoder.encode(gathered);
}
