import type { CompanyItem, OfficerRecord } from '@/lib/contract/records';
import { dayOf } from '@/lib/shared/language/language';

/** What is known of the company; undefined if its record is not available. */
export type CompanyState = Pick<CompanyItem, 'inactive' | 'dissolution_date'> | undefined;

/** The parts of an officer's record about the time in office. */
export type Office = Pick<OfficerRecord, 'start_date' | 'end_date' | 'inactive'>;

/**
 * Whether an office is still held. When a company ends, its offices end, even if their records do not say so. Not being
 * marked as former does not prove that an officer is in office (specification, Officer, `inactive`).
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

export const isOver = (status: OfficeStatus): boolean => status === 'former' || status === 'company_ended';

/** The same without the company's record. An office that ends in the future counts as held. */
export const isFormer = (office: Office, today: string): boolean => isOver(officeStatus(office, undefined, today));
