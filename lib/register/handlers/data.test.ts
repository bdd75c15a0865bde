import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { datumRecordSchema } from '@/lib/contract/records';
import { ORIGIN, openTestRegister, type TestRegister } from './records-fixture';

let register: TestRegister;
beforeEach(() => {
  register = openTestRegister();
});
afterEach(() => register.db.close());

const company = { name: 'Zephyr Ltd', company_number: '1/A', service_url: `${ORIGIN}/companies/gb/1%2FA` };

describe('data', () => {
  it('are listed with paging', async () => {
    expect(await register.get('companies/gb/1%2FA/data')).toMatchObject({
      status: 200,
      body: { results: { data: [{ datum: { id: 1, data_type: 'Website' } }], page: 1, per_page: 30, total_count: 1 } },
    });
  });

  it('name their companies, wrapped and not, and their source', async () => {
    const { status, body } = await register.get('data/1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: {
        datum: {
          companies: [{ ...company, company }],
          attributes: { url: 'https://zephyr.example' },
          source: { publisher: 'Invented Register' },
          service_url: `${ORIGIN}/data/1`,
          created_at: '2026-01-01T00:00:00+00:00',
          updated_at: '2026-01-01T00:00:00+00:00',
        },
      },
    });
    datumRecordSchema.parse((body as { results: { datum: unknown } }).results.datum);
  });

  it.each([
    ['data/99', 404],
    ['data/x', 404],
    ['companies/gb/404/data', 404],
    ['companies/gb/2/data', 503],
    ['companies/gb/1%2FA/data?page=x', 400],
  ])('%s gives %i', async (address, status) => {
    expect((await register.get(address)).status).toBe(status);
  });
});
