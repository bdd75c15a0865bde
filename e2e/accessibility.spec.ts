import type { Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { FAULTS } from '../lib/testing/faults/table';
import { scriptsAtWork } from './support/at-rest';
import { expectNoBarriers, SIZES } from './support/barriers';
import { inFrontOf } from './support/faulty-service';
import { sharedServer } from './support/shared-servers';
import { PAGES, pageFileOf, SITUATIONS, type Situation } from './support/situations';
import { expect, THOROUGHLY, test } from './support/test';

const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;
const PROMISE = 'has no barrier that a machine can find, and scrolls sideways in no view';

// Nine checks of a table of hundreds of rows take long.
test.setTimeout(300_000);

const nothing: NonNullable<Situation['begin']> = async () => undefined;

/** Loads a page once, and checks it in every view. */
async function walk(page: Page, address: string, begin = nothing): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
  await begin(page);
  await expectNoBarriers(page);
}

/** Situations of a page share its colours and its layout: a usual run checks one of them. */
const isFirstOfPage = (situation: Situation, index: number): boolean =>
  SITUATIONS.findIndex((other) => !other.isLikeAnother && pageFileOf(other) === pageFileOf(situation)) === index;

for (const [index, situation] of SITUATIONS.entries()) {
  const { name, address, begin, isNotFound } = situation;
  test.describe('', () => {
    test.use({ expectedProblems: isNotFound && /status of 404/ });
    test(`${name} ${PROMISE}`, isFirstOfPage(situation, index) ? {} : THOROUGHLY, async ({ page }) => {
      await walk(page, address, begin);
    });
  });
}

test('the accessibility statement names the widths that are checked, and each page leads to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  const widths = new Intl.ListFormat('en').format(SIZES.map(({ width }) => width.toLocaleString('en')));
  await expect(page.getByRole('main')).toContainText(`at widths of ${widths.replace(/, and /, ' and ')} pixels`);
});

test('no page of the site is missing in that table', () => {
  expect(PAGES.length).toBeGreaterThan(30);
  const known = new Set(SITUATIONS.map(pageFileOf));
  expect(PAGES.filter(({ file }) => !known.has(file))).toEqual([]);
});

test.describe('', () => {
  test.use({ expectedProblems: /status of 500|Minified React error|Server Components render/ });
  test(`a page that failed ${PROMISE}`, async ({ page }) => {
    await walk(page, `${sharedServer('empty').url}${links.companySearch()}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  });
});

test.describe('in front of a remote service', () => {
  test.use({ source: 'upstream' });
  const candidates = (page: Page) =>
    expect(page.getByRole('region', { name: 'Possibly the same person' })).toContainText('1 call');
  const situations: Situation[] = [
    { name: 'a search with its prices', address: '/companies/search?q=harrowgate' },
    {
      name: 'a table of results with their prices',
      address: '/companies/search?q=harrowgate&view=table&per_page=10',
      isLikeAnother: true,
    },
    { name: 'statements with their prices', address: links.companyStatements(head), isLikeAnother: true },
    { name: 'filings with their prices', address: links.companyFilings(head), isLikeAnother: true },
    { name: 'a network with what a step costs', address: links.companyNetwork(head), isLikeAnother: true },
    { name: 'a company with its age', address: links.company(head), isLikeAnother: true },
    { name: 'an officer whose namesakes cost a call', address: links.officer(40), begin: candidates },
    { name: 'the map before anybody is asked', address: links.jurisdictions(), isLikeAnother: true },
    { name: 'the account', address: links.accountStatus() },
    { name: 'no files of a register of somebody else', address: links.downloads(), isLikeAnother: true },
    { name: 'the register of somebody else', address: links.register(), isLikeAnother: true },
  ];
  for (const { name, address, begin, isLikeAnother } of situations) {
    test(`${name} ${PROMISE}`, isLikeAnother ? THOROUGHLY : {}, ({ page }) => walk(page, address, begin));
  }
});

for (const row of FAULTS.filter(({ reason }) => reason === 'allowance').slice(0, 1)) {
  test(`a page that was refused by ${row.name} ${PROMISE}`, async ({ page }) => {
    await inFrontOf(row, async ({ url }) => {
      await walk(page, `${url}${links.company(head)}`, async () => {
        await expect(page.getByRole('alert').filter({ hasText: 'used up' })).toBeVisible();
      });
      await page.goto('about:blank');
    });
  });
}
