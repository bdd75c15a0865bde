import type { Endpoint } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { DEFAULT_PER_PAGE } from '@/lib/contract/limits';
import type { Caller } from '../request';
import type { Account, RegisterStore } from './store/store';
import { hashToken } from './token-hash';

/** Form A: a token is required. Form B: it is optional, and some things need one (specification, "Authentication"). */
export type Form = 'A' | 'B';

export interface Rights {
  /** Officer address, nationality and birth date are for token holders. */
  personal: boolean;
  /** Parameters the specification keeps for token holders may be used. */
  restrictedParameters: boolean;
}

function checkAccount(account: Account | undefined, today: string): void {
  if (!account) throw new RegistryError('credentials_incorrect', 'The API token is not known.');
  if (account.status !== 'approved') {
    throw new RegistryError('credentials_incorrect', `The account of this API token is ${account.status}.`);
  }
  if (account.expiry_date !== null && account.expiry_date < today) {
    throw new RegistryError(
      'credentials_incorrect',
      `The account of this API token ran out on ${account.expiry_date}.`,
    );
  }
}

/**
 * What the caller may do. Throws 401 for a wrong token, and where a token is needed but absent 503 in Form A
 * (so the specification) or 401.
 */
export async function rightsOf(
  caller: Caller,
  endpoint: Endpoint,
  { store, form, today }: { store: RegisterStore; form: Form; today: string },
): Promise<Rights> {
  if (caller.kind === 'explorer') return { personal: false, restrictedParameters: true };
  if (caller.token !== null) {
    checkAccount(await store.findAccount(hashToken(caller.token)), today);
    return { personal: true, restrictedParameters: true };
  }
  if (form === 'A') throw new RegistryError('unavailable', 'An API token is required: send it as api_token.');
  if (endpoint.token === 'always') {
    throw new RegistryError('credentials_incorrect', 'This endpoint needs an API token: send it as api_token.');
  }
  return { personal: false, restrictedParameters: false };
}

/** Refuses what Form B keeps for token holders, naming the parameter. */
export function checkRestrictedParameters(endpoint: Endpoint, params: URLSearchParams, rights: Rights): void {
  if (rights.restrictedParameters) return;
  for (const [name, { token }] of Object.entries(endpoint.parameters)) {
    const value = params.get(name)?.trim();
    if (!token || !value) continue;
    if (name === 'per_page' && Number(value) <= DEFAULT_PER_PAGE) continue;
    if (token !== true && !token.includes(value)) continue;
    throw new RegistryError('refused', `The parameter ${name}=${value} needs an API token.`);
  }
}
