import { createHash } from 'node:crypto';
import type { SharedRedis } from '@/lib/registry/redis/connection';
import {
  type CachedReplyText,
  LARGEST_SHARE,
  packed,
  type ReplyStore,
  type SharedReplyStore,
  unpacked,
} from './sqlite-store';

/** Bytes of a reply besides its body: its key in three places, and its fields. */
const BESIDE = 500;
/** Replies removed for one that is stored; limits the time in which Redis does nothing else. */
const BATCH = 100;

/**
 * Replies lie in hashes of their own; sorted sets have their keys by the last use and by the time when they expire, as
 * one limit is for all of them. Redis's own way to make room would take counts as well.
 */
const DROP = `
local uses, ends, sizes, total = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local prefix = ARGV[1]
local function drop(name)
  local size = tonumber(redis.call('HGET', sizes, name) or '0')
  if size == 0 then return end
  redis.call('DEL', prefix .. name)
  redis.call('ZREM', uses, name)
  redis.call('ZREM', ends, name)
  redis.call('HDEL', sizes, name)
  redis.call('DECRBY', total, size)
end`;

const PUT = `${DROP}
local name, now, gone_at, most = ARGV[2], ARGV[3], ARGV[4], tonumber(ARGV[5])
drop(name)
local size = #ARGV[9] + ${BESIDE}
redis.call('HSET', prefix .. name, 'status', ARGV[6], 'at', ARGV[7], 'etag', ARGV[8], 'body', ARGV[9])
redis.call('ZADD', uses, now, name)
redis.call('ZADD', ends, gone_at, name)
redis.call('HSET', sizes, name, size)
local sum = redis.call('INCRBY', total, size)
for _, expired in ipairs(redis.call('ZRANGEBYSCORE', ends, '-inf', now, 'LIMIT', 0, ${BATCH})) do drop(expired) end
if sum > most then
  for _, least in ipairs(redis.call('ZRANGE', uses, 0, ${BATCH - 1})) do
    if tonumber(redis.call('GET', total)) <= most then break end
    drop(least)
  end
end`;

const GET = `
local reply = redis.call('HMGET', KEYS[1], 'status', 'at', 'etag', 'body')
if reply[1] then redis.call('ZADD', KEYS[2], 'XX', ARGV[1], ARGV[2]) end
return reply`;

const TIME = `return redis.call('HMGET', KEYS[1], 'status', 'at')`;

/** Lengthens the time until it expires as much. */
const CONFIRM = `
local at = redis.call('HGET', KEYS[1], 'at')
if at and tonumber(at) < tonumber(ARGV[1]) then
  redis.call('HSET', KEYS[1], 'at', ARGV[1])
  redis.call('ZINCRBY', KEYS[2], tonumber(ARGV[1]) - tonumber(at), ARGV[2])
end`;

const REMOVE = `${DROP}
drop(ARGV[2])`;

const SIZE = `return { redis.call('HLEN', KEYS[1]), tonumber(redis.call('GET', KEYS[2]) or '0') }`;

const WRITE_NOTE = `return redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])`;
const READ_NOTE = `return redis.call('HGET', KEYS[1], ARGV[1])`;

/** In place of the key, so that Redis does not show what people searched for. */
const nameOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

const sourceMark = (source: string): string => createHash('sha256').update(source).digest('base64url').slice(0, 16);

interface RedisStoreOptions {
  maxBytes: number;
  /** Base address and version: replies of another service are apart. */
  source: string;
  /** Holds what is stored while Redis cannot be asked. */
  memory: ReplyStore;
  now: () => number;
}

