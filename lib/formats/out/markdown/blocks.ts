import { markdownCell } from './escape';

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
