import { SaxesParser } from 'saxes';
import type { ReadItem } from '../format';
import { isRaw, type Raw, toText } from '../raw';
import type { SourceFile } from './source-file';

/** The text of an element from `readXmlRecords`, with or without attributes. */
export const elementText = (value: unknown): string | null => toText(isRaw(value) ? value.$ : value);

export const elementTextAt = (raw: Raw, name: string): string | null => elementText(raw[name]);

/** The elements of a name as a list. */
export function elementsAt(raw: Raw, name: string): unknown[] {
  const value = raw[name];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Registers nest about a dozen elements; the parser is slow with very many, which only an attack has. */
const DEEPEST_FILE = 1000;
const DEEPEST_RECORD = 64;
const LARGEST_RECORD = 8 * 1024 * 1024;
/** Each costs the parser microseconds; a record with more is malformed. */
const MOST_PROBLEMS = 1000;

const notWellFormed = (problem: string, line: number): Error =>
  new Error(`it is not well-formed XML: ${problem}, on line ${line}`);

interface Frame {
  name: string;
  /** Index in the text where its tag begins. */
  start: number;
  attributes: [string, string][];
  children: Map<string, unknown[]>;
  text: string;
}

/** `lei:LegalName` → `LegalName`: publishers choose their prefixes. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const isNamespace = (attribute: string): boolean => attribute === 'xmlns' || attribute.startsWith('xmlns:');

/** A string if the element holds only text; with attributes or children the text is under `$`. */
function toValue({ attributes, children, text }: Frame): unknown {
  if (attributes.length === 0 && children.size === 0) return text;
  const parts = [...children].map(([name, values]): [string, unknown] => [
    name,
    values.length > 1 ? values : values[0],
  ]);
  const own: [string, unknown][] = text.trim() === '' && children.size > 0 ? [] : [['$', text]];
  // Unlike assignment, this makes an ordinary property of an element named `__proto__`.
  return Object.fromEntries([...attributes.map(([name, value]) => [`@${name}`, value]), ...parts, ...own]);
}

/**
 * Builds records from parser events, one at a time: anything outside them is skipped. The parser calls
 * its methods in document order.
 */
class XmlRecordBuilder {
  private readonly items: ReadItem[] = [];
  private frames: Frame[] = [];
  /** Names of the open elements, outermost first. */
  private readonly open: string[] = [];
  private line = 1;
  private size = 0;
  private problem: string | undefined;
  private problems = 0;

  constructor(private readonly names: ReadonlySet<string>) {}

  openElement(name: string, start: number, line: number): void {
    this.open.push(name);
    if (this.open.length > DEEPEST_FILE) throw new Error(`its elements are nested deeper than ${DEEPEST_FILE}`);
    if (this.frames.length === 0) {
      if (!this.names.has(localName(name))) return;
      this.line = line;
    }
    this.grow(name.length);
    if (this.frames.length >= DEEPEST_RECORD) this.problem ??= `a record nested deeper than ${DEEPEST_RECORD} elements`;
    this.frames.push({ name: localName(name), start, attributes: [], children: new Map(), text: '' });
  }

  addAttributes(attributes: Record<string, string>): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    for (const [attribute, value] of Object.entries(attributes)) {
      if (isNamespace(attribute)) continue;
      this.grow(attribute.length + value.length);
      frame.attributes.push([attribute, value]);
    }
  }

  addText(text: string): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    this.grow(text.length);
    if (this.problem === undefined) frame.text += text;
  }

  /** @throws outside a record, and after too many in one: the rest of such a file is unreadable. */
  addProblem(problem: string, line: number): void {
    this.problems++;
    if (this.frames.length === 0 || this.problems > MOST_PROBLEMS) throw notWellFormed(problem, line);
    this.problem ??= `not well-formed: ${problem}`;
  }

  /** `textFrom` returns the text from an index to the end of the element, for a record that is rejected. */
  closeElement(textFrom: (start: number) => string): void {
    this.open.pop();
    const frame = this.frames.pop();
    if (!frame) return;
    const parent = this.frames.at(-1);
    if (!parent) this.finish(frame, textFrom);
    else if (this.problem === undefined) {
      const siblings = parent.children.get(frame.name);
      if (siblings) siblings.push(toValue(frame));
      else parent.children.set(frame.name, [toValue(frame)]);
    }
  }

  /** The records completed since the last call. */
  take(): ReadItem[] {
    return this.items.splice(0);
  }

  /** Start of an incomplete record; undefined outside records and for one that is too large. */
  begunAt(): number | undefined {
    return this.size > LARGEST_RECORD ? undefined : this.frames[0]?.start;
  }

  /** The innermost open element; at the end of the file there should be none. */
  openName(): string | undefined {
    return this.open.at(-1);
  }

  private grow(length: number): void {
    this.size += length;
    if (this.size > LARGEST_RECORD) this.problem ??= 'a record of more than 8 megabytes';
  }

  private finish(frame: Frame, textFrom: (start: number) => string): void {
    const { line, problem } = this;
    if (problem === undefined) this.items.push({ line, raw: toValue(frame) });
    else this.items.push({ line, problem, ...(this.size > LARGEST_RECORD ? {} : { text: textFrom(frame.start) }) });
    this.problem = undefined;
    this.problems = 0;
    this.size = 0;
  }
}

