import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import { unpackError } from '@/lib/register/store/threads/messages';
import type { FromFileThread, NetworkFile } from './file-worker';

/** A built server has the thread's script among its own; tests run the sources, which need a loader. */
const createWorker = (): Worker =>
  process.env.NEXT_RUNTIME
    ? new Worker(new URL('./file-worker.ts', import.meta.url))
    : new Worker(new URL('./start-file-worker.mjs', import.meta.url));

/** Ended once the last file that was asked for is made: several at a time would take much memory. */
let last: Promise<void> = Promise.resolve();

/** Resolves when it is the caller's turn, with what ends the turn. */
async function takeTurn(): Promise<() => void> {
  const before = last;
  let end = (): void => {};
  last = new Promise((resolve) => {
    end = resolve;
  });
  await before;
  return end;
}

/**
 * A large network as a file, in pieces, made by a thread. One is made after another, each to its end: what is made waits
 * here for its reader, so that no slow reader keeps other files waiting. Throws if the file cannot be written.
 *
 * @param factsOf Facts of records for the entities with these paths, which are asked for before the first piece.
 */
export async function* writeInThread(
  file: NetworkFile,
  factsOf: (paths: readonly string[]) => Promise<ReadonlyMap<string, EntityFacts>>,
): AsyncGenerator<Uint8Array> {
  const endTurn = await takeTurn();
  let worker: Worker | undefined;
  try {
    worker = createWorker();
    worker.once('exit', endTurn);
    const messages = on(worker, 'message', { close: ['exit'] });
    worker.postMessage(file);
    for await (const [message] of messages as AsyncIterable<[FromFileThread]>) {
      if (message === 'end') return;
      if ('error' in message) throw unpackError(message.error);
      if ('factsOf' in message) worker.postMessage(await factsOf(message.factsOf));
      else yield message.piece;
    }
    throw new Error('The thread that writes a file has ended.');
  } finally {
    await worker?.terminate();
    endTurn();
  }
}
