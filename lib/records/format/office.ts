import type { Officer } from '@/lib/contract/officer';
import type { PeriodForms } from '@/lib/shared/language/forms/periods';

type Office = Pick<Officer, 'start_date' | 'end_date'>;

/** How long an office was held, in words; empty where nothing is known of it. */
export function officeInWords({ start_date, end_date }: Office, { span, since, until }: PeriodForms): string {
  if (start_date && end_date) return span(start_date, end_date);
  if (start_date) return since(start_date);
  return end_date ? until(end_date) : '';
}
