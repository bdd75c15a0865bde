import { renameSync, rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { CachedReply, Notes, ReplyCache } from './cache';
import { lifetimeOf } from './freshness';
import { openSqliteFile } from './sqlite-file';
import {
  type CachedReplyText,
  createSqliteStore,
  faultCodeOf,
  isBroken,
  LARGEST_SHARE,
  LONGEST_TEXT,
  type ReplyStore,
} from './sqlite-store';

export interface FileOptions {
  file: string;
  maxBytes: number;
  /** Base address and version: replies of another service are of no use. */
  source: string;
  now: () => number;
  warn: (message: string) => void;
}

/** A file, whatever its name is at the moment; undefined where none has this name. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Kept for whoever wants to know what happened to it; an older one gives way. What stands beside it belongs to no other file. */
function setAside({ file, warn }: FileOptions): void {
  renameSync(file, `${file}.broken`);
  for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true });
  warn(`The file of kept replies ${file} is damaged; it is now ${basename(file)}.broken, and a new one is begun.`);
}

/** One opening of the file: its store, and how it is begun anew when it turns out to be broken. */
export interface OpenedFile {
  store: ReplyStore;
  /** Closes it, sets it aside and opens a new one. */
  renew(): OpenedFile;
}

/** Another process that met the same damage may have begun it anew already: that one is not set aside. */
function beginAnew(options: FileOptions, broken: string | undefined): OpenedFile {
  if (identityOf(options.file) === broken) setAside(options);
  return open(options);
}

function openStore(options: FileOptions): ReplyStore {
  const db = openSqliteFile(options.file, options);
  try {
    return createSqliteStore(db, options);
  } catch (error) {
    db.close();
    throw error;
  }
}

function open(options: FileOptions): OpenedFile {
  const store = openStore(options);
  const identity = identityOf(options.file);
  return {
    store,
    renew() {
      store.close();
      return beginAnew(options, identity);
    },
  };
}

/** Opens the file of kept replies, or begins it anew where it is broken; throws where neither can be done. */
function openFile(options: FileOptions): OpenedFile {
  const identity = identityOf(options.file);
  try {
    return open(options);
  } catch (error) {
    if (!isBroken(error)) throw error;
    return beginAnew(options, identity);
  }
}

interface FallOverOptions {
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

/** Two clocks may differ a little; a reply from beyond that was written under a wrong one, and would stay fresh for ages. */
const CLOCK_ERROR_MS = 60_000;

/** JSON, or undefined for what cannot be kept: too long, or too deep to be written. */
function textOf(body: unknown): string | undefined {
  try {
    const text = JSON.stringify(body);
    return Buffer.byteLength(text) <= LONGEST_TEXT ? text : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function parsedText(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Replies and notes as JSON over a store of texts. */
export function createReplyCache(store: ReplyStore, now: () => number): ReplyCache & { readonly notes: Notes } {
  const isPossible = ({ at }: { at: number }): boolean => at <= now() + CLOCK_ERROR_MS;

  function toReply(key: string, { text, ...kept }: CachedReplyText): CachedReply | undefined {
    const parsed = parsedText(text);
    if (!parsed) return void store.remove(key);
    return { ...kept, body: parsed.value };
  }

  return {
    get kind() {
      return store.kind;
    },
    get(key) {
      const kept = store.get(key);
      return kept && isPossible(kept) ? toReply(key, kept) : undefined;
    },
    put(key, { body, ...reply }, endpoint) {
      const lifetime = lifetimeOf(endpoint, reply.status);
      if (lifetime === 0) return;
      const text = textOf(body);
      if (text === undefined) store.remove(key);
      else store.put(key, { ...reply, text }, reply.at + lifetime);
    },
    confirm: (key, at) => store.confirm(key, at),
    remove: (key) => store.remove(key),
    timesOf(keys) {
      const times = keys.map((key) => [key, store.timeOf(key)] as const);
      return new Map(times.flatMap(([key, kept]) => (kept && isPossible(kept) ? [[key, kept]] : [])));
    },
    size: () => store.size(),
    close: () => store.close(),
    notes: {
      read(name) {
        const note = store.readNote(name);
        const parsed = note && parsedText(note.text);
        return parsed && isPossible(note) ? { value: parsed.value, at: note.at } : undefined;
      },
      write: (name, value) => store.writeNote(name, { text: JSON.stringify(value) ?? 'null', at: now() }),
    },
  };
}

/** Characters beside the text: key, status, moments and the cache's own lists. */
const BESIDE = 256;

/**
 * Replies in the memory of this process, the least used driven out first. Their text is kept, not their objects: parsing
 * costs 60 µs for a company of 20 KB, less than freezing or copying what was parsed, and the size is exact.
 */
export function createMemoryStore(maxBytes: number): ReplyStore {
  const replies = new LRUCache<string, CachedReplyText>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * LARGEST_SHARE),
    sizeCalculation: ({ text }, key) => text.length + key.length + BESIDE,
  });
  const notes = new Map<string, { text: string; at: number }>();
  return {
    kind: 'memory',
    get: (key) => replies.get(key),
    put: (key, kept) => void replies.set(key, kept),
    confirm(key, at) {
      const kept = replies.peek(key);
      if (kept && kept.at < at) replies.set(key, { ...kept, at });
    },
    remove: (key) => void replies.delete(key),
    timeOf(key) {
      const kept = replies.peek(key);
      return kept && { at: kept.at, status: kept.status };
    },
    readNote: (name) => notes.get(name),
    writeNote: (name, note) => void notes.set(name, note),
    size: () => ({ count: replies.size, bytes: replies.calculatedSize, max_bytes: maxBytes }),
    close() {
      replies.clear();
      notes.clear();
    },
  };
}

/** Where there is no file: a few hundred companies with what belongs to them. */
const MEMORY_BYTES = 32 * 1024 * 1024;

function storeOf(options: FileOptions): ReplyStore {
  const { file, maxBytes, now, warn } = options;
  const memory = createMemoryStore(MEMORY_BYTES);
  if (maxBytes === 0) return memory;
  return withFallOver({
    open: () => openFile(options),
    memory,
    now,
    warn: (code) =>
      warn(
        `Replies cannot be kept in ${file} (${code}); until they can, they are kept in memory and a restart loses them.`,
      ),
  });
}

/**
 * The cache of kept replies: in `file`, at most `maxBytes` of it; in memory where `maxBytes` is 0 or the file cannot be
 * used, at the start or later. `warn` gets a sentence the first time that happens, and when a damaged file is set aside.
 */
export const openCache = (options: FileOptions): ReplyCache & { readonly notes: Notes } =>
  createReplyCache(storeOf(options), options.now);
