import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { facetsSchema, suggestionsSchema } from '@/lib/contract/extensions';
import type { RegistryReply } from '@/lib/registry/request';
import { createEmbeddedRegistry } from '../embedded';
import { openDatabase } from '../store/sqlite/open';
import { createSqliteStore } from '../store/sqlite/sqlite-store';
import { createRegisterWriter } from '../store/sqlite/writer';
import { COMPANIES } from '../store/store-cases-search-register';

const db = openDatabase(':memory:');
createRegisterWriter(db).write(COMPANIES);
afterAll(() => db.close());

const registry = createEmbeddedRegistry({
  store: createSqliteStore(db),
  form: 'B',
  wildcard: 'B',
  urlField: 'service_url',
});

function get(address: string): Promise<RegistryReply> {
  const [path = '', query = ''] = address.split('?');
  const origin = 'https://firmament.example';
  return registry.get({ path, params: new URLSearchParams(query), caller: { kind: 'explorer' }, origin });
}

async function results(address: string): Promise<Record<string, unknown>> {
  const { status, body } = await get(address);
  expect(status, JSON.stringify(body)).toBe(200);
  return z.object({ results: z.record(z.string(), z.unknown()) }).parse(body).results;
}

describe('the company search', () => {
  it.each([
    ['fields=company_number&q=00012345', 1],
    ['fields=company_name&q=aldermoor', 1],
    ['fields=company_name&q=brindle', 0],
    ['fields=Name,previous_names&q=brindle', 1],
    ['fields=&q=aldermoor', 1],
    ['q=aldermoor ltd&normalise_company_name=true', 1],
    ['industry_codes=isic_4-J', 3],
    ['registered_address=exampleton', 2],
    ['created_at=2025-01-31', 1],
    ['created_before=2025-02-01&exclude_inactive=1', 1],
    ['colour=red&utf8=yes', 3],
    ['exclude=current_status:dissolved,jurisdiction_code:fr', 2],
    ['exclude=company_type:Private%20limited&exclude=', 1],
    ['exclude=%20,', 3],
    ['', 3],
  ])('with %j finds %i', async (query, count) => {
    expect((await results(`companies/search?${query}`)).total_count).toBe(count);
  });

  it('adds facets only if requested', async () => {
    expect(await results('companies/search')).not.toHaveProperty('facets');
    expect(await results('companies/search?facets=')).not.toHaveProperty('facets');
    const { facets } = await results('companies/search?facets=branch,%20country_code&facet_limit=1');
    expect(facetsSchema.parse(facets)).toEqual({
      branch: expect.any(Array),
      country_code: [{ value: 'gb', count: 2, label: 'United Kingdom' }],
    });
  });

  it.each([
    ['companies/search?exclude=colour:red', ['exclude', 'colour:red', 'current_status', 'types_of_data_held']],
    ['companies/search?exclude=current_status:a|b', ['exclude', 'a|b', 'backslash']],
    ['officers/search?exclude=current_status:a', ['exclude', 'current_status:a', 'jurisdiction_code, position']],
    ['companies/search?facets=colour', ['facets', 'colour', 'country_code']],
    ['companies/search?facets=position', ['facets', 'position', 'branch']],
    ['officers/search?facets=branch', ['facets', 'branch', 'position']],
    ['companies/search?facets=branch&facet_limit=0', ['facet_limit', '0', '1000']],
    ['officers/search?facets=position&facet_limit=many', ['facet_limit', 'many', '1000']],
    ['companies/search?fields=colour', ['fields', 'colour', 'postal_codes']],
    ['companies/search?created_at=yesterday', ['created_at', 'yesterday', 'YYYY-MM-DD']],
    ['companies/search?order=size', ['order', 'size', 'score']],
  ])('%s is refused with the parameter, the value and what is allowed', async (address, words) => {
    const { status, body } = await get(address);
    expect(status).toBe(400);
    for (const word of words) expect(JSON.stringify(body)).toContain(word);
  });
});

describe('the code lists', () => {
  it.each([
    [
      'jurisdictions/match?q=Delaware',
      { jurisdiction: { code: 'us_de', jurisdiction_code: 'us_de', name: 'Delaware' } },
    ],
    ['jurisdictions/match?q=Georgia&related_jurisdiction_code=us', { jurisdiction: { code: 'us_ga' } }],
    ['industry_codes', { industry_code_schemes: [{ industry_code_scheme: { id: 'eu_nace_2' } }, {}, {}] }],
    ['industry_codes/isic_4', { industry_code_scheme: { id: 'isic_4', industry_codes: { length: 5 } } }],
    [
      'industry_codes/eu_nace_2/6201',
      { industry_code: { code: '62.01', parent_code: 'J', code_scheme_name: 'European' } },
    ],
  ])('%s is answered', async (address, expected) => {
    expect(await results(address)).toMatchObject(expected);
  });

  it.each([['jurisdictions/match?q=Nowhere'], ['jurisdictions/match']])('%s is an empty match', async (address) => {
    expect(await results(address)).toEqual({ jurisdiction: {} });
  });

  it.each([['industry_codes/none'], ['industry_codes/isic_4/none']])('%s is not found', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});

describe('suggestions', () => {
  it('are grouped by kind, each with the path of its page', async () => {
    const found = suggestionsSchema.parse(await registry.suggest?.('al'));
    expect(found.companies.map(({ service_url }) => service_url)).toEqual(['/companies/gb/00012345']);
    expect(found.jurisdictions.map(({ code }) => code)).toContain('us_al');
  });

  it('are empty for an empty text', async () => {
    expect(await registry.suggest?.(' ')).toEqual({ companies: [], officers: [], jurisdictions: [] });
  });

  it('are refused for a text that is too long', async () => {
    await expect(registry.suggest?.('a'.repeat(201))).rejects.toThrow('201 characters');
  });
});
