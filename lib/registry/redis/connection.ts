import { createHash, randomBytes } from 'node:crypto';
import type { RedisClientType } from '@redis/client';
import type { Health } from '@/lib/registry/request';
import { isErrorNamed } from '@/lib/shared/errors';

/** From REDIS_URL. */
export interface RedisPlace {
  host: string;
  port: number;
  tls: boolean;
  username?: string;
  password?: string;
  database: number;
}

/** Redis cannot be asked now; or it was asked, and it is not known whether it did what it was asked for. */
export class RedisGoneError extends Error {
  override name = 'RedisGoneError';
}

type Argument = string | number | Buffer;

/** Runs a Lua script, which Redis does as a whole. */
export type RunScript = (script: string, keys: readonly string[], args: readonly Argument[]) => Promise<unknown>;

/** What several explorer processes share. */
export interface SharedRedis {
  /** The name of this process among those that share it. */
  readonly owner: string;
  /** Rejects with a `RedisGoneError`, at once while the connection is lost, or with an error that Redis replied. */
  run: RunScript;
  /** The same, with texts of the reply as bytes. */
  runForBytes: RunScript;
  /** How many processes shared it in the last minute in which it could be asked, this one included. */
  owners(): number;
  /** Whether it could be asked once since the start. */
  wasReached(): boolean;
  isReached(): boolean;
  /** Runs the work whenever the connection is there again, before anything else uses it. */
  onReturn(work: (run: RunScript) => Promise<void>): void;
  health(): Health['checks'][number];
  close(): Promise<void>;
}

interface RedisOptions {
  /** Called once for each time of trouble, with a sentence that may be shown and logged. */
  failed(sentence: string): void;
  recovered(): void;
  /** How often it is asked, and the other processes are counted. */
  beatMs?: number;
}

/** How long a connection may take, and how long a command. */
const CONNECTING_MS = 2_000;
const COMMAND_MS = 1_500;
/** How often a lost connection is tried again. */
const AGAIN_MS = 500;
const BEAT_MS = 2_000;
/** A process that has not reported for this long is taken to have ended. */
const SILENT_MS = 10_000;
const OWNERS_FOR_MS = 60_000;
const REFUSALS_EVERY_MS = 60_000;

const OWNERS_KEY = 'firmament:owners';

/** Redis's own clock, as those of the processes may differ. */
const BEAT = `
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - tonumber(ARGV[2]))
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])`;

const LEAVE = `return redis.call('ZREM', KEYS[1], ARGV[1])`;

/** Rejects after a time, unless the result is there and only waits to be read, because this thread was busy. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(new RedisGoneError('no answer in time'))), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The end of the error: its code or the first word of Redis's reply. Its message may hold what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (isErrorNamed(error, 'RedisGoneError')) return error.message;
  const [word = ''] = error.message.split(' ');
  return /^[A-Z]{2,}$/.test(word) ? word : 'connection lost';
}

const WRONG_PASSWORD = ['WRONGPASS', 'NOAUTH', 'NOPERM', 'ERR'];

const nameOf = ({ host, port }: RedisPlace): string => `Redis at ${host}:${port} (REDIS_URL)`;

/** One sentence without user and password. */
function troubleOf(place: RedisPlace, error: unknown): string {
  const reason = reasonOf(error);
  const where = nameOf(place);
  return WRONG_PASSWORD.includes(reason)
    ? `${where} does not accept our user, password or database (${reason})`
    : `${where} cannot be reached (${reason})`;
}

/** Loaded when it is needed: without REDIS_URL nothing of it is. */
const loadClient = () => import('@redis/client');
type Client = RedisClientType;
type Library = Awaited<ReturnType<typeof loadClient>>;

async function connect(place: RedisPlace, lost: (client: Client, error: unknown) => void) {
  const library = await loadClient();
  const { host, port, tls, username, password, database } = place;
  const client = library.createClient({
    // Without one we connect ourselves, so that there is one moment at which the connection is there again.
    socket: { host, port, connectTimeout: CONNECTING_MS, reconnectStrategy: false, ...(tls && { tls }) },
    username,
    password,
    database,
    disableOfflineQueue: true,
    RESP: 2,
  }) as unknown as Client;
  client.on('error', (error: unknown) => lost(client, error));
  try {
    await within(2 * CONNECTING_MS, client.connect());
  } catch (error) {
    close(client);
    throw error;
  }
  return { client, library };
}

function close(client: Client): void {
  try {
    client.destroy();
  } catch {
    // It is closed already.
  }
}

