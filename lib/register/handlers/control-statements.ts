import { ENDPOINTS } from '@/lib/contract/endpoints';
import { toControlStatement } from '../control-statement';
import type { Handler } from '../handler';
import { toPage, windowOf } from '../paging';
import { withoutPersonalProperties } from '../personal-properties';

const DEFAULT_ORDER = ENDPOINTS.search_control_statements.parameters.order.default;

/** GET statements/control_statements/search */
export const searchControlStatements: Handler<'search_control_statements'> = async (context) => {
  const { store, parameters, rights } = context;
  const { page, per_page, order = DEFAULT_ORDER, ...filters } = parameters;
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
