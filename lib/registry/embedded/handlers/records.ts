import { findById } from '../find-by-id';
import type { Handler } from '../handler';
import { toNetwork } from '../network';
import { readableStatement } from '../personal-properties';
import { networkFilter } from './companies';

/** GET filings/:id */
export const getFiling: Handler<'get_filing'> = async ({ store, variables }) => ({
  filing: await findById(variables.id, store.findFiling),
});

/** GET statements/:id */
export const getStatement: Handler<'get_statement'> = async ({ store, variables, rights }) => ({
  statement: readableStatement(await findById(variables.id, store.findStatement), rights),
});

/** GET placeholders/:id */
export const getPlaceholder: Handler<'get_placeholder'> = async ({ store, variables }) => ({
  placeholder: (await findById(variables.id, store.findPlaceholder)).placeholder,
});

/** GET placeholders/:id/network */
export const getPlaceholderNetwork: Handler<'get_placeholder_network'> = async (context) => {
  const { store, variables, parameters, today } = context;
  const { entityId } = await findById(variables.id, store.findPlaceholder);
  return toNetwork(await store.listRelationshipStatements(entityId), networkFilter(parameters, today));
};
