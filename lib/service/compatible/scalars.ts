import { isJsonObject, type Json } from '@/lib/shared/json';

const IS_DAY = /(?:^|_)date(?:_of_birth)?$/;
const DAY_WITH_TIME = /^(\d{4}-\d{2}-\d{2})[T ]\d/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

const YES: readonly unknown[] = [true, 1, 'true', '1'];
const NO: readonly unknown[] = [false, 0, 'false', '0'];

const NAME_PARTS = ['title', 'given_name', 'middle_name', 'family_name'] as const;

/** A person's name may come in parts (api-shapes, 6.3). */
function nameOfParts(name: Json): string | undefined {
  if (typeof name.full_name === 'string') return name.full_name;
  const parts = NAME_PARTS.map((part) => name[part]).filter((part) => typeof part === 'string' && part.trim() !== '');
  return parts.length > 0 ? parts.join(' ') : undefined;
}

/**
 * The text of a text or number; undefined for nothing, blanks and everything else. A moment where a day is promised is
 * its day.
 */
export function readText(key: string, value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (key === 'name' && isJsonObject(value)) return nameOfParts(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return IS_DAY.test(key) ? (DAY_WITH_TIME.exec(value)?.[1] ?? value) : value;
}

/** The number of a number or of its digits; undefined for everything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined;
}

/** `inactive` and its like arrive as booleans, as their words and as 0 and 1; what else there is says nothing. */
export function readBoolean(value: unknown): boolean | undefined {
  const given = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (YES.includes(given)) return true;
  return NO.includes(given) ? false : undefined;
}

/** Null, undefined and blank texts give nothing. */
export const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '');
