import { faultCodeOf, isBroken } from './file-faults';
import type { OpenedFile } from './file-opener';
import type { ReplyStore } from './reply-store';

export interface FallOverOptions {
  /** Throws while the file cannot be had. */
  open: () => OpenedFile;
  memory: ReplyStore;
  now: () => number;
  /** Told the code of the fault, such as `SQLITE_FULL`; once, however often it happens. */
  warn: (code: string) => void;
}

/** A disk that was full may have room again: so long after a fault the file is tried once more. */
const PAUSE_MS = 10 * 60_000;

/**
 * A store that is a file as long as the file can be used, and memory otherwise. The work that met the fault is done again
 * in memory, so that no reply is lost by it. A file that breaks is begun anew, once; a defect of our own is thrown on.
 */
export function withFallOver({ open, memory, now, warn }: FallOverOptions): ReplyStore {
  let opened: OpenedFile | undefined;
  let tryAgainAt = Number.NEGATIVE_INFINITY;
  let isWarned = false;
  let isRenewed = false;

  function toMemory(error: unknown): void {
    const code = faultCodeOf(error);
    if (code === undefined) throw error;
    opened = undefined;
    tryAgainAt = now() + PAUSE_MS;
    if (!isWarned) warn(code);
    isWarned = true;
  }

  function attempt(opening: () => OpenedFile): void {
    try {
      opened = opening();
    } catch (error) {
      toMemory(error);
    }
  }

  function recover(failed: OpenedFile, error: unknown): void {
    if (isBroken(error) && !isRenewed) {
      isRenewed = true;
      attempt(failed.renew);
    } else {
      toMemory(error);
      failed.store.close();
    }
  }

  function current(): ReplyStore {
    if (!opened && now() >= tryAgainAt) attempt(open);
    return opened?.store ?? memory;
  }

  function run<T>(work: (store: ReplyStore) => T): T {
    const store = current();
    const used = opened;
    try {
      return work(store);
    } catch (error) {
      if (!used) throw error;
      recover(used, error);
      return run(work);
    }
  }

  current();
  return {
    get kind() {
      return current().kind;
    },
    get: (key) => run((store) => store.get(key)),
    put: (key, kept, goneAt) => run((store) => store.put(key, kept, goneAt)),
    confirm: (key, at) => run((store) => store.confirm(key, at)),
    remove: (key) => run((store) => store.remove(key)),
    timeOf: (key) => run((store) => store.timeOf(key)),
    readNote: (name) => run((store) => store.readNote(name)),
    writeNote: (name, note) => run((store) => store.writeNote(name, note)),
    size: () => run((store) => store.size()),
    close() {
      // What comes after it is a late answer: it goes to memory and ends with the process.
      opened?.store.close();
      opened = undefined;
      tryAgainAt = Number.POSITIVE_INFINITY;
    },
  };
}
