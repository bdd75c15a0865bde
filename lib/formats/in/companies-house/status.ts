import { rememberLast } from '@/lib/shared/remember-last';

/**
 * Which of the register's statuses mean a company that no longer trades for itself. A status that is in neither
 * list is not known to mean either.
 */
const INACTIVE = [
  /^dissolved/,
  /^liquidation/,
  /^(converted ?\/ ?)?closed/,
  /^removed/,
  /administration/,
  /administrative receiver/,
  /^(in )?receivership/,
  /^receiver/,
  /insolvency proceedings/,
];
const ACTIVE = [/^active/, /^live/, /^open/, /^registered/, /^voluntary arrangement/];

const meaningOf = rememberLast((status: string | null): boolean | null => {
  const text = status?.toLowerCase() ?? '';
  if (INACTIVE.some((pattern) => pattern.test(text))) return true;
  return ACTIVE.some((pattern) => pattern.test(text)) ? false : null;
});

export const isInactive = (status: string | null, dissolutionDate: string | null): boolean | null =>
  meaningOf(status) ?? (dissolutionDate === null ? null : true);
