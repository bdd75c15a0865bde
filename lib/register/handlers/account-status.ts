import type { AccountStatus } from '@/lib/contract/account-status';
import { RegistryError } from '@/lib/contract/errors';
import { callsRemaining } from '@/lib/registry/allowance';
import type { Handler } from '../handler';

/** GET account_status, which "works only for valid API accounts" (specification, "Account"): our own pages have none. */
export const getAccountStatus: Handler<'get_account_status'> = async ({ account, standing }) => {
  if (!account || !standing) throw new RegistryError('credentials_incorrect', 'The account status needs an API token.');
  const { plan, expiry_date, status } = account;
  const account_status: AccountStatus = {
    plan,
    expiry_date,
    status,
    usage: standing.usage,
    calls_remaining: callsRemaining(standing),
  };
  return { account_status };
};
