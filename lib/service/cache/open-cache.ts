import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { EndpointName } from '@/lib/contract/endpoints';
import { ERROR_STATUS } from '@/lib/contract/errors';
import type { CacheKind } from '@/lib/contract/quota';
import type { SharedRedis } from '@/lib/registry/redis/connection';
import { faultCodeOf, isFileBroken } from '@/lib/shared/errors';
import { setAside } from '@/lib/shared/sqlite.mjs';
import { createRedisStore } from './redis-store';
import {
  type CachedReplyText,
  createSqliteStore,
  LARGEST_SHARE,
  LONGEST_TEXT,
  openSqliteFile,
  type ReplyStore,
  type SharedReplyStore,
} from './sqlite-store';

/**
 * The state of a copy. `fresh`: used as it is · `stale`: used, and renewed in the background if calls are plentiful ·
 * `fallback`: used only if the service cannot be asked · `gone`: not used.
 */
export type Age = 'fresh' | 'stale' | 'fallback' | 'gone';

/** Seconds since the service sent or confirmed a copy, up to which it is fresh, stale or a fallback. */
interface Ages {
  fresh: number;
  stale: number;
  fallback: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** New companies and notices appear every day, and searches should find them. */
const LISTS_THAT_GROW: Ages = { fresh: 12 * HOUR, stale: 2 * DAY, fallback: 30 * DAY };

/** Users look at events for what is new, and new ones appear as the registers' files arrive. */
const EVENTS: Ages = { fresh: 6 * HOUR, stale: DAY, fallback: 30 * DAY };

/**
 * Registers publish daily at most, so a second request in a day gives the same; a record of last week is still worth
 * showing with its date.
 */
const RECORDS: Ages = { fresh: DAY, stale: 7 * DAY, fallback: 90 * DAY };

/** A single filing, statement, datum or event rarely changes. */
const SETTLED: Ages = { fresh: 7 * DAY, stale: 30 * DAY, fallback: 365 * DAY };

/** Classifications change every few years, and names of places more rarely. */
const CODE_LISTS: Ages = { fresh: 30 * DAY, stale: 180 * DAY, fallback: 730 * DAY };

/** New versions are rare, but a user who looks here wants to know the newest. */
const VERSIONS: Ages = { fresh: DAY, stale: 30 * DAY, fallback: 365 * DAY };

/** Quota numbers are wrong after a minute. */
const NEVER = undefined;

const AGES: Record<EndpointName, Ages | undefined> = {
  search_companies: LISTS_THAT_GROW,
  search_officers: LISTS_THAT_GROW,
  search_subsequent_registrations: LISTS_THAT_GROW,
  search_alternate_registrations: LISTS_THAT_GROW,
  search_gazette_notices: LISTS_THAT_GROW,
  search_control_statements: LISTS_THAT_GROW,
  search_trademark_registrations: LISTS_THAT_GROW,
  search_corporate_groupings: LISTS_THAT_GROW,
  list_events: EVENTS,
  list_jurisdiction_events: EVENTS,
  list_company_events: EVENTS,
  get_company: RECORDS,
  list_company_filings: RECORDS,
  list_company_statements: RECORDS,
  list_company_data: RECORDS,
  get_company_network: RECORDS,
  get_officer: RECORDS,
  get_placeholder: RECORDS,
  get_placeholder_network: RECORDS,
  list_placeholder_statements: RECORDS,
  get_corporate_grouping: RECORDS,
  get_filing: SETTLED,
  get_datum: SETTLED,
  get_statement: SETTLED,
  get_event: SETTLED,
  list_jurisdictions: CODE_LISTS,
  match_jurisdiction: CODE_LISTS,
  list_industry_code_schemes: CODE_LISTS,
  get_industry_code_scheme: CODE_LISTS,
  get_industry_code: CODE_LISTS,
  versions: VERSIONS,
  get_account_status: NEVER,
};

/** "Not found" and "redacted" are cached briefly, to save the calls of reloads: tomorrow the record may exist. */
const SAYS_NO: Ages = { fresh: 10 * MINUTE, stale: 10 * MINUTE, fallback: 10 * MINUTE };

/** 503 also means "overloaded" (specification, "Errors"); the caller must not cache that. */
const KEPT_REFUSALS: readonly number[] = [ERROR_STATUS.not_found, ERROR_STATUS.unavailable];

function agesOf(endpoint: EndpointName, status: number): Ages | undefined {
  const ages = AGES[endpoint];
  if (status === 200) return ages;
  return ages && KEPT_REFUSALS.includes(status) ? SAYS_NO : undefined;
}

/** The state of a copy at a time; `at` and `now` are milliseconds since 1970. */
export function ageOf(endpoint: EndpointName, kept: { at: number; status: number }, now: number): Age {
  const ages = agesOf(endpoint, kept.status);
  const seconds = (now - kept.at) / 1000;
  if (!ages) return 'gone';
  if (seconds < ages.fresh) return 'fresh';
  if (seconds < ages.stale) return 'stale';
  return seconds < ages.fallback ? 'fallback' : 'gone';
}

/** Milliseconds from a reply until it is `gone`; 0 if it is never cached. */
export const lifetimeOf = (endpoint: EndpointName, status: number): number =>
  (agesOf(endpoint, status)?.fallback ?? 0) * 1000;

/** The last reply to a request. */
export interface CachedReply {
  status: number;
  /** Parsed JSON, separate for each caller, so it may be changed. */
  body: unknown;
  etag?: string;
  /** When the service sent or last confirmed it; milliseconds since 1970. */
  at: number;
}

/**
 * Cached replies of one service, under the caller's keys. Any entry may disappear at any time. Never throws for a disk
 * error.
 */
export interface ReplyCache {
  /** The current storage; memory if the file can no longer be written, or Redis not be asked. */
  readonly kind: CacheKind;
  /** Returns a copy of any age; see `ageOf`. */
  get(key: string): Promise<CachedReply | undefined>;
  /** Replies without a lifetime (`lifetimeOf`) are not cached. The key must not contain the token. */
  put(key: string, reply: CachedReply, endpoint: EndpointName): Promise<void>;
  /** The service confirmed (304) that the copy was valid at that time. */
  confirm(key: string, at: number): Promise<void>;
  remove(key: string): Promise<void>;
  /** For the keys that exist; reads no bodies, and does not count as a use. */
  timesOf(keys: string[]): Promise<Map<string, { at: number; status: number }>>;
  size(): Promise<{ count: number; bytes: number; max_bytes: number }>;
  close(): Promise<void>;
}

interface Note {
  value: unknown;
  /** When it was written; milliseconds since 1970. */
  at: number;
}

/** Small named JSON values about the service that should survive a restart; like replies, they may be lost. */
export interface Notes {
  read(name: string): Promise<Note | undefined>;
  write(name: string, value: unknown): Promise<void>;
}

export interface FileOptions {
  file: string;
  maxBytes: number;
  /** Base address and version: replies of another service are discarded. */
  source: string;
  now: () => number;
  warn: (message: string) => void;
}

interface CacheOptions extends FileOptions {
  /** Used instead of the file. */
  redis?: SharedRedis;
}

/** Identifies a file even after it is renamed; undefined if it does not exist. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

function setAsideWarning({ file, warn }: FileOptions): void {
  setAside(file);
  warn(`The file of kept replies ${file} is damaged; it is now ${basename(file)}.broken, and a new one is begun.`);
}

/** An open cache file, and how to replace it if it is broken. */
export interface OpenedFile {
  store: ReplyStore;
  /** Closes it, sets it aside and opens a new one. */
  renew(): OpenedFile;
}

/** Another process that found the same damage may have replaced the file already; then it is not set aside again. */
function beginAnew(options: FileOptions, broken: string | undefined): OpenedFile {
  if (identityOf(options.file) === broken) setAsideWarning(options);
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

/** Opens the cache file, or replaces a broken one; throws if neither is possible. */
function openFile(options: FileOptions): OpenedFile {
  const identity = identityOf(options.file);
  try {
    return open(options);
  } catch (error) {
    if (!isFileBroken(error)) throw error;
    return beginAnew(options, identity);
  }
}

interface FallOverOptions {
  /** Throws while the file cannot be opened. */
  open: () => OpenedFile;
  memory: ReplyStore;
  now: () => number;
  /** Called once with the code of the first fault, such as `SQLITE_FULL`. */
  warn: (code: string) => void;
}

/** A full disk may have space again, so the file is tried again after this time. */
const PAUSE_MS = 10 * 60_000;

/**
 * Uses the file while it works, and memory otherwise. The operation that failed is repeated in memory, so that no reply
 * is lost. A broken file is replaced once; unexpected errors are thrown.
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
    if (isFileBroken(error) && !isRenewed) {
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
      // Replies that arrive after this are stored in memory, and lost when the process ends.
      opened?.store.close();
      opened = undefined;
      tryAgainAt = Number.POSITIVE_INFINITY;
    },
  };
}

/**
 * The tolerated difference between clocks. A reply from later than this was stored under a wrong clock, and would stay
 * fresh too long.
 */
const CLOCK_ERROR_MS = 60_000;

/** JSON, or undefined if it is too long or nested too deep. */
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

/** Stores replies and notes as JSON in a store of texts. */
export function createReplyCache(store: SharedReplyStore, now: () => number): ReplyCache & { readonly notes: Notes } {
  const isPossible = ({ at }: { at: number }): boolean => at <= now() + CLOCK_ERROR_MS;

  async function toReply(key: string, { text, ...kept }: CachedReplyText): Promise<CachedReply | undefined> {
    const parsed = parsedText(text);
    if (parsed) return { ...kept, body: parsed.value };
    await store.remove(key);
    return undefined;
  }

  return {
    get kind() {
      return store.kind;
    },
    async get(key) {
      const kept = await store.get(key);
      return kept && isPossible(kept) ? toReply(key, kept) : undefined;
    },
    async put(key, { body, ...reply }, endpoint) {
      const lifetime = lifetimeOf(endpoint, reply.status);
      if (lifetime === 0) return;
      const text = textOf(body);
      if (text === undefined) await store.remove(key);
      else await store.put(key, { ...reply, text }, reply.at + lifetime);
    },
    confirm: async (key, at) => store.confirm(key, at),
    remove: async (key) => store.remove(key),
    async timesOf(keys) {
      const times = await Promise.all(keys.map(async (key) => [key, await store.timeOf(key)] as const));
      return new Map(times.flatMap(([key, kept]) => (kept && isPossible(kept) ? [[key, kept]] : [])));
    },
    size: async () => store.size(),
    close: async () => store.close(),
    notes: {
      async read(name) {
        const note = await store.readNote(name);
        const parsed = note && parsedText(note.text);
        return parsed && isPossible(note) ? { value: parsed.value, at: note.at } : undefined;
      },
      write: async (name, value) => store.writeNote(name, { text: JSON.stringify(value) ?? 'null', at: now() }),
    },
  };
}

/** Bytes per entry besides the text: key, status, times and indexes. */
const BESIDE = 256;

/**
 * Replies in memory; the least used are evicted first. Stored as text: parsing a company of 20 KB takes 60 µs, less
 * than to freeze or copy the object, and the size is exact.
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

/** Size without a file: a few hundred companies with their lists. */
const MEMORY_BYTES = 32 * 1024 * 1024;

function storeOf({ redis, ...options }: CacheOptions): SharedReplyStore {
  const { file, maxBytes, now, warn } = options;
  const memory = createMemoryStore(MEMORY_BYTES);
  if (maxBytes === 0) return memory;
  if (redis) return createRedisStore(redis, { ...options, memory });
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
 * The reply cache: in `file`, or in Redis if there is one, of at most `maxBytes`; in memory if `maxBytes` is 0, or once
 * the file cannot be used.
 * `warn` is called with a sentence the first time that happens, and when a damaged file is set aside.
 */
export const openCache = (options: CacheOptions): ReplyCache & { readonly notes: Notes } =>
  createReplyCache(storeOf(options), options.now);
