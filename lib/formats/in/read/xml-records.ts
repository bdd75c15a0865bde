import type { ReadItem } from '../format';

/** Registers nest a dozen elements; the parser is slow with very many, which only a trap has. */
const DEEPEST_FILE = 1000;
const DEEPEST_RECORD = 64;
const LARGEST_RECORD = 8 * 1024 * 1024;

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

  constructor(private readonly names: ReadonlySet<string>) {}

  openElement(name: string, attributes: Record<string, string>, start: number, line: number): void {
    this.open.push(name);
    if (this.open.length > DEEPEST_FILE) throw new Error(`its elements are nested deeper than ${DEEPEST_FILE}`);
    if (this.frames.length === 0) {
      if (!this.names.has(localName(name))) return;
      this.line = line;
    }
    const own = Object.entries(attributes).filter(([attribute]) => !isNamespace(attribute));
    for (const [attribute, value] of own) this.grow(attribute.length + value.length);
    this.grow(name.length);
    if (this.frames.length >= DEEPEST_RECORD) this.problem ??= `a record nested deeper than ${DEEPEST_RECORD} elements`;
    this.frames.push({ name: localName(name), start, attributes: own, children: new Map(), text: '' });
  }

  addText(text: string): void {
    const frame = this.frames.at(-1);
    if (!frame) return;
    this.grow(text.length);
    if (this.problem === undefined) frame.text += text;
  }

  /**
   * `closedItself`: no tag closed it, which is right for `<a/>` only, as that ends where it begins. `textFrom` gives what
   * stands in the file from a place to the end of the element, for a record that cannot be taken.
   */
  closeElement(closedItself: boolean, at: number, textFrom: (start: number) => string): void {
    this.open.pop();
    const frame = this.frames.pop();
    if (!frame) return;
    if (closedItself && at !== frame.start) this.problem ??= `an element <${frame.name}> that is not closed`;
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

  /** Where the record begins that is not whole yet; undefined outside of records. */
  begunAt(): number | undefined {
    return this.frames[0]?.start;
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
    this.size = 0;
  }
}