/** By its hash, as Redis keeps scripts; one that has begun anew has none, and gets the text. */
async function evaluate(
  { client, library }: { client: Client; library: Library },
  [script, keys, args]: Parameters<RunScript>,
  asBytes: boolean,
): Promise<unknown> {
  const sender = asBytes ? client.withTypeMapping({ [library.RESP_TYPES.BLOB_STRING]: Buffer }) : client;
  const rest = [String(keys.length), ...keys, ...args.map((arg) => (typeof arg === 'number' ? String(arg) : arg))];
  try {
    return await sender.sendCommand(['EVALSHA', hashOf(script), ...rest]);
  } catch (error) {
    if (reasonOf(error) !== 'NOSCRIPT') throw error;
    return sender.sendCommand(['EVAL', script, ...rest]);
  }
}

const hashes = new Map<string, string>();

/** SHA-1 is Redis's name for a script. */
function hashOf(script: string): string {
  const hash = hashes.get(script) ?? createHash('sha1').update(script).digest('hex');
  hashes.set(script, hash);
  return hash;
}

/** Connects, and again whenever the connection is lost, until it is closed. */
export function openRedis(place: RedisPlace, { failed, recovered, beatMs = BEAT_MS }: RedisOptions): SharedRedis {
  const owner = randomBytes(6).toString('hex');
  const returns: ((run: RunScript) => Promise<void>)[] = [];
  let connection: Awaited<ReturnType<typeof connect>> | undefined;
  let isClosed = false;
  let wasReached = false;
  let trouble: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let refusedAt = Number.NEGATIVE_INFINITY;
  let counts: { at: number; owners: number }[] = [];

  function lose(client: Client, error: unknown): void {
    if (connection?.client !== client) return;
    connection = undefined;
    close(client);
    complain(error);
    again();
  }

  function complain(error: unknown): void {
    if (isClosed) return;
    const before = trouble;
    trouble = troubleOf(place, error);
    if (before === undefined) failed(trouble);
  }

  function again(): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(open, AGAIN_MS).unref();
  }

  /** Its memory may be full; that is said once a minute. */
  function refused(client: Client, error: Error): Error {
    const at = performance.now();
    if (connection?.client === client && at - refusedAt > REFUSALS_EVERY_MS)
      failed(`${nameOf(place)} refuses a command (${reasonOf(error)})`);
    refusedAt = at;
    return error;
  }

  const runOn =
    (used: NonNullable<typeof connection>, asBytes = false): RunScript =>
    async (...given) => {
      try {
        return await within(COMMAND_MS, evaluate(used, given, asBytes));
      } catch (error) {
        if (error instanceof used.library.ErrorReply) throw refused(used.client, error);
        lose(used.client, error);
        throw new RedisGoneError(reasonOf(error));
      }
    };

  async function beat(run: RunScript): Promise<void> {
    const owners = Number(await run(BEAT, [OWNERS_KEY], [owner, SILENT_MS]));
    const at = performance.now();
    counts = [...counts.filter((count) => at - count.at < OWNERS_FOR_MS), { at, owners }];
  }

  async function open(): Promise<void> {
    let next: NonNullable<typeof connection> | undefined;
    try {
      next = await connect(place, lose);
      const run = runOn(next);
      await beat(run);
      for (const work of returns) await work(run);
      if (isClosed) return close(next.client);
      if (!next.client.isReady) throw new RedisGoneError('connection lost');
      connection = next;
      wasReached = true;
      if (trouble !== undefined) recovered();
      trouble = undefined;
    } catch (error) {
      if (next) close(next.client);
      complain(error);
      again();
    }
  }

  const beats = setInterval(() => {
    // The connection is lost then, and tried again.
    if (connection) beat(runOn(connection)).catch(() => undefined);
  }, beatMs).unref();
  const first = open();

  const runNow =
    (asBytes: boolean): RunScript =>
    async (...given) => {
      await first;
      if (!connection) throw new RedisGoneError('no connection');
      return runOn(connection, asBytes)(...given);
    };

  return {
    owner,
    run: runNow(false),
    runForBytes: runNow(true),
    owners: () => Math.max(1, ...counts.map(({ owners }) => owners)),
    wasReached: () => wasReached,
    isReached: () => connection !== undefined,
    onReturn: (work) => void returns.push(work),
    health() {
      if (!wasReached) return { name: 'redis', ok: false, detail: trouble ?? 'is not connected yet' };
      // What is counted meanwhile is reconciled later, so that requests are answered.
      return { name: 'redis', ok: true, ...(trouble && { detail: `${trouble}; calls are counted here until it can` }) };
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(beats);
      await first;
      const used = connection;
      connection = undefined;
      if (!used) return;
      // The others need not take it into account any more.
      await runOn(used)(LEAVE, [OWNERS_KEY], [owner]).catch(() => undefined);
      close(used.client);
    },
  };
}
