/** Keys that hold the address of a record. */
const IS_ADDRESS = /^(?:(?:parent|child)_)?service_url$/;

/**
 * The reply with every record's address made absolute (the store gives paths), under the field name the
 * operator chose (setting API_URL_FIELD).
 */
export function withServiceUrls(value: unknown, origin: string, field: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withServiceUrls(item, origin, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      IS_ADDRESS.test(key)
        ? [key.replace('service_url', field), toAbsolute(inner, origin)]
        : [key, withServiceUrls(inner, origin, field)],
    ),
  );
}

function toAbsolute(address: unknown, origin: string): unknown {
  return typeof address === 'string' && address.startsWith('/') ? `${origin}${address}` : address;
}
