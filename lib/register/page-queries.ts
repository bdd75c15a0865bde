import { LRUCache } from 'lru-cache';
import { matchPath } from '@/lib/contract/endpoints';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import type { LinkingStatements } from '@/lib/registry/request';
import type { Rights } from './handler';
import { readableStatement } from './handlers/companies';
import type { EntityAddress, RegisterStore } from './store/store';

/** Matches nothing: for a path that is not an entity of the network. */
const NOTHING: EntityAddress = { placeholder: -1 };

/** Address of `companies/gb/1` in the store. */
export function entityAddress(path: string): EntityAddress {
  const { name, variables } = matchPath(path) ?? {};
  const { jurisdiction_code, company_number, id = '' } = variables ?? {};
  if (name === 'get_placeholder' && /^\d{1,15}$/.test(id)) return { placeholder: Number(id) };
  if (name !== 'get_company' || jurisdiction_code === undefined || company_number === undefined) return NOTHING;
  return { jurisdiction_code, company_number };
}

/** The entities of pages, with paths as `/companies/gb/1`, in the given order. */
const resolvePages = (store: RegisterStore, paths: readonly string[]) =>
  store.resolveEntities(paths.map((path) => entityAddress(path.replace(/^\//, ''))));

/**
 * Status and groupings of many companies, in the given order, without those that do not exist, are redacted or are not
 * companies. Paths as `/companies/gb/1`.
 */
async function readEntityFacts(store: RegisterStore, paths: readonly string[]): Promise<EntityFacts[]> {
  const resolved = await resolvePages(store, paths);
  const found = await store.listEntityFacts(resolved.flatMap((entity) => entity?.id ?? []));
  const facts = new Map(found.map(({ id, ...known }) => [id, known]));
  return paths.flatMap((path, place) => {
    const known = facts.get(resolved[place]?.id ?? -1);
    return known ? [{ path, ...known }] : [];
  });
}

/** Companies whose facts are kept until the register changes: the page of a large network has a thousand. */
const KEPT_FACTS = 4_000;

/** Gives the same as `readEntityFacts`, which it asks for companies whose facts are not kept. */
export function createEntityFacts(store: RegisterStore): (paths: readonly string[]) => Promise<EntityFacts[]> {
  const kept = new LRUCache<string, EntityFacts>({ max: KEPT_FACTS });
  let keptVersion: string | undefined;
  return async (paths) => {
    const version = await store.version();
    if (version !== keptVersion) kept.clear();
    keptVersion = version;
    const facts = new Map(paths.map((path) => [path, kept.get(path)]));
    const missing = [...facts].flatMap(([path, known]) => (known ? [] : [path]));
    if (missing.length > 0) {
      const read = await readEntityFacts(store, missing);
      // The register may have changed during the read, and others may have asked since.
      const isUnchanged = (await store.version()) === version && keptVersion === version;
      for (const one of read) {
        facts.set(one.path, one);
        if (isUnchanged) kept.set(one.path, one);
      }
    }
    return paths.flatMap((path) => facts.get(path) ?? []);
  };
}

/** The rights of visitors of our pages: no personal facts. */
const PUBLIC: Rights = { personal: false, restrictedParameters: false };

/** Statements that connect companies; undefined if one of them does not exist or is redacted. */
export async function linkingStatementsOf(
  store: RegisterStore,
  paths: readonly string[],
): Promise<LinkingStatements | undefined> {
  const resolved = await resolvePages(store, paths);
  const ids = resolved.flatMap((entity) => (entity && !entity.redacted ? [entity.id] : []));
  if (ids.length < paths.length) return undefined;
  const { statements, ...counts } = await store.listLinkingStatements(ids);
  return { ...counts, statements: statements.map((statement) => readableStatement(statement, PUBLIC)) };
}
