import type { Table } from './table';

const NUMBER_LENGTH = 8;

/** The letter prefix of a number, which gives the kind of company. */
function renumber(number: string, index: number): string {
  const letters = /^[A-Z]{0,2}/.exec(number)?.[0] ?? '';
  const digits = String(index).padStart(NUMBER_LENGTH - letters.length, '0');
  return letters.length + digits.length > NUMBER_LENGTH ? String(index).padStart(NUMBER_LENGTH, '0') : letters + digits;
}

const halve = (name: string): [string, string] => {
  const words = name.split(' ');
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
};

/** The first words of one name with the last words of another: a million equal names would be no test. */
function crossNames(one: string, other: string): string {
  const [[first], [, last]] = [halve(one), halve(other)];
  return `${first} ${last}`.trim();
}

/**
 * The rows of a table repeated up to `count`, each with a unique company number; the first round has the
 * original names, later ones mix them.
 */
export function* multiplyRows({ header, rows }: Table, count: number): Generator<string[]> {
  const [nameAt, numberAt] = [header.indexOf('CompanyName'), header.indexOf('CompanyNumber')];
  for (let index = 0; index < count; index++) {
    const round = Math.floor(index / rows.length);
    const row = [...(rows[index % rows.length] ?? [])];
    const other = rows[(index + round) % rows.length]?.[nameAt] ?? '';
    row[nameAt] = crossNames(row[nameAt] ?? '', other);
    row[numberAt] = renumber(row[numberAt] ?? '', index);
    yield row;
  }
}

const toField = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row as a line of a CSV file. */
export const toLine = (row: readonly string[]): string => `${row.map(toField).join(',')}\n`;
