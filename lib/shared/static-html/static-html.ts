import 'server-only';
import { createHash } from 'node:crypto';
import { type CSSProperties, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { escapeMarkup } from '../text';
import { textsOfRequest } from './page-text';

/** HTML with a name made from its content: equal texts have equal names, in every process. */
interface NamedText {
  name: string;
  html: string;
}

/** A text as a page sends it. */
export interface SentText {
  name: string;
  /** Undefined if the page's HTML holds it anyway: `findText` finds it there. */
  html?: string;
}

/** Letters enough that no two texts share a name. */
const NAME_LENGTH = 20;

export const nameText = (html: string): NamedText => ({
  name: createHash('sha256').update(html).digest('base64url').slice(0, NAME_LENGTH),
  html,
});

/**
 * A text on its way into the page that is being answered. HTML holds it once, not a second time for the scripts. A reply
 * without HTML, which the framework asks for at a click, and one outside a watched request (request-connection.mjs) carry it.
 */
export function sendText({ name, html }: NamedText): SentText {
  const texts = textsOfRequest();
  if (!texts) return { name, html };
  texts.set(name, html);
  return { name };
}

interface CachedText {
  dependsOn: readonly unknown[];
  text: NamedText;
}

const cache = new WeakMap<object, CachedText[]>();

let made = 0;

/** For one owner: a few parts in a few languages. */
const MAX_TEXTS = 24;

/**
 * React numbers its ids through a page, so that one of another page may be given here again. In a text only an attribute
 * can read so: quotes in names are escaped.
 */
function withUniqueIds(html: string): string {
  made += 1;
  return html.replace(/ (id|popoverTarget)="_/g, ` $1="cached-${made}_`);
}

/**
 * The text made before for this owner and the same dependencies, else the one that `make` gives. It lives as long as the
 * owner: a reply of our own register is the same object until the register changes. Dependencies are compared by identity.
 */
export function getCachedText(owner: object, dependsOn: readonly unknown[], make: () => string): NamedText {
  const known = cache.get(owner) ?? [];
  const same = known.find(
    (one) =>
      one.dependsOn.length === dependsOn.length && one.dependsOn.every((part, at) => Object.is(part, dependsOn[at])),
  );
  if (same) return same.text;
  const text = nameText(withUniqueIds(make()));
  cache.set(owner, [{ dependsOn, text }, ...known].slice(0, MAX_TEXTS));
  return text;
}

/** Numbers that are no lengths. */
const PLAIN_NUMBERS = new Set(['flexGrow', 'fontWeight', 'lineHeight', 'opacity', 'order', 'strokeWidth', 'zIndex']);

const nameOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const written = (name: string, value: string | number): string =>
  typeof value === 'number' && value !== 0 && !PLAIN_NUMBERS.has(name) ? `${value}px` : String(value).trim();

/** Styles as they stand in an attribute: `max-width:120px;stroke:red`. Lengths without a unit are pixels. */
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

/** Those whose name in a page is not the one that components use; of pictures, those that ours use. */
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

/** Said by being there. */
const FLAGS = new Set(['checked', 'disabled', 'download', 'hidden', 'multiple', 'noValidate', 'open', 'required']);

/** Where an address that is a script would run. */
const ADDRESSES = new Set(['action', 'formAction', 'href', 'src']);

const NOT_WRITTEN = new Set(['children', 'dangerouslySetInnerHTML', 'style']);

const saysSo = (name: string): boolean => /^(?:aria|data)-/.test(name) || name === 'focusable';

/** Browsers pass over blanks and controls in it. */
const isScript = (address: string): boolean =>
  /^[\0- ]*j/i.test(address) && /^javascript:/i.test(address.replace(/[\0- ]/g, ''));

/** A value that is no text, as it is written; undefined where the attribute is not. */
function said(name: string, value: unknown): string | undefined {
  if (typeof value === 'function') throw new Error(`${name} needs a script, which a text has not.`);
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'boolean' && !saysSo(name)) return value && FLAGS.has(name) ? '' : undefined;
  return String(value);
}

function attributeOf(name: string, given: unknown): string {
  const value = typeof given === 'string' ? given : said(name, given);
  if (value === undefined || (ADDRESSES.has(name) && isScript(value))) return '';
  return ` ${NAMES.get(name) ?? name}="${escapeMarkup(value)}"`;
}

/** The attributes of an element as they stand in its tag, each after a space. */
function attributesOf(props: Props): string {
  let written = '';
  for (const name of Object.keys(props)) if (!NOT_WRITTEN.has(name)) written += attributeOf(name, props[name]);
  return props.style ? `${written} style="${escapeMarkup(styleOf(props.style))}"` : written;
}

/** Elements that hold nothing and have no end tag. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

type Component = (props: Props) => ReactNode;

/** A component of the server: one for the browser is a reference, which is marked as an element is. */
const isComponent = (type: unknown): type is Component => typeof type === 'function' && !('$$typeof' in type);

function tagOf(name: string, props: Props): string {
  const start = `<${name}${attributesOf(props)}`;
  if (VOID.has(name)) return `${start}/>`;
  return `${start}>${props.dangerouslySetInnerHTML?.__html ?? htmlOf(props.children)}</${name}>`;
}

function elementOf({ type, props }: ReactElement<Props>): string {
  if (typeof type === 'string') return tagOf(type, props);
  if (type === Fragment) return htmlOf(props.children);
  if (isComponent(type)) return htmlOf(type(props));
  throw new Error('Only what neither waits nor runs in a browser can be drawn as a text.');
}

/**
 * What React would write for these elements, made at once: components are called, and what they give is written down. It
 * knows the components of the server that do not wait, and throws for all others. Texts are escaped, and lose their controls.
 */
export function htmlOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node !== 'object') return escapeMarkup(String(node));
  if (isValidElement<Props>(node)) return elementOf(node);
  if (!(Symbol.iterator in node)) throw new Error('This is nothing that can be drawn as a text.');
  let html = '';
  for (const part of node) html += htmlOf(part);
  return html;
}
