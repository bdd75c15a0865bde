import { RegistryError } from '@/lib/contract/errors';
import { EXCLUDE_PARAMETER } from '@/lib/contract/extensions';
import type { RegistryRequest } from '@/lib/registry/request';
import { type AllowedRequest, EXTENDED } from './address';

/**
 * Throws where a search leaves values out (extension `exclude`): a service that does not know the parameter would pass
 * over it, and what was to be left out would stand among the results. No call is spent to find that out.
 */
export function refuseExclusion({ endpoint }: AllowedRequest, { params }: Pick<RegistryRequest, 'params'>): void {
  const excluded = params.get(EXCLUDE_PARAMETER)?.trim();
  if (!excluded || !EXTENDED.includes(endpoint)) return;
  throw new RegistryError(
    'invalid_request',
    `The parameter ${EXCLUDE_PARAMETER} needs a register of our own; the remote service cannot be asked to leave values out.`,
  );
}
