import { markHalfLetters } from '@/lib/shared/names/half-letters';
import { isRaw } from '../raw';

/** The same with half letters marked (U+FFFD): they cannot be stored, and nothing would be found again by them. */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return markHalfLetters(value);
  if (Array.isArray(value)) return value.map(wellFormed);
  if (!isRaw(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wellFormed(inner)]));
}
