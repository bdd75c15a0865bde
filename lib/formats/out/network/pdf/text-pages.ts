import { webAddress } from '../../about';
import type { Line, Part, Section } from '../dossier';
import type { PageLink, PageSize } from './document';
import { colorNumbers, type Pen } from './drawing';
import { numbers } from './file';
import type { Style } from './letters';

/** A page of text before it is numbered. */
export interface TextPage {
  size: PageSize;
  content: string;
  links: readonly PageLink[];
  /** Headings that begin on it. */
  headings: readonly string[];
}

interface Type extends Style {
  /** Height of a line. */
  line: number;
}

const TYPES = {
  title: { size: 17, line: 22, isBold: true },
  heading: { size: 11.5, line: 16, isBold: true },
  text: { size: 9, line: 13 },
  label: { size: 9, line: 13 },
  cell: { size: 7.5, line: 10 },
  head: { size: 7.5, line: 10, isBold: true },
} as const satisfies Record<string, Type>;

type TypeName = keyof typeof TYPES;

export interface Column {
  heading: string;
  /** Its share of the width. */
  weight: number;
}

interface Colors {
  ink: string;
  muted: string;
  line: string;
}

/** Fills pages with text from top to bottom. */
export interface TextFlow {
  title(text: string): void;
  /** A label and a text each, in two columns. */
  facts(facts: readonly (readonly [label: string, text: string])[]): void;
  section(section: Section): void;
  heading(text: string): void;
  paragraph(line: Line): void;
  table(columns: readonly Column[], rows: readonly (readonly Line[])[]): void;
  /** Continues on a new page of that size. */
  turn(size: PageSize): void;
  finish(): TextPage[];
}

const MARGIN = { side: 44, top: 44, bottom: 44 } as const;
/** Longer lines are hard to read. */
const WIDEST = 520;
const INDENT = 14;
const LABEL_WIDTH = 110;
const CELL_GAP = 8;

/** A piece of a line that is set at once. */
interface Piece extends Part {
  x: number;
  width: number;
}

