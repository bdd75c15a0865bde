import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { UsageCounter } from '@/lib/registry/request';
import { describeUsageCounter } from '@/lib/registry/usage-cases';
import { freePort } from '@/lib/testing/free-port';
import { HAS_REDIS, NEEDS_REDIS, startRedis } from '@/lib/testing/redis-server';
import { THOROUGH } from '@/lib/testing/thorough';
import { openRedis, type RedisPlace, type SharedRedis } from './connection';
import { connectTo, connectTwo, untilReached, useRedis } from './redis.fixture';
import { createSharedUsageCounter } from './usage-counter';

const NOW = new Date('2026-11-21T12:00:00Z');
const createCounter = (redis: SharedRedis): UsageCounter => createSharedUsageCounter(redis, () => NOW);
const LIMITS = { daily: 200, monthly: 1000 };

/** Calls until one is refused; how many were granted. */
async function spendAll(counter: UsageCounter, caller = 'a', limits = LIMITS): Promise<number> {
  for (let granted = 0; ; granted++) if (!(await counter.spend(caller, limits, NOW))) return granted;
}

async function spend(counter: UsageCounter, calls: number, caller = 'a'): Promise<void> {
  for (let call = 0; call < calls; call++) await counter.spend(caller, LIMITS, NOW);
}

describe.skipIf(!HAS_REDIS)(`counts in Redis${NEEDS_REDIS}`, () => {
  const server = useRedis();

  describeUsageCounter('Redis', () => {
    const redis = openRedis(server.place, { failed: () => undefined, recovered: () => undefined });
    return { ...createCounter(redis), close: () => redis.close() };
  });

  it('grant 200 of 300 calls that come at once to two explorers with a limit of 200', async () => {
    const counters = (await connectTwo(server)).map(createCounter);
    const calls = Array.from({ length: 300 }, (_, at) => counters[at % 2]?.spend('a', LIMITS, NOW));
    const granted = (await Promise.all(calls)).filter((usage) => usage !== undefined);
    expect(granted).toHaveLength(200);
    expect(Math.max(...granted.map(({ today }) => today))).toBe(200);
    for (const counter of counters) expect(await counter.usageOf('a', NOW)).toEqual({ today: 200, this_month: 200 });
  });

  it.each([
    ['is killed and begins anew, empty', () => server.kill(), () => server.start()],
    [
      'is killed and has come back before anybody noticed',
      () => server.kill().then(server.start),
      async () => undefined,
    ],
    ['does not answer for some seconds', async () => server.pause(), async () => server.resume()],
  ])('of a Redis that %s go on within the limit, and are complete afterwards', async (_, end, begin) => {
    const explorers = await connectTwo(server);
    const [one, other] = explorers.map(createCounter) as [UsageCounter, UsageCounter];
    await spend(one, 30);
    await spend(other, 31);
    await one.usageOf('a', NOW);
    await end();
    const meanwhile = await Promise.all([spendAll(one), spendAll(other)]);
    await begin();
    await untilReached(explorers, true);
    const later = (await spendAll(one)) + (await spendAll(other));
    const granted = 61 + meanwhile[0] + meanwhile[1] + later;
    expect(granted).toBeGreaterThanOrEqual(199);
    expect(granted).toBeLessThanOrEqual(200);
    for (const counter of [one, other]) expect((await counter.usageOf('a', NOW)).today).toBe(granted);
  });

  it('grant two explorers, which know nothing of a caller, half of the limit together while Redis is gone', async () => {
    const explorers = await connectTwo(server);
    const counters = explorers.map(createCounter);
    await server.kill();
    await untilReached(explorers, false);
    const granted = await Promise.all(counters.map((counter) => spendAll(counter, 'somebody')));
    expect(granted).toEqual([50, 50]);
    await server.start();
    await untilReached(explorers, true);
    expect(await counters[0]?.usageOf('somebody', NOW)).toEqual({ today: 100, this_month: 100 });
  });

  it('begin anew on the next day while Redis is gone, within the limit', async () => {
    const explorers = await connectTwo(server);
    const [one] = explorers.map(createCounter) as [UsageCounter];
    await spendAll(one);
    await server.kill();
    await untilReached(explorers, false);
    expect(await one.spend('a', LIMITS, NOW)).toBeUndefined();
    expect(await one.spend('a', LIMITS, new Date('2026-11-22T00:00:00Z'))).toBeDefined();
  });

  const event = fc.oneof(
    { weight: 6, arbitrary: fc.record({ by: fc.nat(1), calls: fc.integer({ min: 1, max: 9 }) }) },
    { weight: 2, arbitrary: fc.constantFrom('kill', 'start', 'disconnect', 'pause', 'wait').map((what) => ({ what })) },
  );

  it.runIf(THOROUGH)(
    'have all that was granted, whatever becomes of Redis, and never grant twice the limit',
    async () => {
      const limits = { daily: 40, monthly: 1000 };
      const explorers = await connectTwo(server);
      const counters = explorers.map(createCounter);
      let callers = 0;
      const become = {
        kill: () => server.kill(),
        start: () => server.kill().then(server.start),
        disconnect: () => server.disconnect(),
        pause: async () => {
          server.pause();
          setTimeout(server.resume, 1_700);
        },
        wait: () => wait(700),
      };
      await fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (events) => {
          const caller = `caller ${callers++}`;
          let granted = 0;
          let uncertain = 0;
          let wasPaused = false;
          for (const next of events) {
            if ('what' in next) {
              wasPaused ||= next.what === 'pause';
              await become[next.what as keyof typeof become]();
              continue;
            }
            // What Redis did without an answer may be refused here, and stays counted.
            if (wasPaused) uncertain += next.calls;
            const calls = Array.from({ length: next.calls }, () => counters[next.by]?.spend(caller, limits, NOW));
            granted += (await Promise.all(calls)).filter((usage) => usage !== undefined).length;
          }
          server.resume();
          await server.kill();
          await server.start();
          await untilReached(explorers, true);
          expect(granted).toBeLessThanOrEqual(2 * limits.daily);
          for (const counter of counters) {
            const { today } = await counter.usageOf(caller, NOW);
            expect(today).toBeGreaterThanOrEqual(granted);
            expect(today).toBeLessThanOrEqual(granted + uncertain);
          }
        }),
        { numRuns: 25 },
      );
    },
    300_000,
  );

  it('of today stay when an explorer is back that counted the same caller some days ago', async () => {
    let today = NOW;
    const explorers = await connectTwo(server);
    const [one, other] = explorers.map((redis) => createSharedUsageCounter(redis, () => today)) as [
      UsageCounter,
      UsageCounter,
    ];
    await one.spend('a', LIMITS, today);
    today = new Date('2026-11-25T12:00:00Z');
    await other.spend('a', LIMITS, today);
    await explorers[1].close();
    await server.disconnect();
    await untilReached([explorers[0]], false);
    await untilReached([explorers[0]], true);
    expect(await one.spend('a', LIMITS, today)).toEqual({ today: 2, this_month: 3 });
  });

  it('name nobody: callers are hashed, and forgotten some days after their month', async () => {
    const redis = connectTo(server.place);
    await createCounter(redis).spend('address:192.0.2.7', LIMITS, NOW);
    const keys = (await redis.run("return redis.call('KEYS', '*')", [], [])) as string[];
    expect(keys.join()).not.toContain('192.0.2.7');
    for (const key of keys) {
      const ttl = Number(await redis.run("return redis.call('TTL', KEYS[1])", [key], []));
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(13 * 24 * 60 * 60);
    }
  });
});

