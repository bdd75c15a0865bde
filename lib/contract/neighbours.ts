import type { CompanyItem } from './records';

/** A company as the neighbour of a name. */
export type Neighbour = Pick<CompanyItem, 'name' | 'jurisdiction_code' | 'company_number'> & {
  inactive: boolean | null;
};

/** Companies near a name in the order of names, each list in that order; those of the very same name stand in `after`. */
export interface Neighbours {
  before: Neighbour[];
  after: Neighbour[];
}

/** How many of each are shown. */
export const NEIGHBOURS_SHOWN = 3;
