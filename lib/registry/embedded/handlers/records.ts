import { CURRENT_VERSION, SUPPORTED_VERSIONS } from '@/lib/contract/versions';
import { findById } from '../find-by-id';
import type { Handler } from '../handler';
import { toNetwork } from '../network';
import { networkFilter } from './companies';

/** GET versions */
export const getVersions: Handler<'versions'> = async ({ version }) => ({
  versions: {
    current_version: CURRENT_VERSION,
    supported_versions: [...SUPPORTED_VERSIONS],
    ...(version !== undefined && { requested_version: version }),
  },
});

/** GET filings/:id */
export const getFiling: Handler<'get_filing'> = async ({ store, variables }) => ({
  filing: await findById(variables.id, store.findFiling),
});

/** GET statements/:id */
export const getStatement: Handler<'get_statement'> = async ({ store, variables }) => ({
  statement: await findById(variables.id, store.findStatement),
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

/** GET jurisdictions */
export const listJurisdictions: Handler<'list_jurisdictions'> = async ({ store }) => ({
  jurisdictions: (await store.listJurisdictions()).map((jurisdiction) => ({ jurisdiction })),
});
