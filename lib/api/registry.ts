import 'server-only';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createUsageCounter } from '@/lib/register/store/sqlite/accounts-usage';
import { openSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import type { Registry } from '@/lib/registry/request';
import { settings } from '@/lib/registry/settings';
import { createUpstream } from '@/lib/service/create-upstream';
import { upstreamToken } from '@/lib/service/token';
import { getWatching } from './watching';

function createRegistry(): Registry {
  const { upstream, registerFile, usageFile, apiForm, apiWildcard, apiUrlField, ...limits } = settings();
  const { upstream: watch, requests } = getWatching();
  if (upstream) return createUpstream({ ...upstream, token: upstreamToken(), urlField: apiUrlField, watch });
  const store = openSqliteStore(registerFile);
  const defaults = { daily: limits.apiDailyLimit, monthly: limits.apiMonthlyLimit };
  const allowance = { counter: createUsageCounter(usageFile), defaults };
  return createEmbeddedRegistry({
    store,
    form: apiForm,
    wildcard: apiWildcard,
    urlField: apiUrlField,
    allowance,
    failed: requests.failed,
  });
}

const holder = globalThis as typeof globalThis & { firmamentRegistry?: Registry };

/**
 * The source, chosen once by REGISTRY_API_URL. It hangs on the process, because pages and route handlers are
 * bundled apart and would otherwise each open the register.
 */
export function getRegistry(): Registry {
  holder.firmamentRegistry ??= createRegistry();
  return holder.firmamentRegistry;
}
