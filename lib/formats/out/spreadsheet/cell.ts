import { escapeMarkup } from '@/lib/shared/markup';
import { withoutControls } from '@/lib/shared/text';
import type { Cell } from '../columns/column';

/** More makes the programs call the file broken. */
export const MAX_CELL = 32_767;

/** Rows of one sheet, its header among them. */
export const MAX_ROWS = 1_048_576;

const CUT = ' … (cut)';

/** A cell holds only so much; what was cut says so, and never ends in half a character. */
function fitted(text: string): string {
  if (text.length <= MAX_CELL) return text;
  return text.slice(0, MAX_CELL - CUT.length).replace(/[\u{D800}-\u{DBFF}]$/u, '') + CUT;
}

/**
 * The programs read `_x000D_` as a carriage return (ECMA-376, ST_Xstring). So a return is written that way, and a text
 * that looks that way of itself has its first underscore written so.
 */
const coded = (text: string): string => text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replaceAll('\r', '_x000D_');

/** A text in place, never a formula, whatever it begins with; blanks at its ends are kept. */
function textCell(text: string, style: string): string {
  const written = escapeMarkup(coded(fitted(withoutControls(text))));
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${written}</t></is></c>`;
}

/** `style`: an index of styles.xml. Unknown is an empty cell, which keeps the columns in step. */
export function cellXml(cell: Cell, style = 0): string {
  const styled = style === 0 ? '' : ` s="${style}"`;
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') return textCell(cell, styled);
  if (typeof cell === 'boolean') return `<c t="b"${styled}><v>${cell ? 1 : 0}</v></c>`;
  return Number.isFinite(cell) ? `<c${styled}><v>${cell}</v></c>` : '<c/>';
}

export const rowXml = (cells: readonly Cell[], style?: number): string =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;

/** A row of two: what a thing is called, and what it is. */
export const lineXml = ([name, text]: readonly [string, string], nameStyle: number, style: number): string =>
  `<row>${cellXml(name, nameStyle)}${cellXml(text, style)}</row>`;
