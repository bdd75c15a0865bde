import { isUrlField, renameUrlField } from '@/lib/contract/reference';

/**
 * The reply with every record's address made absolute (the store gives paths), under the field name the
 * operator chose (setting API_URL_FIELD).
 */
export function withServiceUrls(value: unknown, origin: string, field: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withServiceUrls(item, origin, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      isUrlField(key)
        ? [renameUrlField(key, field), toAbsolute(inner, origin)]
        : [key, withServiceUrls(inner, origin, field)],
    ),
  );
}

function toAbsolute(address: unknown, origin: string): unknown {
  return typeof address === 'string' && address.startsWith('/') ? `${origin}${address}` : address;
}