const refusals: [string, (place: RedisPlace) => Promise<RedisPlace>, RegExp][] = [
  ['is not there', async (place) => ({ ...place, port: await freePort() }), /cannot be reached \(ECONNREFUSED\)$/],
  ['wants another password', async (place) => ({ ...place, password: 'sesame' }), /does not accept .*\(WRONGPASS\)$/],
  ['wants a password', async (place) => ({ ...place, password: undefined }), /does not accept .*\(NOAUTH\)$/],
  ['has no such database', async (place) => ({ ...place, database: 999 }), /does not accept .*\(ERR\)$/],
];

describe.skipIf(!HAS_REDIS)(`a Redis that cannot be used from the start${NEEDS_REDIS}`, () => {
  it.each(refusals)('as it %s is told in one sentence, and nothing is granted', async (_, change, sentence) => {
    const server = await startRedis({ password: 'open-sesame' });
    onTestFinished(() => server.kill());
    const redis = connectTo(await change(server.place));
    const counter = createCounter(redis);
    await expect(counter.spend('a', LIMITS, NOW)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    await expect(counter.usageOf('a', NOW)).rejects.toMatchObject({ status: 503 });
    expect(redis.said).toEqual([expect.stringMatching(sentence)]);
    expect(redis.health()).toMatchObject({ name: 'redis', ok: false, detail: redis.said[0] });
    expect(JSON.stringify([redis.said, redis.health()])).not.toContain('sesame');
  });

  it('is used as soon as it is there', async () => {
    const port = await freePort();
    const redis = connectTo({ host: '127.0.0.1', port, tls: false, database: 0 });
    await expect(createCounter(redis).spend('a', LIMITS, NOW)).rejects.toThrow('cannot be counted');
    const server = await startRedis({ port });
    onTestFinished(() => server.kill());
    await untilReached([redis], true);
    expect(await createCounter(redis).spend('a', LIMITS, NOW)).toEqual({ today: 1, this_month: 1 });
    expect(redis.said.at(-1)).toBe('recovered');
    expect(redis.health()).toEqual({ name: 'redis', ok: true });
  });
});
