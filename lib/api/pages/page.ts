import 'server-only';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { ENDPOINTS, matchPath } from '@/lib/contract/endpoints';
import { ERROR_STATUS, errorBody, isRegistryError, type RegistryError } from '@/lib/contract/errors';
import { COMPANY_INCLUSIONS, INCLUDE_PARAMETER } from '@/lib/contract/limits';
import { everythingOn } from '@/lib/contract/parameters';
import type { Price, QuotaStatus, UsageReport } from '@/lib/contract/quota';
import type { Company, CompanyEvent } from '@/lib/contract/records';
import { type EventFilter, printEventFilter } from '@/lib/records/event/filter';
import { inLanguage } from '@/lib/records/placeholder/kind';
import { watched } from '@/lib/registry/metrics';
import type { Facts, Registry, RegistryReply, Visitor } from '@/lib/registry/request';
import { settings } from '@/lib/registry/settings';
import type { SearchPage } from '@/lib/search/filters';
import { searchHref, searchRequest } from '@/lib/search/request';
import type { SearchState } from '@/lib/search/state';
import { isObject } from '@/lib/shared/json';
import type { Language } from '@/lib/shared/language/language';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { decodePercent } from '@/lib/shared/text';
import { createClient, getRegistry, getWatching, isFree, isPrefetchOf, originOf, visitorOf } from '../registry';
import { REQUEST_HEADER } from '../request-connection.mjs';
import { shownTexts } from '../shown-texts';
import { type Walker, walkerOf } from '../walk/walker';

const countSchema = z.number().int().positive().catch(0);
const replySchema = z.object({
  left_out: countSchema,
  results: z.object({ left_out: countSchema }).catch({ left_out: 0 }),
});

/**
 * The number of unreadable entries in a record's own lists, or in a network, of a remote service. Lists report it
 * themselves (`Page.left_out`), and count 0 here.
 */
export function leftOutOf(path: string, body: unknown): number {
  const matched = matchPath(path);
  if (!matched || ENDPOINTS[matched.name].reply.shape === 'list') return 0;
  const { data } = replySchema.safeParse(body);
  return data ? data.left_out + data.results.left_out : 0;
}

interface PageReply {
  facts: Facts;
  /** Unreadable entries that no list reports. */
  leftOut: number;
}

/** The requests of one rendering of a page, by interface address; `cache` makes the map separate for each request. */
const pageReplies = cache((): Map<string, PageReply> => new Map());

const pageVisitor = async (): Promise<Visitor> => visitorOf(await headers(), settings().trustProxy);

export const isPrefetch = async (): Promise<boolean> => isPrefetchOf(await headers());

const addressOf = (path: string, params: URLSearchParams): string => (params.size === 0 ? path : `${path}?${params}`);

function note(path: string, params: URLSearchParams, { facts, body }: RegistryReply): void {
  if (facts) pageReplies().set(addressOf(path, params), { facts, leftOut: leftOutOf(path, body) });
}

/** By body: a reply that is kept is the same object, and what pages make of it is kept with what this makes of it. */
const shownBodies = new WeakMap<object, Map<Language, unknown>>();

/** A reply as people read it: without what is for programs only, and with our own words in their language. */
export function forPeople(body: unknown, language: Language): unknown {
  if (!isObject(body)) return body;
  const known = shownBodies.get(body) ?? new Map<Language, unknown>();
  if (!known.has(language)) known.set(language, inLanguage(shownTexts(body, language), language));
  shownBodies.set(body, known);
  return known.get(language);
}

async function ask(path: string, params: URLSearchParams, prefetch: boolean): Promise<RegistryReply> {
  const [given, visitor] = [await headers(), await pageVisitor()];
  const id = given.get(REQUEST_HEADER) ?? undefined;
  const caller = { kind: 'explorer', visitor, prefetch } as const;
  const reply = await watched(getWatching().requests, { door: 'pages', path, params, id }, () =>
    getRegistry().get({ id, path, params, caller, origin: originOf(given) }),
  );
  return { ...reply, body: forPeople(reply.body, await requestLanguage()) };
}

/**
 * What the registry has without spending a call, not even for a newer copy; otherwise undefined. For what no user has
 * requested: facts beside a page, link previews, cards on other sites.
 */
