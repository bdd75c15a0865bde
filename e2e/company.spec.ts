import type { Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';

const { largest_group_head: head, dissolved, branch, home_of_branch, nothing_known, arabic_name } = SAMPLE_HIGHLIGHTS;
const { differing_records: differing, agreeing_records: agreeing } = SAMPLE_HIGHLIGHTS;

test.describe('a company says first what it is', () => {
  test('when it was dissolved, and who was in office until then', async ({ page }) => {
    await page.goto(links.company(dissolved));
    const main = page.getByRole('main');
    await expect(main.getByText(/registered in the United Kingdom since 9 March 1987; dissolved on/)).toBeVisible();
    await expect(main.getByText('This company was dissolved on 12 November 2019')).toBeVisible();
    await expect(main.getByText('No current officers are recorded.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Current officers' })).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Former officers' })).toContainText('with the company');
  });

  test('and so do links to its pages on other sites', async ({ page }) => {
    for (const path of [links.company(dissolved), links.companyNetwork(dissolved), links.companyFilings(dissolved)]) {
      await page.goto(path);
      const sentence = await page.getByText(/; dissolved on 12 November 2019/).textContent();
      for (const name of ['[name="description"]', '[property="og:description"]']) {
        expect(await page.locator(`meta${name}`).getAttribute('content'), `${name} of ${path}`).toBe(sentence);
      }
    }
  });

  test('which company it is a branch of, and the way there', async ({ page }) => {
    await page.goto(links.company(branch));
    await expect(page.getByText('This entry is a branch, not a separate company')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: home_of_branch.name }).first().click();
    await expect(page).toHaveURL(new RegExp(`${links.company(home_of_branch)}$`));
  });

  test('that hardly anything is known of it', async ({ page }) => {
    await page.goto(links.company(nothing_known));
    await expect(page.getByText('Status unknown')).toHaveCount(1);
    await expect(page.getByText('Not known', { exact: true }).first()).toBeVisible();
  });
});

test('names have dates and languages', async ({ page }) => {
  await page.goto(links.company(dissolved));
  const names = page.getByRole('region', { name: 'Names' }).getByRole('listitem');
  await expect(names.nth(0)).toContainText(dissolved.name);
  await expect(names.nth(1)).toContainText('Thornwick Rope & Sail Limited');
  await expect(names.nth(1)).toContainText('15 January 2008 to 20 May 2013');
  await page.goto(links.company(arabic_name));
  await expect(page.locator('bdi[lang="ar"]')).toBeVisible();
});

test('each fact leads to its source and date', async ({ page }) => {
  await page.goto(links.company(head));
  await page.getByText('Where each fact is from').press('Enter');
  await expect(page.getByText('read from the register’s status')).toBeVisible();
});

test.describe('a company of several records', () => {
  const sources = (page: Page) => page.getByRole('region', { name: 'Sources', exact: true });

  test('says where they differ beside the fact, and compares them', BOTH_SOURCES, async ({ page, source }) => {
    await page.goto(links.company(differing));
    const facts = page.getByRole('region', { name: 'Key facts' });
    await expect(facts.getByText('Belfast', { exact: true })).toBeVisible();
    const sentence = 'Sample Legal Entity Index gives another address: 4 Lanternhill Quay, Belfast, BT3 1QQ, GB (as of';
    if (source === 'upstream') {
      await expect(page.getByText('gives another')).toHaveCount(0);
      await expect(sources(page)).toHaveCount(0);
      return;
    }
    await expect(facts.getByRole('definition').filter({ hasText: 'BT7 9RO' })).toContainText(sentence);
    await expect(facts.getByText('Sample Offshore Papers gives another status: Struck off')).toBeVisible();
    await facts.getByText('Where each fact is from').press('Enter');
    await expect(facts).toContainText('Sample Companies Register (United Kingdom), 26 August 2026');
    await facts.getByRole('link', { name: 'Compare the records' }).press('Enter');
    await expect(sources(page).getByRole('heading')).toBeInViewport();
    await expect(sources(page)).toContainText('4 facts differ: name, status, incorporated, address.');
    const table = page.getByRole('table', { name: 'What each record says' });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    const address = table.getByRole('row', { name: /^Address/ }).getByRole('cell');
    await expect(address).toContainText(['shown', 'differs', '10 Beacon Terrace, Belfast']);
    await expect(address.nth(2)).not.toContainText('differs');
    await page.setViewportSize({ width: 390, height: 844 });
    const scrolling = page.getByRole('region', { name: 'What each record says' });
    await scrolling.focus();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.keyboard.press('End');
    await expect(table.getByRole('rowheader', { name: 'Address' })).toBeInViewport();
  });

  test('says so if they agree, and folds them', THOROUGHLY, async ({ page, source }) => {
    await page.goto(links.company(agreeing));
    await expect(page.getByText('gives another')).toHaveCount(0);
    if (source === 'upstream') return expect(sources(page)).toHaveCount(0);
    await expect(sources(page)).toContainText('They do not contradict each other.');
    await expect(page.getByRole('table', { name: 'What each record says' })).toBeHidden();
    await sources(page).locator('summary').press('Enter');
    await expect(page.getByRole('table', { name: 'What each record says' })).toBeVisible();
  });

  test('is alone in having them', THOROUGHLY, async ({ page }) => {
    await page.goto(links.company(head));
    await expect(page.getByRole('region', { name: 'Key facts' })).toBeVisible();
    await expect(sources(page)).toHaveCount(0);
  });
});

test('the parts of a company are addresses of the interface', async ({ page }) => {
  await page.goto(links.company(head));
  const place = page.getByRole('main').getByRole('link', { name: 'United Kingdom', exact: true }).first();
  await expect(place).toHaveAttribute('href', '/companies/search?jurisdiction_code=gb');
  const tabs = page.getByRole('navigation', { name: 'This company' });
  await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  for (const [name, href] of [
    ['Filings', links.companyFilings(head)],
    ['Statements', links.companyStatements(head)],
    ['Data', links.companyData(head)],
    ['Events', links.companyEvents(head)],
    ['Network', links.companyNetwork(head)],
  ] as const) {
    await expect(tabs.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
  }
});

test(
  'the way to the network says what it costs, or shows the picture where it costs nothing',
  BOTH_SOURCES,
  async ({ page, source }) => {
    await page.goto(links.company(home_of_branch));
    const control = page.getByRole('region', { name: 'Ownership and control' });
    await expect(control.getByRole('link', { name: 'Explore the network' })).toBeVisible();
    const picture = control.getByRole('img', { name: /^The network around/ });
    if (source === 'embedded') await expect(picture).toBeVisible();
    else await expect(picture.or(control.getByText('1 call').first()).first()).toBeVisible();
  },
);

test.describe('without scripts', () => {
  // With scripts disabled, the browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });
  test('all of it is there', async ({ page }) => {
    await page.goto(links.company(head));
    for (const name of ['Key facts', 'Ownership and control', 'Officers', 'Names', 'Recent filings', 'Source']) {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    }
  });
});
