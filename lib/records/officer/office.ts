import type { OfficerRecord } from '@/lib/contract/officer';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { capitalize } from '@/lib/shared/text';
import { officeWords } from '@/lib/words/officer';
import { type CompanyState, isOver, type Office, type OfficeStatus, officeStatus } from './office-status';

export const formatOfficeStatus = (standing: OfficeStatus, language: Language): string =>
  officeWords[language].standings[standing];

/** The first sentence, parted where the company's name stands: names are untrusted, and may be links. */
export interface OfficeSentence {
  before: string;
  after: string;
}

/** What follows the company's name. */
function restOf(office: Office, company: CompanyState, standing: OfficeStatus, language: Language): string {
  const { rest } = officeWords[language];
  const forms = formsOf(language);
  const [start, end] = [office.start_date || undefined, office.end_date];
  const dissolved = company?.dissolution_date;
  switch (standing) {
    case 'former':
      return end ? rest.ended(forms, start, end) : rest.endedSometime(forms, start);
    case 'company_ended':
      return dissolved ? rest.endedWithCompany(forms, start, dissolved) : rest.companyInactive(forms, start);
    case 'ends_later':
      return end ? rest.heldUntil(forms, start, end) : rest.held(forms, start);
    case 'not_marked_former':
      return rest.held(forms, start);
    case 'unknown':
      return rest.perhapsHeld(forms, start);
  }
}

/** "Director of X since 3 May 2011." / "Was director of X, from 3 May 2011 until 4 June 2015." */
export function officeSentence(
  officer: Office & Pick<OfficerRecord, 'position'>,
  company: CompanyState,
  today: string,
  language: Language,
): OfficeSentence {
  const words = officeWords[language];
  const standing = officeStatus(officer, company, today);
  const position = officer.position?.trim() || words.unstatedPosition;
  return {
    before: isOver(standing) ? words.was(position) : capitalize(position),
    after: restOf(officer, company, standing, language),
  };
}
