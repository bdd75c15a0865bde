import { ENDPOINTS } from '@/lib/contract/endpoints';
import type { Rights } from '../access';
import { toControlStatement } from '../control-statement';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import { readableStatement, withoutPersonalProperties } from '../personal-properties';
import type { StatementQuery } from '../store/record-queries';
import type { RegisterStore } from '../store/store';

async function search(store: RegisterStore, query: StatementQuery, rights: Rights) {
  const { items, total } = await store.searchStatements(query);
  const readable = items.map((statement) => readableStatement(statement, rights));
  return toPage('statements', 'statement', { items: readable, total }, query.window);
}

const { search_control_statements, search_gazette_notices, search_trademark_registrations } = ENDPOINTS;

/** GET statements/subsequent_registrations/search, the newest created first */
export const searchSubsequentRegistrations: Handler<'search_subsequent_registrations'> = (context) => {
  const { store, parameters, rights } = context;
  const { page, per_page, ...asked } = parameters;
  return search(
    store,
    { data_type: 'subsequent_registration', ...asked, window: windowOf({ page, per_page }) },
    rights,
  );
};

/** GET statements/alternate_registrations/search, the newest created first */
export const searchAlternateRegistrations: Handler<'search_alternate_registrations'> = (context) => {
  const { store, parameters, rights } = context;
  const { page, per_page, ...asked } = parameters;
  return search(store, { data_type: 'alternate_registration', ...asked, window: windowOf({ page, per_page }) }, rights);
};

/** GET statements/gazette_notices/search */
export const searchGazetteNotices: Handler<'search_gazette_notices'> = ({ store, parameters, rights }) => {
  const { page, per_page, order = search_gazette_notices.parameters.order.default, ...asked } = parameters;
  const window = windowOf({ page, per_page });
  return search(store, { data_type: 'gazette_notice', ...asked, order, window }, rights);
};

/** GET statements/control_statements/search */
export const searchControlStatements: Handler<'search_control_statements'> = async (context) => {
  const { store, parameters, rights } = context;
  const { page, per_page, order = search_control_statements.parameters.order.default, ...filters } = parameters;
  const window = windowOf({ page, per_page });
  const { items, total } = await store.searchStatements({
    data_type: 'control_statement',
    order,
    ...filters,
    window,
  });
  const readable = items.map((statement) => withoutPersonalProperties(toControlStatement(statement), rights));
  return toPage('statements', 'statement', { items: readable, total }, window);
};

/** GET statements/trademark_registrations/search */
export const searchTrademarkRegistrations: Handler<'search_trademark_registrations'> = (context) => {
  const { store, parameters, rights } = context;
  const { page, per_page, order = search_trademark_registrations.parameters.order.default, ...asked } = parameters;
  const window = windowOf({ page, per_page });
  return search(store, { data_type: 'trademark_registration', ...asked, order, window }, rights);
};
