import 'server-only';
import { redirect } from 'next/navigation';
import { readQueryAddress } from '@/lib/records/results/query-address';
import { type StatementSearch, type StatementSearchName, statementSearch } from '@/lib/records/statement/searches';
import { fromControlStatement, type ShownStatement } from '@/lib/records/statement/statement-view';
import type { Problem } from '@/lib/search/query/problem';
import { searchHref, searchRequest } from '@/lib/search/request';
import type { AddressParameters, SearchState } from '@/lib/search/state';
import type { Language } from '@/lib/shared/language/languages';
import { links } from '@/lib/shared/links';
import type { Page } from '../client';
import { type Attempt, attempt } from './attempt';
import { type LooserSearches, looserSearches } from './looser';
import { isMetered, type Prices, resultPricesOf } from './quota';
import { registry } from './server';

/** What a page of a statement search shows. */
export interface StatementSearchResults {
  search: StatementSearch;
  state: SearchState;
  /** What the query box shows, and what is wrong with it. */
  text: string;
  problems: Problem[];
  found: Attempt<Page<ShownStatement>>;
  looser?: LooserSearches<ShownStatement>;
  /** Present where calls are counted. */
  prices?: Prices;
}

async function listStatements(name: StatementSearchName, params: URLSearchParams): Promise<Page<ShownStatement>> {
  if (name !== 'search_control_statements') return registry.list(name, {}, params);
  const { items, ...page } = await registry.list(name, {}, params);
  return { ...page, items: items.map(fromControlStatement) };
}

/**
 * Asks for what the address of a statement search says. What the query box sent is sent on to the address that the
 * interface's own parameters make.
 */
export async function searchStatements(
  name: StatementSearchName,
  given: AddressParameters,
  language: Language,
): Promise<StatementSearchResults> {
  const search = statementSearch(name);
  const { state, text, problems, moves } = readQueryAddress(search, given, { canExclude: false });
  if (moves) redirect(searchHref(search, state));
  const ask = (params: URLSearchParams) => listStatements(name, params);
  const found = await attempt(ask(searchRequest(search, state)));
  const isEmpty = found.value?.items.length === 0 && state.page === 1;
  const records = found.value?.items.map(({ id }) => (id === null ? undefined : links.statement(id))) ?? [];
  return {
    ...{ search, state, text, problems, found },
    ...(isEmpty ? { looser: await looserSearches(search, state, ask, language) } : {}),
    ...(isMetered() ? { prices: await resultPricesOf(search, state, records) } : {}),
  };
}
