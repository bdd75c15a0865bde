import { createClient } from '@/lib/api/client';
import { RegistryError } from '@/lib/contract/errors';
import type { NetworkRelationship } from '@/lib/contract/network';
import { matchPath } from '@/lib/contract/paths';
import { everythingOn } from '@/lib/network/request';
import type { WalkAnswer, WalkPort, WalkQuestion } from '@/lib/network/walk/port';
import type { Meter, Registry, RegistryReply, RegistryRequest } from '@/lib/registry/request';
import { toWalkFailure } from './walk-failure';

/** The parts of a request that are the same for every question of one walk. */
export type Asker = Pick<RegistryRequest, 'origin' | 'id'> & {
  caller: { kind: 'explorer' } & RegistryRequest['caller'];
};

export interface ServicePortOptions {
  get: Registry['get'];
  meter: Meter;
  asker: Asker;
  dates?: string;
  /** Told of defects of ours. */
  failed(error: unknown): void;
}

/** As many as go to the service at a time (`createQueue`): more would only wait there. */
const AT_ONCE = 4;

const pathOf = (id: string): string => `${id.slice(1)}/network`;

type Client = ReturnType<typeof createClient>;

/** The interface has one address for the networks of companies and one for those of placeholders. */
function networkOf(client: Client, id: string, params: URLSearchParams): Promise<NetworkRelationship[]> {
  const { jurisdiction_code = '', company_number = '', id: placeholder } = matchPath(pathOf(id))?.variables ?? {};
  return placeholder === undefined
    ? client.array('get_company_network', { jurisdiction_code, company_number }, params)
    : client.array('get_placeholder_network', { id: placeholder }, params);
}

const costOf = (reply: RegistryReply | undefined): number => reply?.facts?.cost ?? reply?.spent ?? 0;

/**
 * A remote service, asked as a page asks: from copies where there are any, in the visitor's own turn and share, and never
 * for more calls than the question may cost.
 */
export function createServicePort({ get, meter, asker, dates, failed }: ServicePortOptions): WalkPort {
  const params = everythingOn(dates);

  async function answer({ id, calls }: WalkQuestion): Promise<WalkAnswer> {
    let reply: RegistryReply | undefined;
    const caller = { ...asker.caller, prefetch: calls === 0 };
    const client = createClient(async (path, asked) => {
      reply = await get({ ...asker, caller, path, params: asked, ...(calls > 0 && { calls }) });
      return reply;
    });
    try {
      const relationships = await networkOf(client, id, params);
      const { from = 'call', at = Date.now() } = reply?.facts ?? {};
      return { id, cost: costOf(reply), relationships, from, at: new Date(at).toISOString() };
    } catch (error) {
      if (error instanceof RegistryError) return { id, cost: costOf(reply), failure: toWalkFailure(error) };
      failed(error);
      return { id, cost: costOf(reply), failure: { message: 'The register failed to answer this request.' } };
    }
  }

  return {
    metered: true,
    atOnce: AT_ONCE,
    price: (ids) => meter.price(ids.map((id) => ({ path: pathOf(id), params }))),
    async *ask(questions) {
      const answers = questions.map(answer);
      for (const one of answers) yield await one;
    },
  };
}
