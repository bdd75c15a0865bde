/** Whether two cases, or parts of them, say the same: sets and maps by what they hold, in the order in which they hold it. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Set && b instanceof Set) return sameData([...a], [...b]);
  if (a instanceof Map && b instanceof Map) return sameData([...a], [...b]);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => sameData(one, b[at]));
  return isPlain(a) && isPlain(b) && sameFields(a, b);
}

/** A field that is undefined is a field that is not there. */
function sameFields(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameData(a[key], b[key]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Set) &&
  !(value instanceof Map);
