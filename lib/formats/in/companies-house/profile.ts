import type { Address } from '@/lib/contract/reference';
import type { TableRow } from '../read/table-row';

/** One row of either table, read: what the mapping needs, and no column names. */
export interface Profile {
  number: string;
  name: string;
  category: string | null;
  status: string | null;
  incorporated: string | null;
  dissolved: string | null;
  address: Address | null;
  addressInFull: string | null;
  industryCodes: { code_scheme_id: string; code: string; description: string | null }[];
  /** Newest first, as the register lists them. */
  previousNames: { name: string; until: string | null }[];
  countryOfOrigin: string | null;
  registryUrl: string;
  /** Where the table was downloaded. */
  sourceUrl: string;
  /** Columns that have no field of their own, by topic. */
  registerEntry: Record<string, Record<string, string>>;
}

/** Reads the rows of one table, of which the number and the name of the company have been read. */
export type ReadProfile = (row: TableRow, number: string, name: string) => Profile;

export const registryPage = (number: string): string =>
  `https://find-and-update.company-information.service.gov.uk/company/${number}`;
