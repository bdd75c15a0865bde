import { isRaw } from '../raw';

/** Half of a letter that UTF-16 writes in two. */
const HALVES = /\p{Surrogate}/gu;

/** The same with half letters marked (U+FFFD): they cannot be stored, and nothing would be found again by them. */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(HALVES, '\ufffd');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (!isRaw(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wellFormed(inner)]));
}
