import { RegistryError } from '@/lib/contract/errors';
import type { WalkPort } from '@/lib/network/walk/port';
import type { Registry, Visitor } from '@/lib/registry/request';
import { createRegisterPort } from './register-port';
import { createServicePort } from './service-port';

/** Who asks, and what of the day's calls is theirs; undefined where none are counted. */
export interface Walker {
  port: WalkPort;
  yours?: number;
}

export interface WalkerOptions {
  registry: Registry;
  visitor: Visitor;
  /** Origin written into addresses of replies. */
  origin: string;
  /** Under which requests are logged. */
  id?: string;
  /** ISO day on which the relationships are believed current. */
  dates?: string;
  /** Told of defects of ours. */
  failed: (error: unknown) => void;
}

/** A way to the networks of this registry, for one visitor. Throws a `RegistryError` where there is none. */
export async function walkerOf(options: WalkerOptions): Promise<Walker> {
  const { registry, visitor, origin, id, dates, failed } = options;
  const { networks, meter, get } = registry;
  if (networks) return { port: createRegisterPort({ networks, dates, failed }) };
  if (!meter) throw new RegistryError('not_found', 'This registry has no networks that could be walked.');
  const asker = { caller: { kind: 'explorer', visitor }, origin, id } as const;
  const { yours } = await meter.standing(visitor);
  return { port: createServicePort({ get, meter, asker, dates, failed }), yours };
}
