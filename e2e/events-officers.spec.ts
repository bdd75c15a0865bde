import type { Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';

const { dissolved, home_of_branch: home, nothing_known, redacted } = SAMPLE_HIGHLIGHTS;

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const total = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /events?$/ });
const active = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const timeline = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3 }) });

/** Sets one filter, submits the form, and waits for the new list. */
async function choose(page: Page, set: () => Promise<unknown>): Promise<void> {
  const before = await total(page).textContent();
  await set();
  await filters(page).getByRole('button', { name: 'Apply filters' }).click();
  await expect(total(page)).not.toHaveText(before ?? '');
}

async function narrowAllEvents(page: Page): Promise<void> {
  await page.goto('/companies/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await choose(page, () => filters(page).getByLabel('Change of name').check());
  await expect(active(page)).toContainText('Change of name');
  await choose(page, () => filters(page).getByLabel('After').fill('2015-01-01'));
  await expect(active(page)).toContainText('after 1 January 2015');
  await choose(page, () => filters(page).getByRole('textbox', { name: 'Jurisdiction' }).fill('gb'));
  await expect(active(page)).toContainText('United Kingdom');
  await expect(
    timeline(page)
      .getByRole('link', { name: /^Change of name: / })
      .first(),
  ).toBeVisible();
  await expect(timeline(page).getByRole('link', { name: /^Incorporated/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Type Change of name/ }).click();
  await expect(active(page)).not.toContainText('Change of name');
  await expect(filters(page).getByLabel('Change of name')).not.toBeChecked();
}

async function readOneEvent(page: Page): Promise<void> {
  await page.goto(links.companyEvents(dissolved));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dissolved.name);
  await expect(
    page.getByRole('navigation', { name: 'This company' }).getByRole('link', { name: 'Events' }),
  ).toHaveAttribute('aria-current', 'page');
  await timeline(page)
    .getByRole('link', { name: /^Change of name: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
  await expect(page.getByText(/^Happened (on|between) /)).toBeVisible();
  const changed = page.getByRole('region', { name: 'What changed' }).getByRole('row').filter({ hasText: 'Name' });
  await expect(changed.last().getByRole('cell')).toHaveCount(3);
  await page.getByRole('link', { name: /^Events of / }).click();
  await expect(page).toHaveURL(links.companyEvents(dissolved));
}

test.describe('events', () => {
  test('of all companies are narrowed by type, dates and place, and each filter is taken back by its chip', ({
    page,
  }) => narrowAllEvents(page));

  test('have a page each, with what changed, and lead back to the company’s tab', ({ page }) => readOneEvent(page));

  test('made from a statement lead to it', async ({ page }) => {
    await page.goto(links.companyEvents(dissolved, new URLSearchParams({ type: 'Event::Company::GazetteNotice' })));
    await expect(
      timeline(page)
        .getByRole('link', { name: /^statement \d+/ })
        .first(),
    ).toHaveAttribute('href', /^\/statements\/\d+$/);
  });

  test('of a jurisdiction are at its path, which wins over a company of that number', THOROUGHLY, async ({ page }) => {
    await page.goto('/companies/gb/events');
    await expect(page.getByRole('heading', { level: 1, name: 'Events in the United Kingdom' })).toBeVisible();
    await expect(filters(page).getByRole('textbox', { name: 'Jurisdiction' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Events of all jurisdictions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events', exact: true })).toBeVisible();
  });

  test('are ordered by when they were recorded where a reader wants that, and paged', THOROUGHLY, async ({ page }) => {
    await page.goto('/companies/events');
    await page.getByRole('link', { name: 'Latest recorded first' }).click();
    await expect(page).toHaveURL(/order=created_at/);
    await page.getByRole('link', { name: 'Next →' }).click();
    await expect(page).toHaveURL(/order=created_at&page=2/);
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  });

  test('that do not exist are reported, with links onward', THOROUGHLY, async ({ page }) => {
    await page.goto(links.companyEvents(nothing_known));
    await expect(page.getByText('No events are recorded for this company.')).toBeVisible();
    await page.goto('/companies/events?categories=kyc&jurisdiction_code=zz');
    await expect(page.getByText('No events match all of these filters.')).toBeVisible();
    await page.getByRole('link', { name: /^List without “Jurisdiction/ }).click();
    await expect(total(page)).not.toHaveText('0 events');
  });

  test('of a redacted company are withheld, not an empty list', async ({ page }) => {
    await page.goto(links.companyEvents(redacted));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('withheld');
    await expect(page.getByText(/No events/)).toHaveCount(0);
  });
});

for (const address of ['/events/999999999', '/companies/nowhere/events', '/companies/events/events']) {
  test.describe('', () => {
    test.use({ expectedProblems: /status of 404/ });
    test(`what is not there is not found: ${address}`, async ({ page }) => {
      expect((await page.goto(address))?.status()).toBe(404);
    });
  });
}

/** The page of the first officer of a name. */
async function openOfficer(page: Page, name: string): Promise<void> {
  await page.goto(`/officers/search?q=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

const candidates = (page: Page) => page.getByRole('region', { name: 'Possibly the same person' });

test('the history of a company is drawn above its events, and read as a table', async ({ page }) => {
  await page.goto(links.company(home));
  await page.getByRole('link', { name: 'The whole history on a time line' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('img', { name: /^Names: \d+ entries/ })).toBeVisible();
  await expect(history.getByRole('img', { name: /^Officers: / })).toBeVisible();
  await history.getByText(/^As a table/).click();
  const table = history.getByRole('table');
  await expect(table.getByRole('row', { name: `Names ${home.name} since` })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Filings / }).first()).toBeVisible();
});

test.describe('an officer', () => {
  test('of a dissolved company is never shown as in office', async ({ page }) => {
    await page.goto('/officers/1');
    // The company's dissolution is shown if its record costs no call; otherwise the officer's own status is enough.
    await expect(page.getByText(new RegExp(`^Was director of ${dissolved.name}, from `))).toBeVisible();
    await expect(page.getByText('No longer in office', { exact: true })).toBeVisible();
  });

  test('of a common name has candidates with reasons, of which a name alone is weak', async ({ page }) => {
    await openOfficer(page, 'Ottoline Inkersole');
    await expect(candidates(page)).toContainText(/\d+ records in this registry have all words of this name/);
    await expect(candidates(page)).toContainText('a name alone proves nothing');
    const table = candidates(page).getByRole('table', { name: 'Weak: little more than the name' });
    const reasons = candidates(page).getByRole('list', { name: 'Reasons' });
    await expect(reasons.filter({ hasText: 'The same name (+20)' }).first()).toBeVisible();
    await expect(candidates(page).getByRole('link', { name: /^Network of the .+ weak ones included$/ })).toBeVisible();
    await table.getByRole('link', { name: 'Ottoline Inkersole' }).first().click();
    await expect(candidates(page)).toBeVisible();
  });

  test('has its company one click away', async ({ page }) => {
    await page.goto('/officers/1');
    await page.getByRole('main').getByRole('link', { name: dissolved.name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dissolved.name);
  });
});

test(
  'in front of a remote service namesakes are looked for on demand, at a price',
  BOTH_SOURCES,
  async ({ page, source }) => {
    test.skip(source !== 'upstream', 'our own register counts no calls');
    await page.goto('/officers/41');
    const look = candidates(page).getByRole('link', { name: 'Search for records with the same name' });
    await expect(candidates(page)).toContainText('1 call');
    await look.click();
    await expect(page).toHaveURL(/candidates=1/);
    await expect(candidates(page)).toContainText(/in this registry/);
  },
);

test.describe('without scripts', () => {
  // With scripts disabled, the browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('events are narrowed by the same form', ({ page }) => narrowAllEvents(page));
  test('an event is read the same', ({ page }) => readOneEvent(page));
  test('candidates are on the officer’s page', async ({ page }) => {
    await openOfficer(page, 'Ottoline Inkersole');
    await expect(candidates(page)).toContainText('The same name');
  });
});

test('the filters are set and sent by keyboard alone', async ({ page }) => {
  await page.goto('/companies/events');
  const notices = filters(page).getByLabel('Gazette notice');
  await notices.press('Space');
  await notices.press('Enter');
  await expect(active(page)).toContainText('Gazette notice');
});
