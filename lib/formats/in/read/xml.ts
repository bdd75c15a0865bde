import { Parser } from 'htmlparser2';
import type { ReadItem } from '../format';
import type { SourceFile } from './source-file';
import { inDeclaredEncoding } from './xml-encoding';
import { XmlRecordBuilder } from './xml-records';

/** A file that goes on so long without a record, or without the end of one, is none that we read. */
const LONGEST_WAIT = 64 * 1024 * 1024;

/** Of all that a DOCTYPE can do, it may only name the root: what it declares could read files or fill the memory. */
function checkInstruction(instruction: string): void {
  const isType = /^!doctype\b/i.test(instruction);
  if (/^!entity\b/i.test(instruction) || (isType && /\[|\b(SYSTEM|PUBLIC)\b/.test(instruction))) {
    throw new Error('its DOCTYPE declares entities or names another file, and so it was refused');
  }
}

const countLines = (text: string, from: number, to: number): number => {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
};

/** A parser that fills the builder and knows the line of each tag, and the text of the record it is in. */
function createParser(builder: XmlRecordBuilder) {
  let [text, textStart, line, counted] = ['', 0, 1, 0];
  /** What was read, from the record or tag on that was not whole when the last text came. */
  let [kept, keptStart] = ['', 0];
  let tagLine = 1;
  /** A tag's name holds no line feed, so one that began in the text before stands on the line where this one begins. */
  function countTo(index: number): void {
    const end = Math.min(Math.max(index - textStart, counted), text.length);
    line += countLines(text, counted, end);
    counted = end;
  }
  let closedAt = 0;
  const textFrom = (start: number): string => kept.slice(Math.max(start - keptStart, 0), closedAt - keptStart);
  const parser = new Parser(
    {
      onopentagname: () => {
        countTo(parser.startIndex);
        tagLine = line;
      },
      onopentag: (name, attributes) => builder.openElement(name, attributes, parser.startIndex, tagLine),
      ontext: (data) => builder.addText(data),
      onclosetag: (_, isImplied) => {
        closedAt = isImplied ? parser.startIndex : parser.endIndex + 1;
        builder.closeElement(isImplied, parser.startIndex, textFrom);
      },
      onprocessinginstruction: (_, data) => checkInstruction(data),
    },
    { xmlMode: true },
  );
  return (next: string): void => {
    countTo(textStart + text.length);
    [textStart, text, counted] = [textStart + text.length, next, 0];
    const begun = builder.begunAt() ?? keptStart + Math.max(kept.lastIndexOf('<'), 0);
    [kept, keptStart] = [kept.slice(begun - keptStart) + next, begun];
    parser.write(next);
  };
}

/**
 * The elements of these names (without prefixes) in an XML file, wherever they stand, each as a record: children by
 * their names without prefixes, a list where one occurs several times; attributes behind `@` as they are written,
 * `@xml:lang`; an element that holds only text as that text, else its text under `$`. No more than one of them is
 * held, and a broken one costs itself alone. Only the five entities of XML and those by number are replaced.
 * @throws Error where the file ends inside an element, declares entities, or is nested beyond measure.
 */
export async function* readXmlRecords(file: SourceFile, names: readonly string[]): AsyncIterable<ReadItem> {
  const builder = new XmlRecordBuilder(new Set(names));
  const parse = createParser(builder);
  const decoder = new TextDecoder();
  let waited = 0;
  for await (const chunk of (await inDeclaredEncoding(file)).bytes()) {
    try {
      parse(decoder.decode(chunk, { stream: true }));
    } finally {
      const items = builder.take();
      waited = items.length > 0 ? 0 : waited + chunk.length;
      yield* items;
    }
    if (waited > LONGEST_WAIT) throw new Error('it goes on for more than 64 megabytes without a record');
  }
  const open = builder.openName();
  if (open !== undefined) throw new Error(`the file ends inside <${open}>`);
}