/** Replies for all explorers that share a Redis, and in memory while it cannot be asked. */
export function createRedisStore(
  redis: SharedRedis,
  { maxBytes, source, memory, now }: RedisStoreOptions,
): SharedReplyStore {
  const base = `firmament:replies:${sourceMark(source)}`;
  const prefix = `${base}:reply:`;
  const [uses, ends, sizes, total, notes] = ['uses', 'ends', 'sizes', 'total', 'notes'].map(
    (name) => `${base}:${name}`,
  );
  const all = [uses, ends, sizes, total] as string[];

  let isClosed = false;

  const orHere = async <T>(ask: () => Promise<T>, here: () => T): Promise<T> => {
    try {
      return isClosed ? here() : await ask();
    } catch {
      return here();
    }
  };

  async function getShared(key: string): Promise<CachedReplyText | undefined> {
    const name = nameOf(key);
    const reply = await redis.runForBytes(GET, [prefix + name, uses as string], [now(), name]);
    const [status, at, etag, body] = reply as (Buffer | null)[];
    if (!status || !at || !body) return undefined;
    const text = unpacked(isDeflated(body) ? body : body.toString());
    if (text === undefined) await redis.run(REMOVE, all, [prefix, name]);
    return text === undefined
      ? undefined
      : { status: Number(status), text, at: Number(at), etag: etag?.length ? String(etag).slice(1) : undefined };
  }

  async function putShared(key: string, { status, text, etag, at }: CachedReplyText, goneAt: number): Promise<void> {
    // Begins with a mark: an ETag may be empty.
    const reply = [status, at, etag === undefined ? '' : `=${etag}`, packed(text)];
    await redis.run(PUT, all, [prefix, nameOf(key), now(), goneAt, maxBytes, ...reply]);
    memory.remove(key);
  }

  const removeShared = async (key: string): Promise<void> => {
    await redis.run(REMOVE, all, [prefix, nameOf(key)]);
    memory.remove(key);
  };

  return {
    get kind() {
      return redis.isReached() ? 'redis' : 'memory';
    },
    // What came while Redis could not be asked is here only.
    get: async (key) =>
      (await orHere(
        () => getShared(key),
        () => undefined,
      )) ?? memory.get(key),
    put: (key, kept, goneAt) =>
      Buffer.byteLength(kept.text) > maxBytes * LARGEST_SHARE
        ? orHere(
            () => removeShared(key),
            () => memory.remove(key),
          )
        : orHere(
            () => putShared(key, kept, goneAt),
            () => memory.put(key, kept, goneAt),
          ),
    async confirm(key, at) {
      const name = nameOf(key);
      memory.confirm(key, at);
      await orHere(
        () => redis.run(CONFIRM, [prefix + name, ends as string], [at, name]),
        () => undefined,
      );
    },
    remove: (key) =>
      orHere(
        () => removeShared(key),
        () => memory.remove(key),
      ),
    async timeOf(key) {
      const shared = await orHere(
        () => redis.run(TIME, [prefix + nameOf(key)], []),
        () => [],
      );
      const [status, at] = shared as (string | null)[];
      return status && at ? { status: Number(status), at: Number(at) } : memory.timeOf(key);
    },
    async readNote(name) {
      const note = await orHere(
        () => redis.run(READ_NOTE, [notes as string], [name]),
        () => null,
      );
      return typeof note === 'string' ? JSON.parse(note) : memory.readNote(name);
    },
    writeNote: (name, note) =>
      orHere(
        () => redis.run(WRITE_NOTE, [notes as string], [name, JSON.stringify(note)]).then(() => undefined),
        () => memory.writeNote(name, note),
      ),
    size: () =>
      orHere(
        () =>
          redis.run(SIZE, [sizes as string, total as string], []).then((reply) => {
            const [count = 0, bytes = 0] = reply as number[];
            return { count, bytes, max_bytes: maxBytes };
          }),
        () => memory.size(),
      ),
    close() {
      isClosed = true;
      memory.close();
    },
  };
}

/** The first byte of the zlib format; JSON never begins with it. */
const ZLIB = 0x78;

const isDeflated = (body: Buffer): boolean => body[0] === ZLIB;
