import { parseArgs } from 'node:util';
import { settings } from '@/lib/env';
import { createAccount, listAccounts, revokeAccount } from '@/lib/registry/embedded/store/sqlite/accounts';
import { isDay, table } from './token-text';

const USAGE = `npm run token -- create --plan <plan> [--expires YYYY-MM-DD]
npm run token -- list
npm run token -- revoke <id>`;

function create(plan: string | undefined, expires: string | undefined): string {
  if (!plan) throw new Error('Name a plan: npm run token -- create --plan <plan>');
  if (expires !== undefined && !isDay(expires)) throw new Error(`--expires is "${expires}"; it must be YYYY-MM-DD.`);
  const { id, token } = createAccount(settings().registerFile, { plan, expiry_date: expires });
  return `Account ${id} on plan ${plan}. Its token is shown this once:\n${token}`;
}

function revoke(id: string | undefined): string {
  if (!id || !/^\d+$/.test(id)) throw new Error('Say which account: npm run token -- revoke <id>');
  if (!revokeAccount(settings().registerFile, Number(id))) throw new Error(`There is no account ${id}.`);
  return `Account ${id} is revoked: its token is accepted no more.`;
}

function run(args: string[]): string {
  const options = { plan: { type: 'string' }, expires: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  const [command, id] = positionals;
  if (command === 'create') return create(values.plan, values.expires);
  if (command === 'list') return table(listAccounts(settings().registerFile));
  if (command === 'revoke') return revoke(id);
  return USAGE;
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
