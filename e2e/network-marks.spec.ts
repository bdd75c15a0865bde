import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { rootsHref } from '../lib/network/roots-href';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { expectNoBarriers } from './support/barriers';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const { largest_group_head: head, hub, loop, dissolved } = SAMPLE_HIGHLIGHTS;
const ALL = new URLSearchParams({ confidence: '0', ownership_percentage: '0' });
const GROUP = links.companyNetwork(head, ALL);
const COMPARED = `${links.companyNetwork(hub, ALL)}&compare=2010-01-01,2024-01-01`;

const bar = (page: Page): Locator => page.getByRole('region', { name: 'This view' });
const picture = (page: Page): Locator => page.getByRole('application');
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Focused in the picture' });
const rows = (page: Page): Locator => page.getByRole('table').locator('tbody tr');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  await openList(page, 'Table');
}

async function saved(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await bar(page).getByRole('button', { name }).click();
  return readFile(await (await coming).path(), 'utf8');
}

const times = (text: string, part: string): number => text.split(part).length - 1;

test.describe('corporate groupings', () => {
  test('become closed groups by a press, are announced with their contents, and opened again', async ({
    page,
    source,
  }) => {
    test.skip(source === 'upstream', 'a service has this in records only, and those of the others are not cached');
    await open(page, GROUP);
    await bar(page).locator('summary').filter({ hasText: 'Group by…' }).click();
    await bar(page).getByRole('button', { name: 'Group by corporate grouping' }).click();
    await expect(bar(page)).toContainText('Grouped as harrowgate marine');
    await page.keyboard.press('Tab');
    await picture(page).focus();
    await expect(panel(page).getByRole('heading', { name: 'harrowgate marine', exact: true })).toBeVisible();
    await expect(panel(page)).toContainText(/Group of \d+ companies/);
    await expect(panel(page).getByRole('link', { name: head.name })).toBeVisible();
    await expect(panel(page).getByRole('region', { name: 'Joint holdings' })).toContainText(/%|unknown/);
    await picture(page).press('ArrowDown');
    await expect(
      panel(page).getByRole('heading', { name: 'harrowgate marine', exact: true }),
      'the keys lead on',
    ).toBeHidden();
    await bar(page).getByRole('button', { name: 'Open harrowgate marine' }).click();
    await expect(page).toHaveURL(/group=grouping,open,/);
    await expect(rows(page).filter({ hasText: 'in group harrowgate marine' }).first()).toBeVisible();
    await bar(page).locator('summary').filter({ hasText: 'Export and share' }).click();
    expect(times(await saved(page, 'SVG picture'), 'class="frame"')).toBe(1);
    await page.reload();
    await openList(page, 'Table');
    await expect(
      rows(page).filter({ hasText: 'in group harrowgate marine' }).first(),
      'the address holds it',
    ).toBeVisible();
  });
});

