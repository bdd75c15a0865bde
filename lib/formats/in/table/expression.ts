import { parseDate } from '../dates';
import { type Raw, toText } from '../raw';
import { cleanText } from '../text';
import type { Expression } from './mapping';

type Value = string | boolean | number | null;

/** `DD.MM.YYYY` → what finds such days, and in which order their parts stand. */
function dayPattern(format: string): { pattern: RegExp; parts: string[] } {
  const parts = format.match(/YYYY|MM|DD/g) ?? [];
  const escaped = format.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const source = escaped.replace('YYYY', '(\\d{4})').replace('MM', '(\\d{1,2})').replace('DD', '(\\d{1,2})');
  return { pattern: new RegExp(`^${source}`), parts };
}

function toDay(text: string, format: string): string | null {
  const { pattern, parts } = dayPattern(format);
  const found = pattern.exec(text);
  if (!found) return null;
  const [year, month, day] = ['YYYY', 'MM', 'DD'].map((part) =>
    (found[parts.indexOf(part) + 1] ?? '').padStart(2, '0'),
  );
  return parseDate(`${year}-${month}-${day}`);
}

function toNumber(text: string, decimal: '.' | ','): number | null {
  const grouping = decimal === '.' ? /[,\s'’]/g : /[.\s'’]/g;
  const plain = text.replace(/%\s*$/, '').replace(grouping, '').replace(decimal, '.');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : null;
}

const cellOf = (row: Raw, column: string): string | null => toText(row[column]);

function convert(text: string, expression: Exclude<Expression, string>): Value {
  if (!('column' in expression)) return text;
  const { values, date, decimal } = expression;
  if (values) return Object.hasOwn(values, text) ? (values[text] ?? null) : null;
  if (date) return toDay(text, date);
  return decimal ? toNumber(text, decimal) : text;
}

/** What a row says by an expression; null where it says nothing, or nothing that could be understood. */
export function resultOf(expression: Expression | undefined, row: Raw): Value {
  if (expression === undefined) return null;
  if (typeof expression === 'string') return cellOf(row, expression);
  if ('value' in expression) return expression.value;
  if ('columns' in expression) {
    const parts = expression.columns.map((column) => cellOf(row, column)).filter((part) => part !== null);
    return cleanText(parts.join(expression.join));
  }
  const text = cellOf(row, expression.column);
  return text === null ? null : convert(text, expression);
}

/** The values of a column that holds several of them, or one. */
export function valuesOf(expression: Expression | undefined, row: Raw): string[] {
  const separator = typeof expression === 'object' && 'split' in expression ? expression.split : undefined;
  if (separator === undefined || typeof expression !== 'object' || !('column' in expression)) {
    const value = textOf(expression, row);
    return value === null ? [] : [value];
  }
  const parts = (cellOf(row, expression.column) ?? '').split(separator).map(cleanText);
  return parts
    .flatMap((part) => (part === null ? [] : [convert(part, expression)]))
    .flatMap((value) => value ?? [])
    .map(String);
}

export function textOf(expression: Expression | undefined, row: Raw): string | null {
  const value = resultOf(expression, row);
  return value === null ? null : cleanText(String(value));
}

/** A day; where the mapping names no form of it, ISO or British ones are understood. */
export const dayOf = (expression: Expression | undefined, row: Raw): string | null =>
  parseDate(textOf(expression, row));

export function numberOf(expression: Expression | undefined, row: Raw): number | null {
  const value = resultOf(expression, row);
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? toNumber(value, '.') : null;
}

const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);

export function flagOf(expression: Expression | undefined, row: Raw): boolean | null {
  const value = resultOf(expression, row);
  if (typeof value === 'boolean' || value === null) return value;
  const word = String(value).toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

/** The columns that an expression reads. */
export function columnsOf(expression: Expression): string[] {
  if (typeof expression === 'string') return [expression];
  if ('column' in expression) return [expression.column];
  return 'columns' in expression ? expression.columns : [];
}
