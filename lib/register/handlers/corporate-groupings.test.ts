import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ORIGIN, openTestRegister, type TestRegister } from './records-fixture';

let register: TestRegister;
beforeEach(() => {
  register = openTestRegister();
});
afterEach(() => register.db.close());

describe('corporate groupings', () => {
  it.each([
    ['corporate_groupings/search', 2],
    ['corporate_groupings/search?q=mis', 1],
    ['corporate_groupings/search?q=MISTRAL+g', 1],
    ['corporate_groupings/search?q=group', 0],
  ])('%s finds %i', async (address, total_count) => {
    expect((await register.get(address)).body).toMatchObject({ results: { total_count, page: 1, per_page: 30 } });
  });

  it.each(['mistral group', 'Mistral%20Group', 'MISTRAL+GROUP', 'mistral%2Bgroup'])(
    'are found by the address %s',
    async (name) => {
      expect((await register.get(`corporate_groupings/${name}`)).body).toMatchObject({
        results: { corporate_grouping: { name: 'Mistral Group', companies_count: 0, memberships: [] } },
      });
    },
  );

  it('are found by their own address, for any characters in the name', async () => {
    const { body } = await register.get('corporate_groupings/zephyr+%2B+sons');
    expect(body).toMatchObject({
      results: {
        corporate_grouping: {
          service_url: `${ORIGIN}/corporate_groupings/zephyr+%2B+sons`,
          companies_count: 1,
          curators: [{ user: { name: 'lamp' } }],
          memberships: [
            {
              membership: {
                company: { name: 'Zephyr Ltd', company_number: '1/A', inactive: null },
                source: { publisher: 'Invented Register' },
              },
            },
          ],
        },
      },
    });
  });

  it('are not found if they do not exist', async () => {
    expect((await register.get('corporate_groupings/none')).status).toBe(404);
  });
});
