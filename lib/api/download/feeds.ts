import type { EndpointName } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import type { Kind, Records } from '@/lib/contract/kinds';
import { MAX_PER_PAGE } from '@/lib/contract/limits';
import type { CompanyEvent, CompanyItem, Filing, OfficerRecord, Statement } from '@/lib/contract/records';
import { dayOf } from '@/lib/formats/out/about';
import { CALENDAR_MEDIA_TYPE, type DatedFeed, type DatedItem, writeCalendar } from '@/lib/formats/out/calendar';
import { SPOKEN, spoken } from '@/lib/formats/out/document';
import {
  ATOM_MEDIA_TYPE,
  itemOfCompany,
  itemOfEvent,
  JSON_FEED_MEDIA_TYPE,
  writeAtom,
  writeJsonFeed,
} from '@/lib/formats/out/feeds';
import { parseCompanies } from '@/lib/records/compare/address';
import { headlineOf, headlineText } from '@/lib/records/statement/view';
import { MOST_FOLLOWED } from '@/lib/records/watchlist/watchlist';
import { companyReference, comparedParameters, links } from '@/lib/shared/links';
import { type Asking, companyOf, type ExportedPage, filterInWords, listTitle, pageOf, pageUrl } from './comparison';
import { FEEDS, type FeedSuffix, takenHref } from './menu';

const WRITERS: Record<FeedSuffix, { media_type: string; write: (feed: DatedFeed) => string }> = {
  atom: { media_type: ATOM_MEDIA_TYPE, write: writeAtom },
  'feed.json': { media_type: JSON_FEED_MEDIA_TYPE, write: writeJsonFeed },
  ics: { media_type: CALENDAR_MEDIA_TYPE, write: writeCalendar },
};

/** A feed as a text, and its type. */
export function writeFeed(suffix: FeedSuffix, feed: DatedFeed): { text: string; media_type: string } {
  const { media_type, write } = WRITERS[suffix];
  return { text: write(feed), media_type };
}

const RIGHTS = 'Each entry links to its record, which names its publisher and licence.';

/** For a feed without entries whose company is unknown. */
const BEGINNING = '1970-01-01T00:00:00Z';

const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** Feeds are in order of time, so an entry without a time is left out. */
const withMoment = (item: DatedItem | undefined): DatedItem[] => (item && isMoment(item.updated) ? [item] : []);

const eventItem = (event: CompanyEvent): DatedItem => ({
  ...itemOfEvent(event),
  day: dayOf(event.time_range.starts_at) ?? dayOf(event.time_range.ends_at),
});

/** Each change of a company is a new entry: readers recognise by the id what they have seen. */
function companyItem(company: CompanyItem): DatedItem | undefined {
  const item = itemOfCompany(company);
  return item && { ...item, id: `${item.id}#${encodeURIComponent(item.updated)}`, day: null };
}

/** The end of an office if it has ended, otherwise its beginning: two different entries, so that a reader shows both in turn. */
function officerItem({
  name,
  position,
  company,
  start_date,
  end_date,
  service_url,
}: OfficerRecord): DatedItem | undefined {
  const date = end_date ?? start_date;
  if (!date) return undefined;
  const office = [position, company && `of ${company.name}`].filter(Boolean).join(' ');
  return {
    id: `${service_url}#${end_date ? 'end' : 'start'}`,
    url: service_url,
    title: office ? `${name}, ${office}` : name,
    summary: `${end_date ? 'Until' : 'From'} ${spoken.date(date)}`,
    updated: date,
    day: dayOf(date),
    categories: [],
  };
}

/** A statement on the day from which it holds; a gazette notice on that of its publication. */
function statementItem(statement: Statement): DatedItem | undefined {
  const { start_date, data_type, service_url } = statement;
  if (!start_date) return undefined;
  const title = headlineText(headlineOf(statement, start_date, SPOKEN));
  const categories = [data_type];
  return {
    id: service_url,
    url: service_url,
    title,
    summary: null,
    updated: start_date,
    day: dayOf(start_date),
    categories,
  };
}

function filingItem({ title, description, date, service_url, filing_type }: Filing): DatedItem | undefined {
  if (!date) return undefined;
  const categories = filing_type ? [filing_type] : [];
  const summary = description ?? null;
  return { id: service_url, url: service_url, title, summary, updated: date, day: dayOf(date), categories };
}

type ItemOf<K extends Kind> = (record: Records[K]) => DatedItem | undefined;

