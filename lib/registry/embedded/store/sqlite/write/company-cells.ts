import { FACT_COLUMNS, IDENTITY_COLUMNS, type PreparedCompany } from '../../prepare/company';
import type { Cell } from './columns';

/** The columns of a company's row, in the order in which it is written. */
export const COMPANY_COLUMNS = [
  'id',
  ...IDENTITY_COLUMNS,
  ...FACT_COLUMNS,
  ...['home_company_id', 'source_id', 'redacted', 'implies_snapshot', 'created_at', 'updated_at'],
];

/** What only the register knows of a company that it takes in. */
export interface TakenIn {
  home: number | null;
  source: number;
  /** Whether its first snapshot follows from its row. */
  implies: boolean;
  created_at: string;
}

/** In the order of the columns. */
export function companyCells(id: number, company: PreparedCompany, { home, source, implies, created_at }: TakenIn) {
  const { identity, facts, extras } = company;
  const cells: Cell[] = [id, ...identity, ...facts, home, source, extras.redacted ? 1 : 0, implies ? 1 : 0];
  cells.push(created_at, created_at);
  return cells;
}
