import 'server-only';
import { settings } from '@/lib/env';
import { createEmbeddedRegistry } from './embedded/embedded';
import { openSqliteStore } from './embedded/store/sqlite/sqlite-store';
import type { Registry } from './request';
import { createUpstream } from './upstream/forward';
import { upstreamToken } from './upstream/token';

function createRegistry(): Registry {
  const { upstream, registerFile, apiForm, apiWildcard, apiUrlField } = settings();
  if (upstream) {
    const remote = createUpstream({ ...upstream, token: upstreamToken() });
    return { source: 'upstream', get: ({ path, params }) => remote.get({ path, params }) };
  }
  const store = openSqliteStore(registerFile);
  return createEmbeddedRegistry({ store, form: apiForm, wildcard: apiWildcard, urlField: apiUrlField });
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
