import { isJsonObject, type Json } from '@/lib/shared/json';
import { recordAddress, recordOf } from './addresses';
import { bothSpellings, filled, firstGiven, ofObject, ownAt, withCompanyKeys, withRecordKeys } from './filled';
import { readText } from './scalars';

const TITLES = ['title', 'filing_type_name', 'filing_type', 'description'] as const;

/**
 * Both pairs of type keys (api-shapes, section 4); without a title the type is one (specification, Filing, `title`).
 */
export const prepareFiling = ofObject((filing) => {
  const typed = bothSpellings(
    bothSpellings(filing, 'filing_type', 'filing_type_name'),
    'filing_code',
    'filing_type_code',
  );
  return filled(asObject(withRecordKeys('filings')(typed)), { title: firstGiven(typed, TITLES) });
});

const asObject = (value: unknown): Json => (isJsonObject(value) ? value : {});

export const prepareOfficer = withRecordKeys('officers');
export const prepareDatum = withRecordKeys('data');
export const preparePlaceholder = withRecordKeys('placeholders');

/** An event names its company by the two keys alone; some send the company itself. */
export const prepareEvent = ofObject((event) => {
  const { jurisdiction_code, company_number } = withCompanyKeys(asObject(ownAt(event, 'company')));
  return filled(asObject(withRecordKeys('events')(event)), { jurisdiction_code, company_number });
});

const REFERENCE_KEYS = ['name', 'jurisdiction_code', 'company_number', 'service_url'] as const;

const referenceOf = (object: Json): Json => Object.fromEntries(REFERENCE_KEYS.map((key) => [key, ownAt(object, key)]));

/** A datum's company names itself or wraps what does; we serve both. */
export const prepareDatumCompany = ofObject((item) => {
  const company = ownAt(item, 'company');
  const named = withCompanyKeys(filled(item, isJsonObject(company) ? referenceOf(company) : {}));
  return filled(named, { company: referenceOf(named) });
});

const GROUPINGS = 'corporate_groupings';

/**
 * A grouping is known by its name alone, which is also its address (`corporate_groupings/:name`). All its memberships
 * come in one response, so their number is the count (api-shapes, section 11).
 */
export const prepareGrouping = ofObject((grouping) => {
  const address = recordOf(ownAt(grouping, 'service_url'));
  const memberships = ownAt(grouping, 'memberships');
  const named = filled(grouping, {
    name: address?.plural === GROUPINGS ? address.name.replaceAll('+', ' ') : undefined,
    companies_count: Array.isArray(memberships) ? memberships.length : undefined,
  });
  const name = readText('name', ownAt(named, 'name'));
  return name === undefined ? named : filled(named, { service_url: recordAddress(GROUPINGS, name) });
});
