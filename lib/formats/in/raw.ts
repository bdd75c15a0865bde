import { cleanText } from './values';

/**
 * Readers of unchecked records: a missing field, or one of another type, counts as absent, because
 * one bad field is no reason to lose a record.
 */
export type Raw = Record<string, unknown>;

export const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function rawAt(raw: Raw, key: string): Raw {
  const value = raw[key];
  return isRaw(value) ? value : {};
}

export function listAt(raw: Raw, key: string): unknown[] {
  const value = raw[key];
  return Array.isArray(value) ? value : [];
}

export const rawsAt = (raw: Raw, key: string): Raw[] => listAt(raw, key).filter(isRaw);

/** Text without control characters and extra blanks; some publishers write identifiers as numbers. */
export function toText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? cleanText(value) : null;
}

export const textAt = (raw: Raw, key: string): string | null => toText(raw[key]);

/** The texts of a list, or a single text in its place. */
export function textsAt(raw: Raw, key: string): string[] {
  const values = Array.isArray(raw[key]) ? listAt(raw, key) : [raw[key]];
  return values.map(toText).filter((text) => text !== null);
}

export function numberAt(raw: Raw, key: string): number | null {
  const value = raw[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export const flagAt = (raw: Raw, key: string): boolean => raw[key] === true;
