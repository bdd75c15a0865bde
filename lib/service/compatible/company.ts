import { isJsonObject, type Json } from '@/lib/shared/json';
import { bothSpellings, filled, isGiven, ofObject, ownAt, readText, withCompanyKeys } from './filled';

const ADDRESS_PARTS = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;

/**
 * An address in one line from its parts, or as the text that some services send in place of the parts (api-shapes,
 * 3.1).
 */
function addressInFull(address: unknown): string | undefined {
  if (!isJsonObject(address)) return readText('registered_address', address);
  const parts = ADDRESS_PARTS.map((part) => readText(part, ownAt(address, part))).filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** `branch` is F, L or null; a service that knows only whether it is one says so, and "no" is null. */
function branchOf(branch: unknown): unknown {
  if (branch === true) return 'true';
  return branch === false || branch === 'false' ? null : branch;
}

const listOf = (value: unknown): unknown => (typeof value === 'string' ? value.split('|').filter(isGiven) : value);

/** A company, whole, as an item of a search, or as one that another record names (specification, Company). */
export const prepareCompany = ofObject((company) => {
  const kept = filled(withCompanyKeys(company), {
    registered_address_in_full: addressInFull(ownAt(company, 'registered_address')),
  });
  return {
    ...kept,
    ...('branch' in company ? { branch: branchOf(company.branch) } : {}),
    ...('industry_codes' in company ? { industry_codes: listOf(company.industry_codes) } : {}),
  };
});

/** Another registration names its company under `company_name` (specification, Company); some say `name`. */
export const prepareRegistration = ofObject((registration) =>
  withCompanyKeys(filled(registration, { company_name: ownAt(registration, 'name') })),
);

/** A company's other name: an object of either form (api-shapes, 3.3), or the bare text. */
export const preparePreviousName = (name: unknown): unknown =>
  isJsonObject(name) ? filled(name, { company_name: ownAt(name, 'name') }) : { company_name: name };

/** The summary of a company's data (specification, Company, `data`): there are at least as many as are shown. */
export const prepareCompanyData = ofObject((data) => {
  const recent = ownAt(data, 'most_recent');
  return filled(data, { total_count: Array.isArray(recent) ? recent.length : undefined });
});

/** `uk_sic_2007-6209` → `uk_sic_2007`, `6209`. */
function partsOfUid(uid: unknown): Json {
  const [, code_scheme_id, code] = /^([a-z][a-z0-9_]*)-(.+)$/.exec(readText('uid', uid) ?? '') ?? [];
  return { code_scheme_id, code };
}

/** A code of an industry: an object, or before version 0.4 the bare code or uid ("Versioning", 4). */
export function prepareIndustryCode(value: unknown): unknown {
  if (isJsonObject(value)) return filled(value, partsOfUid(ownAt(value, 'uid')));
  const parts = partsOfUid(value);
  return parts.code === undefined ? { code: value } : { ...parts, uid: value };
}

export const prepareJurisdiction = ofObject((jurisdiction) => bothSpellings(jurisdiction, 'code', 'jurisdiction_code'));
