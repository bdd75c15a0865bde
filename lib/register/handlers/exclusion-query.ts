import { RegistryError } from '@/lib/contract/errors';
import { type Exclusions, parseExclusions } from '@/lib/contract/exclusions';
import { EXCLUDE_PARAMETER } from '@/lib/contract/extensions';
import { FilterSyntaxError } from '@/lib/contract/filters';

/**
 * What the exclusion extension (lib/contract/extensions.ts) leaves out of a search, or undefined where nothing.
 * Throws `invalid_request` for a field that cannot be left out, and for what is no list of fields with values.
 */
export function exclusionsOf<Field extends string>(
  fields: readonly Field[],
  params: URLSearchParams,
): Exclusions<Field> | undefined {
  const text = params.get(EXCLUDE_PARAMETER)?.trim();
  if (!text) return undefined;
  try {
    return parseExclusions(fields, text);
  } catch (error) {
    if (!(error instanceof FilterSyntaxError)) throw error;
    throw new RegistryError(
      'invalid_request',
      `The parameter ${EXCLUDE_PARAMETER} is "${text}"; it must be ${error.allowed}.`,
    );
  }
}
