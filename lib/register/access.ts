import { createHash } from 'node:crypto';
import type { Endpoint } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { restrictedParameters } from '@/lib/contract/parameters';
import type { Caller } from '@/lib/registry/request';
import type { Account, RegisterStore } from './store/store';

/** Tokens are random and long, so a plain hash is enough: there is nothing to guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Form A: a token is required. Form B: it is optional, and some things need one (specification, "Authentication"). */
export type Form = 'A' | 'B';

export interface Rights {
  /** Officer address, nationality and birth date are for token holders. */
  personal: boolean;
  /** Parameters the specification keeps for token holders may be used. */
  restrictedParameters: boolean;
}

function checkAccount(account: Account | undefined, today: string): Account {
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
  return account;
}

/** The account of the caller's token, or undefined where none was sent. Throws 401 for a wrong one ("Authentication", 5). */
export async function accountOf(caller: Caller, store: RegisterStore, today: string): Promise<Account | undefined> {
  if (caller.kind === 'explorer' || caller.token === null) return undefined;
  return checkAccount(await store.findAccount(hashToken(caller.token)), today);
}

/**
 * What the caller may do at an endpoint. Where a token is needed but absent, throws 503 in Form A ("Authentication",
 * 2, says so) or 401.
 */
export function rightsOf(caller: Caller, account: Account | undefined, endpoint: Endpoint, form: Form): Rights {
  if (caller.kind === 'explorer') return { personal: false, restrictedParameters: true };
  if (account) return { personal: true, restrictedParameters: true };
  if (form === 'A') throw new RegistryError('unavailable', 'An API token is required: send it as api_token.');
  if (endpoint.token === 'always') {
    throw new RegistryError('credentials_incorrect', 'This endpoint needs an API token: send it as api_token.');
  }
  return { personal: false, restrictedParameters: false };
}

/** Refuses what is kept for token holders, naming the parameter: all of it in Form B, personal facts everywhere. */
export function checkRestrictedParameters(endpoint: Endpoint, params: URLSearchParams, rights: Rights): void {
  for (const { name, value, personal } of restrictedParameters(endpoint.parameters, params)) {
    const allowed = personal ? rights.personal : rights.restrictedParameters;
    if (!allowed)
      throw new RegistryError('refused', `The parameter ${name}=${value} needs an API token.`, {
        reason: 'needs_token',
      });
  }
}
