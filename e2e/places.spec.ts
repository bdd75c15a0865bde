import type { Page } from '@playwright/test';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';

const map = (page: Page) => page.getByRole('group', { name: 'Map of the world' });

/** Features of every source; a remote one counts only on request. */
async function openMap(page: Page, source: 'embedded' | 'upstream'): Promise<void> {
  await page.goto(links.jurisdictions());
  if (source === 'upstream') await page.getByRole('link', { name: 'Load the numbers' }).click();
  await expect(page.getByText(/^[\d,]+ companies in \d+ jurisdictions/)).toBeVisible();
}

test('the map and the list say the same, and a country leads to as many companies as it says', async ({
  page,
  source,
}) => {
  await openMap(page, source);
  const country = map(page).getByRole('link', { name: /^United States: / });
  const [, count] = /: ([\d,]+) companies/.exec((await country.getAttribute('aria-label')) ?? '') ?? [];
  const row = page.getByRole('list', { name: 'Companies by country' }).locator('li', { hasText: /^United States/ });
  await expect(row.locator('p')).toHaveText(new RegExp(`^United States us ?${count}$`));
  await country.dispatchEvent('click');
  await expect(page).toHaveURL(/country_code=us/);
  await expect(page.getByRole('status').first()).toContainText(`${count} companies`);
});

test('the map is one stop of Tab, and arrows move over it', THOROUGHLY, async ({ page, source }) => {
  await openMap(page, source);
  await scriptsAtWork(page);
  await expect(map(page).locator('a[tabindex="0"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Skip the map' }).focus();
  await page.keyboard.press('Tab');
  await expect(map(page).getByRole('link', { name: /^United Kingdom: / })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const focused = map(page).locator('a:focus');
  const name = (await focused.getAttribute('aria-label')) ?? '';
  expect(name).not.toMatch(/^United Kingdom/);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(map(page).locator('a:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAttribute('aria-label', name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/companies\/search\?(jurisdiction|country)_code=/);
});

test('a place is named when it is pointed at', THOROUGHLY, async ({ page, source }) => {
  await openMap(page, source);
  await scriptsAtWork(page);
  await map(page)
    .getByRole('link', { name: /^Australia: / })
    .hover();
  await expect(page.getByText(/^Australia: \d+ companies$/)).toBeVisible();
});

test.describe('without scripts', () => {
  // With scripts disabled, the browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('a jurisdiction is found below its country and leads to its companies', async ({ page, source }) => {
    await openMap(page, source);
    await page.getByLabel('Find a jurisdiction').fill('delaw');
    await page.getByRole('button', { name: 'Find' }).click();
    await page
      .getByRole('list', { name: 'Companies by country' })
      .getByRole('link', { name: 'Delaware', exact: true })
      .click();
    await expect(page).toHaveURL(/jurisdiction_code=us_de$/);
  });

  test('the companies of a jurisdiction are browsed by letter', async ({ page, source }) => {
    test.skip(source === 'upstream', 'a service has no such list: the page leads to the search');
    await page.goto(links.jurisdictions());
    await page.getByRole('link', { name: 'A–Z: United Kingdom', exact: true }).click();
    await expect(page).toHaveURL(/\/companies\/gb$/);
    await page.getByRole('navigation', { name: 'First letters' }).getByRole('link', { name: 'L', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies in the United Kingdom by name, L');
    const names = page.getByRole('main').locator('ol').getByRole('link');
    for (const name of await names.allTextContents()) expect(name).toMatch(/^l/i);
    const first = await names.first().textContent();
    await page.getByRole('link', { name: 'Later names' }).click();
    await expect(page).toHaveURL(/\?letter=l&after=\w+$/);
    await page.getByRole('link', { name: 'Earlier names' }).click();
    await expect(names.first()).toHaveText(first ?? '');
    await names.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^l/i);
  });

  test('places of the map are links like others', async ({ page }) => {
    await page.goto(links.jurisdictions());
    await expect(map(page).locator('a[tabindex]')).toHaveCount(0);
    await expect(map(page).getByRole('link', { name: /^Jersey/ })).toHaveAttribute('href', /jurisdiction_code=je$/);
  });

  test('a code is found in its scheme, opens its branch, and has equivalents', BOTH_SOURCES, async ({ page }) => {
    await page.goto(links.industryCodes());
    await page.getByRole('link', { name: 'UK SIC Classification 2007', exact: true }).click();
    const division = page.getByText('Computer programming, consultancy and related activities');
    await expect(division).toBeHidden();
    await page.getByText('Information and communication').click();
    await expect(division).toBeVisible();
    await page.getByLabel('Find a code of this scheme').fill('software');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('status')).toHaveText(/^1 of \d+ codes$/);
    await page.getByRole('link', { name: /^62012/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('62012');
    await expect(page.getByRole('table', { name: 'Equivalent codes' })).toContainText('62.01');
    await page.getByRole('link', { name: 'Show it in the tree' }).click();
    await expect(page.getByRole('link', { name: /^62012/ })).toBeVisible();
  });

  test('a grouping is found by how its name begins, and lists its companies with who says so', async ({ page }) => {
    await page.goto(links.corporateGroupingSearch());
    await page.getByLabel('Name of a grouping').fill('harrow');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status')).toHaveText('1 grouping');
    await page.getByRole('link', { name: 'harrowgate marine' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('harrowgate marine');
    const [, count] = /^(\d+) companies/.exec((await page.getByText(/^\d+ companies in/).textContent()) ?? '') ?? [];
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(Number(count));
    await expect(page.getByRole('link', { name: 'tidewatcher' }).first()).toBeVisible();
  });

  test('a name in another language is matched, and nothing is guessed', async ({ page }) => {
    await page.goto(links.jurisdictionMatch());
    await page.getByLabel('Name or code of a place').fill('Deutschland');
    await page.getByRole('button', { name: 'Match' }).click();
    await expect(page.getByRole('link', { name: 'Companies registered there' })).toHaveAttribute('href', /=de$/);
    await page.getByLabel('Name or code of a place').fill('somewhere');
    await page.getByRole('button', { name: 'Match' }).click();
    await expect(page.getByText('No certain match')).toBeVisible();
  });
});

test.describe('missing places', () => {
  test.use({ expectedProblems: /status of 404/ });
  for (const address of ['/corporate_groupings/none', '/industry_codes/none', '/industry_codes/isic_4/none']) {
    test(`${address} is not found`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404);
    });
  }
});
