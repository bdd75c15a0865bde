import { links } from '@/lib/shared/links';
import { entityId, isEntityPath } from '../model';
import { longId } from './link';

/** Cell separators, the likeliest first. */
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Column names that identify entities, in our own files and in the interface, the most reliable first. The columns of a
 * group are used together.
 */
const NAMING: readonly (readonly string[])[] = [
  ['jurisdiction_code', 'company_number'],
  ['path'],
  ['parent_page', 'child_page'],
  ['service_url'],
  ['page'],
];

/** The cells of CSV lines (RFC 4180), as far as they can be read. */
function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isQuoted && letter === '"' && text.charAt(at + 1) === '"') cell += text.charAt(at++);
    else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && letter === separator) endCell();
    else if (!isQuoted && letter === '\n') {
      endCell();
      rows.push([]);
    } else cell += letter;
  }
  endCell();
  return rows.filter((row) => row.some((one) => one !== ''));
}

const companyIn = ([code = '', number = '']: readonly string[]): string =>
  links.company({ jurisdiction_code: code.toLowerCase(), company_number: number });

/** The entities of a table as list entries: `gb/01234500`, or addresses. Undefined without a known heading. */
function entriesOfTable(given: string): string[] | undefined {
  const text = given.replace(/^\uFEFF/, '');
  const [heading = ''] = text.split('\n', 1);
  const separator = SEPARATORS.find((one) => heading.includes(one)) ?? ',';
  const names = heading.split(separator).map((name) => name.trim().replace(/^"|"$/g, '').toLowerCase());
  const columns = NAMING.find((group) => group.every((name) => names.includes(name)));
  if (!columns) return undefined;
  const places = columns.map((name) => names.indexOf(name));
  const isPair = columns[0] === 'jurisdiction_code';
  return rowsOf(text, separator)
    .slice(1)
    .flatMap((row) => {
      const cells = places.map((place) => row[place] ?? '');
      return isPair ? [companyIn(cells)] : cells.filter((cell) => cell !== '');
    });
}

/** A picture with more starting entities is unreadable. */
export const MOST_LISTED = 500;

interface IdList {
  /** Entity paths in the order of the list, without duplicates. */
  ids: readonly string[];
  /** Entries that could not be read, as written. */
  unread: readonly string[];
  /** The number of entries beyond the limit. */
  beyond: number;
}

/** "gb 01234500": a jurisdiction and a number as users type them. */
const APART = /^([a-z]{2}(?:_[a-z0-9]{1,3})?)[\s:-]+([^\s/]+)$/i;

/**
 * Parses a pasted list of companies and placeholders, separated by lines, commas or semicolons: addresses of pages or
 * of the interface, paths, `gb/01234500` or `gb 01234500`. A table with known column names is read by its columns.
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

/** An address below an entity (its network, its statements) counts as that entity. */
const PAGE = /^(?:\/v\d+(?:\.\d+)*)?(\/companies\/[^/]+\/[^/]+|\/placeholders\/[^/]+)(?:\/[a-z_]+)?\/*$/;

function entityOf(path: string): string | undefined {
  const [, page] = PAGE.exec(path.replace(/[?#].*$/s, '')) ?? [];
  const id = page && entityId(page);
  return id && isEntityPath(id) && !id.endsWith('/search') ? id : undefined;
}
