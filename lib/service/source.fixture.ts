import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Reason } from '@/lib/contract/errors';
import type { RegistryReply, RegistryRequest, Visitor } from '@/lib/registry/request';
import type { FaultServer } from '@/lib/testing/fault-server';
import { answersError, answersJson, byPath, type Fault } from '@/lib/testing/faults/answers';
import { createUpstream, type UpstreamOptions } from './create-upstream';
import { start, TOKEN } from './send.fixture';

export const COMPANY = {
  name: 'Zephyr Dredging Limited',
  jurisdiction_code: 'gb',
  company_number: '04711',
  service_url: 'https://registers.example.org/companies/gb/04711',
};
export const COMPANY_PATH = 'companies/gb/04711';
export const answersCompany = answersJson({ api_version: '0.4', results: { company: COMPANY } });
export const HOUR = 3_600_000;

const VISITOR: Visitor = { name: 'address:192.0.2.7', operator: false };

/** A service without an account status, so that only our own count is used. */
export const withoutAccount = (fault: Fault): Fault =>
  byPath([[/account_status/, answersError(404, 'There is no such path.')]], fault);

interface Served {
  how: string;
  reason?: Reason;
}

/** Our source with a service of this behaviour. Tests set its clock; it retries without waiting. */
export async function startSource(fault: Fault | 'refused', given: Partial<UpstreamOptions> = {}) {
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
  const service: FaultServer = await start(fault === 'refused' ? fault : withoutAccount(fault));
  const folder = mkdtempSync(join(tmpdir(), 'firmament-source-'));
  const served: Served[] = [];
  const warnings: string[] = [];
  let ahead = 0;
  const options: UpstreamOptions = {
    baseUrl: service.url,
    version: 'v0.4',
    token: TOKEN,
    tokenIn: 'query',
    timeoutMs: 10_000,
    limits: { daily: 50, monthly: 200 },
    reservePercent: 10,
    visitorPercent: 100,
    cacheFile: join(folder, 'upstream.sqlite'),
    maxCacheBytes: 8 * 1024 * 1024,
    urlField: 'service_url',
    now: () => Date.now() + ahead,
    watch: {
      sent: () => undefined,
      served: ({ how, reason }) => served.push(reason ? { how, reason } : { how }),
      warned: (message) => warnings.push(message),
      observe: () => undefined,
    },
    ...given,
  };
  const source = createUpstream(options);
  onTestFinished(async () => {
    await source.close();
    chance.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (path: string, query = '', more: Partial<RegistryRequest> = {}): Promise<RegistryReply> =>
    source.get({
      path,
      params: new URLSearchParams(query),
      caller: { kind: 'explorer', visitor: VISITOR },
      origin: '',
      ...more,
    });
  /** Calls that arrived, without those for account and form. */
  const calls = (): string[] => service.requests.filter((request) => !/account_status|versions/.test(request));
  /** Calls as we counted them. */
  const spent = async (): Promise<number> =>
    (await source.meter?.report(VISITOR))?.days.reduce((sum, day) => sum + day.calls, 0) ?? 0;
  return {
    source,
    service,
    folder,
    options,
    served,
    warnings,
    get,
    calls,
    spent,
    use: (next: Fault | 'refused') => service.use(next === 'refused' ? next : withoutAccount(next)),
    pass: (ms: number) => {
      ahead += ms;
    },
  };
}

export const errorOf = ({ body }: RegistryReply) =>
  (body as { error: { message: string; reason?: Reason; retry_at?: string } }).error;
