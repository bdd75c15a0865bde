import { longId } from '../case/link/ids';
import { entityId, isEntityPath } from '../entity';
import { entriesOfTable } from './table';

/** More beginnings than this make no picture. */
export const MOST_LISTED = 500;

export interface IdList {
  /** Paths of entities, in the order of the list, each once. */
  ids: readonly string[];
  /** What could not be read, as it was written. */
  unread: readonly string[];
  /** How many more there were than are taken. */
  beyond: number;
}

/** "gb 01234500": a jurisdiction and a number as people type them. */
const APART = /^([a-z]{2}(?:_[a-z0-9]{1,3})?)[\s:-]+([^\s/]+)$/i;

/**
 * A list of companies and placeholders as somebody pastes it: one to a line, or between commas and semicolons; as
 * addresses of pages or of the interface, as paths, as `gb/01234500` or `gb 01234500`. A table whose heading names its
 * columns as the interface does, or as our own files do, is read by those.
 */
export function parseIdList(text: string): IdList {
  const entries = (entriesOfTable(text) ?? text.split(/[\r\n;,]+/))
    .map((entry) => entry.trim().replace(/^["'<]+|["'>]+$/g, ''))
    .filter((entry) => entry !== '');
  const read = entries.map((entry) => ({ entry, id: idIn(entry) }));
  const ids = [...new Set(read.flatMap(({ id }) => id ?? []))];
  return {
    ids: ids.slice(0, MOST_LISTED),
    unread: [...new Set(read.filter(({ id }) => id === undefined).map(({ entry }) => entry))],
    beyond: Math.max(0, ids.length - MOST_LISTED),
  };
}

function idIn(entry: string): string | undefined {
  const [, jurisdiction, number] = APART.exec(entry) ?? [];
  if (jurisdiction && number) return entityOf(`/companies/${jurisdiction.toLowerCase()}/${encodeURIComponent(number)}`);
  if (/^https?:\/\//i.test(entry)) return URL.canParse(entry) ? entityOf(new URL(entry).pathname) : undefined;
  if (entry.startsWith('/')) return entityOf(entry);
  const id = /^[^\s?#]+$/.test(entry) ? longId(entry) : undefined;
  return id && entityOf(id);
}

/** What stands behind an entity in an address (its network, its statements) is a page of that entity. */
const PAGE = /^(?:\/v\d+(?:\.\d+)*)?(\/companies\/[^/]+\/[^/]+|\/placeholders\/[^/]+)(?:\/[a-z_]+)?\/*$/;

function entityOf(path: string): string | undefined {
  const [, page] = PAGE.exec(path.replace(/[?#].*$/s, '')) ?? [];
  const id = page && entityId(page);
  return id && isEntityPath(id) && !id.endsWith('/search') ? id : undefined;
}
