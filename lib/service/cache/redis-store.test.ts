import { describe, expect, it } from 'vitest';
import type { SharedRedis } from '@/lib/registry/redis/connection';
import { connectTo, connectTwo, untilReached, useRedis } from '@/lib/registry/redis/redis.fixture';
import { HAS_REDIS, NEEDS_REDIS } from '@/lib/testing/redis-server';
import { describeCache } from './cache-cases';
import { makeCacheFolder } from './cache-trial';
import { openCache } from './open-cache';
import { NOON, sizedReply } from './sized-reply';

const trial = makeCacheFolder();
const MB = 1024 * 1024;

describe.skipIf(!HAS_REDIS)(`a cache in Redis${NEEDS_REDIS}`, () => {
  const server = useRedis();

  const open = (redis: SharedRedis, given: Parameters<typeof trial.options>[0] = {}) =>
    openCache({ ...trial.options(given), redis });

  describeCache('Redis', (room) => open(connectTo(server.place), room));

  it('is one for all explorers, also after the one that stored a reply has ended', async () => {
    const [one, other] = (await connectTwo(server)).map((redis) => open(redis));
    await one?.put('a', sizedReply('a'), 'get_company');
    await one?.notes.write('form', 'A');
    await one?.close();
    expect([other?.kind, await other?.get('a')]).toEqual(['redis', sizedReply('a')]);
    expect(await other?.notes.read('form')).toEqual({ value: 'A', at: NOON });
  });

  it('is apart from that of another service, and of the counts of the size', async () => {
    const redis = connectTo(server.place);
    const [one, other] = [open(redis), open(redis, { source: 'https://another.example v0.4' })];
    await one.put('a', sizedReply('a'), 'get_company');
    expect([await other.get('a'), (await other.size()).count, (await one.size()).count]).toEqual([undefined, 0, 1]);
  });

  it('removes replies that have expired, and forgets their size', async () => {
    const cache = open(connectTo(server.place));
    await cache.put('none', { status: 404, body: { error: {} }, at: NOON }, 'get_company');
    trial.time += 11 * 60_000;
    await cache.put('a', { ...sizedReply('a'), at: trial.time }, 'get_company');
    expect((await cache.size()).count).toBe(1);
    await cache.remove('a');
    expect(await cache.size()).toMatchObject({ count: 0, bytes: 0 });
  });

  it('shows nobody what was searched for', async () => {
    const redis = connectTo(server.place);
    await open(redis).put('companies/search?q=zephyr', sizedReply('a'), 'search_companies');
    const keys = (await redis.run("return redis.call('KEYS', '*')", [], [])) as string[];
    expect(keys.join()).not.toContain('zephyr');
  });

  it('that cannot be asked is replaced by memory, and is used again when it is back, with what came meanwhile', async () => {
    const redis = connectTo(server.place);
    const cache = open(redis);
    await cache.put('before', sizedReply('before'), 'get_company');
    await server.kill();
    await untilReached([redis], false);
    await cache.put('during', sizedReply('during'), 'get_company');
    expect([cache.kind, await cache.get('before'), await cache.get('during')]).toEqual([
      'memory',
      undefined,
      sizedReply('during'),
    ]);
    await server.start();
    await untilReached([redis], true);
    await cache.put('after', sizedReply('after'), 'get_company');
    expect([cache.kind, await cache.get('during'), await cache.get('after')]).toEqual([
      'redis',
      sizedReply('during'),
      sizedReply('after'),
    ]);
  });

  it('has a reply that is damaged no more', async () => {
    const redis = connectTo(server.place);
    const cache = open(redis);
    await cache.put('a', sizedReply('a', 9000), 'get_company');
    await redis.run("redis.call('HSET', redis.call('KEYS', '*:reply:*')[1], 'body', 'x' .. string.char(156))", [], []);
    expect(await cache.get('a')).toBeUndefined();
    expect((await cache.size()).count).toBe(0);
  });

  it('stays within its size, whatever is stored by two explorers', async () => {
    const caches = (await connectTwo(server)).map((redis) => open(redis, { maxBytes: MB }));
    await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        caches[at % 2]?.put(`k${at % 150}`, sizedReply(`k${at}`, 20_000), 'get_company'),
      ),
    );
    const { bytes, count } = (await caches[0]?.size()) ?? { bytes: 0, count: 0 };
    expect(bytes).toBeLessThanOrEqual(MB);
    expect(bytes).toBeGreaterThan(MB / 2);
    expect(count).toBeGreaterThan(10);
  });
});
