import { afterAll, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { startRedis } from '@/lib/testing/redis-server';
import { openRedis, type RedisPlace, type SharedRedis } from './connection';

/** The connection of one explorer, with what it said. */
export function connectTo(place: RedisPlace): SharedRedis & { said: string[] } {
  const said: string[] = [];
  const redis = openRedis(place, {
    failed: (sentence) => said.push(sentence),
    recovered: () => said.push('recovered'),
    beatMs: 100,
  });
  onTestFinished(() => redis.close());
  return { ...redis, said };
}

const WAIT = { timeout: 15_000, interval: 10 };

/** Two explorers that know of each other. */
export async function connectTwo({ place }: Pick<Awaited<ReturnType<typeof startRedis>>, 'place'>) {
  const two = [connectTo(place), connectTo(place)] as const;
  await vi.waitFor(() => {
    for (const redis of two) if (!redis.isReached() || redis.owners() < 2) throw new Error('not yet');
  }, WAIT);
  return two;
}

/** Until both noticed that Redis is there, or is not. */
export const untilReached = (explorers: readonly SharedRedis[], isReached: boolean): Promise<void> =>
  vi.waitFor(() => {
    for (const redis of explorers) if (redis.isReached() !== isReached) throw new Error('not yet');
  }, WAIT);

/** The Redis of a group of tests, empty before each of them. It is there once they run. */
export function useRedis(): Awaited<ReturnType<typeof startRedis>> {
  const server = {} as Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    Object.assign(server, await startRedis());
  });
  afterAll(() => server.kill());
  beforeEach(async () => {
    await server.kill();
    await server.start();
  });
  return server;
}
