import { RegistryError } from '@/lib/contract/errors';
import { INCLUDE_PARAMETER, NETWORK_INCLUSIONS, type NetworkInclusion } from '@/lib/contract/inclusions';

/** What the extension `include` asks a network to hold besides; throws `invalid_request` for what it cannot hold. */
export function inclusionsOf(params: URLSearchParams): ReadonlySet<NetworkInclusion> {
  const text = params.get(INCLUDE_PARAMETER) ?? '';
  const asked = text.split(',').map((name) => name.trim());
  const names = asked.filter((name) => name !== '').map((name) => NETWORK_INCLUSIONS.find((known) => known === name));
  if (!names.includes(undefined)) return new Set(names.filter((name) => name !== undefined));
  const allowed = `a comma list of: ${NETWORK_INCLUSIONS.join(', ')}`;
  throw new RegistryError('invalid_request', `The parameter ${INCLUDE_PARAMETER} is "${text}"; it must be ${allowed}.`);
}