/** Maximum length without a record, or without the end of one; beyond it the file is rejected. */
const LONGEST_WAIT = 64 * 1024 * 1024;

/** A DOCTYPE may only name the root: entity declarations could read files or fill the memory. */
function checkDoctype(doctype: string): void {
  if (/\[|\b(SYSTEM|PUBLIC)\b/.test(doctype)) {
    throw new Error('its DOCTYPE declares entities or names another file, and so it was refused');
  }
}

/** The parser's error message without its position: `12:7: undefined entity.` → `undefined entity`. */
const reasonOf = ({ message }: Error): string => message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');

/** The first & that begins no entity; the parser would read a name up to the next semicolon, including tags. */
const BARE_AMPERSAND = /&(?!#?\w+;)/;

/** A strict parser that feeds the builder and tracks the line of each tag and the text of the current record. */
function createParser(builder: XmlRecordBuilder) {
  const parser = new SaxesParser();
  /** The text from the open record on, or from the last tag. */
  let [text, textStart] = ['', 0];
  /** Ends of the last tag, and of the last tag that left elements open. */
  let [tagEnd, unclosedAt] = [0, -1];
  /** The last `<` of the text, which may begin an incomplete tag. */
  let lastOpening = 0;
  const lastTag = (): number => textStart + text.lastIndexOf('<', parser.position - textStart - 1);
  const between = (start: number, end: number) => text.slice(Math.max(start - textStart, 0), end - textStart);
  // A line feed behind the tag's name is already counted.
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
    // Searches only the new text: a comment may be as long as the file.
    const opening = next.lastIndexOf('<');
    if (opening >= 0) lastOpening = textStart + text.length - next.length + opening;
    parser.write(next);
  };
  return { write, close: () => parser.close() };
}

/**
 * The elements of these names (without prefixes) in an XML file, at any depth, each as a record: children by
 * name without prefix, a list if one occurs several times; attributes prefixed with `@` and otherwise unchanged,
 * `@xml:lang`; an element that holds only text as that text, else its text under `$`. Only one record is in
 * memory. A malformed record is skipped alone if its end can be found. Only XML's five entities and
 * numeric ones are allowed.
 * @throws Error if the file is malformed elsewhere, declares entities, or is nested too deeply.
 */
export async function* readXmlRecords(file: SourceFile, names: readonly string[]): AsyncIterable<ReadItem> {
  const builder = new XmlRecordBuilder(new Set(names));
  const parser = createParser(builder);
  const decoder = new TextDecoder();
  let waited = 0;
  for await (const chunk of file.bytes()) {
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
