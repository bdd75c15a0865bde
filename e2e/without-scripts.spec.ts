import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { expect, test } from './support/test';

const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;

// With scripts disabled, the browser reports each script that it does not load.
test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

test('a search, its filters, its pages and a profile work without scripts', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Company, officer, address or number').fill('harrowgate');
  await page.getByRole('button', { name: 'Search' }).click();
  const total = page.getByRole('status');
  await expect(total).toHaveText(/companies/);
  const before = await total.textContent();

  await page.getByRole('link', { name: 'Next →' }).click();
  await expect(page.getByText(/Page 2 of/)).toBeVisible();

  await page
    .getByRole('complementary')
    .getByRole('link', { name: /^United Kingdom/ })
    .click();
  await expect(page).toHaveURL(/jurisdiction_code=gb/);
  await expect(page).not.toHaveURL(/page=2/);
  await expect(total).not.toHaveText(before ?? '');

  await page.getByLabel('After').fill('1960-01-01');
  await page.getByRole('button', { name: 'Apply dates' }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('after 1 January 1960');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('United Kingdom');

  await page.getByRole('link', { name: head.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.name);
  await expect(page.getByRole('heading', { name: 'Officers' })).toBeVisible();
});

test('the network is a table and a form without scripts', async ({ page }) => {
  await page.goto(links.companyNetwork(head));
  const rows = page.getByRole('table').locator('tbody tr');
  const before = await rows.count();
  expect(before).toBeGreaterThan(0);
  await page.getByRole('slider', { name: 'Minimum ownership' }).fill('100');
  await page.getByRole('switch', { name: 'Show unknown ownership' }).uncheck();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/ownership_percentage=100/);
  await page.waitForLoadState();
  expect(await rows.count()).toBeLessThan(before);
});
