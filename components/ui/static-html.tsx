import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { type CSSProperties, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { escapeMarkup } from '@/lib/shared/text';
import { StaticHtmlText } from './static-html-text';

declare global {
  /** State of the current request (lib/api/request-connection.mjs); absent in a browser. */
  var firmamentRequestScope: AsyncLocalStorage<{ texts?: Map<string, string> }> | undefined;
}

/** HTML named by its content: equal texts have equal names, in every process. */
interface NamedText {
  name: string;
  html: string;
}

/** A text as a page sends it. */
export interface SentText {
  name: string;
  /** Undefined if the page's HTML contains it already, where `findText` finds it. */
  html?: string;
}

/** Long enough to avoid collisions. */
const NAME_LENGTH = 20;

export const nameText = (html: string): NamedText => ({
  name: createHash('sha256').update(html).digest('base64url').slice(0, NAME_LENGTH),
  html,
});

/**
 * Adds a text to the current page. HTML contains it once, not a second time for the scripts. A reply without HTML,
 * which the framework requests on a click, carries it instead, as does one outside a request scope
 * (request-connection.mjs).
 */
export function sendText({ name, html }: NamedText): SentText {
  const texts = globalThis.firmamentRequestScope?.getStore()?.texts;
  if (!texts) return { name, html };
  texts.set(name, html);
  return { name };
}

/** Per owner: a few parts in a few languages. */
const MAX_CACHED = 24;

type OwnerCache<Value> = (owner: object, dependsOn: readonly unknown[], make: () => Value) => Value;

/**
 * A cache of what is made for an owner and dependencies. It lives as long as the owner: a reply of our own register is
 * the same object until the register changes. Dependencies are compared by identity.
 */
export function createOwnerCache<Value>(): OwnerCache<Value> {
  const cache = new WeakMap<object, { dependsOn: readonly unknown[]; value: Value }[]>();
  return (owner, dependsOn, make) => {
    const known = cache.get(owner) ?? [];
    const same = known.find(
      (one) =>
        one.dependsOn.length === dependsOn.length && one.dependsOn.every((part, at) => Object.is(part, dependsOn[at])),
    );
    if (same) return same.value;
    const value = make();
    cache.set(owner, [{ dependsOn, value }, ...known].slice(0, MAX_CACHED));
    return value;
  };
}

const cachedText = createOwnerCache<NamedText>();

let made = 0;

/**
 * React numbers ids per page, so ids in cached HTML could occur again on another page. Only attributes can match:
 * quotes in texts are escaped.
 */
function withUniqueIds(html: string): string {
  made += 1;
  return html.replace(/ (id|popoverTarget)="_/g, ` $1="cached-${made}_`);
}

/** The cached text for this owner and these dependencies, else the result of `make`. */
export const getCachedText = (owner: object, dependsOn: readonly unknown[], make: () => string): NamedText =>
  cachedText(owner, dependsOn, () => nameText(withUniqueIds(make())));

/** Numbers without a unit. */
const PLAIN_NUMBERS = new Set(['flexGrow', 'fontWeight', 'lineHeight', 'opacity', 'order', 'strokeWidth', 'zIndex']);

const nameOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const written = (name: string, value: string | number): string =>
  typeof value === 'number' && value !== 0 && !PLAIN_NUMBERS.has(name) ? `${value}px` : String(value).trim();

/** Styles as an attribute: `max-width:120px;stroke:red`. Numbers without a unit are pixels. */
const styleOf = (style: CSSProperties): string =>
  Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${nameOf(name)}:${written(name, value)}`)
    .join(';');

/** What an element was given. */
interface Props {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
  style?: CSSProperties;
  [name: string]: unknown;
}

/** Attributes whose HTML name differs from the React name; for SVG, only those we use. */
const NAMES = new Map([
  ['className', 'class'],
  ['defaultValue', 'value'],
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
  ['fillOpacity', 'fill-opacity'],
  ['fontSize', 'font-size'],
  ['fontWeight', 'font-weight'],
  ['markerEnd', 'marker-end'],
  ['strokeDasharray', 'stroke-dasharray'],
  ['strokeLinecap', 'stroke-linecap'],
  ['strokeLinejoin', 'stroke-linejoin'],
  ['strokeWidth', 'stroke-width'],
  ['textAnchor', 'text-anchor'],
]);

/** Boolean attributes. */
const FLAGS = new Set(['checked', 'disabled', 'download', 'hidden', 'multiple', 'noValidate', 'open', 'required']);

/** Attributes in which a script address would run. */
const ADDRESSES = new Set(['action', 'formAction', 'href', 'src']);

const NOT_WRITTEN = new Set(['children', 'dangerouslySetInnerHTML', 'style']);

const saysSo = (name: string): boolean => /^(?:aria|data)-/.test(name) || name === 'focusable';

/** Browsers ignore blanks and control characters in it. */
const isScript = (address: string): boolean =>
  /^[\0- ]*j/i.test(address) && /^javascript:/i.test(address.replace(/[\0- ]/g, ''));

/** The value as text; undefined if the attribute is omitted. */
function attributeText(name: string, value: unknown): string | undefined {
  if (typeof value === 'function') throw new Error(`${name} needs a script, which a text has not.`);
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'boolean' && !saysSo(name)) return value && FLAGS.has(name) ? '' : undefined;
  return String(value);
}

/** Pieces of HTML, joined at the end: thousands of texts put together one by one take much memory meanwhile. */
type Pieces = string[];

function addAttribute(pieces: Pieces, name: string, given: unknown): void {
  const value = typeof given === 'string' ? given : attributeText(name, given);
  if (value === undefined || (ADDRESSES.has(name) && isScript(value))) return;
  pieces.push(' ', NAMES.get(name) ?? name, '="', escapeMarkup(value), '"');
}

/** The attributes of an element as HTML, each after a space. */
function addAttributes(pieces: Pieces, props: Props): void {
  for (const name in props) if (!NOT_WRITTEN.has(name)) addAttribute(pieces, name, props[name]);
  if (props.style) pieces.push(' style="', escapeMarkup(styleOf(props.style)), '"');
}

/** Elements without content and end tag. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

type Component = (props: Props) => ReactNode;

/** A server component; a client component is a reference, and is marked like an element. */
const isComponent = (type: unknown): type is Component => typeof type === 'function' && !('$$typeof' in type);

function addTag(pieces: Pieces, name: string, props: Props): void {
  pieces.push('<', name);
  addAttributes(pieces, props);
  if (VOID.has(name)) {
    pieces.push('/>');
    return;
  }
  pieces.push('>');
  const html = props.dangerouslySetInnerHTML?.__html;
  if (typeof html === 'string') pieces.push(html);
  else addNode(pieces, props.children);
  pieces.push('</', name, '>');
}

function addElement(pieces: Pieces, { type, props }: ReactElement<Props>): void {
  if (typeof type === 'string') addTag(pieces, type, props);
  else if (type === Fragment) addNode(pieces, props.children);
  else if (isComponent(type)) addNode(pieces, type(props));
  else throw new Error('Only what neither waits nor runs in a browser can be drawn as a text.');
}

function addNode(pieces: Pieces, node: ReactNode): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (typeof node !== 'object') pieces.push(escapeMarkup(String(node)));
  else if (isValidElement<Props>(node)) addElement(pieces, node);
  else if (Symbol.iterator in node) for (const part of node) addNode(pieces, part);
  else throw new Error('This is nothing that can be drawn as a text.');
}

