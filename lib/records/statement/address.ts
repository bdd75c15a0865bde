import type { Json } from '@/lib/shared/json';

/** The five keys of an address (api-shapes, 3.1), in the order in which they are read. */
const KEYS = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;

/** An address in one line; undefined for an object that holds anything but the parts of an address. */
export function addressInWords(object: Json): string | undefined {
  const names = Object.keys(object);
  if (names.length === 0 || !names.every((name) => KEYS.some((key) => key === name))) return undefined;
  const parts = KEYS.map((key) => object[key]);
  if (!parts.every((part) => part == null || typeof part === 'string')) return undefined;
  const given = parts.filter((part) => typeof part === 'string' && part.trim() !== '');
  return given.length === 0 ? undefined : given.join(', ').replace(/\s*\n\s*/g, ', ');
}
