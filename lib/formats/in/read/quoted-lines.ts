import type { Line } from './lines';

/** A quoted field may run over lines, but not for ever: past this its closing quote is missing. */
const MAX_LINES_PER_RECORD = 20;

function hasOpenQuote(text: string): boolean {
  let isOpen = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}

/** The text of one record, under the number of its first line. */
export type RecordText = Line & { broken?: true };

const isBlank = ({ text }: Line): boolean => text.trim() === '';

function giveUp([first, ...others]: Line[]): RecordText[] {
  return first ? [{ ...first, broken: true }, ...others.filter((line) => !isBlank(line))] : [];
}

/**
 * Lines → records. A quote left open swallows the file in a plain CSV reader; here it costs its own line, and
 * reading goes on with the next.
 */
export class QuotedLines {
  private open: Line[] = [];

  /** The records that end in these lines, each made as it is asked for. */
  *join(lines: Iterable<Line>): Generator<RecordText> {
    for (const line of lines) {
      if (this.open.length > 0 || hasOpenQuote(line.text)) yield* this.goOn(line);
      else if (!isBlank(line)) yield line;
    }
  }

  /** No more lines will come. */
  end(): RecordText[] {
    const open = this.open;
    this.open = [];
    return giveUp(open);
  }

  private goOn(line: Line): RecordText[] {
    const { open } = this;
    open.push(line);
    if (open.length > 1 && hasOpenQuote(line.text)) {
      this.open = [];
      return [{ number: open[0]?.number ?? line.number, text: open.map(({ text }) => text).join('\n') }];
    }
    return open.length > MAX_LINES_PER_RECORD ? this.end() : [];
  }
}
