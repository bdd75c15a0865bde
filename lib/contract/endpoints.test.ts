import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName, listResults, matchPath, printPath } from './endpoints';
import { ERROR_STATUS, errorCodeOf, RegistryError } from './errors';
import { parseParameters } from './parameters';

describe('the table of endpoints', () => {
  it('has all 32 endpoints of the specification', () => {
    expect(Object.keys(ENDPOINTS)).toHaveLength(32);
    expect(new Set(Object.values(ENDPOINTS).map(({ path }) => path)).size).toBe(Object.keys(ENDPOINTS).length);
  });

  it('gives every paginated endpoint a page and a page size, and no other', () => {
    for (const { path, parameters, paginated } of Object.values(ENDPOINTS)) {
      expect('page' in parameters && 'per_page' in parameters, path).toBe(paginated);
    }
  });

  it('matches each endpoint by its own path', () => {
    for (const [name, { path }] of Object.entries(ENDPOINTS)) {
      expect(matchPath(path.replace(/:id/g, '7').replace(/:\w+/g, 'x'))?.name).toBe(name);
    }
  });

  it('makes the schema of a reply once', () => {
    const [companies, officers] = [ENDPOINTS.search_companies.reply, ENDPOINTS.search_officers.reply];
    expect(listResults(companies)).toBe(listResults(companies));
    expect(listResults(companies)).not.toBe(listResults(officers));
  });
});

describe('paths', () => {
  it('keep company numbers with slashes, blanks and other scripts', () => {
    for (const company_number of ['HRB 1/2', 'ООО №1', '100%', 'a?b#c', '..']) {
      const path = printPath('get_company', { jurisdiction_code: 'de', company_number });
      expect(matchPath(path)).toEqual({ name: 'get_company', variables: { jurisdiction_code: 'de', company_number } });
    }
  });

  const NUMBER_ENDPOINTS = Object.keys(ENDPOINTS).filter((name) =>
    ENDPOINTS[name as EndpointName].path.includes(':company_number'),
  ) as (EndpointName & `${string}compan${string}`)[];

  it.each(NUMBER_ENDPOINTS)('of %s are matched with a number whose slashes are not encoded', (name) => {
    for (const company_number of ['2019/820122/07', '00.524.743/0001-44', 'HRB 1/2', '1/A']) {
      const variables = { jurisdiction_code: 'za', company_number };
      const encoded = printPath(name as 'get_company', variables);
      expect(matchPath(encoded)).toEqual({ name, variables });
      expect(matchPath(encoded.replaceAll('%2F', '/'))).toEqual({ name, variables });
      expect(matchPath(encoded.replace('%2F', '/'))).toEqual({ name, variables });
    }
  });

  it('of a list are not read as a number', () => {
    const filings = { name: 'list_company_filings', variables: { jurisdiction_code: 'za', company_number: '2019' } };
    expect(matchPath('companies/za/2019/filings')).toEqual(filings);
  });

  it.each([
    '',
    'companies',
    'companies/gb',
    'companies//1',
    'companies//1/2',
    'companies/gb/1/officers',
    'companies/gb/1/officers.json',
    'companies/gb/1/filings/filings',
    'companies/gb/1//2',
    'companies/gb//1',
    'companies/gb/%E0%A4%A',
    'companies/gb/1/%E0%A4%A',
    'officers/1/2',
    'placeholders/1/2/network',
    'industry_codes/uk_sic/1/2',
  ])('that are none: %j', (path) => {
    expect(matchPath(path)).toBeUndefined();
  });
});

describe('parameters', () => {
  const { parameters } = ENDPOINTS.search_companies;

  it('ignores unknown ones and empty values', () => {
    expect(parseParameters(parameters, new URLSearchParams('utf8=1&q=&page=&per_page=10'))).toEqual({ per_page: 10 });
  });

  it.each([
    ['page=200', /page.*"200".*1 to 100/],
    ['incorporation_date=soon', /incorporation_date.*"soon".*YYYY-MM-DD/],
    ['inactive=perhaps', /inactive.*"perhaps".*true or false/],
    ['order=colour', /order.*"colour".*score.*dissolution_date/],
  ])('for %s, names the parameter, the value and what is allowed', (query, sentence) => {
    expect(() => parseParameters(parameters, new URLSearchParams(query))).toThrow(sentence);
  });
});

describe('errors', () => {
  it('have a code for each status and a status for each code', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) expect(errorCodeOf(status)).toBe(code);
    expect(new RegistryError('unavailable', '').status).toBe(503);
  });

  it.each([
    [429, 'refused'],
    [402, 'refused'],
    [418, 'upstream_down'],
  ])('with the foreign status %i have the code %s', (status, code) => {
    expect(errorCodeOf(status)).toBe(code);
  });
});
