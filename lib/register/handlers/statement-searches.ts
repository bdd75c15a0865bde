import type { Rights } from '../access';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import { readableStatement } from '../personal-properties';
import type { StatementQuery, TrademarkQuery } from '../store/record-queries';
import type { RegisterStore } from '../store/store';

async function search(store: RegisterStore, query: StatementQuery, rights: Rights) {
  const { items, total } = await store.searchStatements(query);
  const readable = items.map((statement) => readableStatement(statement, rights));
  return toPage('statements', 'statement', { items: readable, total }, query.window);
}

/** GET statements/subsequent_registrations/search, the newest created first */
export const searchSubsequentRegistrations: Handler<'search_subsequent_registrations'> = (context) => {
  const { store, parameters, rights } = context;
  const window = windowOf(parameters);
  return search(store, { data_type: 'subsequent_registration', q: parameters.q, window }, rights);
};

/** GET statements/alternate_registrations/search, the newest created first */
export const searchAlternateRegistrations: Handler<'search_alternate_registrations'> = (context) => {
  const { store, parameters, rights } = context;
  const window = windowOf(parameters);
  return search(store, { data_type: 'alternate_registration', q: parameters.q, window }, rights);
};

/** GET statements/gazette_notices/search */
export const searchGazetteNotices: Handler<'search_gazette_notices'> = ({ store, parameters, rights }) => {
  const { q, order, jurisdiction_code, publication_title, normalised_classification_level_1 } = parameters;
  const query = {
    data_type: 'gazette_notice',
    ...{ q, jurisdiction_code, publication_title },
    classification: normalised_classification_level_1,
    order: order === 'score' ? 'score' : 'published_at',
    window: windowOf(parameters),
  } as const;
  return search(store, query, rights);
};

const TRADEMARK_ORDERS: readonly TrademarkQuery['order'][] = ['mark_text', 'registration_date', 'expiry_date', 'score'];

/** GET statements/trademark_registrations/search */
export const searchTrademarkRegistrations: Handler<'search_trademark_registrations'> = (context) => {
  const { store, parameters, rights } = context;
  const { q, order } = parameters;
  const query = {
    data_type: 'trademark_registration',
    q,
    order: TRADEMARK_ORDERS.find((known) => known === order) ?? 'created_at',
    window: windowOf(parameters),
  } as const;
  return search(store, query, rights);
};