test.describe('two days that are compared', () => {
  test('are in table, tree, picture file and CSV alike, with the same counts', THOROUGHLY, async ({ page }) => {
    await open(page, COMPARED);
    const comparison = page.getByText(/^Between the two days, in this list:/);
    const [, added = '', gone = ''] = /(\d+) added, (\d+) gone/.exec((await comparison.textContent()) ?? '') ?? [];
    expect(Number(added)).toBeGreaterThan(0);
    const cells = (word: string) => rows(page).getByRole('cell', { name: word, exact: true });
    await expect(cells('added')).toHaveCount(Number(added));
    await expect(cells('gone')).toHaveCount(Number(gone));
    await page.getByRole('columnheader', { name: 'Change' }).getByRole('link').click();
    await expect(page).toHaveURL(/sort=change/);
    await expect(rows(page).first().getByRole('cell', { name: 'added', exact: true })).toBeVisible();
    await bar(page).locator('summary').filter({ hasText: 'Export and share' }).click();
    const csv = await saved(page, 'Relationships (CSV)');
    expect([times(csv, ',added,'), times(csv, ',gone,')].map(String)).toEqual([added, gone]);
    const svg = await saved(page, 'SVG picture');
    expect(svg).toContain('url(#arrow-added)');
    await page.getByRole('link', { name: 'Tree', exact: true }).click();
    await expect(page.getByRole('treeitem').getByText('added', { exact: true })).toHaveCount(Number(added));
  });

  test('show that a share has changed, and its former value', BOTH_SOURCES, async ({ page, source }) => {
    // The sample has no changed share: change one holding in the reply for the earlier date.
    await page.route(/\/api\/registry\/.*dates=2002-01-01/, async (route) => {
      const reply = await (await route.fetch()).json();
      const [first, ...others] = reply.results;
      const properties = { ...first.relationship_properties, ownership_percentage: 12.5 };
      await route.fulfill({
        json: { ...reply, results: [{ ...first, relationship_properties: properties }, ...others] },
      });
    });
    await open(page, `${GROUP}&compare=2002-01-01,2024-01-01`);
    const changes = page.getByRole('region', { name: /^What changed from / });
    await openList(page, 'Changes');
    if (source === 'upstream') await changes.getByRole('button', { name: /^Load both days/ }).click();
    const changed = changes.getByRole('region', { name: 'changed (1)' });
    await expect(changed.getByRole('listitem')).toContainText('was: 12.5 %');
    await openList(page, 'Table');
    await expect(rows(page).getByRole('cell', { name: 'changed', exact: true })).toHaveCount(1);
    await expect(page.getByText(/^Between the two days, in this list:/)).toContainText('1 changed');
    await bar(page).locator('summary').filter({ hasText: 'Export and share' }).click();
    expect(times(await saved(page, 'Relationships (CSV)'), ',changed,')).toBe(1);
    expect(await saved(page, 'SVG picture')).toMatch(/url\(#arrow-changed\)[\s\S]*· changed/);
    await page.getByRole('link', { name: 'Tree', exact: true }).click();
    await expect(page.getByRole('treeitem').getByText('changed', { exact: true })).toHaveCount(1);
  });
});

test.describe('whether a company is active', () => {
  test('is known without requests, shown as a word, and filtered with counts', async ({ page, source }) => {
    test.skip(source === 'upstream', 'a service has this in records only, and those of the others are not cached');
    await open(page, links.companyNetwork(hub, ALL));
    await page.getByText('More filters').click();
    const status = page.getByRole('group', { name: 'Status' });
    const label = (await status.getByText(/^Inactive\s*\d+$/).textContent()) ?? '';
    await status.getByRole('button', { name: 'only Inactive' }).click();
    await expect(page).toHaveURL(/statuses=inactive/);
    await expect(rows(page)).toHaveCount(Number(/\d+$/.exec(label)?.[0]));
    await expect(rows(page).filter({ hasText: 'inactive' })).toHaveCount(await rows(page).count());
  });

  test('comes with what an expansion brings', THOROUGHLY, async ({ page, source }) => {
    test.skip(source === 'upstream', 'there only what is kept is known');
    await open(page, links.companyNetwork(loop, ALL));
    const asked = page.waitForResponse((reply) => reply.url().endsWith('/api/entities'));
    await rows(page)
      .getByRole('button', { name: /^Expand / })
      .first()
      .click();
    expect((await asked).status()).toBe(200);
  });

  test('stays unknown without a loaded record, and costs no call', async ({ page, source }) => {
    test.skip(source !== 'upstream', 'our own register has all records at hand');
    await open(page, links.companyNetwork(hub, ALL));
    await page.getByText('More filters').click();
    await expect(page.getByText(/^No status loaded for \d+ companies\./)).toBeVisible();
    const status = page.getByRole('group', { name: 'Status' });
    await expect(status.getByText(/^Not known\s*\d+$/)).toBeVisible();
    await expect(status.getByText(/^Active\s*1$/), 'of the company itself the record is kept').toBeVisible();
  });
});

test('several roots give the network its name, and parts that nothing links are counted', async ({ page, source }) => {
  test.skip(source === 'upstream', 'networks of several are walked from copies there');
  const roots = [loop, dissolved];
  await open(page, rootsHref(roots.map(links.company), new URLSearchParams({ depth: '1' })));
  const names = roots.map(({ name }) => name).join(' and ');
  await expect(picture(page)).toHaveAccessibleName(`Ownership network of ${names}`);
  await expect(page.getByRole('table', { name: `Relationships of ${names}` })).toBeVisible();
  await expect(page.getByText('In 2 separate parts.')).toBeVisible();
});

test(
  'lists and picture with groups, states and changes have no barrier that a machine can find',
  THOROUGHLY,
  async ({ page }) => {
    const group = 'group=jurisdiction,open,j,Ireland,ie,';
    await open(page, `${COMPARED}&statuses=inactive,unknown&jurisdictions=ie,gg&${group}`);
    await expect(rows(page).first()).toBeVisible();
    await expectNoBarriers(page);
  },
);
