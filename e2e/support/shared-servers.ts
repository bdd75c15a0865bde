import { join } from 'node:path';
import { createAccount, type NewAccount } from '../../lib/registry/embedded/store/sqlite/accounts';
import { temporaryDataFolder } from './sample';
import { type FirmamentServer, startServer } from './servers';

type Source = 'embedded' | 'upstream';

const VARIABLES = { embedded: 'FIRMAMENT_URL', upstream: 'FIRMAMENT_UPSTREAM_URL' } as const;

/** Where the server of this source listens; the runner's processes share nothing but their environment. */
export const sharedServerUrl = (source: Source): string | undefined => process.env[VARIABLES[source]];

const announce = (source: Source, { url }: FirmamentServer): void => {
  process.env[VARIABLES[source]] = url;
};

export interface Pair {
  /** The remote service: a Firmament that demands a token (Form A). */
  registry: FirmamentServer;
  /** An explorer without a register, in front of it. */
  explorer: FirmamentServer;
  token: string;
  stop(): Promise<void>;
}

export interface PairOptions {
  /** Of the account at the service. */
  account?: NewAccount;
  /** Settings of the explorer. */
  env?: Record<string, string>;
}

export async function startPair({ account = { plan: 'unlimited' }, env = {} }: PairOptions = {}): Promise<Pair> {
  const folder = temporaryDataFolder(true);
  const { token } = createAccount(join(folder, 'register.sqlite'), account);
  const registry = await startServer({ sample: false, env: { FIRMAMENT_DATA: folder, API_FORM: 'A' } });
  const settings = { REGISTRY_API_URL: registry.url, REGISTRY_API_TOKEN: token, ...env };
  const explorer = await startServer({ sample: false, env: settings });
  const stop = async (): Promise<void> => {
    await explorer.stop();
    await registry.stop();
  };
  return { registry, explorer, token, stop };
}

/** One server for each source, for all stories that need no settings of their own. What is returned ends them. */
export async function startSharedServers(): Promise<() => Promise<void>> {
  const embedded = await startServer();
  announce('embedded', embedded);
  const pair = await startPair();
  announce('upstream', pair.explorer);
  return async () => {
    await embedded.stop();
    await pair.stop();
  };
}
