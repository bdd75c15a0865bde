import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';

/** Where a file goes. */
export interface Destination {
  /** Resolves once there is room for more; false where nobody reads any further. */
  write(text: string): Promise<boolean>;
  /** All is written. */
  finish(): Promise<void>;
  /** It will not be whole. */
  abandon(): Promise<void>;
}

const isBrokenPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE';

function createWriter(stream: Writable) {
  let failure: unknown;
  stream.on('error', (error) => {
    failure = error;
  });
  return async (text: string): Promise<boolean> => {
    if (failure === undefined && !stream.write(text)) await once(stream, 'drain').catch(() => undefined);
    if (failure !== undefined && !isBrokenPipe(failure)) throw failure;
    return failure === undefined && !stream.destroyed;
  };
}

/** The standard output; whoever reads it may stop at any time (`| head`). */
export const toStream = (stream: Writable): Destination => ({
  write: createWriter(stream),
  finish: async () => undefined,
  abandon: async () => undefined,
});

/** A file that has its name once it is whole; one that is there already is replaced then. */
export function toFile(path: string): Destination {
  const part = `${path}.part-${process.pid}`;
  const stream = createWriteStream(part);
  return {
    write: createWriter(stream),
    finish: async () => {
      stream.end();
      await finished(stream);
      await rename(part, path);
    },
    abandon: async () => {
      stream.destroy();
      await rm(part, { force: true });
    },
  };
}
