import type { CompanyEvent, CompanyItem } from '@/lib/contract/records';
import { verdict } from '@/lib/records/format/verdict';
import { escapeMarkup, oneLine, XML_DECLARATION } from '@/lib/shared/text';
import { SPOKEN } from './document';

/** One thing that happened, or changed. */
export interface FeedItem {
  /** An absolute address that is the same for ever: readers know by it what they have seen. */
  id: string;
  /** Where to read it. */
  url: string;
  title: string;
  summary: string | null;
  /** ISO 8601 with a time. */
  updated: string;
  categories: readonly string[];
}

export interface Feed {
  /** The address of the feed itself, absolute; it is its id too. */
  self: string;
  /** The page it follows. */
  home: string;
  title: string;
  /** What is in it, in words; the filter of a search. */
  description: string | null;
  /** Whom to name, and under which licence. */
  rights: string | null;
  /** Who gives it. */
  author: string;
  items: readonly FeedItem[];
  /** When there is no item: since when there is none. ISO 8601 with a time. */
  since: string;
}

/** A moment as both formats want it (RFC 3339); what is no moment is an error of the caller. */
const momentOf = (moment: string): string => new Date(moment).toISOString();

/** The newest item's moment: a feed that nothing was added to is the same feed, byte for byte. */
function updatedOf({ items, since }: Feed): string {
  const moments = items.map(({ updated }) => momentOf(updated)).sort();
  return moments.at(-1) ?? momentOf(since);
}

/** A title is never empty: readers show it alone. */
const titleOfItem = ({ title }: Pick<FeedItem, 'title'>): string => oneLine(title) || 'Without a title';

/** An event is an item of its own for ever. */
export const itemOfEvent = ({ service_url, description, created_at, type, categories }: CompanyEvent): FeedItem => ({
  id: service_url,
  url: service_url,
  title: description,
  summary: null,
  updated: created_at,
  categories: [type, ...categories],
});

/** A company in the feed of a search; undefined where nobody knows when it changed, for a feed is of changes. */
export function itemOfCompany(company: CompanyItem): FeedItem | undefined {
  const updated = company.updated_at ?? company.created_at;
  if (!updated) return undefined;
  const { service_url, name } = company;
  return {
    id: service_url,
    url: service_url,
    title: name,
    summary: verdict(company, SPOKEN),
    updated,
    categories: [],
  };
}

export const JSON_FEED_MEDIA_TYPE = 'application/feed+json; charset=utf-8';

const item = (one: FeedItem) => ({
  id: one.id,
  url: one.url,
  title: titleOfItem(one),
  // An item has text or it is none (JSON Feed 1.1, "Items").
  content_text: oneLine(one.summary ?? '') || titleOfItem(one),
  date_modified: momentOf(one.updated),
  ...(one.categories.length > 0 ? { tags: one.categories.map(oneLine) } : {}),
});

/** JSON Feed 1.1. The format has no word for rights: they end the description. */
export function writeJsonFeed({ self, home, title, description, rights, author, items }: Feed): string {
  const said = [description, rights].filter((text) => text !== null).map(oneLine);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: oneLine(title),
    home_page_url: home,
    feed_url: self,
    ...(said.length > 0 ? { description: said.join(' ') } : {}),
    authors: [{ name: author }],
    items: items.map(item),
  });
}

export const ATOM_MEDIA_TYPE = 'application/atom+xml; charset=utf-8';

const element = (name: string, text: string | null): string =>
  text === null ? '' : `<${name}>${escapeMarkup(oneLine(text))}</${name}>`;

const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeMarkup(href)}"/>`;

const entry = (item: FeedItem): string =>
  [
    '<entry>',
    element('id', item.id),
    element('title', titleOfItem(item)),
    element('updated', momentOf(item.updated)),
    link('alternate', item.url),
    element('summary', item.summary),
    ...item.categories.map((term) => `<category term="${escapeMarkup(oneLine(term))}"/>`),
    '</entry>\n',
  ].join('');

/** Atom (RFC 4287). Every text is plain: a name with markup in it is shown as it is written. */
export const writeAtom = (feed: Feed): string =>
  [
    XML_DECLARATION,
    '<feed xmlns="http://www.w3.org/2005/Atom">\n',
    element('id', feed.self),
    element('title', feed.title),
    element('subtitle', feed.description),
    element('updated', updatedOf(feed)),
    link('self', feed.self),
    link('alternate', feed.home),
    `<author>${element('name', feed.author)}</author>`,
    element('rights', feed.rights),
    '\n',
    ...feed.items.map(entry),
    '</feed>',
  ].join('');
