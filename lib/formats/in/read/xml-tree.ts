import { isRaw, type Raw, toText } from '../raw';

/** The text of what `readXmlRecords` makes of an element, whether attributes stand beside it or not. */
export const elementText = (value: unknown): string | null => toText(isRaw(value) ? value.$ : value);

export const elementTextAt = (raw: Raw, name: string): string | null => elementText(raw[name]);

/** The elements of a name: none, the one that stands there, or all of a list. */
export function elementsAt(raw: Raw, name: string): unknown[] {
  const value = raw[name];
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
