import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { SharedRedis } from '@/lib/registry/redis/connection';
import { connectTo, connectTwo, untilReached, useRedis } from '@/lib/registry/redis/redis.fixture';
import { answersError, answersJson, answersText, type Fault } from '@/lib/testing/faults/answers';
import { HAS_REDIS, NEEDS_REDIS } from '@/lib/testing/redis-server';
import { spellingsOf } from './redact';
import { createRedisTurns } from './redis-turns';
import { TOKEN } from './send.fixture';
import { answersCompany, COMPANY, COMPANY_PATH, HOUR, startSource } from './source.fixture';

/** Answers after a moment, in which others ask the same. */
const late =
  (fault: Fault): Fault =>
  (request, response) =>
    void wait(100).then(() => fault(request, response));

describe.skipIf(!HAS_REDIS)(`two explorers in front of one service, with one Redis${NEEDS_REDIS}`, () => {
  const server = useRedis();

  async function startTwo(fault: Fault, given: Parameters<typeof startSource>[1] = {}) {
    const explorers = await connectTwo(server);
    const common = { timeoutMs: 10_000, ...given };
    const one = await startSource(fault, { ...common, redis: explorers[0] });
    const other = await startSource(fault, { ...common, redis: explorers[1], baseUrl: one.service.url });
    return { explorers, one, other, calls: one.calls };
  }

  it('spend one call for a thousand requests at once', async () => {
    const { one, other, calls } = await startTwo(late(answersCompany));
    const replies = await Promise.all(
      Array.from({ length: 1000 }, (_, at) => (at % 2 ? one : other).get(COMPANY_PATH)),
    );
    expect(calls()).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(replies.reduce((sum, { facts }) => sum + (facts?.cost ?? 0), 0)).toBe(1);
    expect((await other.get(COMPANY_PATH)).facts).toMatchObject({ from: 'kept', cost: 0 });
    expect(await other.spent()).toBe(1);
  });

  it.each([
    ['fails', answersText('no register at all'), 502],
    ['does not know the company', answersError(404, 'Record not found'), 404],
  ])('spend one call for all who ask at once if the service %s', async (_, fault, status) => {
    const { one, other, calls } = await startTwo(late(fault));
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).get(COMPANY_PATH)));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]));
    expect(calls()).toHaveLength(1);
  });

  it('ask again for who comes after a failure', async () => {
    const { one, other, calls } = await startTwo(answersText('no register at all'));
    await one.get(COMPANY_PATH);
    await one.use(answersCompany);
    expect((await other.get(COMPANY_PATH)).status).toBe(200);
    expect(calls()).toHaveLength(2);
  });

  it('renew a copy once, for both', async () => {
    const { one, other, calls } = await startTwo(answersCompany);
    await one.get(COMPANY_PATH);
    await one.use(answersJson({ results: { company: { ...COMPANY, name: 'Zephyr Harbour Limited' } } }));
    for (const source of [one, other]) source.pass(30 * HOUR);
    expect((await other.get(COMPANY_PATH)).facts).toMatchObject({ from: 'stale' });
    await expect.poll(calls).toHaveLength(2);
    await expect.poll(async () => (await one.get(COMPANY_PATH)).facts?.from).toBe('kept');
    expect(JSON.stringify((await one.get(COMPANY_PATH)).body)).toContain('Zephyr Harbour');
    expect(calls()).toHaveLength(2);
  });

  it('keep to one allowance, reserve and share', async () => {
    const limits = { daily: 10, monthly: 100 };
    const { one, other, calls } = await startTwo(answersCompany, { limits, reservePercent: 20 });
    for (let number = 1; number <= 12; number++) await (number % 2 ? one : other).get(`companies/gb/${number}`);
    expect(calls()).toHaveLength(8);
    expect((await other.get('companies/gb/99')).status).toBe(403);
  });

  it('answer on, each for itself, while Redis is gone', async () => {
    const { explorers, one, other, calls } = await startTwo(answersCompany);
    await one.get('companies/gb/1');
    await server.kill();
    await untilReached(explorers, false);
    for (const source of [one, other, one, other]) expect((await source.get(COMPANY_PATH)).status).toBe(200);
    expect(calls()).toHaveLength(3);
    expect((await one.source.meter?.report(undefined))?.copies).toMatchObject({ in: 'memory', count: 1 });
    await server.start();
    await untilReached(explorers, true);
    expect((await one.source.meter?.report(undefined))?.copies.in).toBe('redis');
    for (const { source } of [one, other]) expect((await source.meter?.standing(undefined))?.left.today).toBe(47);
  });

  it('leave nothing of the token in Redis', async () => {
    const { explorers, one } = await startTwo(answersCompany);
    await one.get(COMPANY_PATH);
    const kept = await contentsOf(explorers[0]);
    expect(kept).toContain('firmament:calls:');
    for (const spelling of spellingsOf(TOKEN)) expect(kept).not.toContain(spelling);
  });

  it('get the turn of one that was killed, as soon as that is over', async () => {
    const redis = connectTo(server.place);
    const turns = createRedisTurns(redis, 'a service');
    const first = await turns.take('a');
    const waiting = turns.take('a');
    // Nobody renews it any more.
    await redis.run("redis.call('PEXPIRE', redis.call('KEYS', 'firmament:turn:*')[1], 100)", [], []);
    const second = await waiting;
    await first.end('left too late');
    const third = turns.take('a');
    await wait(60);
    await second.end('left in time');
    expect((await third).former).toBe('left in time');
  });
});

/** All keys and values, as Redis writes them. */
async function contentsOf(redis: SharedRedis): Promise<string> {
  const dump = `
    local all = {}
    for _, key in ipairs(redis.call('KEYS', '*')) do
      all[#all + 1] = key
      all[#all + 1] = redis.call('DUMP', key)
    end
    return all`;
  return ((await redis.runForBytes(dump, [], [])) as Buffer[]).map((bytes) => bytes.toString('latin1')).join('\n');
}
