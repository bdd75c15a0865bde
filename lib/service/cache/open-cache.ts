import { renameSync, rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { EndpointName } from '@/lib/contract/endpoints';
import { ERROR_STATUS } from '@/lib/contract/errors';
import {
  type CachedReplyText,
  createSqliteStore,
  faultCodeOf,
  isBroken,
  LARGEST_SHARE,
  LONGEST_TEXT,
  openSqliteFile,
  type ReplyStore,
} from './sqlite-store';

/**
 * What a copy is good for. `fresh`: the answer · `stale`: the answer, while a newer one is fetched if calls are plentiful ·
 * `fallback`: only where the service cannot be asked · `gone`: nothing.
 */
export type Age = 'fresh' | 'stale' | 'fallback' | 'gone';

/** Until how many seconds after the service gave or confirmed it a copy is fresh, stale, a fallback. */
interface Ages {
  fresh: number;
  stale: number;
  fallback: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** New companies and notices come in every day, and whoever searches wants them: half a day, and no list is shown after a month. */
const LISTS_THAT_GROW: Ages = { fresh: 12 * HOUR, stale: 2 * DAY, fallback: 30 * DAY };

/** What changed is asked for because it is new: events are made as the registers' files come in. */
const EVENTS: Ages = { fresh: 6 * HOUR, stale: DAY, fallback: 30 * DAY };

/** Registers publish daily files at best, so asking twice a day brings the same; a record of last week is still worth showing with its date. */
const RECORDS: Ages = { fresh: DAY, stale: 7 * DAY, fallback: 90 * DAY };

/** One filing, statement, datum or event tells what happened: it is hardly ever changed afterwards. */
const SETTLED: Ages = { fresh: 7 * DAY, stale: 30 * DAY, fallback: 365 * DAY };

/** Classifications are revised every few years, and places are renamed more seldom still. */
const CODE_LISTS: Ages = { fresh: 30 * DAY, stale: 180 * DAY, fallback: 730 * DAY };

/** A new version comes rarely, but it is what one asks for after one has come. */
const VERSIONS: Ages = { fresh: DAY, stale: 30 * DAY, fallback: 365 * DAY };

/** An allowance of a minute ago is a wrong allowance. */
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

/** "Not found" and "redacted" save the calls of who reloads, and are no comfort later: tomorrow the record may be there. */
const SAYS_NO: Ages = { fresh: 10 * MINUTE, stale: 10 * MINUTE, fallback: 10 * MINUTE };

/** A 503 of a service that is merely busy is the caller's to keep away (specification, "Errors": 503 is both). */
const KEPT_REFUSALS: readonly number[] = [ERROR_STATUS.not_found, ERROR_STATUS.unavailable];

function agesOf(endpoint: EndpointName, status: number): Ages | undefined {
  const ages = AGES[endpoint];
  if (status === 200) return ages;
  return ages && KEPT_REFUSALS.includes(status) ? SAYS_NO : undefined;
}

/** What a copy of an endpoint's reply is good for at a moment; `at` and `now` are milliseconds since 1970. */
export function ageOf(endpoint: EndpointName, kept: { at: number; status: number }, now: number): Age {
  const ages = agesOf(endpoint, kept.status);
  const seconds = (now - kept.at) / 1000;
  if (!ages) return 'gone';
  if (seconds < ages.fresh) return 'fresh';
  if (seconds < ages.stale) return 'stale';
  return seconds < ages.fallback ? 'fallback' : 'gone';
}

/** Milliseconds from a reply until it is `gone`; 0 for what is never kept. */
export const lifetimeOf = (endpoint: EndpointName, status: number): number =>
  (agesOf(endpoint, status)?.fallback ?? 0) * 1000;

/** What the service last said to one address. */
export interface CachedReply {
  status: number;
  /** JSON. Whoever gets it owns it: changing it changes nobody else's. */
  body: unknown;
  etag?: string;
  /** When the service gave or last confirmed it; milliseconds since 1970. */
  at: number;
}

/** Replies of one service, each under the caller's key. A cache: whatever was put may be gone at any time. Never throws for a fault of the disk. */
export interface ReplyCache {
  /** Where replies go now; a file that cannot be written any more gives way to memory. */
  readonly kind: 'file' | 'memory';
  /** Whatever its age: `ageOf` tells what it is good for. */
  get(key: string): CachedReply | undefined;
  /** What `lifetimeOf` gives no time is not kept. The key holds no token. */
  put(key: string, reply: CachedReply, endpoint: EndpointName): void;
  /** The service said (304) that the copy still held at that moment. */
  confirm(key: string, at: number): void;
  remove(key: string): void;
  /** Of those keys that are there, without reading their bodies and without counting as a use. */
  timesOf(keys: string[]): Map<string, { at: number; status: number }>;
  size(): { count: number; bytes: number; max_bytes: number };
  close(): void;
}

interface Note {
  value: unknown;
  /** When it was written; milliseconds since 1970. */
  at: number;
}

/** Small named JSON values about the service that should outlive a restart; as easily lost as replies are. */
export interface Notes {
  read(name: string): Note | undefined;
  write(name: string, value: unknown): void;
}

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
