import { MAX_PLACEHOLDER_STATEMENTS } from '@/lib/contract/limits';
import { findById } from '../find-by-id';
import type { Handler } from '../handler';
import { toNetwork } from '../network';
import { toPage, windowOf } from '../paging';
import { readableStatement } from '../personal-properties';
import type { RegisterStore, StoredPlaceholder } from '../store/store';
import { networkFilter, shown } from './companies';
import { inclusionsOf } from './extension-queries';

/** 503 for one that turned out to be a redacted company (specification, "Errors"). */
async function getPlaceholderOrThrow(store: RegisterStore, id: string): Promise<StoredPlaceholder> {
  return shown(await findById(id, store.findPlaceholder));
}

/** GET placeholders/:id */
export const getPlaceholder: Handler<'get_placeholder'> = async ({ store, variables }) => ({
  placeholder: (await getPlaceholderOrThrow(store, variables.id)).placeholder,
});

/** GET placeholders/:id/network */
export const getPlaceholderNetwork: Handler<'get_placeholder_network'> = async (context) => {
  const { store, variables, parameters, params, today } = context;
  const inclusions = inclusionsOf(params);
  const { entityId } = await getPlaceholderOrThrow(store, variables.id);
  return toNetwork(await store.listRelationshipStatements([entityId], inclusions), networkFilter(parameters, today));
};

/**
 * GET placeholders/:id/statements
 *
 * "At most 30 per request" (specification, "Limits") says what a reply holds, and 1 to 100 stays what `per_page` may
 * be. So a program that asks for 100 everywhere is given 30, and the reply's own `per_page` and `total_pages` say so:
 * to walk by them still meets every statement once.
 */
export const listPlaceholderStatements: Handler<'list_placeholder_statements'> = async (context) => {
  const { store, variables, parameters, rights } = context;
  const { entityId } = await getPlaceholderOrThrow(store, variables.id);
  const window = windowOf(parameters, MAX_PLACEHOLDER_STATEMENTS);
  const { items, total } = await store.listStatements(entityId, window);
  const readable = items.map((statement) => readableStatement(statement, rights));
  return toPage('statements', 'statement', { items: readable, total }, window);
};
