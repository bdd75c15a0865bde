import { parseDate } from '../dates';
import { placeOf } from '../read/table-row';
import { type Profile, type ReadProfile, registryPage } from './profile';
import { cell } from './row';

const SOURCE_URL = 'https://find-and-update.company-information.service.gov.uk/advanced-search';

export const isSearchResult = (columns: readonly string[]): boolean =>
  columns.includes('company_name') && columns.includes('company_number');

function findPlaces(columns: readonly string[]) {
  const at = (column: string): number => placeOf(columns, column);
  return {
    address: at('registered_office_address'),
    industries: at('nature_of_business'),
    category: at('company_type'),
    status: at('company_status'),
    incorporated: at('incorporation_date'),
    dissolved: at('dissolution_date'),
    removed: at('removed_date'),
  };
}

const toIndustryCodes = (text: string): Profile['industryCodes'] =>
  text
    .split(/\s+/)
    .filter((code) => /^\d{5}$/.test(code))
    .map((code) => ({ code_scheme_id: 'uk_sic_2007', code, description: null }));

/** Reads the rows of the table that the register's advanced search offers for download. */
export function createSearchResultReader(columns: readonly string[]): ReadProfile {
  const places = findPlaces(columns);
  return (row, number, name) => ({
    number,
    name,
    category: cell(row, places.category),
    status: cell(row, places.status),
    // Overseas entities have no incorporation in this register, only a registration.
    incorporated: parseDate(cell(row, places.incorporated)),
    dissolved: parseDate(cell(row, places.dissolved)) ?? parseDate(cell(row, places.removed)),
    address: null,
    addressInFull: cell(row, places.address),
    industryCodes: toIndustryCodes(cell(row, places.industries) ?? ''),
    previousNames: [],
    countryOfOrigin: null,
    registryUrl: registryPage(number),
    sourceUrl: SOURCE_URL,
    registerEntry: {},
  });
}
