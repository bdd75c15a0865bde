import 'server-only';
import { cache } from 'react';
import { getRegistry } from '@/lib/api/registry';
import type { Price, QuotaStatus, UsageReport } from '@/lib/contract/quota';
import { everythingOn } from '@/lib/network/request';
import { settings } from '@/lib/registry/settings';
import type { SearchPage } from '@/lib/search/filters';
import { searchHref, searchRequest } from '@/lib/search/request';
import type { SearchState } from '@/lib/search/state';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { pageVisitor } from './page-request';

/**
 * Where this visitor stands with the remote service; undefined where no calls are counted. By the settings first: the
 * frame of every page must not fail because our own register cannot be opened.
 */
export const pageQuotaStatus = cache(
  async (): Promise<QuotaStatus | undefined> =>
    settings().upstream && getRegistry().meter?.standing(await pageVisitor()),
);

/** What was spent on what; undefined where no calls are counted. */
export const pageReport = async (): Promise<UsageReport | undefined> =>
  getRegistry().meter?.report(await pageVisitor());

/** Whether the calls of our pages are counted, so that each has a price. */
export const isMetered = (): boolean => getRegistry().meter !== undefined;

/** What a click would cost, by the address it leads to; empty where nothing is counted. */
export type Prices = ReadonlyMap<string, Price>;

interface Priced {
  /** Where a link leads. */
  href: string;
  /** What the page there asks; where it is nothing else, `href` is the path of the interface too. */
  path?: string;
  params?: URLSearchParams;
}

/** The prices of many links in one batch. */
export async function pricesOf(links: Priced[]): Promise<Prices> {
  const { meter } = getRegistry();
  if (!meter || links.length === 0) return new Map();
  const requests = links.map(({ href, path = href, params = new URLSearchParams() }) => ({
    path: path.replace(/^\//, ''),
    params,
  }));
  const prices = await meter.price(requests);
  return new Map(links.flatMap(({ href }, index) => (prices[index] ? [[href, prices[index]] as const] : [])));
}

/** What opening each part of a company's record, and these further records, would cost, by their addresses. */
export function companyPricesOf(company: CompanyNumber, records: string[] = []): Promise<Prices> {
  const network = { href: links.companyNetwork(company), params: everythingOn(undefined) };
  const lists = [links.companyFilings, links.companyStatements, links.companyData, links.companyEvents];
  return pricesOf([
    ...lists.map((hrefOf) => ({ href: hrefOf(company) })),
    network,
    ...records.map((href) => ({ href })),
  ]);
}

/** The prices of a page of results: its records, and the pages before and after. */
export function resultPricesOf(page: SearchPage, state: SearchState, records: (string | undefined)[]): Promise<Prices> {
  const pages = [state.page - 1, state.page + 1].map((number): Priced => {
    const next = { ...state, page: number };
    return { href: searchHref(page, next), path: page.path, params: searchRequest(page, next) };
  });
  return pricesOf([...records.flatMap((href) => (href ? [{ href }] : [])), ...pages]);
}
