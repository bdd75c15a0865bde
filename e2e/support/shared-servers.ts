import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount, type NewAccount } from '../../lib/register/store/sqlite/accounts';
import { temporaryDataFolder } from './sample';
import { type FirmamentServer, startServer } from './servers';

/** Access to a shared server: to call it, to read its output and to create accounts in its register. */
interface SharedServer {
  url: string;
  dataFolder: string;
  outputFile: string;
  /** Token of an account without limits. */
  token: string;
}

/**
 * The servers that tests share, each started once for all of them:
 * - `embedded`: the sample register (Form B, practically without limits)
 * - `service`: the sample register as a remote service that demands a token (Form A)
 * - `upstream`: an explorer without a register, in front of that service
 * - `empty`: an explorer without a register and without a service
 */
type SharedServers = Record<'embedded' | 'service' | 'upstream' | 'empty', SharedServer>;

/** The runner's processes share only their environment. */
const VARIABLE = 'FIRMAMENT_SHARED_SERVERS';

export function sharedServer(name: keyof SharedServers): SharedServer {
  const servers: SharedServers = JSON.parse(process.env[VARIABLE] ?? '{}');
  return servers[name];
}

export const outputOf = (name: keyof SharedServers): string => readFileSync(sharedServer(name).outputFile, 'utf8');

const PLENTY = { API_DAILY_LIMIT: '1000000', API_MONTHLY_LIMIT: '1000000' };

/** A server on the sample register, with an account in it that has no limits. */
export async function startWithAccount(
  env: Record<string, string>,
): Promise<{ server: FirmamentServer; token: string }> {
  const dataFolder = temporaryDataFolder(true);
  const { token } = createAccount(join(dataFolder, 'register.sqlite'), { plan: 'unlimited' });
  const server = await startServer({ dataFolder, env: { ...PLENTY, ...env } });
  return { server, token };
}

const toShared = ({ url, dataFolder, outputFile }: FirmamentServer, token = ''): SharedServer => ({
  url,
  dataFolder,
  outputFile,
  token,
});

/** Starts all of them. The returned function stops them. */
export async function startSharedServers(): Promise<() => Promise<void>> {
  const [embedded, service, empty] = await Promise.all([
    startWithAccount({ API_FORM: 'B' }),
    startWithAccount({ API_FORM: 'A' }),
    startServer({ sample: false }),
  ]);
  const upstream = await startServer({
    sample: false,
    env: { REGISTRY_API_URL: service.server.url, REGISTRY_API_TOKEN: service.token },
  });
  const servers: SharedServers = {
    embedded: toShared(embedded.server, embedded.token),
    service: toShared(service.server, service.token),
    upstream: toShared(upstream, service.token),
    empty: toShared(empty),
  };
  process.env[VARIABLE] = JSON.stringify(servers);
  return async () => {
    await Promise.all([upstream, embedded.server, empty].map((server) => server.stop()));
    await service.server.stop();
  };
}

export interface Pair {
  /** The remote service. */
  registry: { url: string };
  /** A separate explorer in front of it. */
  explorer: FirmamentServer;
  /** Its token, of a separate account. */
  token: string;
  stop(): Promise<void>;
}

export interface PairOptions {
  /** The account at the service. */
  account?: NewAccount;
  /** Settings of the explorer. */
  env?: Record<string, string>;
  /** The explorer's folder, which is then kept. */
  dataFolder?: string;
  /** The service, instead of the shared one. */
  service?: Pick<SharedServer, 'url' | 'dataFolder'>;
}

/** An explorer with a separate account at the service. */
export async function startPair(options: PairOptions = {}): Promise<Pair> {
  const { account = { plan: 'unlimited' }, env = {}, dataFolder, service = sharedServer('service') } = options;
  const { token } = createAccount(join(service.dataFolder, 'register.sqlite'), account);
  const settings = { REGISTRY_API_URL: service.url, REGISTRY_API_TOKEN: token, ...env };
  const explorer = await startServer({ sample: false, env: settings, dataFolder });
  return { registry: { url: service.url }, explorer, token, stop: () => explorer.stop() };
}
