import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SharedRedis } from '@/lib/registry/redis/connection';

/** The turn of one explorer to ask the service for something. */
export interface Turn {
  /** What the explorer before left to those who waited for it: a failure, which is not cached. */
  former?: string;
  /** Gives it to the next. `left` is for those who wait now; if it is undefined, what was left before stays. */
  end(left: string | null | undefined): Promise<void>;
}

/** Lets one explorer at a time ask for a key; others wait for its reply. */
export interface Turns {
  take(key: string): Promise<Turn>;
}

/** A process that was killed holds a turn for so long. */
const LEASE_MS = 5_000;
const LOOK_EVERY_MS = 25;
/** Longer than any call takes with its retries. */
const LONGEST_WAIT_MS = 180_000;
/** Until all who wait have looked. */
const LEFT_FOR_MS = 2_000;

const TAKE = `if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ${LEASE_MS}) then return 1 end
return 0`;

const FORMER = `return redis.call('GET', KEYS[1])`;

const RENEW = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ${LEASE_MS}) end`;

const END = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return end
redis.call('DEL', KEYS[1])
if ARGV[2] == 'leave' then redis.call('SET', KEYS[2], ARGV[3], 'PX', ${LEFT_FOR_MS}) end
if ARGV[2] == 'clear' then redis.call('DEL', KEYS[2]) end`;

const ALONE: Turn = { end: async () => undefined };

/** While Redis cannot be asked, nobody waits: each explorer asks for itself. */
export function createRedisTurns(redis: SharedRedis, source: string): Turns {
  async function hold(keys: [string, string], former: string | undefined, mark: string): Promise<Turn> {
    const timer = setInterval(() => redis.run(RENEW, keys, [mark]).catch(() => undefined), LEASE_MS / 3).unref();
    return {
      former,
      async end(left) {
        clearInterval(timer);
        const how = left === undefined ? 'stay' : left === null ? 'clear' : 'leave';
        await redis.run(END, keys, [mark, how, left ?? '']).catch(() => undefined);
      },
    };
  }

  return {
    async take(key) {
      const name = createHash('sha256').update(`${source}\n${key}`).digest('base64url');
      const keys: [string, string] = [`firmament:turn:${name}`, `firmament:left:${name}`];
      const mark = randomBytes(9).toString('base64url');
      const since = performance.now();
      for (let looks = 0; performance.now() - since < LONGEST_WAIT_MS; looks++) {
        try {
          if (Number(await redis.run(TAKE, keys, [mark])) === 1) {
            const former = looks > 0 ? await redis.run(FORMER, [keys[1]], []) : undefined;
            return await hold(keys, typeof former === 'string' ? former : undefined, mark);
          }
        } catch {
          return ALONE;
        }
        await wait(LOOK_EVERY_MS);
      }
      return ALONE;
    },
  };
}
