import type { Officer } from '@/lib/contract/officer';

type Office = Pick<Officer, 'start_date' | 'end_date' | 'inactive'>;

/** How long an office was held, in words; empty where nothing is known of it. */
export function officeInWords({ start_date, end_date }: Office, inWords: (date: string) => string): string {
  if (start_date && end_date) return `${inWords(start_date)} to ${inWords(end_date)}`;
  if (start_date) return `since ${inWords(start_date)}`;
  return end_date ? `until ${inWords(end_date)}` : '';
}

/** Former officers are never shown as current: an end date or the mark is enough (features, wish 20). */
export const isFormer = ({ end_date, inactive }: Office): boolean => inactive === true || end_date != null;