export async function askIfFree(path: string, params = new URLSearchParams()): Promise<RegistryReply | undefined> {
  return (await isFree(getRegistry(), { path, params })) ? ask(path, params, true) : undefined;
}

/** Asks the registry in process, on behalf of the visitor. */
async function askForPage(path: string, params: URLSearchParams): Promise<RegistryReply> {
  const reply = await ask(path, params, await isPrefetch());
  note(path, params, reply);
  return reply;
}

/** Loads the networks of many entities on behalf of the visitor; records where each reply came from. */
export async function pageWalker(dates: string | undefined): Promise<Walker> {
  const [given, visitor] = [await headers(), await pageVisitor()];
  const id = given.get(REQUEST_HEADER) ?? undefined;
  const [registry, { requests }] = [getRegistry(), getWatching()];
  const language = await requestLanguage();
  const get: typeof registry.get = async (request) => {
    const { path, params } = request;
    const reply = await watched(requests, { door: 'pages', path, params, id }, () => registry.get(request));
    note(path, params, reply);
    return { ...reply, body: forPeople(reply.body, language) };
  };
  const failed = (error: unknown): void => requests.failed(error, id);
  return walkerOf({ registry: { ...registry, get }, visitor, origin: originOf(given), id, dates, failed });
}

/** The sources of this page's facts, in the order requested; empty for our own register. Read it after all requests. */
export const pageFacts = (): Facts[] => [...pageReplies().values()].map(({ facts }) => facts);

/**
 * The number of unreadable entries in this page's replies, without those that lists report. Read it after all requests.
 */
export const pageLeftOut = (): number => [...pageReplies().values()].reduce((sum, { leftOut }) => sum + leftOut, 0);

/** The interface requests behind this page, each once: `companies/gb/1/network?dates=…`. */
export const pageRequests = (): string[] => [...pageReplies().keys()];

/** The interface for pages: the registry in process, not over HTTP. */
export const registry = createClient(askForPage);

/** Read from the settings: the frame of every page must work even if the register cannot be opened. */
export const registrySource = (): Registry['source'] => (settings().upstream ? 'upstream' : 'embedded');

/** Whether search engines may list officers. */
export const indexesOfficers = (): boolean => settings().indexOfficers;

/** Where the operator of this site can be asked. */
export const operatorContact = (): string | undefined => settings().contactUrl;

/** With what each record says, of our own register: a remote service is asked for what the interface defines. */
const withClaims = (): URLSearchParams =>
  new URLSearchParams(registrySource() === 'embedded' ? { [INCLUDE_PARAMETER]: COMPANY_INCLUSIONS.join(',') } : {});

/** The company of a page, loaded once even if several parts of the page need it. */
export const getCompany = cache(
  (jurisdiction_code: string, company_number: string): Promise<Company> =>
    registry.record('get_company', { jurisdiction_code, company_number }, withClaims()),
);

export const getOfficer = cache((id: string) => registry.record('get_officer', { id }));
export const getEvent = cache((id: string) => registry.record('get_event', { id }));
export const getFiling = cache((id: string) => registry.record('get_filing', { id }));
export const getStatement = cache((id: string) => registry.record('get_statement', { id }));
export const getDatum = cache((id: string) => registry.record('get_datum', { id }));
export const getPlaceholder = cache((id: string) => registry.record('get_placeholder', { id }));

/** A decoded path segment; some are already decoded, such as a company number with a percent sign. */
export const decodeSegment = (segment: string): string => decodePercent(segment) ?? segment;

/** The same for names, whose blanks are plus signs in addresses. */
export const decodeName = (segment: string): string => decodeSegment(segment.replaceAll('+', ' '));

export type Attempt<T> = { value: T; failure?: undefined } | { value?: undefined; failure: RegistryError };

/**
 * Awaits a request of a page: returns the value, or the failure to show in its place. A missing record shows the
 * not-found page; an unexpected error is thrown to the error page.
 */
export async function attempt<T>(request: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await request };
  } catch (error) {
    if (!isRegistryError(error)) throw error;
    // A browser discards a prefetched page whose status is a failure; otherwise it would show this one.
    if (error.code === 'not_found' || (await isPrefetch())) notFound();
    return { failure: error };
  }
}

