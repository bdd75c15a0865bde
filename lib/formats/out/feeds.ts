import type { CompanyEvent, CompanyItem } from '@/lib/contract/records';
import { verdict } from '@/lib/records/format/verdict';
import { escapeMarkup, oneLine, XML_DECLARATION } from '@/lib/shared/text';
import { SPOKEN } from './document';

/** One event or change. */
export interface FeedItem {
  /** A permanent absolute address: readers recognise seen items by it. */
  id: string;
  /** Address of the page to read. */
  url: string;
  title: string;
  summary: string | null;
  /** ISO 8601 with a time. */
  updated: string;
  categories: readonly string[];
}

export interface Feed {
  /** Absolute address of the feed itself, also its id. */
  self: string;
  /** The page that the feed follows. */
  home: string;
  title: string;
  /** The content in words: the filter of a search. */
  description: string | null;
  /** Attribution and licence. */
  rights: string | null;
  /** The publisher. */
  author: string;
  items: readonly FeedItem[];
  /** Date of a feed without items. ISO 8601 with a time. */
  since: string;
}

/** A time as both formats require it (RFC 3339); throws on an invalid one. */
const momentOf = (moment: string): string => new Date(moment).toISOString();

/** Time of the newest item: a feed without new items stays identical, byte for byte. */
function updatedOf({ items, since }: Feed): string {
  const moments = items.map(({ updated }) => momentOf(updated)).sort();
  return moments.at(-1) ?? momentOf(since);
}

/** A title is never empty: readers show it alone. */
export const titleOfItem = ({ title }: Pick<FeedItem, 'title'>): string => oneLine(title) || 'Without a title';

/** Feed item for an event. */
export const itemOfEvent = ({ service_url, description, created_at, type, categories }: CompanyEvent): FeedItem => ({
  id: service_url,
  url: service_url,
  title: description,
  summary: null,
  updated: created_at,
  categories: [type, ...categories],
});

/** Feed item for a search result, or undefined if the company has no update date. */
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
  // JSON Feed 1.1 ("Items") requires text in every item.
  content_text: oneLine(one.summary ?? '') || titleOfItem(one),
  date_modified: momentOf(one.updated),
  ...(one.categories.length > 0 ? { tags: one.categories.map(oneLine) } : {}),
});

/** JSON Feed 1.1. The format has no field for rights: they are at the end of the description. */
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

/** Atom (RFC 4287). All text is plain: markup in a name is shown literally. */
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
