import type { CSSProperties, ReactNode } from 'react';
import { escapeMarkup } from '@/lib/shared/markup';
import { styleOf } from './styles';

/** What an element was given. */
export interface Props {
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
export function attributesOf(props: Props): string {
  let written = '';
  for (const name of Object.keys(props)) if (!NOT_WRITTEN.has(name)) written += attributeOf(name, props[name]);
  return props.style ? `${written} style="${escapeMarkup(styleOf(props.style))}"` : written;
}
