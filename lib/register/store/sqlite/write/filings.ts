import { stripControls } from '@/lib/shared/names/fold';
import type { FilingInput, WriteOutcome } from '../../records';
import type { WriteContext } from './context';
import { createKeyedWriter, type KeyedColumns } from './keyed';

const COLUMNS = {
  identity: ['key'],
  facts: ['company_id', 'date', 'title', 'description', 'uid', 'url', 'filing_type', 'filing_code'],
  onceOnly: [],
} satisfies KeyedColumns;

export function createFilingWriter(context: WriteContext): (input: FilingInput) => WriteOutcome {
  const write = createKeyedWriter(context.db, 'filings', COLUMNS);
  return (input) => {
    const { key, date, description = null, uid = null, url = null, filing_type = null, filing_code = null } = input;
    const company_id = context.entities.resolve(input.company);
    const title = stripControls(input.title);
    const { outcome } = write([key, company_id, date, title, description, uid, url, filing_type, filing_code]);
    if (outcome !== 'unchanged') context.touch(company_id);
    return outcome;
  };
}
