import 'server-only';
import type { Company, Statement } from '@/lib/contract/records';
import { entityId, modelOf, type NetworkModel } from '@/lib/network/model';
import { MOST_NODES, parseRoots } from '@/lib/network/roots';
import { mergeResults } from '@/lib/network/walk/state';
import { links } from '@/lib/shared/links';
import { getRegistry } from '../registry';
import { extra, free } from './page';
import { loadRoots } from './roots-network';

/** How many of a company's statements were searched, and how many it has. */
export interface SearchedStatements {
  searched: number;
  of: number;
}

interface LoadedStatements {
  /** Those that may connect the companies. */
  statements: readonly Statement[];
  /** In company order; undefined for one whose statements would cost a call. */
  searched: (SearchedStatements | undefined)[];
  /** The number of other parties that statements of several companies name, if it is known. */
  parties?: number;
}

/** What the source holds on how companies are connected, as far as it costs no call. */
export interface LoadedTies extends LoadedStatements {
  /** The relationships around the companies. */
  network: NetworkModel;
  /** Paths of the companies whose relationships are known, in company order; undefined for the others. */
  walked: (string | undefined)[];
  /** Whether there were more entities within the same distance than the limit. */
  isCut: boolean;
}

/** Steps from each company: two of them meet at twice the distance. */
export const TIES_DEPTH = 2;

async function statementsFromLists(companies: readonly Company[]): Promise<LoadedStatements> {
  const lists = await Promise.all(
    companies.map(({ jurisdiction_code, company_number }) =>
      free((registry) => registry.list('list_company_statements', { jurisdiction_code, company_number })),
    ),
  );
  return {
    statements: lists.flatMap((list) => list?.value.items ?? []),
    searched: lists.map((list) => list && { searched: list.value.items.length, of: list.value.total_count }),
  };
}

/** The embedded register searches all statements; of a remote service the newest ones are known, if they are cached. */
async function loadStatements(companies: readonly Company[]): Promise<LoadedStatements> {
  const found = await extra(getRegistry().linkingStatements?.(companies.map(links.company)));
  if (!found) return statementsFromLists(companies);
  const { statements, parties, counts } = found;
  return { statements, parties, searched: counts.map((of) => ({ searched: of, of })) };
}

async function loadNetwork(companies: readonly Company[]): Promise<Pick<LoadedTies, 'network' | 'walked' | 'isCut'>> {
  const address = parseRoots(new URLSearchParams(companies.map((company) => ['from', links.company(company)])));
  const { walked } = await loadRoots({ ...address, depth: TIES_DEPTH, nodes: MOST_NODES });
  const empty = modelOf({ root: '', entities: [], relationships: [], expanded: [] });
  const known = new Set(walked.expanded);
  return {
    network: mergeResults(empty, walked),
    walked: companies.map((company) => {
      const path = entityId(links.company(company));
      return known.has(path) ? path : undefined;
    }),
    isCut: walked.beyond > 0 || walked.stopped?.because === 'failed',
  };
}

/** Loads what may connect the companies: statements, and the relationships up to two steps away. */
export async function loadTies(companies: readonly Company[]): Promise<LoadedTies> {
  const [statements, network] = await Promise.all([loadStatements(companies), loadNetwork(companies)]);
  return { ...statements, ...network };
}
