import type { Page } from '@playwright/test';
import { statementSearchWords } from '@/lib/words/statement';
import { STATEMENT_SEARCH_NAMES, STATEMENT_SEARCHES } from '../lib/records/statement/searches';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';

const { largest_group_head: head, hub, nothing_known: unknown, redacted } = SAMPLE_HIGHLIGHTS;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const above = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'This company' }).getByRole('link', { name: new RegExp(`^${name}`) });

async function openFirstStatement(page: Page, search: string): Promise<void> {
  await page.goto(search);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/statements\/\d+$/);
}

test(
  'filings are listed by year, filtered by type, and each has a page below its company',
  BOTH_SOURCES,
  async ({ page }) => {
    await page.goto(links.company(head));
    await tab(page, 'Filings').click();
    await expect(page).toHaveURL(new RegExp(`${links.companyFilings(head)}$`));
    await expect(page.getByText(/^\d+ filings$/).first()).toBeVisible();
    const rows = page
      .getByRole('table', { name: 'Filings by year' })
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    await expect(rows).not.toHaveCount(0);
    const before = await rows.count();
    const type = page.getByRole('list', { name: 'Type' }).getByRole('link', { name: /Confirmation statement/ });
    const count = Number(/\d+$/.exec(((await type.textContent()) ?? '').trim())?.[0]);
    await type.click();
    await expect(page.getByRole('status')).toContainText(new RegExp(`^${count} filings? match(?:es)? the filters`));
    expect(count).toBeLessThan(before);
    await expect(rows).toHaveCount(count);
    await page.getByRole('link', { name: 'Show all filings' }).click();
    await expect(rows).toHaveCount(before);

    await rows.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/filings\/\d+$/);
    await expect(page.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', /\/api\/registry\/filings\/\d+$/);
    await above(page).getByRole('link', { name: 'Filings' }).click();
    await expect(page).toHaveURL(new RegExp(`${links.companyFilings(head)}$`));
  },
);

test('statements are grouped, and each says who says so and how sure that is', BOTH_SOURCES, async ({ page }) => {
  await page.goto(links.companyStatements(hub));
  await expect(page.getByText(/^\d+ of \d+ statements, page 1 of \d+$/)).toBeVisible();
  // Of our own register they are a table with groups, of a remote service a list by type.
  const fold = page.locator('details.group:not([open]) > summary').first();
  const isOwn = (await page.getByRole('navigation', { name: 'Filter the statements' }).count()) > 0;
  if (isOwn) await fold.click();
  else await expect(page.getByRole('heading', { name: 'Subsidiaries' })).toBeVisible();
  const first = isOwn
    ? page.getByRole('table').getByRole('link', { name: /^\d+$/ })
    : page.getByRole('heading', { level: 3 }).getByRole('link');
  await first.first().click();
  await expect(page).toHaveURL(/\/statements\/\d+$/);
  for (const name of ['Parties', 'What is stated', 'Sources', 'Confidence', 'Dates']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('meter', { name: 'Confidence' })).toBeVisible();
  await expect(above(page).getByRole('link')).not.toHaveCount(0);
});

test('control is shown in words, with means and shares', async ({ page }) => {
  await openFirstStatement(
    page,
    `${STATEMENT_SEARCHES.search_control_statements.path}?q=maple&has_controlling_entities=true`,
  );
  await expect(title(page)).toContainText(/control(s|led)? /);
  await expect(page.getByText(/^(Holds shares|Has significant influence)/).first()).toBeVisible();
});

test('data items have a list and pages', async ({ page }) => {
  await page.goto(links.company(head));
  await tab(page, 'Data').click();
  await expect(page.getByText(/^\d+ data items?$/)).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/data\/\d+$/);
  await expect(page.getByRole('heading', { name: 'What is stated' })).toBeVisible();
  await above(page).getByRole('link', { name: 'Data' }).click();
  await expect(page).toHaveURL(new RegExp(`${links.companyData(head)}$`));
});

test('a company without any says so in one line', async ({ page }) => {
  await page.goto(links.companyFilings(unknown));
  await expect(page.getByText('The registry holds no filings of this company.')).toBeVisible();
  await page.goto(links.companyData(unknown));
  await expect(page.getByText('The registry holds no data items of this company.')).toBeVisible();
});

for (const name of STATEMENT_SEARCH_NAMES) {
  const { path } = STATEMENT_SEARCHES[name];
  const words = statementSearchWords.en[name];
  test(`${words.title} can be searched`, async ({ page }) => {
    await page.goto(path);
    await expect(title(page)).toHaveText(words.title);
    await expect(page.getByRole('status').filter({ hasText: words.noun.other }).first()).toHaveText(/\d/);
    await page.goto(`${path}?q=zzqqxx`);
    await expect(page.getByText(new RegExp(`No ${words.noun.other} match`))).toBeVisible();
  });
}

test('a filter of a statement search is a chip in words, and can be removed', THOROUGHLY, async ({ page }) => {
  await page.goto(
    `${STATEMENT_SEARCHES.search_control_statements.path}?control_mechanisms_mechanism_type=voting_rights`,
  );
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips).toContainText('Has voting rights');
  await chips.getByRole('link').first().click();
  await expect(chips).toHaveCount(0);
});

test('a placeholder shows its facts and statements', async ({ page }) => {
  await openFirstStatement(
    page,
    `${STATEMENT_SEARCHES.search_control_statements.path}?controlling_entities_entity_type=unknown`,
  );
  await page.getByRole('main').locator('a[href*="/placeholders/"]').first().click();
  await expect(page).toHaveURL(/\/placeholders\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Statements behind it' })).toBeVisible();
  await page.getByRole('navigation', { name: 'This placeholder' }).getByRole('link', { name: 'Statements' }).click();
  await expect(page.getByText(/^\d+ statements?$|^\d+ of \d+ statements/)).toBeVisible();
});

test.describe('missing or withheld records', () => {
  test.use({ expectedProblems: /status of 404/ });

  for (const path of [
    '/filings/999999999',
    '/statements/999999999',
    '/data/999999999',
    '/filings/x',
    '/placeholders/999999999/statements',
  ]) {
    test(`is distinguished from an empty result: ${path}`, async ({ page }) => {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(404);
      await expect(title(page)).toHaveText('Page not found');
    });
  }

  test('a redacted company has no lists', BOTH_SOURCES, async ({ page }) => {
    await page.goto(links.companyStatements(redacted));
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText('The registry holds no statements')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('the lists, their filters and details work', THOROUGHLY, async ({ page, source }) => {
    test.skip(source === 'upstream', 'a service does not filter the statements of a company');
    await page.goto(links.companyFilings(head));
    await page.getByRole('list', { name: 'Year' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/year=\d{4}/);
    await page.goto(links.companyStatements(head));
    await page.getByRole('list', { name: 'Kind' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/data_type=/);
    const group = page.getByRole('group').filter({ has: page.getByRole('table') });
    await expect(group.first()).toBeVisible();
    await page.goto(STATEMENT_SEARCHES.search_control_statements.path);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('maple');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/q=maple/);
  });
});
