import type { CompanyItem } from './records';

/** A company listed near another by name. */
export type Neighbour = Pick<CompanyItem, 'name' | 'jurisdiction_code' | 'company_number'> & {
  inactive: boolean | null;
};

/** Companies near a name, sorted by name; those with the same name are in `after`. */
export interface Neighbours {
  before: Neighbour[];
  after: Neighbour[];
}

/** How many are listed on each side. */
export const NEIGHBOURS_SHOWN = 3;
