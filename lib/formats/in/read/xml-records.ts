import type { ReadItem } from '../format';

/** Registers nest a dozen elements; the parser is slow with very many, which only a trap has. */
const DEEPEST_FILE = 1000;
const DEEPEST_RECORD = 64;
const LARGEST_RECORD = 8 * 1024 * 1024;
/** Each takes the parser some microseconds, and what has more of them in a record is no XML. */
const MOST_PROBLEMS = 1000;

export const notWellFormed = (problem: string, line: number): Error =>
  new Error(`it is not well-formed XML: ${problem}, on line ${line}`);

interface Frame {
  name: string;
  /** Where in the text its tag begins. */
  start: number;
  attributes: [string, string][];
  children: Map<string, unknown[]>;
  text: string;
}

/** `lei:LegalName` → `LegalName`: publishers choose prefixes as they like. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const isNamespace = (attribute: string): boolean => attribute === 'xmlns' || attribute.startsWith('xmlns:');

/** A text where an element holds nothing else; beside attributes or children it stands under `$`. */
function toValue({ attributes, children, text }: Frame): unknown {
  if (attributes.length === 0 && children.size === 0) return text;
  const parts = [...children].map(([name, values]): [string, unknown] => [
    name,
    values.length > 1 ? values : values[0],
  ]);
  const own: [string, unknown][] = text.trim() === '' && children.size > 0 ? [] : [['$', text]];
  // Unlike assignment, this makes of an element `__proto__` a property as of any other.
  return Object.fromEntries([...attributes.map(([name, value]) => [`@${name}`, value]), ...parts, ...own]);
}

/**
 * Makes records of what the parser tells, one at a time: whatever stands outside of them is passed over. Its methods
 * are called by the parser, in the order of the text.
 */
export class XmlRecordBuilder {
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

  /** @throws outside of a record and for too many in one: nobody knows what such a file holds from there on. */
  addProblem(problem: string, line: number): void {
    this.problems++;
    if (this.frames.length === 0 || this.problems > MOST_PROBLEMS) throw notWellFormed(problem, line);
    this.problem ??= `not well-formed: ${problem}`;
  }

  /** `textFrom` gives what stands in the file from a place to the end of the element, for a record that cannot be taken. */
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

  /** The records that are whole by now, each once. */
  take(): ReadItem[] {
    return this.items.splice(0);
  }

  /** Where the record begins that is not whole yet; undefined outside of records and for one that is too large. */
  begunAt(): number | undefined {
    return this.size > LARGEST_RECORD ? undefined : this.frames[0]?.start;
  }

  /** The element that has not been closed; the file should not end here. */
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
