import { createAccount, ensureRegister, listAccounts, revokeAccount } from '@/lib/register/store/sqlite/accounts';
import { settings } from '@/lib/registry/settings';
import { parseOptions } from '@/lib/shared/command-options';
import { createdText, newAccount, table } from './token-text';

const USAGE = `npm run token -- create --plan <plan> [--expires YYYY-MM-DD] [--daily N] [--monthly N]
npm run token -- list
npm run token -- revoke <id>`;

function create(given: Parameters<typeof newAccount>[0]): string {
  const account = newAccount(given);
  const { registerFile, upstream } = settings();
  if (upstream) ensureRegister(registerFile);
  return createdText(account, createAccount(registerFile, account));
}

function list(): string {
  const { registerFile, apiDailyLimit: daily, apiMonthlyLimit: monthly } = settings();
  return table(listAccounts(registerFile), { daily, monthly });
}

function revoke(id: string | undefined): string {
  if (!id || !/^\d+$/.test(id)) throw new Error('Say which account: npm run token -- revoke <id>');
  if (!revokeAccount(settings().registerFile, Number(id))) throw new Error(`There is no account ${id}.`);
  return `Account ${id} is revoked: its token is accepted no more.`;
}

function run(args: string[]): string {
  const text = { type: 'string' } as const;
  const options = { plan: text, expires: text, daily: text, monthly: text };
  const { positionals, values } = parseOptions(args, options);
  const [command, id] = values.help ? [] : positionals;
  if (command === 'create') return create(values);
  if (command === 'list') return list();
  if (command === 'revoke') return revoke(id);
  return USAGE;
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
