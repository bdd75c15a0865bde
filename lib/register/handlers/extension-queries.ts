import { RegistryError } from '@/lib/contract/errors';
import {
  DEFAULT_FACET_LIMIT,
  EXCLUDE_PARAMETER,
  type Exclusions,
  FACET_LIMIT_PARAMETER,
  FACET_QUERY_PARAMETER,
  FACETS_PARAMETER,
  type FacetName,
  MAX_FACET_LIMIT,
  parseExclusions,
} from '@/lib/contract/extensions';
import { FilterSyntaxError } from '@/lib/contract/filters';
import { INCLUDE_PARAMETER, NETWORK_INCLUSIONS, type NetworkInclusion } from '@/lib/contract/limits';
import type { FacetQuery } from '../store/store';

function refuse(parameter: string, value: string, allowed: string): never {
  throw new RegistryError('invalid_request', `The parameter ${parameter} is "${value}"; it must be ${allowed}.`);
}

function parseNames<Name extends FacetName>(known: readonly Name[], text: string): Name[] {
  const asked = text.split(',').map((name) => name.trim());
  const names = asked.filter((name) => name !== '').map((name) => known.find((facet) => facet === name));
  if (names.includes(undefined)) refuse(FACETS_PARAMETER, text, `a comma list of: ${known.join(', ')}`);
  return [...new Set(names.filter((name) => name !== undefined))];
}

function parseLimit(text: string): number {
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > MAX_FACET_LIMIT) {
    refuse(FACET_LIMIT_PARAMETER, text, `a whole number from 1 to ${MAX_FACET_LIMIT}`);
  }
  return limit;
}

/**
 * What the facets extension (lib/contract/extensions.ts) asks of a search, or undefined where it asks for none.
 * Throws `invalid_request` for a facet that the search does not have, and for a wrong limit.
 */
export function facetQueryOf<Name extends FacetName>(
  known: readonly Name[],
  params: URLSearchParams,
): FacetQuery<Name> | undefined {
  const sent = (name: string): string => params.get(name)?.trim() ?? '';
  const limit = sent(FACET_LIMIT_PARAMETER);
  const query = {
    names: parseNames(known, sent(FACETS_PARAMETER)),
    limit: limit === '' ? DEFAULT_FACET_LIMIT : parseLimit(limit),
    text: sent(FACET_QUERY_PARAMETER) || undefined,
  };
  return query.names.length > 0 ? query : undefined;
}

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
    refuse(EXCLUDE_PARAMETER, text, error.allowed);
  }
}

/** What the extension `include` asks a network to hold besides; throws `invalid_request` for what it cannot hold. */
export function inclusionsOf(params: URLSearchParams): ReadonlySet<NetworkInclusion> {
  const text = params.get(INCLUDE_PARAMETER) ?? '';
  const asked = text.split(',').map((name) => name.trim());
  const names = asked.filter((name) => name !== '').map((name) => NETWORK_INCLUSIONS.find((known) => known === name));
  if (!names.includes(undefined)) return new Set(names.filter((name) => name !== undefined));
  refuse(INCLUDE_PARAMETER, text, `a comma list of: ${NETWORK_INCLUSIONS.join(', ')}`);
}
