import { outsideLink } from '@/lib/shared/links';
import { oneLine } from '@/lib/shared/text';

/** What may begin, end or bend markup in the middle of a line, in CommonMark and what is built on it. */
const INLINE = /[\\`*_{}[\]<>|~^$#=]|&(?=[#\w])|(?<=https?|ftp):(?=\/\/)|(?<=www)\./gi;

/** What makes a list, a heading or a rule of a line that begins with it: the sign itself, or the mark after a number. */
const AT_START = /^(?:[-+:]|\d+(?=[.)]))/;

/** A name, or any foreign text, as text: one line, with every mark of markup escaped. */
export const escapeMarkdown = (text: string): string =>
  oneLine(text)
    .replace(INLINE, '\\$&')
    .replace(AT_START, (found) => (/\d/.test(found) ? `${found}\\` : `\\${found}`));

/** A backslash before the closing bracket would escape it, and a bar would end the cell of a table. */
const addressOf = (url: string): string =>
  new URL(url).href.replaceAll('\\', '%5C').replaceAll('|', '%7C').replaceAll('`', '%60');

/** The text as a link, where the address is one that a person may be sent to; else the text alone. */
export function markdownLink(text: string, url: string | null | undefined): string {
  const outside = outsideLink(url);
  return outside ? `[${escapeMarkdown(text)}](<${addressOf(outside)}>)` : escapeMarkdown(text);
}

/** A cell that is an address becomes a link to it. */
export function markdownCell(cell: string | number | boolean | null): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return String(cell);
  return /^https?:\/\/\S+$/i.test(cell) ? markdownLink(cell, cell) : escapeMarkdown(cell);
}

/** Cells are written already; the header is a word of ours. */
export const tableHead = (names: readonly string[]): string =>
  `| ${names.join(' | ')} |\n|${' --- |'.repeat(names.length)}\n`;

export const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

/** Two columns, what and its value; empty where there is no fact, since an empty box tells nothing. */
export const factsTable = (
  facts: readonly (readonly [label: string, cell: string | number | boolean | null])[],
): string => {
  const told = facts.filter(([, cell]) => cell !== null);
  if (told.length === 0) return '';
  return tableHead(['Fact', 'Value']) + told.map(([label, cell]) => tableRow([label, markdownCell(cell)])).join('');
};

/** A heading with its lines as a list, and a note of what is not among them; nothing where there is neither. */
export function section(heading: string, lines: readonly string[], note?: string): string {
  if (lines.length === 0 && !note) return '';
  const list = lines.map((line) => `- ${line}\n`).join('');
  return [`\n## ${heading}\n`, list, note && `${note}\n`].filter(Boolean).join('\n');
}
