import { type Downloading, download, type FoundFile } from './download';
import { FollowFailure } from './failure';
import { type Finding, fetchText, isSame, type Looking, namedTarget, ownTarget, toKnown } from './find';
import type { SourceOf } from './manifest';
import type { Position } from './state';

/** A file that a page of the publisher links. */
export interface ListedFile {
  name: string;
  /** As in the page. */
  href: string;
  /** As in its name: `2026-11-01`, `20261101` or `2026-11`. */
  date: string;
  part?: number;
  parts?: number;
}

const PLACES: Readonly<Record<string, string>> = {
  '{date}': String.raw`(?<date>\d{4}-?\d{2}(?:-?\d{2})?)`,
  '{part}': String.raw`(?<part>\d{1,4})`,
  '{parts}': String.raw`(?<parts>\d{1,4})`,
};

/** `List-{date}.zip` → an expression for such names; `*` stands for anything. */
export function namePattern(pattern: string): RegExp {
  const seen = new Set<string>();
  const source = pattern
    .split(/(\{date\}|\{parts?\}|\*)/)
    .map((piece) => {
      if (piece === '*') return '[^/]*';
      const place = PLACES[piece];
      if (place === undefined) return piece.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
      // A place that is named twice has the same text.
      const isAgain = seen.has(piece);
      seen.add(piece);
      return isAgain ? `\\k<${piece.slice(1, -1)}>` : place;
    })
    .join('');
  return new RegExp(`^${source}$`);
}

const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function lastSegment(href: string): string {
  try {
    return decodeURIComponent(
      href
        .replace(/[?#].*$/s, '')
        .split('/')
        .at(-1) ?? '',
    );
  } catch {
    return '';
  }
}

/** The files of such names that an HTML page links, each once. */
export function filesIn(html: string, pattern: RegExp): ListedFile[] {
  const hrefs = [...html.matchAll(HREF)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
  const files = hrefs.flatMap((written): [string, ListedFile][] => {
    const href = written.replaceAll('&amp;', '&');
    const name = lastSegment(href);
    const { date, part, parts } = pattern.exec(name)?.groups ?? {};
    if (date === undefined) return [];
    const numbers = { ...(part ? { part: Number(part) } : {}), ...(parts ? { parts: Number(parts) } : {}) };
    return [[name, { name, href, date, ...numbers }]];
  });
  return [...new Map(files).values()];
}

/** `2026-11` → the first moment of that month; undefined for a date that does not exist. */
export function startOf(date: string): number | undefined {
  const [, year = '', month = '', day = '01'] = /^(\d{4})-?(\d{2})-?(\d{2})?$/.exec(date) ?? [];
  const text = `${year}-${month}-${day}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text) ? time : undefined;
}

/** Some publishers name a file after the day that it is for, shortly before that day. */
const EARLIEST_AHEAD = 31 * 86_400_000;

/**
 * The files of the newest day, in the order of their parts.
 * @throws FollowFailure if there are none, or some parts of that day are missing yet.
 */
export function newestOf(files: readonly ListedFile[], now: number): { time: number; files: ListedFile[] } {
  const dated = files.flatMap((file) => {
    const time = startOf(file.date);
    return time === undefined || time > now + EARLIEST_AHEAD ? [] : [{ time, file }];
  });
  const time = Math.max(...dated.map((one) => one.time));
  const newest = dated.filter((one) => one.time === time).map(({ file }) => file);
  if (newest.length === 0) throw new FollowFailure({ kind: 'none_listed' });
  const expected = Math.max(...newest.map(({ parts }) => parts ?? 0));
  const numbers = new Set(newest.flatMap(({ part }) => (part !== undefined && part > 0 ? [part] : [])));
  const given = [...numbers].filter((number) => number <= expected).length;
  if (given < expected) throw new FollowFailure({ kind: 'incomplete', given, expected });
  return { time, files: newest.sort((a, b) => (a.part ?? 0) - (b.part ?? 0) || (a.name < b.name ? -1 : 1)) };
}

const LONGEST_PAGE = 16 * 1024 ** 2;

/** The files of the newest day that a page lists: those that changed since they were imported. */
export async function findListed(source: SourceOf<'listed'>, looking: Looking): Promise<Finding | undefined> {
  const { client, folder, position, now, waiting, onlyLook, onProgress } = looking;
  const page = ownTarget(source, source.address);
  const { text, reply } = await fetchText(looking, page, { accept: 'text/html, */*;q=0.5', maxBytes: LONGEST_PAGE });
  const newest = newestOf(filesIn(text, namePattern(source.files)), now());
  const published = new Date(newest.time).toISOString();
  if (position?.published && position.published > published) return undefined;
  const earlier = position?.published === published ? position.files : {};
  const downloading: Omit<Downloading, 'target' | 'fallbackName'> = {
    ...{ client, folder, now, waiting, onlyLook, onProgress },
  };
  const fetchParts = async (imported: Position['files']) => {
    const found: FoundFile[] = [];
    let files = imported;
    for (const { name, href } of newest.files) {
      const known = imported[name];
      // A server that cannot tell versions apart would send it again each time: its name tells the day.
      if (known && !known.etag && !known.last_modified) continue;
      const target = namedTarget(source, reply, href);
      const file = await download({ ...downloading, target, name, fallbackName: name, ...(known ? { known } : {}) });
      if (!file) continue;
      files = { ...files, [name]: toKnown(file) };
      if (!isSame(file, known)) found.push({ ...file, name });
    }
    return { found, files };
  };
  let { found, files } = await fetchParts(earlier);
  if (files === earlier) return undefined;
  // What a part lacks may be in another one: a correction of one needs all.
  const isWhole = source.complete ?? false;
  if (isWhole && found.length > 0 && found.length < newest.files.length) ({ found, files } = await fetchParts({}));
  const continues = Object.keys(earlier).length > 0 && !(isWhole && found.length > 0);
  return { files: found, reached: { files, data_at: published, published }, continues, more: false };
}
