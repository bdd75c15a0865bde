import { DEFAULT_PER_PAGE } from './limits';
import type { Parameters } from './parameters';

/** A parameter of a request that is kept for token holders, with the value that makes it so. */
export interface RestrictedParameter {
  name: string;
  value: string;
  /** It asks about personal facts. */
  personal: boolean;
}

/**
 * What a request asks that Form B keeps for token holders (specification, "Authentication", 3): flagged parameters, of
 * some only certain values, and of `per_page` only more than the default.
 */
export function restrictedParameters(declared: Parameters, params: URLSearchParams): RestrictedParameter[] {
  return Object.entries(declared).flatMap(([name, { token, personal = false }]) => {
    const value = params.get(name)?.trim();
    if (!token || !value) return [];
    if (name === 'per_page' && Number(value) <= DEFAULT_PER_PAGE) return [];
    return token === true || token.includes(value) ? [{ name, value, personal }] : [];
  });
}
