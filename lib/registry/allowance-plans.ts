import type { Limits } from './allowance';

/**
 * What each plan allows; the specification leaves the values open ("Limit values for specific plans: not shown").
 * `default` and any plan that is not here have the settings API_DAILY_LIMIT and API_MONTHLY_LIMIT.
 */
export const PLANS = {
  default: undefined,
  free: { daily: 500, monthly: 10_000 },
  professional: { daily: 10_000, monthly: 200_000 },
  // A number all the same: account_status counts down from it, and programs expect one there.
  unlimited: { daily: 1_000_000_000, monthly: 1_000_000_000 },
} as const satisfies Record<string, Limits | undefined>;

export const isPlan = (name: string): name is keyof typeof PLANS => Object.hasOwn(PLANS, name);

interface PlannedAccount {
  plan: string;
  daily_limit?: number | null;
  monthly_limit?: number | null;
}

/** Limits of its own go before those of its plan, and these before the default. */
export function limitsOf(account: PlannedAccount | undefined, defaults: Limits): Limits {
  const plan = account && isPlan(account.plan) ? PLANS[account.plan] : undefined;
  return {
    daily: account?.daily_limit ?? plan?.daily ?? defaults.daily,
    monthly: account?.monthly_limit ?? plan?.monthly ?? defaults.monthly,
  };
}