/**
 * The HTML that React would render for these elements, synchronously. Supports synchronous server components only, and
 * throws for anything else. Texts are escaped and lose their control characters.
 */
export function htmlOf(node: ReactNode): string {
  const pieces: Pieces = [];
  addNode(pieces, node);
  return pieces.join('');
}

export interface StaticHtmlProps {
  className?: string;
  /** The HTML is cached for this object while `dependsOn` is unchanged. */
  cacheWith?: object;
  /** All other inputs of the content, such as the language. */
  dependsOn?: readonly unknown[];
  /**
   * Set for parts around the page: if the page fails, the framework sends no HTML, so the scripts always get the text.
   */
  isFrame?: boolean;
  children: React.ReactNode;
}

/**
 * A static part of a page, sent once, as one HTML text. As elements it would be rendered on the server and serialised
 * again for hydration: most of a page's time, and half of its size (e2e/bench/README.md). Links and buttons in it work
 * by their attributes.
 */
export function StaticHtml({ className, cacheWith, dependsOn = [], isFrame = false, children }: StaticHtmlProps) {
  const make = () => htmlOf(children);
  const text = cacheWith ? getCachedText(cacheWith, dependsOn, make) : nameText(make());
  return <StaticHtmlText className={className} {...(isFrame ? text : sendText(text))} />;
}
