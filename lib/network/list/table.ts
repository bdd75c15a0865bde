import { links } from '@/lib/shared/links';

/** What separates cells, the likeliest first. */
const SEPARATORS = [',', ';', '\t'] as const;

/** Columns that name entities, of our own files and of the interface, the surest first; those of a group stand together. */
const NAMING: readonly (readonly string[])[] = [
  ['jurisdiction_code', 'company_number'],
  ['path'],
  ['parent_page', 'child_page'],
  ['service_url'],
  ['page'],
];

/** The cells of a line or more of CSV (RFC 4180), read as far as they go. */
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

/**
 * The entities that a table names, as they would be written in a list: `gb/01234500`, or addresses. Undefined for what
 * has no heading that we know.
 */
export function entriesOfTable(given: string): string[] | undefined {
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
