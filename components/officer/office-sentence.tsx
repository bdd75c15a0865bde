import type { Company } from '@/lib/contract/company';
import type { OfficerRecord } from '@/lib/contract/officer';
import { officeSentence } from '@/lib/officer/office';
import { EntityLink } from '../company/entity-link';

export interface OfficeProps {
  officer: OfficerRecord;
  /** Its record, where that could be had without a call. */
  company: Company | undefined;
  /** `2024-05-01` */
  today: string;
}

/** What it is: which office, of which company, since when, whether still. A former office is never told as held. */
export function OfficeSentence({ officer, company, today }: OfficeProps) {
  const { before, after } = officeSentence(officer, company, today);
  return (
    <>
      <bdi>{before}</bdi>
      {officer.company && (
        <>
          {' of '}
          <EntityLink name={officer.company.name} serviceUrl={officer.company.service_url} />
        </>
      )}
      {after}
    </>
  );
}
