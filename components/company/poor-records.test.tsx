import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OfficerProfile } from '@/components/officer/officer-profile';
import { PlaceholderHeader, PlaceholderProfile } from '@/components/placeholder/placeholder';
import { Pager } from '@/components/record/list-frame';
import { createClient } from '@/lib/api/registry';
import { adapt } from '@/lib/service/compatible/adapt';
import { CompanyHeader } from './company-header';
import { CompanyProfile } from './company-profile';
import { CompanyResults } from './company-results';

const NOW = Date.parse('2026-11-21T19:00:00Z');

/** A reply of a careless service: nearly empty, with values in odd forms. */
const BARE = {
  name: null,
  jurisdiction_code: 'zz',
  company_number: 12,
  company_type: null,
  current_status: '',
  incorporation_date: '',
  dissolution_date: null,
  inactive: null,
  branch: null,
  branch_status: null,
  registry_url: '',
  previous_names: null,
  alternative_names: null,
  registered_address: null,
  registered_address_in_full: null,
  source: null,
  updated_at: null,
  industry_codes: null,
  identifiers: null,
  controlling_entity: null,
  ultimate_beneficial_owners: null,
  ultimate_controlling_company: null,
  home_company: null,
  data: null,
  filings: null,
  officers: null,
  'strange key': { null: [null, undefined, Number.NaN] },
};

/** Every key is present, but the values say little. */
const ODD = {
  ...BARE,
  company_type: ' ',
  inactive: 'maybe',
  branch: true,
  incorporation_date: 'about 1900',
  dissolution_date: '0000-00-00',
  registry_url: 'javascript:alert(1)',
  previous_names: [{ company_name: null, con_date: '', start_date: null, type: 'legal' }, 'OLD NAME'],
  alternative_names: [{ company_name: 'OTHER', language: null, type: null }],
  subsequent_registration_entities: [{ name: null, jurisdiction_code: 'gb', company_number: null }],
  industry_codes: ['62.09', { code: 1, description: null }],
  identifiers: [{ uid: 7, identifier_system_name: null, identifier_system_code: null }],
  controlling_entity: { name: 'P', service_url: null },
  ultimate_controlling_company: { name: null, jurisdiction_code: 'gb', company_number: '3' },
  ultimate_beneficial_owners: [{ name: 'ALEX EXAMPLE', service_url: null }],
  source: { publisher: null, url: '', retrieved_at: '', terms: '' },
  updated_at: '',
  filings: [{ id: '1', title: null, description: '', date: '', url: '', filing_code: '' }],
  officers: [
    { id: '7', name: null, position: null, start_date: '', end_date: '' },
    { id: '8', name: 'B', position: '', end_date: '2001-02-03T00:00:00Z' },
  ],
};

const clientOf = (endpoint: Parameters<typeof adapt>[0], results: unknown) =>
  createClient(async () => ({ status: 200, body: adapt(endpoint, { results }, { urlField: 'service_url' }) }));

const companyFrom = (company: unknown) =>
  clientOf('get_company', { company }).record('get_company', { jurisdiction_code: 'zz', company_number: '12' });

/** Text that must never appear on a page. */
const DEFECTS =
  /\b(?:null|undefined|NaN|Invalid Date|\[object)|href=""|javascript:|<a [^>]*>\s*<\/a>|<bdi>\s*<\/bdi>|<dd><\/dd>|datetime=""/i;

function expectPresentable(element: React.ReactElement): string {
  const html = renderToStaticMarkup(element);
  expect(DEFECTS.exec(html)?.[0]).toBeUndefined();
  return html;
}

describe('a record with hardly any data', () => {
  it.each([
    ['bare', BARE],
    ['odd', ODD],
  ])('has a company page: %s', async (_, given) => {
    const company = await companyFrom(given);
    const html = expectPresentable(
      <>
        <CompanyHeader company={company} tab="overview" jsonHref="/x" />
        <CompanyProfile company={company} now={NOW} />
      </>,
    );
    expect(html).toContain('(name not given)');
    expect(html).toContain('Not known');
  });

  it('does not call a list empty that the reply omits', async () => {
    const profile = async (facts: object): Promise<string> =>
      renderToStaticMarkup(<CompanyProfile company={await companyFrom({ ...BARE, ...facts })} now={NOW} />);
    expect(await profile({})).not.toContain('holds no officers');
    expect(await profile({ officers: [] })).toContain('The registry holds no officers');
  });

  it.each([
    ['bare', BARE],
    ['odd', ODD],
  ])('is shown in the results: %s', async (_, given) => {
    const { items } = await clientOf('search_companies', [given]).list('search_companies', {});
    expect(expectPresentable(<CompanyResults companies={items} state={{ q: 'name', by_number: false }} />)).toContain(
      'href="/companies/zz/12"',
    );
  });

  it.each([
    ['bare', { id: '7', name: null }],
    [
      'odd',
      {
        id: 7,
        name: 'A',
        position: '',
        company: { name: null, service_url: null, company_number: '1' },
        start_date: '',
      },
    ],
    ['ended at a time of day', { id: 7, name: 'A', end_date: '2001-02-03T00:00:00Z', company: { name: 'C' } }],
  ])('has an officer page: %s', async (_, officer) => {
    const record = await clientOf('get_officer', { officer }).record('get_officer', { id: '7' });
    expectPresentable(<OfficerProfile officer={record} company={undefined} today="2026-01-01" />);
  });

  it.each([
    ['bare', { name: null, service_url: 'https://registry.example/placeholders/42' }],
    ['odd', { id: '42', name: 'P', entity_type: '', jurisdiction_string: '', company: { name: 'C' }, source: {} }],
    ['matched', { id: 42, name: 'P', company: { name: null, jurisdiction_code: 'gb', company_number: 1 } }],
  ])('has a placeholder page: %s', async (_, placeholder) => {
    const record = await clientOf('get_placeholder', { placeholder }).record('get_placeholder', { id: '42' });
    expectPresentable(<PlaceholderHeader placeholder={record} tab="statements" jsonHref="/json" />);
    const html = expectPresentable(<PlaceholderProfile placeholder={record} today="2026-01-01" />);
    expect(html).toContain('/placeholders/42');
  });
});

describe('more pages than can be requested', () => {
  it.each([1, 50, 100])('shows on page %i the total and the number of available pages', (page) => {
    const html = expectPresentable(<Pager page={page} totalPages={15_266} hrefOf={(number) => `?page=${number}`} />);
    expect(html).toContain('of 15,266');
    expect(html).toContain('the first 100 pages');
    expect(html).not.toContain('?page=101');
  });
});
