import { parseDate } from '../dates';
import type { Profile } from './profile';
import { registryPage } from './profile';
import { cell, type Row } from './row';

const SOURCE_URL = 'https://find-and-update.company-information.service.gov.uk/advanced-search';

export const isSearchResult = (row: Row): boolean => 'company_name' in row && 'company_number' in row;

/** A row of the table that the register's advanced search offers for download. */
export function readSearchResult(row: Row, number: string, name: string): Profile {
  const address = cell(row, 'registered_office_address');
  const codes = (cell(row, 'nature_of_business') ?? '').split(/\s+/).filter((code) => /^\d{5}$/.test(code));
  return {
    number,
    name,
    category: cell(row, 'company_type'),
    status: cell(row, 'company_status'),
    // Overseas entities have no incorporation in this register, only a registration.
    incorporated: parseDate(cell(row, 'incorporation_date')),
    dissolved: parseDate(cell(row, 'dissolution_date')) ?? parseDate(cell(row, 'removed_date')),
    address: null,
    addressInFull: address,
    industryCodes: codes.map((code) => ({ code_scheme_id: 'uk_sic_2007', code, description: null })),
    previousNames: [],
    countryOfOrigin: null,
    registryUrl: registryPage(number),
    sourceUrl: SOURCE_URL,
    registerEntry: {},
  };
}
