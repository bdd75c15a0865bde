import { RegistryError } from '@/lib/contract/errors';
import { MAX_PLACEHOLDER_STATEMENTS } from '@/lib/contract/limits';
import { findById } from '../find-by-id';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import { readableStatement } from '../personal-properties';

/**
 * GET placeholders/:id/statements
 *
 * "At most 30 per request" (specification, "Limits") says what a reply holds, and 1 to 100 stays what `per_page` may
 * be. So a program that asks for 100 everywhere is given 30, and the reply's own `per_page` and `total_pages` say so:
 * to walk by them still meets every statement once.
 */
export const listPlaceholderStatements: Handler<'list_placeholder_statements'> = async (context) => {
  const { store, variables, parameters, rights } = context;
  const { entityId, redacted } = await findById(variables.id, store.findPlaceholder);
  if (redacted) throw new RegistryError('unavailable', 'The details of this company are temporarily redacted.');
  const window = windowOf(parameters, MAX_PLACEHOLDER_STATEMENTS);
  const { items, total } = await store.listStatements(entityId, window);
  const readable = items.map((statement) => readableStatement(statement, rights));
  return toPage('statements', 'statement', { items: readable, total }, window);
};
