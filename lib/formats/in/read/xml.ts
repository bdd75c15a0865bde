import { SaxesParser } from 'saxes';
import type { ReadItem } from '../format';
import type { SourceFile } from './source-file';
import { inDeclaredEncoding } from './xml-encoding';
import { notWellFormed, XmlRecordBuilder } from './xml-records';

/** A file that goes on so long without a record, or without the end of one, is none that we read. */
const LONGEST_WAIT = 64 * 1024 * 1024;

/** A DOCTYPE may only name the root: what it declares could read files or fill the memory. */
function checkDoctype(doctype: string): void {
  if (/\[|\b(SYSTEM|PUBLIC)\b/.test(doctype)) {
    throw new Error('its DOCTYPE declares entities or names another file, and so it was refused');
  }
}

/** What the parser says of an error without its place: `12:7: undefined entity.` → `undefined entity`. */
const reasonOf = ({ message }: Error): string => message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');

/** The first & that begins no entity, which the parser reads on as a name up to the next semicolon, tags and all. */
const BARE_AMPERSAND = /&(?!#?\w+;)/;

/** A strict parser that fills the builder and knows the line of each tag, and the text of the record it is in. */
function createParser(builder: XmlRecordBuilder) {
  const parser = new SaxesParser();
  /** The text from the open record on, or from the last tag. */
  let [text, textStart] = ['', 0];
  /** Ends of the last tag, and of the last one that left elements open. */
  let [tagEnd, unclosedAt] = [0, -1];
  /** The last `<` of the text, which a tag that is not whole yet may begin with. */
  let lastOpening = 0;
  const lastTag = (): number => textStart + text.lastIndexOf('<', parser.position - textStart - 1);
  const between = (start: number, end: number) => text.slice(Math.max(start - textStart, 0), end - textStart);
  // A line feed behind the tag's name has been counted already.
  const tagLine = (): number => (parser.column === 0 ? parser.line - 1 : parser.line);
  parser.on('opentagstart', ({ name }) => builder.openElement(name, lastTag(), tagLine()));
  parser.on('opentag', ({ attributes }) => {
    tagEnd = parser.position;
    builder.addAttributes(attributes);
  });
  parser.on('text', (data) => builder.addText(data));
  parser.on('cdata', (data) => builder.addText(data));
  parser.on('closetag', ({ name, isSelfClosing }) => {
    const tag = lastTag();
    tagEnd = parser.position;
    const isClosed = isSelfClosing || between(tag + 2, tagEnd - 1).trimEnd() === name;
    if (!isClosed) {
      unclosedAt = tagEnd;
      builder.addProblem(`an element <${name}> that is not closed`, parser.line);
    }
    builder.closeElement((start) => between(start, isClosed ? tagEnd : tag));
  });
  parser.on('doctype', checkDoctype);
  parser.on('error', (error) => {
    if (unclosedAt === parser.position) return;
    const reason = reasonOf(error);
    if (reason !== 'disallowed character in entity name') return builder.addProblem(reason, parser.line);
    const read = between(tagEnd, parser.position);
    const lines = read.slice(read.search(BARE_AMPERSAND)).split('\n').length - 1;
    throw notWellFormed('an & that begins no entity', parser.line - lines);
  });
  const write = (next: string): void => {
    const begun = builder.begunAt() ?? lastOpening;
    [text, textStart] = [text.slice(begun - textStart) + next, begun];
    // Looked for in what is new alone: a comment may be as long as the file.
    const opening = next.lastIndexOf('<');
    if (opening >= 0) lastOpening = textStart + text.length - next.length + opening;
    parser.write(next);
  };
  return { write, close: () => parser.close() };
}

/**
 * The elements of these names (without prefixes) in an XML file, wherever they stand, each as a record: children by
 * their names without prefixes, a list where one occurs several times; attributes behind `@` as they are written,
 * `@xml:lang`; an element that holds only text as that text, else its text under `$`. No more than one of them is
 * held. One that is not well-formed costs itself alone as long as its end can be found. There are the five entities of
 * XML and those by number, and no others.
 * @throws Error where the file is not well-formed elsewhere, declares entities, or is nested beyond measure.
 */
export async function* readXmlRecords(file: SourceFile, names: readonly string[]): AsyncIterable<ReadItem> {
  const builder = new XmlRecordBuilder(new Set(names));
  const parser = createParser(builder);
  const decoder = new TextDecoder();
  let waited = 0;
  for await (const chunk of (await inDeclaredEncoding(file)).bytes()) {
    try {
      parser.write(decoder.decode(chunk, { stream: true }));
    } finally {
      const items = builder.take();
      waited = items.length > 0 ? 0 : waited + chunk.length;
      yield* items;
    }
    if (waited > LONGEST_WAIT) throw new Error('it goes on for more than 64 megabytes without a record');
  }
  const open = builder.openName();
  if (open !== undefined) throw new Error(`the file ends inside <${open}>`);
  parser.close();
}
