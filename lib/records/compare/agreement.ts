/** How the values of a row agree. */
export type Agreement = 'same' | 'differs' | 'partly_known';

/**
 * By the keys of the values, undefined where a value is not known; undefined where there is nothing to compare with.
 * Values that differ do so whatever the unknown ones are.
 */
export function agreementOf(keys: readonly (string | undefined)[]): Agreement | undefined {
  if (keys.length < 2) return undefined;
  const known = keys.filter((key) => key !== undefined);
  if (new Set(known).size > 1) return 'differs';
  return known.length === keys.length ? 'same' : 'partly_known';
}
