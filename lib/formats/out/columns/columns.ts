import type { Kind, Records } from '@/lib/contract/kinds';
import {
  CORPORATE_GROUPING_COLUMNS,
  INDUSTRY_CODE_COLUMNS,
  INDUSTRY_CODE_SCHEME_COLUMNS,
  JURISDICTION_COLUMNS,
} from './classes';
import type { Column } from './column';
import { COMPANY_COLUMNS } from './company';
import { EVENT_COLUMNS } from './events';
import { NETWORK_COLUMNS } from './network';
import { DATUM_COLUMNS, FILING_COLUMNS } from './papers';
import { OFFICER_COLUMNS, PLACEHOLDER_COLUMNS } from './people';
import { CONTROL_STATEMENT_COLUMNS, STATEMENT_COLUMNS } from './statements';

/** Every column there is. Names and order are a promise: new ones are added at the end of their list. */
export const COLUMNS: { readonly [K in Kind]: readonly Column<Records[K]>[] } = {
  company: COMPANY_COLUMNS,
  officer: OFFICER_COLUMNS,
  filing: FILING_COLUMNS,
  datum: DATUM_COLUMNS,
  statement: STATEMENT_COLUMNS,
  control_statement: CONTROL_STATEMENT_COLUMNS,
  placeholder: PLACEHOLDER_COLUMNS,
  event: EVENT_COLUMNS,
  corporate_grouping: CORPORATE_GROUPING_COLUMNS,
  jurisdiction: JURISDICTION_COLUMNS,
  industry_code: INDUSTRY_CODE_COLUMNS,
  industry_code_scheme: INDUSTRY_CODE_SCHEME_COLUMNS,
  network_relationship: NETWORK_COLUMNS,
};

/** The columns of a file: what only a whole record says is no empty column of a list. */
export function columnsOf<K extends Kind>(kind: K, reach: 'record' | 'list'): readonly Column<Records[K]>[] {
  return COLUMNS[kind].filter((column) => reach === 'record' || column.reach !== 'record');
}

/** The few that a table for reading has. */
export const briefColumnsOf = <K extends Kind>(kind: K): readonly Column<Records[K]>[] =>
  COLUMNS[kind].filter(({ reach }) => reach === 'brief');
