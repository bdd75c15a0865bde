import { parseDate } from '../dates';
import { placeOf, type TableRow } from '../read/table-row';
import { joinParts } from '../text';
import { industryCodes } from './industries';
import { type Profile, type ReadProfile, registryPage } from './profile';
import { findTopics, registerEntry, type Topic } from './register-entry';
import { cell } from './row';

const SOURCE_URL = 'https://download.companieshouse.gov.uk/en_output.html';
const STREET_PARTS = ['CareOf', 'POBox', 'AddressLine1', 'AddressLine2'];

/** Where a previous name stands, and the day it ended. */
interface NamePlace {
  name: number;
  until: number;
}

/** Most companies never had another name: nothing is made for the columns that are empty. */
function previousNames(row: TableRow, places: readonly NamePlace[]): Profile['previousNames'] {
  const names: Profile['previousNames'] = [];
  for (const place of places) {
    const name = cell(row, place.name);
    if (name !== null) names.push({ name, until: parseDate(cell(row, place.until)) });
  }
  return names;
}

/** Where everything stands in a table. */
interface Places {
  category: number;
  status: number;
  incorporated: number;
  dissolved: number;
  street: number[];
  town: number;
  county: number;
  postCode: number;
  country: number;
  industries: number[];
  names: NamePlace[];
  countryOfOrigin: number;
  uri: number;
  topics: Topic[];
}

function findPlaces(columns: readonly string[]): Places {
  const at = (column: string): number => placeOf(columns, column);
  return {
    category: at('CompanyCategory'),
    status: at('CompanyStatus'),
    incorporated: at('IncorporationDate'),
    dissolved: at('DissolutionDate'),
    street: STREET_PARTS.map((part) => at(`RegAddress.${part}`)),
    town: at('RegAddress.PostTown'),
    county: at('RegAddress.County'),
    postCode: at('RegAddress.PostCode'),
    country: at('RegAddress.Country'),
    industries: [1, 2, 3, 4].map((index) => at(`SICCode.SicText_${index}`)),
    names: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => ({
      name: at(`PreviousName_${index}.CompanyName`),
      until: at(`PreviousName_${index}.CONDATE`),
    })),
    countryOfOrigin: at('CountryOfOrigin'),
    uri: at('URI'),
    topics: findTopics(columns),
  };
}

function streetAt(row: TableRow, places: readonly number[]): string | null {
  let street: string | null = null;
  for (const place of places) {
    const part = cell(row, place);
    if (part !== null) street = street === null ? part : `${street}, ${part}`;
  }
  return street;
}

const addressAt = (row: TableRow, places: Places) => ({
  street_address: streetAt(row, places.street),
  locality: cell(row, places.town),
  region: cell(row, places.county),
  postal_code: cell(row, places.postCode),
  country: cell(row, places.country),
});

const inFull = ({
  street_address,
  locality,
  region,
  postal_code,
  country,
}: ReturnType<typeof addressAt>): string | null => joinParts([street_address, locality, region, postal_code, country]);

export const isBasicCompanyData = (columns: readonly string[]): boolean =>
  columns.includes('CompanyName') && columns.includes('CompanyNumber');

/** Reads the rows of the monthly "Basic Company Data" product. */
export function createBasicReader(columns: readonly string[]): ReadProfile {
  const places = findPlaces(columns);
  return (row, number, name) => {
    const address = addressAt(row, places);
    const addressInFull = inFull(address);
    return {
      number,
      name,
      category: cell(row, places.category),
      status: cell(row, places.status),
      incorporated: parseDate(cell(row, places.incorporated)),
      dissolved: parseDate(cell(row, places.dissolved)),
      address: addressInFull === null ? null : address,
      addressInFull,
      industryCodes: industryCodes(row, places.industries),
      previousNames: previousNames(row, places.names),
      countryOfOrigin: cell(row, places.countryOfOrigin),
      registryUrl: cell(row, places.uri) ?? registryPage(number),
      sourceUrl: SOURCE_URL,
      registerEntry: registerEntry(row, places.topics),
    };
  };
}
