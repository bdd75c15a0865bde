import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pass } from './gate';

/** A request that has begun, and its client. */
export interface Work {
  request: IncomingMessage;
  response: ServerResponse;
  pass: Pass;
  /** How long we may work on it, in milliseconds. */
  longest: number;
  /** Called once if it took longer. */
  tookTooLong(): void;
}

interface Watched extends Work {
  /** Milliseconds that were spent on it. */
  worked: number;
  /** Bytes that its client had taken at the last look. */
  taken: number;
  /** Looks in a row at which it was in the other state than it has: waited for its client, or was worked on. */
  changedFor: number;
  isResting: boolean;
  /** Looks since the last check of its client's pace, and the bytes taken until then. */
  looksAtPace: number;
  takenAtPace: number;
}

export const LOOK_MS = 250;

/** So many looks in a row show that it waits for its client, or that it does no longer. */
const LOOKS = 2;

/** A client that takes more than this between two looks is not waited for: our own work is what takes time. */
const QUICK_BYTES = 256 * 1024;

/** A client that takes less than so many bytes in so many milliseconds, while we wait for it, is cut off. */
export const PACE = { bytes: 32 * 1024, ms: 60_000 };

/** Each holds what was written for it and not yet taken. The one that has rested longest is cut off for another. */
export const MOST_RESTING = 512;

/** Written bytes that have left the process. */
const takenBytes = ({ socket }: ServerResponse): number => (socket ? socket.bytesWritten - socket.writableLength : 0);

/** Whether nothing is left to do for us before the client has sent or taken more. */
const waitsForClient = ({ request, response }: Work): boolean =>
  response.writableEnded || response.writableNeedDrain || !request.complete;

/**
 * Watches the requests that have begun. One that only waits for its client gives its place to others; a client that
 * takes next to nothing is cut off, and so is work that takes too long.
 */
export class Clients {
  private readonly watched = new Set<Watched>();
  /** In the order in which they began to rest. */
  private readonly resting = new Set<Watched>();
  private timer: NodeJS.Timeout | undefined;

  add(work: Work): void {
    const counts = { worked: 0, taken: 0, changedFor: 0, looksAtPace: 0, takenAtPace: 0 };
    const watched: Watched = { ...work, ...counts, isResting: false };
    this.watched.add(watched);
    work.response.once('close', () => {
      this.watched.delete(watched);
      this.resting.delete(watched);
      work.pass.end();
      if (this.watched.size === 0) this.stop();
    });
    this.timer ??= setInterval(() => this.look(), LOOK_MS).unref();
  }

  private stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private look(): void {
    for (const watched of this.watched) this.lookAt(watched);
    for (const oldest of this.resting) {
      if (this.resting.size <= MOST_RESTING) return;
      this.cut(oldest);
    }
  }

  private lookAt(watched: Watched): void {
    const taken = takenBytes(watched.response);
    const isWaiting = waitsForClient(watched);
    const isQuick = taken - watched.taken >= QUICK_BYTES;
    watched.taken = taken;
    const shouldRest = isWaiting && !isQuick;
    watched.changedFor = shouldRest === watched.isResting ? 0 : watched.changedFor + 1;
    if (watched.changedFor >= LOOKS) this.change(watched);
    if (watched.isResting) this.checkPace(watched);
    if (!isWaiting) this.countWork(watched);
  }

  private change(watched: Watched): void {
    watched.changedFor = 0;
    watched.isResting = !watched.isResting;
    watched.looksAtPace = 0;
    watched.takenAtPace = watched.taken;
    if (watched.isResting) {
      this.resting.add(watched);
      watched.pass.rest();
    } else {
      this.resting.delete(watched);
      watched.pass.resume();
    }
  }

  private countWork(watched: Watched): void {
    watched.worked += LOOK_MS;
    if (watched.worked < watched.longest) return;
    watched.longest = Number.POSITIVE_INFINITY;
    watched.tookTooLong();
  }

  private checkPace(watched: Watched): void {
    watched.looksAtPace += 1;
    if (watched.looksAtPace * LOOK_MS < PACE.ms) return;
    if (watched.taken - watched.takenAtPace < PACE.bytes) this.cut(watched);
    watched.looksAtPace = 0;
    watched.takenAtPace = watched.taken;
  }

  private cut(watched: Watched): void {
    this.resting.delete(watched);
    watched.response.destroy();
  }
}
