import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { WATCH_KEY } from '../lib/records/watchlist/watchlist';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { compareHref, links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { BOTH_SOURCES, DEVICE, DEVICE_THOROUGHLY, expect, THOROUGHLY, test } from './support/test';

const { largest_group_head: head, loop, dissolved, branch, home_of_branch: home } = SAMPLE_HIGHLIGHTS;

const WITH_AND_WITHOUT = [
  { scripts: 'with scripts', javaScriptEnabled: true },
  { scripts: 'without scripts', javaScriptEnabled: false },
];

/** On a remote source calls are used only on request; replies to earlier tests are cached. */
async function openComparison(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const spend = page.getByRole('link', { name: /^Compare all · \d call/ });
  const table = page.getByRole('table', { name: 'Facts side by side' });
  await expect(spend.or(table).first()).toBeVisible();
  if (await spend.isVisible()) await spend.click();
  await expect(spend).toHaveCount(0);
}

for (const { scripts, javaScriptEnabled } of WITH_AND_WITHOUT) {
  test.describe(`comparing ${scripts}`, () => {
    // With scripts disabled, the browser reports each script that it does not load.
    test.use({ javaScriptEnabled, expectedProblems: javaScriptEnabled ? undefined : /_next\/static\/\S+ csp$/ });

    test('selected results are compared side by side', async ({ page }) => {
      await page.goto(links.companySearch(new URLSearchParams({ q: 'harrowgate' })));
      const boxes = page.getByRole('checkbox', { name: /^Compare / });
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      await page.getByRole('button', { name: 'Compare the ticked companies' }).click();
      await expect(page).toHaveURL(/\/compare\?company=\S+&company=/);
      await openComparison(page, page.url());
      const table = page.getByRole('table', { name: 'Facts side by side' });
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await expect(table.getByRole('row', { name: /Number ≠? ?Differs/ })).toBeVisible();
    });

    test('a company leads to a comparison with another, found by its name or its number', async ({ page }) => {
      await page.goto(links.company(head));
      await page.getByRole('link', { name: 'Compare with another' }).click();
      const field = page.getByLabel('Company to compare with');
      await field.fill('oldacre rotunda');
      await page.getByRole('button', { name: 'Add' }).click();
      await page.getByRole('link', { name: loop.name }).click();
      await expect(page).toHaveURL(compareHref([head, loop]));
      await field.fill(`gb/${dissolved.company_number}`);
      await page.getByRole('button', { name: 'Add' }).click();
      await expect(page).toHaveURL(compareHref([head, loop, dissolved]));
      await openComparison(page, page.url());
      const table = page.getByRole('table', { name: 'Facts side by side' });
      await expect(table.getByRole('columnheader')).toHaveCount(4);

      await page.getByRole('link', { name: 'Show only what differs' }).click();
      await expect(table.getByRole('rowheader').filter({ hasText: 'Same' })).toHaveCount(0);
      await page.getByRole('link', { name: `Remove ${loop.name}` }).click();
      await expect(page).toHaveURL(compareHref([head, dissolved]));
    });

    const when = javaScriptEnabled ? THOROUGHLY : {};
    test('a company and its branch are shown as related', when, async ({ page, source }) => {
      await openComparison(page, compareHref([branch, home]));
      const ties = page.getByRole('region', { name: 'How they are connected' });
      const tie = ties.getByRole('link', { name: `${home.name} has the branch ${branch.name}` });
      const searched = page.getByRole('region', { name: 'Nothing found in' });
      // A service is asked for the companies alone, and the page says of whom it has no relationships.
      if (source === 'upstream') await expect(searched).toContainText(`The relationships of ${branch.name}`);
      else await expect(tie).toBeVisible();
      await expect(searched).toContainText('Officers of matching names.');
    });
  });
}

test('selected results stay selected in another result view', THOROUGHLY, async ({ page }) => {
  await page.goto(links.companySearch(new URLSearchParams({ q: 'harrowgate' })));
  await scriptsAtWork(page);
  const boxes = page.getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  for (const { look, address } of [
    { look: 'Compact rows', address: /density=compact/ },
    { look: 'Table view', address: /view=table/ },
    { look: 'List view', address: /^(?!.*view=table)/ },
  ]) {
    await page.getByRole('link', { name: look }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link', { name: look })).toHaveCount(0);
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(2);
  }
  await boxes.nth(0).uncheck();
  await page.getByRole('link', { name: 'Comfortable rows' }).click();
  await expect(page.getByRole('link', { name: 'Comfortable rows' })).toHaveCount(0);
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(1);
  await expect(boxes.nth(2)).toBeChecked();
});

test.describe('a company that is not there', () => {
  test('is shown beside those that are', async ({ page }) => {
    await openComparison(page, compareHref([head, { jurisdiction_code: 'gb', company_number: 'nowhere' }]));
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: head.name })).toBeVisible();
    await page.getByRole('link', { name: 'Remove gb/nowhere' }).click();
    await expect(page).toHaveURL(compareHref([head]));
  });
});