const COSTS_A_CALL: RegistryReply = {
  status: ERROR_STATUS.unavailable,
  body: errorBody('Not loaded, because it would use a call of the remote service.'),
};

/** What is available without a call. */
export interface Free<T> {
  value: T;
  /** When the remote service sent it; milliseconds since 1970. Undefined for our own register. */
  at?: number;
}

/**
 * Additional facts of a page, only if they cost no call; undefined otherwise, or if loading failed: the page then
 * offers a link. Their age is separate, and they are not refreshed with the page.
 */
export async function free<T>(
  request: (registry: ReturnType<typeof createClient>) => Promise<T>,
): Promise<Free<T> | undefined> {
  let at: number | undefined;
  const registry = createClient(async (path, params) => {
    const reply = (await askIfFree(path, params)) ?? COSTS_A_CALL;
    at = reply.facts?.at;
    return reply;
  });
  try {
    return { value: await request(registry), at };
  } catch (error) {
    if (isRegistryError(error)) return undefined;
    throw error;
  }
}

/** Facts beside what a page is about: undefined if they cannot be had now. Unexpected errors are thrown. */
export async function extra<T>(request: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isRegistryError(error)) return undefined;
    throw error;
  }
}

/**
 * The visitor's quota status; undefined if no calls are counted. Checks the settings first: the frame of every page
 * must work even if our own register cannot be opened.
 */
export const pageQuotaStatus = cache(
  async (): Promise<QuotaStatus | undefined> =>
    settings().upstream && getRegistry().meter?.standing(await pageVisitor()),
);

/** The calls spent per purpose; undefined if no calls are counted. */
export const pageReport = async (): Promise<UsageReport | undefined> =>
  getRegistry().meter?.report(await pageVisitor());

/** Whether calls are counted, so that pages have a price. */
export const isMetered = (): boolean => getRegistry().meter !== undefined;

/** The cost of each link, by its address; empty if no calls are counted. */
export type Prices = ReadonlyMap<string, Price>;

interface Priced {
  /** The target of the link. */
  href: string;
  /** The interface path that the target requests; by default `href`. */
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

/** The cost of each part of a company's record, and of these further records, by address. */
export function companyPricesOf(company: CompanyNumber, records: string[] = []): Promise<Prices> {
  const network = { href: links.companyNetwork(company), params: everythingOn(undefined) };
  const lists = [links.companyFilings, links.companyStatements, links.companyData, links.companyEvents];
  return pricesOf([
    ...lists.map((hrefOf) => ({ href: hrefOf(company) })),
    network,
    ...records.map((href) => ({ href })),
  ]);
}

/** The prices of a page of results: its records, and the previous and next pages. */
export function resultPricesOf(page: SearchPage, state: SearchState, records: (string | undefined)[]): Promise<Prices> {
  const pages = [state.page - 1, state.page + 1].map((number): Priced => {
    const next = { ...state, page: number };
    return { href: searchHref(page, next), path: page.path, params: searchRequest(page, next) };
  });
  return pricesOf([...records.flatMap((href) => (href ? [{ href }] : [])), ...pages]);
}

interface PricedList {
  /** The pages of the listed records. */
  records: (string | null | undefined)[];
  /** The current page of the list. */
  page: number;
  /** The path of the list, on our pages and in the interface. */
  path: string;
  hrefOf: (page: number) => string;
}

/** Parameters of a list page without filters; none for the first page, as in links and prices. */
export const pageParams = (page: number): URLSearchParams =>
  new URLSearchParams(page > 1 ? { page: String(page) } : undefined);

/** The cost of each record of a list, and of the previous and next pages; undefined if no calls are counted. */
export async function listPrices({ records, page, path, hrefOf }: PricedList): Promise<Prices | undefined> {
  if (!isMetered()) return undefined;
  const pages = [page - 1, page + 1]
    .filter((number) => number > 0)
    .map((number) => ({ href: hrefOf(number), path, params: pageParams(number) }));
  return pricesOf([...records.flatMap((href) => (href ? [{ href }] : [])), ...pages]);
}

/** The cost of each event, and of the previous and next pages; undefined if no calls are counted. */
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