const ITEMS: { readonly [K in Kind]?: ItemOf<K> } = {
  event: eventItem,
  company: companyItem,
  officer: officerItem,
  statement: statementItem,
  filing: filingItem,
};

const itemsOf = <K extends Kind>(kind: K, rows: readonly Records[K][]): DatedItem[] =>
  rows.flatMap((row) => withMoment(ITEMS[kind]?.(row)));

/** By time, the newest first, as some searches have another order. */
const newestFirst = (items: readonly DatedItem[]): DatedItem[] =>
  items.toSorted((a, b) => Date.parse(b.updated) - Date.parse(a.updated));

const ORDERS: Partial<Record<EndpointName, string>> = {
  search_companies: 'updated_at',
  list_events: 'created_at',
  list_jurisdiction_events: 'created_at',
  list_company_events: 'created_at',
};

/** A calendar has more entries than a feed, and a search without an order of time is read as far as one request goes. */
function feedRequest({ name, wanted }: ExportedPage, suffix: FeedSuffix, { source }: Asking): URLSearchParams {
  const params = new URLSearchParams(wanted.params);
  const order = ORDERS[name];
  if (order) params.set('order', order);
  if (source === 'embedded' && (suffix === 'ics' || name === 'search_officers')) {
    params.set('per_page', String(MAX_PER_PAGE));
  }
  return params;
}

/** Said of a search that is not in order of time. */
const extentOf = (read: number, total: number | null): string[] =>
  total !== null && total > read ? [`Of the first ${spoken.count(read)} of ${spoken.count(total)} found.`] : [];

/** The feed of a page that has one; throws a `RegistryError` if its records are not available. */
export async function feedOf(page: ExportedPage, suffix: FeedSuffix, asking: Asking): Promise<DatedFeed> {
  const { kind, isUnordered } = FEEDS[page.name] ?? {};
  if (!kind) throw new RegistryError('not_found', 'This page has no feed.', { reason: 'not_found' });
  const { items, total_count } = pageOf(
    page.name,
    await asking.get(page.path.slice(1), feedRequest(page, suffix, asking)),
  );
  const company = await companyOf(page, asking);
  const since = company?.created_at ?? BEGINNING;
  const said = [filterInWords(page.wanted) ?? [], isUnordered ? extentOf(items.length, total_count) : []].flat();
  return {
    self: asking.origin + takenHref(page.path, suffix, page.wanted.params),
    home: pageUrl(page, asking.origin),
    title: await listTitle(page, asking),
    description: said.join('. ') || null,
    rights: RIGHTS,
    author: 'Firmament',
    items: newestFirst(itemsOf(kind, items)),
    since: isMoment(since) ? since : BEGINNING,
  };
}

const EVENTS_OF_EACH = 10;

/**
 * The events of the companies of a watchlist, which the address names: the list is kept on the device. In front of a
 * remote service the copies that are kept here, as a reader of feeds would spend calls at every look.
 */
export async function feedOfWatched(given: URLSearchParams, suffix: FeedSuffix, asking: Asking): Promise<DatedFeed> {
  const named = parseCompanies(given.getAll('company'));
  const companies = named.slice(0, MOST_FOLLOWED);
  if (companies.length === 0) {
    throw new RegistryError('invalid_request', 'Name the companies to follow: ?company=gb/01234500&company=…');
  }
  const items: DatedItem[] = [];
  const absent: string[] = [];
  for (const company of companies) {
    const path = links.companyEvents(company).slice(1);
    const params = new URLSearchParams({ order: 'created_at', per_page: String(EVENTS_OF_EACH) });
    const reply = asking.source === 'embedded' ? await asking.get(path, params) : await asking.peek(path);
    if (reply?.status === 200)
      items.push(...itemsOf('event', pageOf('list_company_events', reply).items as CompanyEvent[]));
    else absent.push(companyReference(company));
  }
  const params = comparedParameters(companies);
  const left = named.length - companies.length;
  const said = [
    `Events of ${companies.map(companyReference).join(', ')}.`,
    ...(absent.length > 0 ? [`Not available: ${absent.join(', ')}.`] : []),
    ...(left > 0 ? [`${spoken.count(left)} more stand in the address; at most ${MOST_FOLLOWED} are followed.`] : []),
  ];
  return {
    self: asking.origin + takenHref(links.watchlist(), suffix, params),
    home: asking.origin + links.watchlist(),
    title: 'Events of watched companies',
    description: said.join(' '),
    rights: RIGHTS,
    author: 'Firmament',
    items: newestFirst(items),
    since: BEGINNING,
  };
}
