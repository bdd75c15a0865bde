import { outsideLink } from '@/lib/shared/links';
import { oneLine } from '@/lib/shared/text';

/** Characters with a meaning inside a line, in CommonMark and its dialects. */
const INLINE = /[\\`*_{}[\]<>|~^$#=]|&(?=[#\w])|(?<=https?|ftp):(?=\/\/)|(?<=www)\./gi;

/** Starts of lines that make a list, a heading or a rule: the sign itself, or the mark after a number. */
const AT_START = /^(?:[-+:]|\d+(?=[.)]))/;

/** Foreign text as one line of plain text, with all markup escaped. */
export const escapeMarkdown = (text: string): string =>
  oneLine(text)
    .replace(INLINE, '\\$&')
    .replace(AT_START, (found) => (/\d/.test(found) ? `${found}\\` : `\\${found}`));

/** A backslash before the closing bracket would escape it, and a bar would end the table cell. */
const addressOf = (url: string): string =>
  new URL(url).href.replaceAll('\\', '%5C').replaceAll('|', '%7C').replaceAll('`', '%60');

/** The text as a link if the address is safe to follow; else the text alone. */
export function markdownLink(text: string, url: string | null | undefined): string {
  const outside = outsideLink(url);
  return outside ? `[${escapeMarkdown(text)}](<${addressOf(outside)}>)` : escapeMarkdown(text);
}

/** A cell that is an address becomes a link. */
export function markdownCell(cell: string | number | boolean | null): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return String(cell);
  return /^https?:\/\/\S+$/i.test(cell) ? markdownLink(cell, cell) : escapeMarkdown(cell);
}

/** Cells are already escaped; the headers are constants. */
export const tableHead = (names: readonly string[]): string =>
  `| ${names.join(' | ')} |\n|${' --- |'.repeat(names.length)}\n`;

export const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

/** A table of labels and values; empty where there are no facts. */
export const factsTable = (
  facts: readonly (readonly [label: string, cell: string | number | boolean | null])[],
): string => {
  const known = facts.filter(([, cell]) => cell !== null);
  if (known.length === 0) return '';
  return tableHead(['Fact', 'Value']) + known.map(([label, cell]) => tableRow([label, markdownCell(cell)])).join('');
};

/** A heading, its lines as a list, and a note of what is missing; empty where there is neither. */
export function section(heading: string, lines: readonly string[], note?: string): string {
  if (lines.length === 0 && !note) return '';
  const list = lines.map((line) => `- ${line}\n`).join('');
  return [`\n## ${heading}\n`, list, note && `${note}\n`].filter(Boolean).join('\n');
}
