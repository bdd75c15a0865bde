import { escapeMarkup, XML_DECLARATION } from '@/lib/shared/markup';
import { oneLine } from '@/lib/shared/text';
import { type Feed, type FeedItem, momentOf, titleOfItem, updatedOf } from './feed';

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
