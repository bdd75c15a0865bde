import { links } from '../lib/links';
import { FAULTS, type FaultRow } from '../lib/testing/faults/table';
import { inFrontOf } from './support/faulty-service';
import { expect, test } from './support/test';

const COMPANY = { jurisdiction_code: 'gb', company_number: '04711' };

/** What a person reads first, by the reason; by the status where there is none. */
const TITLES: Record<string, RegExp> = {
  allowance: /The allowance of calls is used up/,
  token: /own access to the registry was refused/,
  redacted: /Withheld by the register for now/,
  busy: /The registry is busy/,
  down: /The registry cannot be reached/,
  nonsense: /answer cannot be understood/,
  400: /did not understand this request/,
  403: /The registry refused this request/,
};

const titleOf = ({ reason, status }: FaultRow): RegExp => TITLES[reason ?? status] ?? /no title/;

test.describe('what a person sees of a service that fails by', () => {
  test.use({ expectedProblems: /status of (404|503)/ });

  for (const row of FAULTS.filter(({ reason }) => reason !== 'not_found')) {
    test(`${row.name}: why, on record and search alike, and never an empty list`, async ({ page }) => {
      await inFrontOf(row, async (explorer, service) => {
        await page.goto(`${explorer.url}${links.company(COMPANY)}`);
        await expect(page.getByRole('alert').filter({ hasText: titleOf(row) })).toBeVisible();
        await page.goto(`${explorer.url}/companies/search?q=zephyr`);
        await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
        await expect(page.getByText(/No companies match/)).toHaveCount(0);
        await expect(page.getByText(/\b0 companies\b/)).toHaveCount(0);
        if (row.fault !== 'refused') expect(service.requests.length).toBeGreaterThan(0);
        await page.goto('about:blank');
      });
    });
  }

  test('404: that there is no such record, as a page of its own', async ({ page }) => {
    const [notFound] = FAULTS.filter(({ reason }) => reason === 'not_found');
    if (!notFound) throw new Error('The table has no row for it.');
    await inFrontOf(notFound, async (explorer) => {
      const reply = await page.goto(`${explorer.url}${links.company(COMPANY)}`);
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('about:blank');
    });
  });
});
