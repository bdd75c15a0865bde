import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { hashToken } from '@/lib/register/handler';
import {
  createAccount,
  createAccountReader,
  ensureRegister,
  type NewAccount,
} from '@/lib/register/store/sqlite/accounts';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { createUsageCounter } from '@/lib/register/store/sqlite/usage-counter';
import type { Account } from '@/lib/register/store/store';
import { createUpstream } from '@/lib/service/create-upstream';
import { askRoute } from '@/lib/testing/ask-route';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { startHandler } from '@/lib/testing/serve-handler';
import { withPrograms } from './registry';
import { createApiRoute } from './route';

export const SERVICE_TOKEN = 'the-secret-token-of-this-server';

const account: Account = {
  id: 1,
  plan: 'unlimited',
  status: 'approved',
  expiry_date: null,
  daily_limit: null,
  monthly_limit: null,
};

/** The sample register as a remote service of Form A, over HTTP. Lists the requests it gets. */
export async function startService(acceptsToken = true) {
  const store = {
    ...createSqliteStore(sampleDatabase()),
    findAccount: async (hash: string) => (acceptsToken && hash === hashToken(SERVICE_TOKEN) ? account : undefined),
  };
  const registry = createEmbeddedRegistry({ store, form: 'A', wildcard: 'A', urlField: 'opencorporates_url' });
  const originOf = () => 'https://service.example';
  const route = createApiRoute({ registry: () => registry, originOf, trustProxy: () => 0 });
  const asked: string[] = [];
  const server = await startHandler((request) => {
    const { pathname } = new URL(request.url);
    // Without it only our own count of its calls is used.
    if (pathname.endsWith('/account_status')) return Promise.resolve(Response.json({}, { status: 404 }));
    asked.push(pathname.replace('/v0.4', ''));
    return askRoute(route, request);
  });
  return { ...server, asked };
}

export interface RemoteOptions {
  acceptsToken?: boolean;
  urlField?: string;
  /** Calls that the service allows. */
  daily?: number;
}

/** Our registry in front of that service, which answers programs; first without any token. */
export async function startRemote({ acceptsToken, urlField = 'service_url', daily = 1000 }: RemoteOptions = {}) {
  const service = await startService(acceptsToken);
  const folder = mkdtempSync(join(tmpdir(), 'firmament-programs-'));
  const file = join(folder, 'register.sqlite');
  const upstream = createUpstream({
    baseUrl: service.url,
    version: 'v0.4',
    token: SERVICE_TOKEN,
    tokenIn: 'query',
    timeoutMs: 5000,
    limits: { daily, monthly: 10_000 },
    reservePercent: 0,
    visitorPercent: 100,
    cacheFile: join(folder, 'upstream.sqlite'),
    maxCacheBytes: 8 * 1024 * 1024,
    urlField,
    watch: { sent: () => undefined, served: () => undefined, warned: () => undefined, observe: () => undefined },
  });
  const accounts = createAccountReader(file);
  const counter = createUsageCounter(join(folder, 'usage.sqlite'));
  const allowance = { counter, defaults: { daily: 50, monthly: 200 } };
  const registry = withPrograms(upstream, { accounts, allowance, urlField });
  onTestFinished(async () => {
    await service.close();
    await upstream.close();
    accounts.close();
    counter.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const create = (given: NewAccount = { plan: 'unlimited' }) => {
    ensureRegister(file);
    return createAccount(file, given);
  };
  return { registry, create, file, asked: service.asked };
}