export function newTextFlow(first: PageSize, { letters }: Pen, colors: Colors): TextFlow {
  const pages: TextPage[] = [];
  let size = first;
  let y = MARGIN.top;
  let content: string[] = [];
  let links: PageLink[] = [];
  let headings: string[] = [];

  const widthOf = (text: string, type: Type, isStrong = false) =>
    letters.widthOf(text, { ...type, isBold: type.isBold || isStrong });
  const isEmpty = () => content.length === 0;
  const room = () => size.height - MARGIN.bottom - y;
  const endPage = () => {
    if (!isEmpty()) pages.push({ size, content: content.join(''), links, headings });
    [content, links, headings, y] = [[], [], [], MARGIN.top];
  };
  /** A new page if there is not that much room. What is higher than a page begins where it is. */
  const need = (height: number) => {
    if (room() < height && !isEmpty()) endPage();
  };
  const fullWidth = () => size.width - 2 * MARGIN.side;
  const rule = (width: number) => {
    content.push(
      `q ${colorNumbers(colors.line) ?? '0 0 0'} RG ${width} w ${numbers(MARGIN.side, y)} m ${numbers(size.width - MARGIN.side, y)} l S Q\n`,
    );
  };

  /** The lines of a text with links, broken between words if possible. */
  function broken(line: Line, type: Type, width: number): Piece[][] {
    const rows: Piece[][] = [[]];
    let x = 0;
    for (const part of line) {
      for (const word of part.text.split(/(?<=\s)/u).flatMap((one) => fitting(one, part, type, width))) {
        const bare = widthOf(word.trimEnd(), type, part.isStrong);
        if (x > 0 && x + bare > width) {
          rows.push([]);
          x = 0;
        }
        const [row, last] = [rows.at(-1) ?? [], rows.at(-1)?.at(-1)];
        // Words of a part are set together: letters that run to the left have their order among them.
        if (last && last.href === part.href && last.isStrong === part.isStrong) {
          last.text += word;
          last.width = widthOf(last.text, type, part.isStrong);
          x = last.x + last.width;
        } else {
          const own = widthOf(word, type, part.isStrong);
          row.push({ ...part, text: word, x, width: own });
          x += own;
        }
      }
    }
    return rows;
  }

  /** A word that is wider than a line, in pieces. */
  function fitting(word: string, { isStrong }: Part, type: Type, width: number): string[] {
    if (widthOf(word.trimEnd(), type, isStrong) <= width) return [word];
    const pieces: string[] = [];
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      const longer = (pieces.at(-1) ?? '') + segment;
      if (pieces.length > 0 && widthOf(longer, type, isStrong) <= width) pieces[pieces.length - 1] = longer;
      else pieces.push(segment);
    }
    return pieces;
  }

  /** Sets a line at the current height. */
  function set(row: readonly Piece[], left: number, type: Type, fill: string): void {
    const base = y + (type.line + type.size * 0.7) / 2;
    for (const { text, x, width, href, isStrong } of row) {
      const shown = text.trimEnd();
      const style = { size: type.size, isBold: type.isBold || isStrong };
      content.push(`q ${colorNumbers(fill) ?? '0 0 0'} rg ${letters.show(shown, { x: left + x, y: base }, style)}Q\n`);
      const address = webAddress(href);
      if (address !== undefined) links.push({ left: left + x, top: y, width, height: type.line, href: address });
    }
  }

  function lines(line: Line, name: TypeName, left: number, width: number, fill = colors.ink): void {
    const type: Type = TYPES[name];
    for (const row of broken(line, type, width)) {
      need(type.line);
      set(row, left, type, fill);
      y += type.line;
    }
  }

  function items(list: Section['items'], depth: number): void {
    const left = MARGIN.side + INDENT * (depth + 1);
    for (const { line, items: inner = [] } of list) {
      const type: Type = TYPES.text;
      need(type.line * (inner.length > 0 ? 2 : 1));
      const base = y + (type.line + type.size * 0.7) / 2;
      content.push(
        `q ${colorNumbers(colors.muted) ?? '0 0 0'} rg ${letters.show(depth === 0 ? '•' : '–', { x: left - 9, y: base }, type)}Q\n`,
      );
      lines(line, 'text', left, Math.min(WIDEST, fullWidth()) - INDENT * (depth + 1));
      items(inner, depth + 1);
    }
  }

  const flow: TextFlow = {
    title(text) {
      lines([{ text }], 'title', MARGIN.side, fullWidth());
      y += 6;
    },
    facts(facts) {
      const [left, width] = [MARGIN.side + LABEL_WIDTH, Math.min(WIDEST, fullWidth()) - LABEL_WIDTH];
      for (const [label, text] of facts) {
        need(TYPES.label.line);
        set(broken([{ text: label }], TYPES.label, LABEL_WIDTH)[0] ?? [], MARGIN.side, TYPES.label, colors.muted);
        lines([{ text, href: webAddress(text) }], 'text', left, width);
      }
    },
    heading(text) {
      const { line } = TYPES.heading;
      if (!isEmpty()) y += 12;
      // A heading stands above something.
      need(line + 6 + 3 * TYPES.text.line);
      headings.push(text);
      lines([{ text }], 'heading', MARGIN.side, fullWidth());
      y += 1;
      rule(0.6);
      y += 5;
    },
    paragraph(line) {
      lines(line, 'text', MARGIN.side, Math.min(WIDEST, fullWidth()));
      y += 3;
    },
    section({ heading, lines: sentences = [], items: list }) {
      if (sentences.length === 0 && list.length === 0) return;
      flow.heading(heading);
      for (const sentence of sentences) flow.paragraph(sentence);
      items(list, 0);
    },
    table(columns, rows) {
      const all = columns.reduce((sum, { weight }) => sum + weight, 0);
      const widths = columns.map(({ weight }) => (fullWidth() * weight) / all);
      const lefts = widths.map((_, at) => MARGIN.side + widths.slice(0, at).reduce((sum, one) => sum + one, 0));
      const cellsOf = (row: readonly Line[], type: Type) =>
        row.map((line, at) => broken(line, type, (widths[at] ?? 0) - CELL_GAP));
      const put = (cells: readonly Piece[][][], at: number, type: Type) => {
        cells.forEach((cell, column) => {
          set(cell[at] ?? [], lefts[column] ?? 0, type, colors.ink);
        });
        y += type.line;
      };
      const heightOf = (cells: readonly Piece[][][]) => Math.max(1, ...cells.map((cell) => cell.length));
      const heads = cellsOf(
        columns.map(({ heading }) => [{ text: heading }]),
        TYPES.head,
      );
      const head = () => {
        for (let at = 0; at < heightOf(heads); at++) put(heads, at, TYPES.head);
        y += 2;
        rule(0.6);
        y += 2;
      };
      /** Makes room; on a new page the heads come again. */
      const space = (height: number) => {
        if (room() >= height) return;
        endPage();
        head();
      };
      need(4 * TYPES.cell.line);
      head();
      for (const row of rows) {
        const cells = cellsOf(row, TYPES.cell);
        const height = heightOf(cells);
        // A row that fits on a page is not divided.
        space(Math.min(height, 30) * TYPES.cell.line + 4);
        for (let at = 0; at < height; at++) {
          space(TYPES.cell.line);
          put(cells, at, TYPES.cell);
        }
        y += 2;
        rule(0.25);
        y += 2;
      }
    },
    turn(next) {
      endPage();
      size = next;
    },
    finish() {
      endPage();
      return pages;
    },
  };
  return flow;
}