/** Changes the stored state, as if the company had been different at the last visit. */
const looksBack = (page: Page) =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    kept.companies[0].facts.current_status = 'Under review';
    localStorage.setItem(key, JSON.stringify(kept));
  }, WATCH_KEY);

async function watch(page: Page, company: Parameters<typeof links.company>[0]): Promise<void> {
  await page.goto(links.company(company));
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Watched' })).toBeVisible();
}

test(
  'a watched company is shown as changed since the last visit, then as seen',
  BOTH_SOURCES,
  async ({ page, source }) => {
    await watch(page, head);
    await looksBack(page);
    await page.goto(links.watchlist());
    if (source === 'upstream') {
      await expect(page.getByText('Not checked')).toBeVisible();
      await page.getByRole('button', { name: /^Check now · \d call/ }).click();
    }
    const item = page.getByRole('list', { name: 'Watched companies' }).getByRole('listitem').first();
    await expect(item).toContainText('Changed since you looked');
    await expect(item).toContainText('Status: from “Under review” to');
    await page.getByRole('button', { name: /^Mark 1 change as seen/ }).click();
    await expect(item).toContainText('Unchanged since you looked');

    await looksBack(page);
    await page.goto(links.company(head));
    await expect(page.getByRole('status').filter({ hasText: 'Changed since you looked' })).toContainText(
      'Under review',
    );
    await page.reload();
    await expect(page.getByRole('button', { name: 'Watched' })).toBeVisible();
    await expect(page.getByText('Changed since you looked')).toHaveCount(0);
  },
);

test(
  'the watchlist goes out and in as a file, follows other tabs, and is cleared',
  DEVICE,
  async ({ page, context }) => {
    await page.goto(links.watchlist());
    await expect(page.getByText('No companies are watched yet.')).toBeVisible();
    const other = await context.newPage();
    await watch(other, dissolved);
    const list = page.getByRole('list', { name: 'Watched companies' });
    await expect(list.getByRole('link', { name: dissolved.name })).toBeVisible();

    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as JSON' }).click();
    const file = await readFile(await (await waiting).path());
    await page.getByText('Clear the list').click();
    await page.getByRole('button', { name: 'Remove 1 company from this device' }).click();
    await expect(page.getByText('No companies are watched yet.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();

    const choose = page.getByLabel('Import a watchlist');
    await choose.setInputFiles({ name: 'watchlist.json', mimeType: 'application/json', buffer: file });
    await expect(page.getByText('1 company added, 0 already here.')).toBeVisible();
    await choose.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await expect(page.getByText('This file is not a watchlist; nothing was changed.')).toBeVisible();
    await page.getByRole('button', { name: `Remove ${dissolved.name}` }).click();
    await expect(list).toHaveCount(0);
  },
);

test('unreadable saved data is reported, and remains', DEVICE_THOROUGHLY, async ({ page }) => {
  await page.goto(links.watchlist());
  await page.evaluate((key) => localStorage.setItem(key, '{"version":99}'), WATCH_KEY);
  await page.reload();
  await expect(page.getByText('The saved list could not be read')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), WATCH_KEY)).toBe('{"version":99}');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });
  test('the watchlist says that it needs them, and why', DEVICE, async ({ page }) => {
    await page.goto(links.watchlist());
    await expect(page.getByText(/This page needs JavaScript: your list is stored only in this browser/)).toBeVisible();
  });
});
