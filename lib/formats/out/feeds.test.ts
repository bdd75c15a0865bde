import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORDS } from '@/lib/api/download/download.fixture';
import { oneLine } from '@/lib/shared/text';
import { parseXml, type XmlElement } from '@/lib/testing/xml-reader';
import { type Feed, type FeedItem, itemOfCompany, itemOfEvent, writeAtom, writeJsonFeed } from './feeds';

const ITEM: FeedItem = itemOfEvent(RECORDS.event);

const FEED: Feed = {
  self: 'https://firmament.example/companies/gb/00000001/events.atom?type=a&order=b',
  home: 'https://firmament.example/companies/gb/00000001/events',
  title: 'Events of EXAMPLE & SONS',
  description: 'Type: a',
  rights: 'Example Register',
  author: 'Firmament',
  items: [{ ...ITEM, id: 'https://firmament.example/events/1', updated: '2024-05-01T02:00:00+02:00' }, ITEM],
  since: '2020-01-01T00:00:00Z',
};

const all = ({ children }: XmlElement, name: string): XmlElement[] => children.filter((child) => child.name === name);
const textIn = (element: XmlElement | undefined, name: string): string | undefined =>
  element && all(element, name)[0]?.content;

describe('an Atom feed', () => {
  const feed = parseXml(writeAtom(FEED));

  it('has what the standard asks of a feed', () => {
    expect(feed.name).toBe('feed');
    expect(feed.attributes.get('xmlns')).toBe('http://www.w3.org/2005/Atom');
    expect(textIn(feed, 'id')).toBe(FEED.self);
    expect(textIn(feed, 'title')).toBe('Events of EXAMPLE & SONS');
    expect(textIn(feed, 'rights')).toBe('Example Register');
    expect(textIn(all(feed, 'author')[0], 'name')).toBe('Firmament');
    const links = Object.fromEntries(
      all(feed, 'link').map(({ attributes }) => [attributes.get('rel'), attributes.get('href')]),
    );
    expect(links).toEqual({ self: FEED.self, alternate: FEED.home });
  });

  it('has the time of its newest item, at any place', () => {
    expect(textIn(feed, 'updated')).toBe('2025-01-02T03:04:05.000Z');
  });

  it('has what the standard asks of an entry', () => {
    const [first, second] = all(feed, 'entry');
    expect(textIn(first, 'updated')).toBe('2024-05-01T00:00:00.000Z');
    expect(textIn(second, 'id')).toBe('https://firmament.example/events/2');
    expect(textIn(second, 'title')).toBe('The name changed');
    expect(second && all(second, 'category').map(({ attributes }) => attributes.get('term'))).toContain('kyc');
  });

  it('without items is as old as the absence of items', () => {
    expect(textIn(parseXml(writeAtom({ ...FEED, items: [] })), 'updated')).toBe('2020-01-01T00:00:00.000Z');
  });
});

describe('a JSON feed', () => {
  it('has what version 1.1 asks', () => {
    expect(JSON.parse(writeJsonFeed(FEED))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Events of EXAMPLE & SONS',
      home_page_url: FEED.home,
      feed_url: FEED.self,
      description: 'Type: a Example Register',
      authors: [{ name: 'Firmament' }],
      items: [
        { id: 'https://firmament.example/events/1', date_modified: '2024-05-01T00:00:00.000Z' },
        {
          id: 'https://firmament.example/events/2',
          content_text: 'The name changed',
          tags: expect.arrayContaining(['kyc']),
        },
      ],
    });
  });
});

it('keeps any title as text in both, and never has an empty one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const feed = { ...FEED, items: [{ ...ITEM, title, summary: title }] };
      const expected = oneLine(title) || 'Without a title';
      expect(textIn(all(parseXml(writeAtom(feed)), 'entry')[0], 'title')).toBe(expected);
      expect(JSON.parse(writeJsonFeed(feed)).items[0]).toMatchObject({ title: expected, content_text: expected });
    }),
  );
});

describe('an item', () => {
  it('of a company has its verdict and the time of the change', () => {
    expect(itemOfCompany(RECORDS.company)).toMatchObject({
      id: RECORDS.company.service_url,
      updated: '2025-06-03T00:00:00+00:00',
      summary: expect.stringContaining('Private limited company'),
    });
  });

  it('of a company is undefined without an update date', () => {
    expect(itemOfCompany({ ...RECORDS.company, updated_at: null })).toBeUndefined();
  });
});
