import type { Source } from '@/lib/contract/provenance';
import { companyKey, type EntityReference } from '@/lib/register/store/records';
import type { FileFacts } from '../format';

const SITE = 'https://find-and-update.company-information.service.gov.uk';

/** The page of a record for people; `self` is its own address, `/company/00000077/exemptions`. */
export const pageOf = (self: string): string => `${SITE}${self}`;

/** Where a record comes from that has a page on the site. */
export const sourceOf = (self: string, file: FileFacts): Source => ({
  publisher: 'Companies House',
  url: pageOf(self),
  source_type: 'external',
  retrieved_at: file.date,
  terms: 'Open Government Licence v3.0',
});

/** What it is called stands in its profile; until that arrives, it goes by its number. */
export const toReference = (number: string): EntityReference => ({
  key: companyKey('gb', number),
  name: number,
  entity_type: 'company',
  jurisdiction_code: 'gb',
});
