import type { ListedAccount } from '@/lib/registry/embedded/store/sqlite/accounts';

/** A day of the calendar, written YYYY-MM-DD: 2025-02-30 is none. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const HEAD = ['id', 'plan', 'status', 'expires', 'created'];

/** The accounts in columns; a token cannot be shown again, as only its hash is kept. */
export function table(accounts: ListedAccount[]): string {
  if (accounts.length === 0) return 'There are no accounts.';
  const rows = accounts.map(({ id, plan, status, expiry_date, created_at }) => [
    String(id),
    plan,
    status,
    expiry_date ?? '',
    created_at,
  ]);
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
