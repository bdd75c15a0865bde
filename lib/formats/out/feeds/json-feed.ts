import { oneLine } from '@/lib/shared/text';
import { type Feed, type FeedItem, momentOf, titleOfItem } from './feed';

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
