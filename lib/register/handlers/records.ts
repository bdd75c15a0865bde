import { findById } from '../find-by-id';
import type { Handler } from '../handler';
import { readableStatement } from '../personal-properties';

/** GET filings/:id */
export const getFiling: Handler<'get_filing'> = async ({ store, variables }) => ({
  filing: await findById(variables.id, store.findFiling),
});

/** GET statements/:id */
export const getStatement: Handler<'get_statement'> = async ({ store, variables, rights }) => ({
  statement: readableStatement(await findById(variables.id, store.findStatement), rights),
});
