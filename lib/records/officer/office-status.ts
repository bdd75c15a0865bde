import type { CompanyItem, OfficerRecord } from '@/lib/contract/records';
import { dayOf } from '@/lib/records/format/days';

/** What is known of the company; undefined where its record is not at hand. */
export type CompanyState = Pick<CompanyItem, 'inactive' | 'dissolution_date'> | undefined;

/** What an officer's record says of the time in office. */
export type Office = Pick<OfficerRecord, 'start_date' | 'end_date' | 'inactive'>;

/**
 * Whether an office is still held. A company that has ended ends its offices, whatever their own records leave out;
 * not being marked as former does not prove that somebody is in office (specification, Officer, `inactive`).
 */
export type OfficeStatus = 'former' | 'company_ended' | 'ends_later' | 'not_marked_former' | 'unknown';

/** `today` as `2024-05-01`. */
export function officeStatus({ end_date, inactive }: Office, company: CompanyState, today: string): OfficeStatus {
  const ended = end_date && (inactive || dayOf(end_date) <= today);
  if (ended) return 'former';
  if (company?.inactive === true || company?.dissolution_date) return 'company_ended';
  if (inactive) return 'former';
  if (end_date) return 'ends_later';
  return inactive === false ? 'not_marked_former' : 'unknown';
}

export const isOver = (standing: OfficeStatus): boolean => standing === 'former' || standing === 'company_ended';

/** The same where nothing of the company is at hand: one with an end to come holds its office until that day. */
export const isFormer = (office: Office, today: string): boolean => isOver(officeStatus(office, undefined, today));
