import type { CompanyItem } from '@/lib/contract/company';
import { companyItemSchema } from '@/lib/contract/company';
import type { CompanyEvent } from '@/lib/contract/event';
import { eventSchema } from '@/lib/contract/event';
import { ATOM_MEDIA_TYPE, writeAtom } from '@/lib/formats/out/feeds/atom';
import type { Feed, FeedItem } from '@/lib/formats/out/feeds/feed';
import { itemOfCompany, itemOfEvent } from '@/lib/formats/out/feeds/items';
import { JSON_FEED_MEDIA_TYPE, writeJsonFeed } from '@/lib/formats/out/feeds/json-feed';
import type { Suffix } from '../address';
import { takenHref } from '../address';
import { companyOf, filterInWords, listTitle, pageUrl, type TakenPage } from './about';
import type { Asking } from './asking';
import { pageOf } from './reply';

export type FeedSuffix = Extract<Suffix, 'atom' | 'feed.json'>;

export const FEED_MEDIA_TYPES: Record<FeedSuffix, string> = {
  atom: ATOM_MEDIA_TYPE,
  'feed.json': JSON_FEED_MEDIA_TYPE,
};

export const writeFeed = (suffix: FeedSuffix, feed: Feed): string =>
  suffix === 'atom' ? writeAtom(feed) : writeJsonFeed(feed);

const RIGHTS = 'Each entry links to its record, which names its publisher and licence.';

/** Of a feed that never had an entry, and whose company nobody knows. */
const BEGINNING = '1970-01-01T00:00:00Z';

const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(text));

function itemOf(row: object): FeedItem | undefined {
  const event = eventSchema.safeParse(row).data;
  if (event) return eventItem(event);
  const company = companyItemSchema.safeParse(row).data;
  return company && companyItem(company);
}

/** An entry without a moment has no place in a feed, which is in the order of time. */
const eventItem = (event: CompanyEvent): FeedItem | undefined =>
  isMoment(event.created_at) ? itemOfEvent(event) : undefined;

/** A company that changed again is a new entry: readers know by the id what they have seen. */
function companyItem(company: CompanyItem): FeedItem | undefined {
  const item = itemOfCompany(company);
  return item && isMoment(item.updated) ? { ...item, id: `${item.id}#${encodeURIComponent(item.updated)}` } : undefined;
}

/** What the feed asks: the newest thirty. */
function newestFirst({ name, wanted }: TakenPage): URLSearchParams {
  const params = new URLSearchParams(wanted.params);
  params.set('order', name === 'search_companies' ? 'updated_at' : 'created_at');
  return params;
}

/** The feed of a page that has one (`hasFeed`); throws a `RegistryError` where its records cannot be had. */
export async function feedOf(page: TakenPage, suffix: FeedSuffix, asking: Asking): Promise<Feed> {
  const { items } = pageOf(page.name, await asking.get(page.path.slice(1), newestFirst(page)));
  const company = await companyOf(page, asking);
  const since = company?.created_at ?? BEGINNING;
  return {
    self: asking.origin + takenHref(page.path, suffix, page.wanted.params),
    home: pageUrl(page, asking.origin),
    title: await listTitle(page, asking),
    description: filterInWords(page.wanted),
    rights: RIGHTS,
    author: 'Firmament',
    items: items.flatMap((row) => itemOf(row) ?? []),
    since: isMoment(since) ? since : BEGINNING,
  };
}
