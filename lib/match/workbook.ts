import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** The rows of the first sheet of a workbook (ECMA-376), as a reader sees them but for the form of numbers and days. */

/** Bytes of one part when it is unpacked: far more than a thousand rows, and a browser can hold it. */
const LONGEST_PART = 40 * 1024 * 1024;

type Attributes = SaxesTagPlain['attributes'];

interface Handler {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Names come without their prefix, which programs choose. */
function readXml(xml: string, { open, text, close }: Handler): void {
  const parser = new SaxesParser();
  const plain = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => open?.(plain(name), attributes));
  parser.on('text', (found) => text?.(found));
  parser.on('closetag', ({ name }) => close?.(plain(name)));
  parser.write(xml).close();
}

/** `_x000D_` is a carriage return (ST_Xstring). */
const decoded = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The texts that cells refer to, without how they are pronounced (`rPh`). */
function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let [current, isText, isSpoken] = ['', false, false];
  readXml(xml, {
    open(name) {
      if (name === 'si') current = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isSpoken = true;
    },
    text(found) {
      if (isText && !isSpoken) current += found;
    },
    close(name) {
      if (name === 'si') texts.push(decoded(current));
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
    },
  });
  return texts;
}

/** Formats that every program knows as days. */
const isKnownDay = (id: number): boolean => (id >= 14 && id <= 17) || id === 22;
/** A format with a year is a day; texts in it and colours are not. */
const hasYear = (code: string): boolean => /y/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** Whether cells of each style are days. */
function readStyles(xml: string): boolean[] {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isOfCells = false;
  readXml(xml, {
    open(name, attributes) {
      const id = Number(attributes.numFmtId);
      if (name === 'numFmt') own.set(id, hasYear(attributes.formatCode ?? ''));
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) styles.push(own.get(id) ?? isKnownDay(id));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day as spreadsheets count it, from 1900 or 1904: `2001-05-31`. What is no day stays a number. */
function printDay(serial: string, from1904: boolean): string {
  const ms = (Number(serial) - (from1904 ? 24_107 : 25_569)) * DAY_MS;
  return Math.abs(ms) < 8e15 && serial !== '' ? new Date(ms).toISOString().slice(0, 10) : serial;
}

/** `B7` → 1. */
const columnOf = (reference: string): number =>
  [...(/^[A-Z]*/.exec(reference)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A table that is far wider or longer is refused anyway: its other columns are left out, and its rows only counted. */
const MOST_COLUMNS = 1_000;
const MOST_ROWS = 5_000;

interface SheetContext {
  texts: readonly string[];
  days: readonly boolean[];
  from1904: boolean;
}

function readSheet(xml: string, { texts, days, from1904 }: SheetContext): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: { column: number; type: string; style: number; value: string } | undefined;
  let isValue = false;
  const shown = ({ type, style, value }: NonNullable<typeof cell>): string => {
    if (type === 's') return texts[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (type === 'n') return days[style] ? printDay(value, from1904) : value;
    return decoded(value);
  };
  readXml(xml, {
    open(name, { r, t, s }) {
      if (name === 'row') row = [];
      if (name === 'c')
        cell = { column: r ? columnOf(r) : row.length, type: t ?? 'n', style: Number(s ?? 0), value: '' };
      if (name === 'v' || name === 't') isValue = true;
    },
    text(found) {
      if (isValue && cell) cell.value += found;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c' && cell) {
        const { column } = cell;
        if (column >= 0 && column < MOST_COLUMNS) {
          while (row.length < column) row.push('');
          row[column] = shown(cell).trim();
        }
        cell = undefined;
      }
      if (name === 'row' && row.some((text) => text !== '')) rows.push(rows.length < MOST_ROWS ? row : []);
    },
  });
  return rows;
}

/** The part that holds the first sheet, and whether days are counted from 1904. */
function findFirstSheet(parts: Readonly<Record<string, string>>): { name: string; from1904: boolean } {
  const sheet: { id?: string; target?: string } = {};
  let from1904 = false;
  readXml(parts['xl/workbook.xml'] ?? '', {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name === 'sheet')
        sheet.id ??= attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  readXml(parts['xl/_rels/workbook.xml.rels'] ?? '', {
    open(name, attributes) {
      if (name === 'Relationship' && attributes.Id === sheet.id) sheet.target = attributes.Target;
    },
  });
  const { target = '' } = sheet;
  return { name: target.startsWith('/') ? target.slice(1) : `xl/${target}`, from1904 };
}

export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The rows of the first sheet; throws if the bytes are no workbook, or one that is too large when it is unpacked. */
export function readWorkbook(bytes: Uint8Array): string[][] {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/^xl\/.*\.(?:xml|rels)$/.test(name)) return false;
      if (originalSize > LONGEST_PART) throw new Error(`The part ${name} is too large.`);
      return true;
    },
  });
  const parts = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]));
  const { name, from1904 } = findFirstSheet(parts);
  const sheet = parts[name];
  if (sheet === undefined) throw new Error('The workbook has no sheet.');
  const [texts, styles] = [parts['xl/sharedStrings.xml'], parts['xl/styles.xml']];
  return readSheet(sheet, {
    texts: texts === undefined ? [] : readSharedTexts(texts),
    days: styles === undefined ? [] : readStyles(styles),
    from1904,
  });
}
