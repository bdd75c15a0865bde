import { EntityLink } from '@/components/record/entity-link';
import type { Company } from '@/lib/contract/company';
import type { OfficerRecord } from '@/lib/contract/officer';
import { officeSentence } from '@/lib/records/officer/office';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { officerWords } from '@/lib/words/officer';

export interface OfficeProps {
  officer: OfficerRecord;
  /** Its record, where that could be had without a call. */
  company: Company | undefined;
  /** `2024-05-01` */
  today: string;
}

/** What it is: which office, of which company, since when, whether still. A former office is never told as held. */
export function OfficeSentence({ officer, company, today }: OfficeProps) {
  const words = useWords(officerWords);
  const { before, after } = officeSentence(officer, company, today, useForms().language);
  const office = <bdi>{before}</bdi>;
  const of = officer.company;
  return (
    <>
      {of ? words.officeOf(office, <EntityLink name={of.name} serviceUrl={of.service_url} />) : office}
      {after}
    </>
  );
}
