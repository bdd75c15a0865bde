import 'server-only';
import { cache } from 'react';
import { ERROR_STATUS, errorBody, RegistryError } from '@/lib/contract/errors';
import type { CompanyEvent } from '@/lib/contract/event';
import type { Price, QuotaStatus, UsageReport } from '@/lib/contract/quota';
import { everythingOn } from '@/lib/network/expansions';
import { type EventFilter, printEventFilter } from '@/lib/records/event/filter';
import type { RegistryReply } from '@/lib/registry/request';
import { settings } from '@/lib/registry/settings';
import type { SearchPage } from '@/lib/search/filters';
import { searchHref, searchRequest } from '@/lib/search/request';
import type { SearchState } from '@/lib/search/state';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { createClient } from '../client';
import { getRegistry } from '../registry';
import { askIfFree, pageVisitor } from './page';

const COSTS_A_CALL: RegistryReply = {
  status: ERROR_STATUS.unavailable,
  body: errorBody('A call is spent on this only once somebody asks for it.'),
};

/** What was to be had without a call. */
export interface Free<T> {
  value: T;
  /** When a remote service gave it; milliseconds since 1970. Undefined for our own register. */
  at?: number;
}

/**
 * What a page shows beside what was asked for, where it costs no call; undefined where it would, and where it failed:
 * the page then offers the way to it. It has an age of its own, and is not asked anew with the page.
 */
export async function free<T>(
  asked: (registry: ReturnType<typeof createClient>) => Promise<T>,
): Promise<Free<T> | undefined> {
  let at: number | undefined;
  const registry = createClient(async (path, params) => {
    const reply = (await askIfFree(path, params)) ?? COSTS_A_CALL;
    at = reply.facts?.at;
    return reply;
  });
  try {
    return { value: await asked(registry), at };
  } catch (error) {
    if (error instanceof RegistryError) return undefined;
    throw error;
  }
}

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

interface PricedList {
  /** The pages of the records that are listed. */
  records: (string | null | undefined)[];
  /** Which page of the list is shown. */
  page: number;
  /** The path of the list, which is the interface's too. */
  path: string;
  hrefOf: (page: number) => string;
}

/** The parameters by which a list without filters is asked for: none for its first page, as links and prices say too. */
export const pageParams = (page: number): URLSearchParams =>
  new URLSearchParams(page > 1 ? { page: String(page) } : undefined);

/** What opening each record of a list, and the pages before and after, would cost; undefined where nothing is counted. */
export async function listPrices({ records, page, path, hrefOf }: PricedList): Promise<Prices | undefined> {
  if (!isMetered()) return undefined;
  const pages = [page - 1, page + 1]
    .filter((number) => number > 0)
    .map((number) => ({ href: hrefOf(number), path, params: pageParams(number) }));
  return pricesOf([...records.flatMap((href) => (href ? [{ href }] : [])), ...pages]);
}

/** What opening each event, and the pages before and after, would cost; undefined where no calls are counted. */
export async function eventPrices(
  events: readonly CompanyEvent[],
  filter: EventFilter,
  path: string,
  hrefOf: (filter: EventFilter) => string,
): Promise<Prices | undefined> {
  if (!isMetered()) return undefined;
  const pages = [filter.page - 1, filter.page + 1].map((page) => {
    const next = { ...filter, page };
    return { href: hrefOf(next), path, params: printEventFilter(next) };
  });
  return pricesOf([...events.map(({ id }) => ({ href: links.event(id) })), ...pages]);
}
