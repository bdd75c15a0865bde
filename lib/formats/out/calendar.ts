import { withoutControls } from '@/lib/shared/text';
import { type Feed, type FeedItem, titleOfItem } from './feeds';

export const CALENDAR_MEDIA_TYPE = 'text/calendar; charset=utf-8';

/** An item that may have a day. */
export interface DatedItem extends FeedItem {
  /** YYYY-MM-DD; null where no whole day is known. */
  day: string | null;
}

export interface DatedFeed extends Feed {
  items: readonly DatedItem[];
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' };

/** A text as a value (RFC 5545, 3.3.11). */
const textValue = (text: string): string =>
  withoutControls(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,\n]/g, (found) => ESCAPES[found] ?? '');

/** Most octets of a line, without its end (3.1). */
const LONGEST = 75;

/** A line, continued after 75 octets and never within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LONGEST) {
      lines.push(current);
      // The blank that continues a line counts.
      [current, octets] = [' ', 1];
    }
    current += letter;
    octets += size;
  }
  return `${[...lines, current].join('\r\n')}\r\n`;
}

/** `2026-11-28T09:30:00Z` → `20261128T093000Z`. */
const momentValue = (moment: string): string => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** The same item has the same id in every calendar and at every time. */
function uidOf({ id }: DatedItem): string {
  const { host, pathname, hash } = new URL(id);
  return `${pathname.slice(1)}${hash}@${host}`;
}

const eventLines = (item: DatedItem & { day: string }): string[] => [
  'BEGIN:VEVENT',
  `UID:${textValue(uidOf(item))}`,
  `DTSTAMP:${momentValue(item.updated)}`,
  `DTSTART;VALUE=DATE:${item.day.replaceAll('-', '')}`,
  `SUMMARY:${textValue(titleOfItem(item))}`,
  ...(item.summary ? [`DESCRIPTION:${textValue(item.summary)}`] : []),
  `URL:${withoutControls(item.url).replace(/\s/g, '%20')}`,
  ...(item.categories.length > 0 ? [`CATEGORIES:${item.categories.map(textValue).join(',')}`] : []),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar of whole days (iCalendar, RFC 5545). Items without a day are left out. */
export function writeCalendar({ title, description, rights, home, items }: DatedFeed): string {
  const about = [description, rights, home].filter(Boolean).join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firmament//Firmament//EN',
    `X-WR-CALNAME:${textValue(title)}`,
    `X-WR-CALDESC:${textValue(about)}`,
    ...items.flatMap((item) => (item.day === null ? [] : eventLines({ ...item, day: item.day }))),
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('');
}
