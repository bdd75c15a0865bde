import { setImmediate as othersFirst } from 'node:timers/promises';
import type { WalkEvent } from '@/lib/network/walk/events';

/** https://github.com/ndjson/ndjson-spec: one JSON text a line. */
export const LINES_TYPE = 'application/x-ndjson;charset=utf-8';

const lineOf = (event: WalkEvent): string => `${JSON.stringify(event)}\n`;

type Next = Promise<IteratorResult<WalkEvent, unknown>>;

/** The next event if it is there already, that is: if nothing has to be waited for but other work of this process. */
async function nextIfThere(next: Next): Promise<WalkEvent | undefined> {
  const there = await Promise.race([next, othersFirst(undefined)]);
  return there && !there.done ? there.value : undefined;
}

/** As much as one packet or two of the network hold. */
const ENOUGH_CHARACTERS = 32 * 1024;

/** Each event as a line. What is known at once goes together, and nothing waits for what is not known yet. */
async function* piecesOf(events: AsyncIterator<WalkEvent, unknown>): AsyncGenerator<string, void> {
  let next = events.next();
  for (let first = await next; !first.done; first = await next) {
    let piece = lineOf(first.value);
    next = events.next();
    for (let more = await nextIfThere(next); more; more = await nextIfThere(next)) {
      piece += lineOf(more);
      next = events.next();
      if (piece.length > ENOUGH_CHARACTERS) break;
    }
    yield piece;
  }
}

/** The lines as bytes; `ended` is told how many there were, also where the reader went away, which ends the events too. */
export async function* toLines(
  events: AsyncGenerator<WalkEvent, void>,
  ended: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let bytes = 0;
  try {
    for await (const piece of piecesOf(events)) {
      const encoded = encoder.encode(piece);
      bytes += encoded.length;
      yield encoded;
    }
  } finally {
    await events.return();
    ended(bytes);
  }
}
