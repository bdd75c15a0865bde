import { setImmediate as othersFirst } from 'node:timers/promises';
import { RegistryError } from '@/lib/contract/errors';
import { entityId } from '@/lib/network/entity';
import { everythingOn } from '@/lib/network/request';
import type { WalkAnswer, WalkPort } from '@/lib/network/walk/port';
import type { EntityNetwork, Registry } from '@/lib/registry/request';
import { toWalkFailure } from './walk-failure';

export interface RegisterPortOptions {
  networks: NonNullable<Registry['networks']>;
  dates?: string;
  /** Told of defects of ours. */
  failed(error: unknown): void;
}

/** A few milliseconds of work, after which other requests have their turn. */
const AT_ONCE = 200;

function toAnswer(id: string, network: EntityNetwork): WalkAnswer {
  if ('failure' in network) return { id, cost: 0, failure: toWalkFailure(network.failure) };
  const { relationships, service_url } = network;
  return { id, cost: 0, relationships, from: 'register', as: entityId(service_url) };
}

/** Our own register: many entities in one question, and no call is counted. */
export function createRegisterPort({ networks, dates, failed }: RegisterPortOptions): WalkPort {
  async function networksOf(ids: readonly string[]): Promise<EntityNetwork[]> {
    const paths = ids.map((id) => id.slice(1));
    try {
      return await networks(paths, everythingOn(dates));
    } catch (error) {
      failed(error);
      const failure = new RegistryError('internal_error', 'The register failed to answer this request.');
      return ids.map(() => ({ failure }));
    }
  }

  return {
    metered: false,
    atOnce: AT_ONCE,
    price: async (ids) => ids.map(() => 'kept'),
    async *ask(questions) {
      await othersFirst();
      const ids = questions.map(({ id }) => id);
      for (const [at, network] of (await networksOf(ids)).entries()) yield toAnswer(ids[at] ?? '', network);
    },
  };
}
