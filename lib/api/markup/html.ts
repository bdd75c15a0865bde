import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { escapeMarkup } from '@/lib/shared/markup';
import { attributesOf, type Props } from './attributes';

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
