import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { networkRelationshipSchema } from '@/lib/contract/network';
import type { RootsAddress } from '@/lib/network/roots';
import { NO_RESULTS } from '@/lib/network/walk/state';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { UNWATCHED } from '@/lib/registry/metrics';
import type { Registry, RegistryRequest } from '@/lib/registry/request';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { createDownloadRoute } from './route';

export const ORIGIN = 'https://firmament.example';

/** The sample register. */
export const embedded = createEmbeddedRegistry({
  store: createSqliteStore(sampleDatabase()),
  form: 'B',
  wildcard: 'B',
  urlField: 'service_url',
});

/** Answers like a remote service without any cached reply; counts its requests. */
export function remote(
  answer: (request: RegistryRequest) => ReturnType<Registry['get']> = (request) => embedded.get(request),
) {
  const asked: string[] = [];
  const registry: Registry = {
    source: 'upstream',
    health: embedded.health,
    get(request) {
      asked.push(`${request.path}?${request.params}`);
      return answer(request);
    },
    meter: {
      price: async (requests) => requests.map(() => 'call'),
      standing: () => Promise.reject(new Error('not asked')),
      report: () => Promise.reject(new Error('not asked')),
    },
  };
  return { asked, registry };
}

/** One step from each root, as a walk would find it. */
async function loadRoots({ from }: RootsAddress) {
  const networks = await Promise.all(
    from.map(async (path) => {
      const params = new URLSearchParams({ confidence: 'all', ownership_percentage: '0' });
      const caller = { kind: 'explorer' } as const;
      return embedded.get({ path: `${path.slice(1)}/network`, params, caller, origin: ORIGIN });
    }),
  );
  const found = networks.map(({ status, body }) => (status === 200 ? rowsSchema.parse(body).results : undefined));
  const present = from.filter((_, at) => found[at]);
  return {
    roots: present.map((path) => ({ path, name: `Root ${path}` })),
    missing: from
      .filter((_, at) => !found[at])
      .map((id) => ({ id, failure: { message: 'Not there.' }, last_word: true })),
    walked: { ...NO_RESULTS, relationships: found.flatMap((rows) => rows ?? []) },
  };
}

const rowsSchema = z.object({ results: z.array(networkRelationshipSchema) });

/** Requests a file from the route. */
export function fetchFrom(
  registry: Registry,
  address: string,
  init?: RequestInit,
  mostCharacters = 1e9,
): Promise<Response> {
  const handler = createDownloadRoute({
    registry: () => registry,
    originOf: () => ORIGIN,
    visitorOf: () => ({ name: 'visitor', operator: false }),
    requestId: () => 'id',
    watch: () => UNWATCHED,
    loadRoots,
    mostCharacters: () => mostCharacters,
    now: () => new Date('2026-11-21T09:30:00Z'),
  });
  return handler(new Request(ORIGIN + address, init));
}

/** The rows of a CSV file, by column name. */
export const rowsOf = (csv: string): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true, relax_column_count: true });
