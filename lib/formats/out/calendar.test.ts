import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from '@/lib/shared/text';
import { readCalendar } from '@/lib/testing/calendar-reader';
import { type DatedItem, writeCalendar } from './calendar';

const ITEM: DatedItem = {
  id: 'https://firmament.example/events/7',
  url: 'https://firmament.example/events/7',
  title: 'The name changed; from A, to B\\C',
  summary: 'One\nTwo',
  updated: '2026-01-02T03:04:05Z',
  day: '2026-01-01',
  categories: ['a,b', 'c'],
};
const FEED = {
  self: 'https://firmament.example/companies/gb/1/events.ics',
  home: 'https://firmament.example/companies/gb/1/events',
  title: 'Events of Éxample & Söhne GmbH, of which the name is long enough to be folded into two lines of the file',
  description: null,
  rights: 'Each entry names its licence.',
  author: 'Firmament',
  since: '1970-01-01T00:00:00Z',
};

describe('a calendar', () => {
  it('has an entry for each item with a day, under an id that stays', () => {
    const text = writeCalendar({ ...FEED, items: [ITEM, { ...ITEM, day: null }] });
    expect(readCalendar(text)).toEqual({
      name: FEED.title,
      description: `${FEED.rights}\n${FEED.home}`,
      events: [
        {
          UID: 'events/7@firmament.example',
          DTSTAMP: '20260102T030405Z',
          'DTSTART;VALUE=DATE': '20260101',
          SUMMARY: ITEM.title,
          DESCRIPTION: 'One\nTwo',
          URL: ITEM.url,
          CATEGORIES: 'a,b,c',
          TRANSP: 'TRANSPARENT',
        },
      ],
    });
    expect(text).toContain('CATEGORIES:a\\,b,c\r\n');
  });

  it('is valid without entries', () => {
    expect(readCalendar(writeCalendar({ ...FEED, items: [] })).events).toEqual([]);
  });

  it.each(['a\r\nEND:VEVENT\r\nBEGIN:VEVENT', 'a\u0000b', ' b', '\\n', '😀'.repeat(40), '; , : "'])(
    'keeps %j in its place',
    (title) => {
      const { events } = readCalendar(writeCalendar({ ...FEED, items: [{ ...ITEM, title }] }));
      expect(events).toHaveLength(1);
      expect(events[0]?.SUMMARY).toBe(oneLine(title));
    },
  );

  it('has no line of more than 75 octets, and no divided character, whatever a title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const text = writeCalendar({ ...FEED, items: [{ ...ITEM, title }] });
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(readCalendar(text).events).toHaveLength(1);
      }),
    );
  });
});
