import 'server-only';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { ENDPOINTS, matchPath } from '@/lib/contract/endpoints';
import { ERROR_STATUS, errorBody, RegistryError } from '@/lib/contract/errors';
import type { Price, QuotaStatus, UsageReport } from '@/lib/contract/quota';
import type { Company, CompanyEvent } from '@/lib/contract/records';
import { everythingOn } from '@/lib/network/expansions';
import { type EventFilter, printEventFilter } from '@/lib/records/event/filter';
import { watched } from '@/lib/registry/metrics';
import type { Facts, Registry, RegistryReply, Visitor } from '@/lib/registry/request';
import { settings } from '@/lib/registry/settings';
import type { SearchPage } from '@/lib/search/filters';
import { searchHref, searchRequest } from '@/lib/search/request';
import type { SearchState } from '@/lib/search/state';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { createClient, isFree, isPrefetchOf } from '../client';
import { getRegistry, getWatching } from '../registry';
import { REQUEST_HEADER } from '../request-connection.mjs';
import { originOf, visitorOf } from '../visitor';
import { type Walker, walkerOf } from '../walk/walker';

const countSchema = z.number().int().positive().catch(0);
const replySchema = z.object({
  left_out: countSchema,
  results: z.object({ left_out: countSchema }).catch({ left_out: 0 }),
});

/**
 * How many entries of a record's own lists, or of a network, a remote service sent that could not be read, so that they
 * stand nowhere on the page. Lists say it of themselves (`Page.left_out`), and count 0 here.
 */
export function leftOutOf(path: string, body: unknown): number {
  const matched = matchPath(path);
  if (!matched || ENDPOINTS[matched.name].reply.shape === 'list') return 0;
  const { data } = replySchema.safeParse(body);
  return data ? data.left_out + data.results.left_out : 0;
}

interface Told {
  facts: Facts;
  /** Entries that could not be read, where no list says so. */
  leftOut: number;
}

/** What one rendering of a page has asked, by the address of the interface; `cache` makes it one for each request. */
const askedFor = cache((): Map<string, Told> => new Map());

const pageVisitor = async (): Promise<Visitor> => visitorOf(await headers(), settings().trustProxy);

export const isPrefetch = async (): Promise<boolean> => isPrefetchOf(await headers());

const addressOf = (path: string, params: URLSearchParams): string => (params.size === 0 ? path : `${path}?${params}`);

function note(path: string, params: URLSearchParams, { facts, body }: RegistryReply): void {
  if (facts) askedFor().set(addressOf(path, params), { facts, leftOut: leftOutOf(path, body) });
}

async function ask(path: string, params: URLSearchParams, prefetch: boolean): Promise<RegistryReply> {
  const [given, visitor] = [await headers(), await pageVisitor()];
  const id = given.get(REQUEST_HEADER) ?? undefined;
  const caller = { kind: 'explorer', visitor, prefetch } as const;
  return watched(getWatching().requests, { door: 'pages', path, params, id }, () =>
    getRegistry().get({ id, path, params, caller, origin: originOf(given) }),
  );
}

/**
 * What the registry has at hand without spending a call, not even for a newer copy; undefined where it would have to
 * ask. For what nobody has decided to open: facts beside a page, pictures of links, cards in other sites' pages.
 */
export async function askIfFree(path: string, params = new URLSearchParams()): Promise<RegistryReply | undefined> {
  return (await isFree(getRegistry(), { path, params })) ? ask(path, params, true) : undefined;
}

/** Asks the registry in process, in the name of whoever opened the page. */
async function askForPage(path: string, params: URLSearchParams): Promise<RegistryReply> {
  const reply = await ask(path, params, await isPrefetch());
  note(path, params, reply);
  return reply;
}

/** A way to the networks of many entities, in the name of whoever opened the page; where each reply came from is the page's. */
export async function pageWalker(dates: string | undefined): Promise<Walker> {
  const [given, visitor] = [await headers(), await pageVisitor()];
  const id = given.get(REQUEST_HEADER) ?? undefined;
  const [registry, { requests }] = [getRegistry(), getWatching()];
  const get: typeof registry.get = async (request) => {
    const { path, params } = request;
    const reply = await watched(requests, { door: 'pages', path, params, id }, () => registry.get(request));
    note(path, params, reply);
    return reply;
  };
  const failed = (error: unknown): void => requests.failed(error, id);
  return walkerOf({ registry: { ...registry, get }, visitor, origin: originOf(given), id, dates, failed });
}

/** Where the facts of this page come from, in the order asked; empty on the embedded source. Read it after asking. */
export const pageFacts = (): Facts[] => [...askedFor().values()].map(({ facts }) => facts);

/** How many entries of this page's replies could not be read, those aside of which a list tells. Read it after asking. */
export const pageLeftOut = (): number => [...askedFor().values()].reduce((sum, { leftOut }) => sum + leftOut, 0);

/** The requests of the interface that this page shows the replies of, each once: `companies/gb/1/network?dates=…`. */
export const pageRequests = (): string[] => [...askedFor().keys()];

/** The interface for pages: the registry in process, never our own route over HTTP. */
export const registry = createClient(askForPage);

/** The company of a page, asked for once however many parts of the page need it. */
export const getCompany = cache(
  (jurisdiction_code: string, company_number: string): Promise<Company> =>
    registry.record('get_company', { jurisdiction_code, company_number }),
);

/** By the settings: what frames every page must not fail because the register cannot be opened. */
export const registrySource = (): Registry['source'] => (settings().upstream ? 'upstream' : 'embedded');

export const getOfficer = cache((id: string) => registry.record('get_officer', { id }));
export const getEvent = cache((id: string) => registry.record('get_event', { id }));
export const getFiling = cache((id: string) => registry.record('get_filing', { id }));
export const getStatement = cache((id: string) => registry.record('get_statement', { id }));
export const getDatum = cache((id: string) => registry.record('get_datum', { id }));
export const getPlaceholder = cache((id: string) => registry.record('get_placeholder', { id }));

/** A variable of a page's path as it was meant; some come decoded already, as a company number with a per cent sign. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The same for names, which stand in addresses with a plus for each blank. */
export const decodeName = (segment: string): string => decodeSegment(segment.replaceAll('+', ' '));

export type Attempt<T> = { value: T; failure?: undefined } | { value?: undefined; failure: RegistryError };

/**
 * A page's way to ask: the value, or the failure to show in its place. What is not there is the not-found page;
 * anything that is no failure of the interface is a defect and goes on to the error page.
 */
export async function attempt<T>(asked: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await asked };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    // A browser throws away what it fetched ahead of a click when the status says failure; else it would show this one.
    if (error.code === 'not_found' || (await isPrefetch())) notFound();
    return { failure: error };
  }
}

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
