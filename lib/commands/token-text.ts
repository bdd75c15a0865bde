import type { ListedAccount, NewAccount } from '@/lib/register/store/sqlite/accounts';
import { isPlan, type Limits, limitsOf, PLANS } from '@/lib/registry/request';
import { textTable } from './text-table';

/** A calendar date, written YYYY-MM-DD; false for 2025-02-30. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function limit(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is "${text}"; it must be a whole number of calls.`);
  return Number(text);
}

interface Given {
  plan?: string;
  expires?: string;
  daily?: string;
  monthly?: string;
}

/** The account for the options of `create`, or an error of one sentence. A custom plan needs both limits. */
export function newAccount({ plan, expires, daily, monthly }: Given): NewAccount {
  if (!plan) throw new Error('Name a plan: npm run token -- create --plan <plan>');
  if (expires !== undefined && !isDay(expires)) throw new Error(`--expires is "${expires}"; it must be YYYY-MM-DD.`);
  const [daily_limit, monthly_limit] = [limit('daily', daily), limit('monthly', monthly)];
  if (!isPlan(plan) && (daily_limit === undefined || monthly_limit === undefined)) {
    const plans = Object.keys(PLANS).join(', ');
    throw new Error(`There is no plan "${plan}", only ${plans}; one of your own needs --daily and --monthly.`);
  }
  return { plan, expiry_date: expires, daily_limit, monthly_limit };
}

export const createdText = ({ plan }: NewAccount, { id, token }: { id: number; token: string }): string =>
  `Account ${id} on plan ${plan}. Its token is shown this once:\n${token}`;

const HEAD = ['id', 'plan', 'status', 'expires', 'a day', 'a month', 'created'];

function cells(account: ListedAccount, defaults: Limits): string[] {
  const { daily, monthly } = limitsOf(account, defaults);
  const { id, plan, status, expiry_date, created_at } = account;
  return [String(id), plan, status, expiry_date ?? '', String(daily), String(monthly), created_at];
}

/** The accounts in columns, with their limits. A token cannot be shown again, because only its hash is stored. */
export function table(accounts: ListedAccount[], defaults: Limits): string {
  if (accounts.length === 0) return 'There are no accounts.';
  return textTable([HEAD, ...accounts.map((account) => cells(account, defaults))]);
}
