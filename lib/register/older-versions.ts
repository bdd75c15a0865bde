import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { hasFeature, isSupportedVersion, SUPPORTED_VERSIONS, sinceVersion } from '@/lib/contract/versions';

/** The orders of companies but that by relevance, which every version has. */
const DATE_ORDERS = ENDPOINTS.search_companies.parameters.order.values.filter((order) => order !== 'score');

/** 400 for a version we do not know, and for an order of the company search that the version did not have yet. */
export function checkVersion(name: EndpointName, params: URLSearchParams, version: string | undefined): void {
  if (version !== undefined && !isSupportedVersion(version)) {
    const supported = SUPPORTED_VERSIONS.join(', ');
    throw new RegistryError('invalid_request', `The version ${version} is not supported; supported are ${supported}.`);
  }
  const order = params.get('order') ?? '';
  if (
    name === 'search_companies' &&
    DATE_ORDERS.some((known) => known === order) &&
    !hasFeature(version, 'date_orders')
  ) {
    const since = sinceVersion('date_orders');
    throw new RegistryError(
      'invalid_request',
      `The parameter order is "${order}"; the date orders are there from version ${since}.`,
    );
  }
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** "Structured industry codes from 0.4": before, the code alone, which is the one part that needs no structure. */
function plainCode(item: unknown): unknown {
  const code = isObject(item) && isObject(item.industry_code) ? item.industry_code : undefined;
  return code?.code ?? item;
}

const withPlainCodes = (company: Json): Json =>
  Array.isArray(company.industry_codes)
    ? { ...company, industry_codes: company.industry_codes.map(plainCode) }
    : company;

/** "Registered address in company search results from 0.4", as one text and as an object. */
function withoutAddress({ registered_address: _object, registered_address_in_full: _text, ...company }: Json): Json {
  return company;
}

function olderCompany(company: unknown, version: string | undefined, isItem: boolean): unknown {
  if (!isObject(company)) return company;
  const plain = hasFeature(version, 'structured_industry_codes') ? company : withPlainCodes(company);
  return isItem && !hasFeature(version, 'address_in_search') ? withoutAddress(plain) : plain;
}

/**
 * The results as the asked version had them (specification, "Versioning", 1 and 4). The endpoints of industry codes
 * are not among them: what those tell is the structure itself.
 */
export function asInVersion(name: EndpointName, results: unknown, version: string | undefined): unknown {
  if (!isObject(results)) return results;
  if (name === 'get_company') return { ...results, company: olderCompany(results.company, version, false) };
  if (name !== 'search_companies' || !Array.isArray(results.companies)) return results;
  const companies = results.companies.map((item: unknown) =>
    isObject(item) ? { ...item, company: olderCompany(item.company, version, true) } : item,
  );
  return { ...results, companies };
}
