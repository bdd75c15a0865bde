import { isRaw, type Raw, rawAt, textAt } from '../raw';
import { elementsAt, elementText } from '../read/xml';

/**
 * GLEIF publishes one tree in several forms: XML, JSON made of it (`{"$": "text", "@type": "…"}`), JSON with plain
 * text, and tables whose columns are paths. These readers accept all of them.
 */

/** The elements of a list: those named `name` in the wrapper, or the wrapper itself if it is the list. */
export function wrappedAt(raw: Raw, wrapper: string, name: string): unknown[] {
  const value = raw[wrapper];
  if (Array.isArray(value)) return value;
  return isRaw(value) ? elementsAt(value, name) : [];
}

export const wrappedRawsAt = (raw: Raw, wrapper: string, name: string): Raw[] =>
  wrappedAt(raw, wrapper, name).filter(isRaw);

/** The text of an element, or of an object with the text under its own name. */
export const namedText = (element: unknown, name: string): string | null =>
  elementText(element) ?? (isRaw(element) ? elementText(element[name]) : null);

export const attributeAt = (element: unknown, name: string): string | null =>
  isRaw(element) ? (textAt(element, `@${name}`) ?? textAt(element, name)) : null;

/** The first text under a name, which may be an element with attributes. */
export const treeText = (raw: Raw, name: string): string | null => elementText(elementsAt(raw, name)[0]);

/** All texts under a name. */
export const treeTexts = (raw: Raw, name: string): string[] =>
  elementsAt(raw, name)
    .map(elementText)
    .filter((text) => text !== null);

/** Follows names down the tree. */
export const branchAt = (raw: Raw, ...names: string[]): Raw => names.reduce(rawAt, raw);
