import { oneLine } from '@/lib/shared/text';
import type { About } from './document';
import { spoken } from './spoken';

/** What a file says of itself: label and text, in the order of reading. Absent lines are facts that nobody told. */
type AboutLine = readonly [label: string, text: string];

const LICENCE_UNKNOWN =
  'The publisher names no licence here, which does not mean that there is none. See the source of each record.';

const ATTRIBUTION = 'Name the publisher, and link to the page above or to the address of each record.';

/** The first question about an export: is it all there is? `rows` were written; the search may have more. */
export function extentInWords(rows: number, total: number | null): string {
  const written = spoken.count(rows);
  if (total === null) return `${written}; how many there are in all is not known`;
  const extent = `${written} of ${spoken.count(total)}`;
  return rows < total ? `${extent}: the file does not hold all of them` : extent;
}

function sourceLines({ source }: About, isList: boolean): AboutLine[] {
  if (!source) return [['Source', isList ? 'Each record names its own.' : 'The registry names none for this record.']];
  const { publisher, url, retrieved_at, terms } = source;
  return [
    ['Publisher', publisher ?? 'not named'],
    ...(url ? [['Source', url] as const] : []),
    ['Retrieved', retrieved_at ?? 'on an unknown day'],
    ['Licence', terms ?? LICENCE_UNKNOWN],
  ];
}

/** `extent`: how much of all it is, known at the end of a file only; null for the file of one record. */
export function aboutLines(about: About, extent: string | null): AboutLine[] {
  const lines: AboutLine[] = [
    ['Title', about.title],
    ['Page', about.page_url],
    ['Filter', about.filter ?? 'none'],
    ...(extent === null ? [] : [['Records', extent] as const]),
    ['Taken', about.taken_at],
    ...sourceLines(about, extent !== null),
    ['Attribution', ATTRIBUTION],
  ];
  return lines.map(([label, text]) => [label, oneLine(text)]);
}
