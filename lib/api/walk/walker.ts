import { setImmediate as othersFirst } from 'node:timers/promises';
import { matchPath } from '@/lib/contract/endpoints';
import { isRegistryError, RegistryError } from '@/lib/contract/errors';
import type { NetworkRelationship } from '@/lib/contract/network';
import { everythingOn } from '@/lib/contract/parameters';
import { entityId } from '@/lib/network/model';
import type { WalkAnswer, WalkFailure, WalkPort, WalkQuestion } from '@/lib/network/walk/walk';
import type { EntityNetwork, Meter, Registry, RegistryReply, RegistryRequest, Visitor } from '@/lib/registry/request';
import { createClient } from '../registry';

/** A failure of the interface in the walk's form; our own register gives no reason for a record that does not exist. */
function toWalkFailure({ code, message, details }: RegistryError): WalkFailure {
  const reason = details.reason ?? (code === 'not_found' ? code : undefined);
  const { retry_at } = details;
  return { message, ...(reason !== undefined && { reason }), ...(retry_at !== undefined && { retry_at }) };
}

/** The parts of a request that all requests of one walk share. */
type Asker = Pick<RegistryRequest, 'origin' | 'id'> & {
  caller: { kind: 'explorer' } & RegistryRequest['caller'];
};

interface ServicePortOptions {
  get: Registry['get'];
  meter: Meter;
  asker: Asker;
  dates?: string;
  /** Called for unexpected errors. */
  failed(error: unknown): void;
}

/** The concurrency of the queue (`createQueue`): more would only wait there. */
const SERVICE_PORT_AT_ONCE = 4;

const pathOf = (id: string): string => `${id.slice(1)}/network`;

type Client = ReturnType<typeof createClient>;

/** Companies and placeholders have separate network endpoints. */
export function networkOf(client: Client, id: string, params: URLSearchParams): Promise<NetworkRelationship[]> {
  const { jurisdiction_code = '', company_number = '', id: placeholder } = matchPath(pathOf(id))?.variables ?? {};
  return placeholder === undefined
    ? client.array('get_company_network', { jurisdiction_code, company_number }, params)
    : client.array('get_placeholder_network', { id: placeholder }, params);
}

const costOf = (reply: RegistryReply | undefined): number => reply?.facts?.cost ?? reply?.spent ?? 0;

/**
 * A remote service, used as pages use it: cached replies first, in the visitor's turn and within their share, and never
 * for more calls than the request may cost.
 */
function createServicePort({ get, meter, asker, dates, failed }: ServicePortOptions): WalkPort {
  const params = everythingOn(dates);

  async function answer({ id, calls }: WalkQuestion): Promise<WalkAnswer> {
    let reply: RegistryReply | undefined;
    const caller = { ...asker.caller, prefetch: calls === 0 };
    const client = createClient(async (path, params) => {
      reply = await get({ ...asker, caller, path, params, ...(calls > 0 && { calls }) });
      return reply;
    });
    try {
      const relationships = await networkOf(client, id, params);
      const { from = 'call', at = Date.now() } = reply?.facts ?? {};
      return { id, cost: costOf(reply), relationships, from, at: new Date(at).toISOString() };
    } catch (error) {
      if (isRegistryError(error)) return { id, cost: costOf(reply), failure: toWalkFailure(error) };
      failed(error);
      return { id, cost: costOf(reply), failure: { message: 'The register failed to answer this request.' } };
    }
  }

  return {
    metered: true,
    atOnce: SERVICE_PORT_AT_ONCE,
    price: (ids) => meter.price(ids.map((id) => ({ path: pathOf(id), params }))),
    async *ask(questions) {
      const answers = questions.map(answer);
      for (const one of answers) yield await one;
    },
  };
}

interface RegisterPortOptions {
  networks: NonNullable<Registry['networks']>;
  dates?: string;
  /** Called for unexpected errors. */
  failed(error: unknown): void;
}

/** A few milliseconds of work before other requests get their turn. */
const AT_ONCE = 200;

function toAnswer(id: string, network: EntityNetwork): WalkAnswer {
  if ('failure' in network) return { id, cost: 0, failure: toWalkFailure(network.failure) };
  const { relationships, service_url, leftOut } = network;
  return { id, cost: 0, relationships, beyond: leftOut?.neighbours, from: 'register', as: entityId(service_url) };
}

/** Our own register: many entities in one query, without counting calls. */
export function createRegisterPort({ networks, dates, failed }: RegisterPortOptions): WalkPort {
  async function networksOf(ids: readonly string[], most: WalkQuestion['most']): Promise<EntityNetwork[]> {
    const paths = ids.map((id) => id.slice(1));
    try {
      return await networks(paths, everythingOn(dates), most);
    } catch (error) {
      if (!isRegistryError(error)) failed(error);
      const defect = () => new RegistryError('internal_error', 'The register failed to answer this request.');
      const failure = isRegistryError(error) ? error : defect();
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
      const [{ most } = {}] = questions;
      for (const [at, network] of (await networksOf(ids, most)).entries()) yield toAnswer(ids[at] ?? '', network);
    },
  };
}

/** Access to the networks for one visitor, and the calls they have left; undefined if none are counted. */
export interface Walker {
  port: WalkPort;
  yours?: number;
}

interface WalkerOptions {
  registry: Registry;
  visitor: Visitor;
  /** Origin written into addresses in replies. */
  origin: string;
  /** The request id in the log. */
  id?: string;
  /** ISO date on which the relationships must be current. */
  dates?: string;
  /** Called for unexpected errors. */
  failed: (error: unknown) => void;
}

/** Access to the networks of this registry for one visitor. Throws a `RegistryError` if there is none. */
export async function walkerOf(options: WalkerOptions): Promise<Walker> {
  const { registry, visitor, origin, id, dates, failed } = options;
  const { networks, meter, get } = registry;
  if (networks) return { port: createRegisterPort({ networks, dates, failed }) };
  if (!meter) throw new RegistryError('not_found', 'This registry has no networks that could be walked.');
  const asker = { caller: { kind: 'explorer', visitor }, origin, id } as const;
  const { yours } = await meter.standing(visitor);
  return { port: createServicePort({ get, meter, asker, dates, failed }), yours };
}
