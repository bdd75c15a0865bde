import type { Address } from '@/lib/contract/reference';
import type { SearchedCompany } from '../../prepare/company-search-row';
import { versionOf } from '../../prepare/source';
import { addressCell, addressOfCell } from '../address-cells';
import { type Cell, jsonCell, type Row } from './columns';
import type { CompanyTerms } from './company-terms';

export const textOf = (cell: Cell | undefined): string => (cell == null ? '' : String(cell));
const textOrNull = (cell: Cell | undefined): string | null => (cell == null ? null : String(cell));

const addressOf = ({ registered_address, registered_address_in_full }: Row): Address | null =>
  addressOfCell(textOrNull(registered_address), textOrNull(registered_address_in_full));

/**
 * What a row tells, each fact by itself, so that those of two records can be merged one by one: a row holds its address
 * beside the line that it bears, which the merged one may have of another record.
 */
export const toFacts = (row: Row): Row => ({ ...row, registered_address: jsonCell(addressOf(row)) });

/** Facts that have changed, as columns hold them beside all that holds now. */
export function toColumns(changed: Row, facts: Row, terms: CompanyTerms): Row {
  const columns = terms.toColumns(changed);
  if (!('registered_address' in changed || 'registered_address_in_full' in changed)) return columns;
  const registered_address = addressCell(addressOf(facts), textOrNull(facts.registered_address_in_full));
  return { ...columns, registered_address };
}

/** Of two records the newer one has the greater version. */
export const versionOfFacts = ({ retrieved_at, record_key }: Row): string =>
  versionOf({ retrieved_at: textOf(retrieved_at) }, textOf(record_key));

/** What of a company is searched by words. */
export const searchedOf = (facts: Row): SearchedCompany => ({
  name: textOf(facts.name),
  company_number: textOf(facts.company_number),
  native_company_number: textOf(facts.native_company_number),
  registered_address: addressOf(facts),
  registered_address_in_full: textOf(facts.registered_address_in_full),
});
