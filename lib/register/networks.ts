import { RegistryError } from '@/lib/contract/errors';
import type { NetworkInclusion } from '@/lib/contract/inclusions';
import { matchPath } from '@/lib/contract/paths';
import type { EntityNetwork } from '@/lib/registry/request';
import { shown } from './handlers/companies';
import { type NetworkFilter, toNetwork } from './network';
import type { EntityAddress, RegisterStore, RelationshipStatement, ResolvedEntity } from './store/store';

/** An address that cannot be anything's, for what is no entity of the network. */
const NOTHING: EntityAddress = { placeholder: -1 };

/** `companies/gb/1` as the register knows it. */
export function entityAddress(path: string): EntityAddress {
  const { name, variables } = matchPath(path) ?? {};
  const { jurisdiction_code, company_number, id = '' } = variables ?? {};
  if (name === 'get_placeholder' && /^\d{1,15}$/.test(id)) return { placeholder: Number(id) };
  if (name !== 'get_company' || jurisdiction_code === undefined || company_number === undefined) return NOTHING;
  return { jurisdiction_code, company_number };
}

/** The statements at each entity; one between two of them stands at both. */
function byEntity(statements: readonly RelationshipStatement[]): Map<number, RelationshipStatement[]> {
  const at = new Map<number, RelationshipStatement[]>();
  for (const statement of statements) {
    for (const id of new Set([statement.parent.id, statement.child.id])) {
      const known = at.get(id);
      if (known) known.push(statement);
      else at.set(id, [statement]);
    }
  }
  return at;
}

function shownOrFailure(resolved: ResolvedEntity | undefined): ResolvedEntity | { failure: RegistryError } {
  if (!resolved) return { failure: new RegistryError('not_found', 'Record not found', { reason: 'not_found' }) };
  try {
    return shown(resolved);
  } catch (error) {
    if (error instanceof RegistryError) return { failure: error };
    throw error;
  }
}

/**
 * The computed networks of many entities, in the order asked: what the network endpoint answers for each, in four
 * questions to the store and not some for each. Paths are those of the interface, `companies/gb/1` or `placeholders/1`.
 */
export async function networksOf(
  store: RegisterStore,
  paths: readonly string[],
  filter: NetworkFilter,
  inclusions?: ReadonlySet<NetworkInclusion>,
): Promise<EntityNetwork[]> {
  const resolved = (await store.resolveEntities(paths.map(entityAddress))).map(shownOrFailure);
  const ids = resolved.flatMap((entity) => ('failure' in entity ? [] : [entity.id]));
  const statements = byEntity(await store.listRelationshipStatements(ids, inclusions));
  return resolved.map((entity) => {
    if ('failure' in entity) return entity;
    const { id, service_url } = entity;
    return { service_url, relationships: toNetwork(statements.get(id) ?? [], filter) };
  });
}
