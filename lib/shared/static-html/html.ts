import { type CSSProperties, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { escapeMarkup } from '@/lib/shared/markup';

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
