import type { CompanyItem } from '@/lib/contract/company';
import type { OfficerRecord } from '@/lib/contract/officer';
import { dateInWords, dayOf } from '@/lib/format/dates';

/** What is known of the company; undefined where its record is not at hand. */
export type CompanyState = Pick<CompanyItem, 'inactive' | 'dissolution_date'> | undefined;

type Office = Pick<OfficerRecord, 'start_date' | 'end_date' | 'inactive'>;

/**
 * Whether an office is still held. A company that has ended ends its offices, whatever their own records leave out;
 * not being marked as former does not prove that somebody is in office (specification, Officer, `inactive`).
 */
export type OfficeStanding = 'former' | 'company_ended' | 'ends_later' | 'not_marked_former' | 'unknown';

/** `today` as `2024-05-01`. */
export function officeStandingOf({ end_date, inactive }: Office, company: CompanyState, today: string): OfficeStanding {
  const ended = end_date && (inactive || dayOf(end_date) <= today);
  if (ended) return 'former';
  if (company?.inactive === true || company?.dissolution_date) return 'company_ended';
  if (inactive) return 'former';
  if (end_date) return 'ends_later';
  return inactive === false ? 'not_marked_former' : 'unknown';
}

export const OFFICE_STANDING_WORDS: Record<OfficeStanding, string> = {
  former: 'No longer in office',
  company_ended: 'No longer in office: the company has ended',
  ends_later: 'In office until a date to come',
  not_marked_former: 'Not marked as former',
  unknown: 'Not known whether still in office',
};

export const isOver = (standing: OfficeStanding): boolean => standing === 'former' || standing === 'company_ended';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The first sentence, parted where the company's name stands: names are untrusted, and may be links. */
export interface OfficeSentence {
  before: string;
  after: string;
}

const lastly = (from: string, until: string): string =>
  `${from}${from && until.startsWith('until') ? ' ' : ''}${until}`;

function afterFormer({ end_date }: Office, from: string): string {
  return end_date ? lastly(from, `until ${dateInWords(end_date)}`) : `${from}; when that ended is not known`;
}

function afterCompanyEnded(company: CompanyState, from: string): string {
  const dissolved = company?.dissolution_date;
  return dissolved
    ? lastly(from, `until the company was dissolved on ${dateInWords(dissolved)}`)
    : `${from}; the company is no longer active`;
}

/** "Director of X since 3 May 2011." / "Was director of X, from 3 May 2011 until 4 June 2015." */
export function officeSentence(
  officer: Office & Pick<OfficerRecord, 'position'>,
  company: CompanyState,
  today: string,
): OfficeSentence {
  const standing = officeStandingOf(officer, company, today);
  const position = officer.position?.trim() || 'officer in an unstated position';
  const { start_date, end_date } = officer;
  if (isOver(standing)) {
    const from = start_date ? `from ${dateInWords(start_date)}` : '';
    const after = standing === 'former' ? afterFormer(officer, from) : afterCompanyEnded(company, from);
    return { before: `Was ${position}`, after: `${after.startsWith(';') ? '' : ', '}${after}.` };
  }
  const since = start_date ? ` since ${dateInWords(start_date)}` : '';
  const until = standing === 'ends_later' && end_date ? `, until ${dateInWords(end_date)}` : '';
  const unknown = standing === 'unknown' ? '; whether still in office is not known' : '';
  return { before: capital(position), after: `${since}${until}${unknown}.` };
}
