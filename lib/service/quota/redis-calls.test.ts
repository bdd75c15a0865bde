import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SharedRedis } from '@/lib/registry/redis/connection';
import { connectTo, connectTwo, untilReached } from '@/lib/registry/redis/redis.fixture';
import { freePort } from '@/lib/testing/free-port';
import { HAS_REDIS, NEEDS_REDIS, startRedis } from '@/lib/testing/redis-server';
import { scaled } from '@/lib/testing/thorough';
import { OPERATOR, OTHER, SETTINGS, statusOf, type TestCallQuota, testRedisQuota, VISITOR } from './quota.fixture';

const settings = { ...SETTINGS, limits: { daily: 200, monthly: 1000 } };

describe.skipIf(!HAS_REDIS)(`the calls of a remote service, counted in Redis${NEEDS_REDIS}`, () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.kill());

  let names = 0;

  /** The quotas of two explorers, which count together. */
  async function openTwo(): Promise<{
    explorers: readonly SharedRedis[];
    quotas: [TestCallQuota, TestCallQuota];
  }> {
    const explorers = await connectTwo(server);
    const file = `account-${names++}`;
    const [one, other] = explorers.map((redis) => testRedisQuota(redis)({ file, settings }));
    if (!one || !other) throw new Error('Two were to be opened.');
    return { explorers, quotas: [one, other] };
  }

  const takeAtOnce = async (quotas: readonly TestCallQuota[], calls: number): Promise<number> => {
    const taken = Array.from({ length: calls }, (_, at) =>
      quotas[at % quotas.length]?.take({ visitor: OPERATOR, purpose: 'person' }),
    );
    return (await Promise.all(taken)).filter((one) => one?.ok).length;
  };

  it('are 200 of 300 that are asked for at once by two explorers, if 200 are allowed', async () => {
    const { quotas } = await openTwo();
    expect(await takeAtOnce(quotas, 300)).toBe(200);
    for (const quota of quotas) expect((await quota.standing()).left).toEqual({ today: 0, this_month: 800 });
  });

  it('are those of a visitor, whichever explorer the visitor asks', async () => {
    const { quotas } = await openTwo();
    expect(await quotas[0].spend(60, VISITOR)).toBe(60);
    expect(await quotas[1].spend(60, VISITOR)).toBe(40);
    expect(await quotas[1].spend(1, OTHER)).toBe(1);
  });

  it('follow what the service reported to one of the explorers', async () => {
    const { quotas } = await openTwo();
    await quotas[0].learn(statusOf([150, 150], [50, 850]));
    expect((await quotas[1].standing()).left.today).toBe(50);
    await quotas[1].usedUp(undefined);
    expect(await quotas[0].refusal(OPERATOR)).toContain('says that our calls are used up');
  });

  it('are exact while pages look at them', async () => {
    const { quotas } = await openTwo();
    const [one, other] = quotas;
    const take = async (gives: boolean): Promise<void> => {
      const taken = await one.take({ visitor: VISITOR, purpose: 'person' });
      if (gives) await one.giveBack(taken);
    };
    let isBusy = true;
    const look = async (): Promise<void> => {
      while (isBusy) await one.standing(VISITOR);
    };
    const looks = Array.from({ length: 8 }, look);
    for (let at = 0; at < 40; at++) await take(at % 2 === 0);
    isBusy = false;
    await Promise.all(looks);
    expect(await one.standing(VISITOR)).toMatchObject({ left: { today: 180, this_month: 980 }, yours: 80 });
    expect(await other.standing(VISITOR)).toMatchObject({ left: { today: 180, this_month: 980 }, yours: 80 });
  });

  it('are taken back from both', async () => {
    const { quotas } = await openTwo();
    const taken = await quotas[0].take({ visitor: VISITOR, purpose: 'person' });
    await quotas[1].learn(statusOf([40, 40], [10, 160]));
    await quotas[0].giveBack(taken);
    expect((await quotas[1].standing()).left.today).toBe(10);
    await quotas[1].spend(1);
    expect((await quotas[0].standing()).left.today).toBe(9);
  });

  it.each([
    ['is killed and begins anew, empty', () => server.kill(), () => server.start()],
    ['does not answer for some seconds', async () => server.pause(), async () => server.resume()],
  ])('stay within the limit while Redis %s, and are complete afterwards', async (_, end, begin) => {
    const { explorers, quotas } = await openTwo();
    const [one, other] = quotas;
    const before = (await one.spend(30)) + (await other.spend(31));
    await one.standing();
    await other.learn(statusOf([61, 61], [139, 939]));
    await one.standing();
    await end();
    const meanwhile = (await takeAtOnce([one], 150)) + (await takeAtOnce([other], 150));
    await one.usedUp(Date.parse('2026-11-21T12:40:00Z'));
    one.note('get_company', 'call');
    await begin();
    await untilReached(explorers, true);
    expect(await other.refusal(OPERATOR)).toContain('from 12:40 UTC');
    for (const quota of quotas) quota.at('2026-11-21T12:40:00Z');
    const later = await takeAtOnce(quotas, 300);
    expect(before + meanwhile + later).toBe(200);
    expect(meanwhile).toBeGreaterThan(130);
    for (const quota of quotas) expect((await quota.standing()).left.today).toBe(0);
    expect((await other.report()).endpoints).toEqual([{ endpoint: 'get_company', calls: 1, kept: 0 }]);
  });

  it('of today stay when an explorer is back that counted some days ago', async () => {
    const { explorers, quotas } = await openTwo();
    const [one, other] = quotas;
    await one.spend(1);
    for (const quota of quotas) quota.at('2026-11-25T12:30:00Z');
    await other.spend(1);
    await explorers[1]?.close();
    await server.disconnect();
    await untilReached(explorers.slice(0, 1), false);
    await untilReached(explorers.slice(0, 1), true);
    expect((await one.standing()).left).toEqual({ today: 199, this_month: 998 });
  });

  it('are none before Redis was reached once, which a refusal says', async () => {
    const redis = connectTo({ host: '127.0.0.1', port: await freePort(), tls: false, database: 0 });
    const quota = testRedisQuota(redis)();
    expect(await quota.refusal(OPERATOR)).toMatch(/^Our calls cannot be counted at the moment, so none is made\./);
    expect((await quota.standing(OPERATOR)).yours).toBe(0);
    await quota.learn(statusOf([0, 0], [50, 200]));
    await quota.usedUp(undefined);
    expect((await quota.standing(OPERATOR)).left.today).toBe(0);
    await quota.close();
  });

  it('name no visitor, and no account', async () => {
    const redis = connectTo(server.place);
    await testRedisQuota(redis)({ file: 'mark' }).spend(1, VISITOR);
    const keys = (await redis.run("return redis.call('KEYS', '*')", [], [])) as string[];
    expect(keys.join()).not.toContain('192.0.2');
    for (const key of keys) expect(await redis.run("return redis.call('TTL', KEYS[1])", [key], [])).not.toBe(-1);
  });

  it('are never more than allowed, in any order of explorers, calls, and calls given back', async () => {
    const explorers = await connectTwo(server);
    const events = fc.array(fc.record({ by: fc.nat(1), gives: fc.boolean(), at: fc.nat(3) }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), events, async (daily, happenings) => {
        const file = `account-${names++}`;
        const limits = { daily, monthly: 30 };
        const quotas = explorers.map((redis) =>
          testRedisQuota(redis)({ file, settings: { ...SETTINGS, limits, reservePercent: 0 } }),
        );
        const open: { quota: TestCallQuota; taken: Awaited<ReturnType<TestCallQuota['take']>> }[] = [];
        for (const { by, gives, at } of happenings) {
          const [last] = gives ? open.splice(at, 1) : [];
          if (last) await last.quota.giveBack(last.taken);
          const quota = quotas[by];
          if (gives || !quota) continue;
          const taken = await quota.take({ visitor: OPERATOR, purpose: 'person' });
          expect(taken.ok).toBe(open.length < daily);
          if (taken.ok) open.push({ quota, taken });
        }
        for (const quota of quotas) expect((await quota.standing()).left.today).toBe(daily - open.length);
      }),
      { numRuns: scaled(100) },
    );
  });
});
