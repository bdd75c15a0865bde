import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const { loop, nothing_known: unknown, largest_group_head: head } = SAMPLE_HIGHLIGHTS;
const [SECOND, THIRD] = ['Rotonde Participations S.à r.l.', 'Rotonda Beheer B.V.'] as const;
const RING = `${links.companyNetwork(loop)}?confidence=all&ownership_percentage=0&expanded=companies/lu/B240402,companies/nl/64040403`;

const counts = (page: Page): Locator => page.getByRole('status').filter({ hasText: /relationships? shown$/ });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'This view' });
const owners = (page: Page): Locator => page.getByRole('region', { name: 'Ultimate owners' });
const picture = (page: Page): Locator => page.getByRole('application');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
}

async function drawing(page: Page): Promise<string> {
  await bar(page).locator('summary').filter({ hasText: 'Export and share' }).click();
  const coming = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'SVG picture' }).click();
  return readFile(await (await coming).path(), 'utf8');
}

test('a loop is marked in the picture and the tree and counted in the shares', async ({ page }) => {
  await open(page, RING);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  // One of the ring's three holdings closes the loop.
  expect((await drawing(page)).match(/>↻ circular · /g)).toHaveLength(1);
  await openList(page, 'Findings');
  await expect(owners(page)).toContainText('Loops add');
  await expect(owners(page)).toContainText(/holds \d+\s% of itself/);

  await page.getByRole('link', { name: 'Tree', exact: true }).click();
  const tree = page.getByRole('tree');
  await expect(tree).toContainText('a loop closes here');
  for (const name of [loop.name, SECOND, THIRD]) await expect(tree).toContainText(name);
  await page.keyboard.press('Tab');
  await picture(page).focus();
  const panel = page.getByRole('complementary', { name: 'Focused in the picture' });
  await expect(panel).toContainText('Owns itself through others: 3 in the loop');
});

test('what a filter takes out of a loop ends the loop everywhere', THOROUGHLY, async ({ page }) => {
  await open(page, `${RING}&list=tree`);
  await expect(page.getByRole('tree')).toContainText('a loop closes here');
  await openList(page, 'Findings');
  await expect(owners(page)).toContainText('Loops add');
  await page.getByRole('spinbutton', { name: 'Minimum ownership, as a number' }).fill('30');
  await expect(owners(page)).not.toContainText('Loops add');
  await openList(page, 'Tree');
  await expect(page.getByRole('tree')).not.toContainText('a loop closes here');
  expect(await drawing(page)).not.toContain('circular');
});

test('a placeholder has a network, linked from its record and back', async ({ page }) => {
  await open(page, RING);
  await openList(page, 'Findings');
  const owner = owners(page).getByRole('link').first();
  await owner.click();
  await expect(page).toHaveURL(/\/placeholders\/\d+$/);
  await page
    .getByRole('link', { name: /network/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/placeholders\/\d+\/network$/);
  await scriptsAtWork(page);
  await expect(counts(page)).toHaveText(/[1-9]\d* of \d+ relationships? shown/);
  await openList(page, 'Table');
  await expect(page.getByRole('table')).toContainText(loop.name);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Tab');
  await picture(page).focus();
  const panel = page.getByRole('complementary', { name: 'Focused in the picture' });
  await expect(panel).toContainText('Centre of this network');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/expanded=companies/);
  await page.getByRole('link', { name: 'Tree', exact: true }).click();
  await expect(page.getByRole('tree')).toContainText(loop.name);
});

test('of a company without any relation that is said, and a case can be begun and brought in all the same', async ({
  page,
}) => {
  await open(page, links.companyNetwork(unknown));
  await expect(page.getByText(`No owners or holdings of ${unknown.name} are on record here.`)).toBeVisible();
  await expect(page.getByText('Nothing to expand')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await bar(page).locator('summary').filter({ hasText: 'Import a list' }).click();
  await expect(bar(page).getByLabel('Open a case file')).toBeEnabled();
  await bar(page).getByLabel('Add companies by number').fill(links.company(head).slice('/companies/'.length));
  await bar(page).getByRole('button', { name: 'Add to the network' }).click();
  await expect(counts(page)).toBeVisible();
  await openList(page, 'Table');
  await expect(page.getByRole('table')).toContainText(head.name);
  await expect(page).toHaveURL(/roots=/);
});

test.describe('without scripts', () => {
  // With scripts disabled, the browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('what an address follows by scripts alone is said, with a page that follows it without', async ({ page }, {
    project,
  }) => {
    await page.goto(links.companyNetwork(head));
    const rows = page.getByRole('table').locator('tbody tr');
    const own = await rows.count();
    await page.goto(`${links.companyNetwork(head)}?walk=down,3,200,${links.company(head).slice('/companies/'.length)}`);
    // Playwright finds no text in a `noscript` element.
    await expect(page.locator('noscript p').last()).toContainText('which needs scripts: this page shows only');
    await expect(rows).toHaveCount(own);
    await page.locator('noscript a', { hasText: 'Expand without scripts' }).click();
    await expect(page).toHaveURL(/\/network\?from=.*depth=3/);
    // In front of a remote service such a page uses cached replies only, until the user confirms the cost.
    if (project.name === 'upstream') await expect(page.getByText('Only cached copies were used')).toBeVisible();
    else await expect.poll(() => rows.count()).toBeGreaterThan(own);
  });
});
