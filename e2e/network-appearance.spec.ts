import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { expectNoBarriers } from './support/barriers';
import { expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const { largest_group_head: head, hub } = SAMPLE_HIGHLIGHTS;

const ALL = new URLSearchParams({ confidence: '0', ownership_percentage: '0' });
const GROUP = links.companyNetwork(head, ALL);
const HUB = links.companyNetwork(hub, ALL);

const legend = (page: Page): Locator => page.getByRole('list', { name: 'Legend' });
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' });
const rule = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true });
const undo = (page: Page): Locator => page.getByRole('button', { name: /^Undo/ });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsAtWork(page);
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
}

async function openRules(page: Page): Promise<void> {
  const panel = page.locator('details').filter({ has: page.locator('summary', { hasText: 'Appearance' }) });
  if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
}

/** How many relationships are shown. */
async function shown(page: Page): Promise<number> {
  const text = await page
    .getByRole('status')
    .filter({ hasText: /relationships? shown$/ })
    .textContent();
  return Number(/(\d+) of \d+ relationships? shown$/.exec(text?.trim() ?? '')?.[1]);
}

test('the legend has what the picture has, and hides it by the filters', async ({ page }) => {
  await open(page, GROUP);
  const before = await shown(page);
  const placeholder = legend(page).getByRole('listitem').filter({ hasText: 'placeholder: probably' });
  await expect(placeholder).toHaveText(/ · \d+ only hide$/);
  await expect(legend(page).getByText('cut corners')).toHaveCount(0);
  await placeholder.getByRole('button', { name: /^hide / }).click();
  await expect(placeholder).toHaveCount(0);
  expect(await shown(page)).toBeLessThan(before);
  await expect(chips(page)).toContainText('Kind: Company');
  await expect(page).toHaveURL(/kinds=/);
  await undo(page).click();
  await expect(placeholder).toHaveCount(1);
  expect(await shown(page)).toBe(before);
});

test('entities are listed with their figures, sorted, and saved', THOROUGHLY, async ({ page }) => {
  await open(page, HUB);
  await openList(page, 'Entities');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(page.getByRole('columnheader', { name: 'Betweenness' })).toBeVisible();
  await page.getByRole('link', { name: 'Sort by Connections' }).click();
  await expect(page.getByRole('columnheader', { name: 'Connections' })).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText(hub.name);
  await expect(page).toHaveURL(/list=entities&sort=-degree/);
  await page.getByRole('searchbox', { name: 'Find in the list' }).fill('Ireland');
  await expect(page.getByText(/^\d+ of \d+ entities$/)).toBeVisible();
  await expectNoBarriers(page);
});

test('rules colour, size and mark entities; links, undo and files have them', async ({ page }) => {
  await open(page, GROUP);
  await openRules(page);
  await rule(page, 'Colour').selectOption('Jurisdiction');
  const places = legend(page).getByRole('listitem');
  await expect(places.filter({ hasText: 'Colour: Jurisdiction' })).toHaveCount(1);
  await expect(places.filter({ hasText: /United Kingdom · \d+/ })).toHaveCount(1);
  await expect(page).toHaveURL(/color=jurisdiction/);
  await rule(page, 'Size').selectOption('Holdings');
  await rule(page, 'Lines').selectOption('Confidence');
  await expect(page).toHaveURL(/color=jurisdiction&size=holdings&lines=confidence/);

  const bar = page.getByRole('region', { name: 'This view' });
  await bar.locator('summary').filter({ hasText: 'Export and share' }).click();
  const coming = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'SVG picture', exact: true }).click();
  const svg = await readFile(await (await coming).path(), 'utf8');
  expect(svg).toContain('Colour: Jurisdiction');
  expect(svg).toMatch(/Limited \[GB\]<\/text>/);
  await page.keyboard.press('Escape');

  await page.reload();
  await scriptsAtWork(page);
  await expect(rule(page, 'Colour'), 'the address holds it').toHaveValue('jurisdiction');
  await expect(rule(page, 'Size')).toHaveValue('holdings');
  await rule(page, 'Colour').selectOption('None');
  await expect(places.filter({ hasText: 'Colour:' })).toHaveCount(0);
  await undo(page).click();
  await expect(rule(page, 'Colour')).toHaveValue('jurisdiction');
  await expectNoBarriers(page);
});

test('lines differ by type of relationship, and the legend shows one type only', THOROUGHLY, async ({ page }) => {
  await open(page, GROUP);
  await openRules(page);
  await rule(page, 'Lines').selectOption('Type');
  await expect(page).toHaveURL(/lines=type/);
  const types = legend(page).getByRole('listitem').filter({ hasText: 'Subsidiary' });
  await expect(types).toHaveText(/Subsidiary · \d+ only hide$/);
  const count = /\d+/.exec((await types.textContent()) ?? '')?.[0];
  await types.getByRole('button', { name: 'only Subsidiary' }).click();
  await expect(page).toHaveURL(/types=subsidiary/);
  await expect(page.getByText(new RegExp(` ${count} of \\d+ relationships shown$`))).toBeVisible();
});

test(
  'a rule by date of incorporation colours companies, and its legend hides a period',
  THOROUGHLY,
  async ({ page, source }) => {
    test.skip(source === 'upstream', 'the network of a service has no dates, and each record would cost a call');
    await open(page, GROUP);
    await openRules(page);
    await rule(page, 'Colour').selectOption('Date of incorporation');
    await expect(legend(page).getByRole('listitem').filter({ hasText: 'Colour: Date of incorporation' })).toHaveCount(
      1,
    );
    const periods = legend(page)
      .getByRole('listitem')
      .filter({ hasText: /(19|20)\d\d–.* · \d+ only hide$/ });
    await expect(periods.first()).toBeVisible();
    const before = await shown(page);
    const some = await periods.count();
    expect(some).toBeGreaterThan(1);
    await periods
      .last()
      .getByRole('button', { name: /^hide / })
      .click();
    await expect.poll(() => shown(page)).toBeLessThan(before);
    await expect(page).toHaveURL(/color=incorporated.*hidden=|hidden=.*color=incorporated/);
    await undo(page).click();
    await expect(periods).toHaveCount(some);
    await periods
      .first()
      .getByRole('button', { name: /^only / })
      .click();
    await expect.poll(() => shown(page)).toBe(1);
    await undo(page).click();
    await expect.poll(() => shown(page)).toBe(before);

    await openList(page, 'Entities');
    await page.getByRole('link', { name: 'Sort by Incorporated' }).click();
    await expect(page).toHaveURL(/sort=incorporated/);
    const first = page.getByRole('table').locator('tbody tr').first();
    await expect(first.getByRole('cell', { name: /^\d{1,2} [A-Z][a-z]+ (19|20)\d\d$/ })).toHaveCount(1);
  },
);

test('notes and tags are listed, sorted and found among the entities', THOROUGHLY, async ({ page }) => {
  await open(page, GROUP);
  // The focus ring is shown after a key, but not after a click.
  await page.keyboard.press('Tab');
  await page.getByRole('application').focus();
  await openList(page, 'Entities');
  await expect(page.getByRole('columnheader', { name: 'Note' })).toHaveCount(0);
  await page.getByLabel('Note', { exact: true }).fill('Ask who signed <b>this</b>');
  const field = page.getByRole('combobox', { name: 'New tag' });
  await field.fill('suspect');
  await field.press('Enter');
  const row = page.getByRole('table').locator('tbody tr').filter({ hasText: 'Ask who signed <b>this</b>' });
  await expect(row).toContainText('suspect');
  await expect(row).toContainText(head.name);
  await page.getByRole('searchbox', { name: 'Find in the list' }).fill('who signed');
  await expect(page.getByText(/^1 of \d+ entities$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in the list' }).fill('');
  await page.getByRole('link', { name: 'Sort by Note' }).click();
  await expect(page.getByRole('table').locator('tbody tr').first()).toContainText('Ask who signed');
  await expectNoBarriers(page);
});

test('by keyboard a rule is chosen, and its legend shows one place only', THOROUGHLY, async ({ page }) => {
  await open(page, GROUP);
  const summary = page.locator('summary').filter({ hasText: 'Appearance' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(rule(page, 'Names')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rule(page, 'Colour')).toBeFocused();
  await page.keyboard.type('Jur');
  await expect(page).toHaveURL(/color=jurisdiction/);
  const only = legend(page).getByRole('button', { name: 'only Jersey' });
  await only.focus();
  await page.keyboard.press('Enter');
  await expect(only).toHaveAttribute('aria-pressed', 'true');
  await expect(only, 'the focus stays').toBeFocused();
  await expect(chips(page)).toContainText('Jurisdiction: Jersey');
  await page.keyboard.press('Enter');
  await expect(only).toHaveAttribute('aria-pressed', 'false');
});

test('tags are given, filtered, searched, drawn and saved, and are in no link', THOROUGHLY, async ({ page }) => {
  await open(page, GROUP);
  // The focus ring is shown after a key, but not after a click.
  await page.keyboard.press('Tab');
  await page.getByRole('application').focus();
  const field = page.getByRole('combobox', { name: 'New tag' });
  await field.fill('suspect');
  await field.press('Enter');
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('suspect');
  await expect(page.getByText('Tagged Harrowgate Marine Group plc: suspect', { exact: true }).first()).toBeAttached();
  await openRules(page);
  await rule(page, 'Colour').selectOption('Tag');
  await expect(
    legend(page)
      .getByRole('listitem')
      .filter({ hasText: /suspect · 1/ }),
  ).toHaveCount(1);
  expect(page.url()).not.toContain('suspect');
  await page.getByRole('searchbox', { name: 'Search in this network' }).fill('suspect');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search in this network' }).fill('');

  const bar = page.getByRole('region', { name: 'This view' });
  await bar.locator('summary').filter({ hasText: 'Export and share' }).click();
  await expect(page.getByText(/Not included in the link: .*tags/)).toBeVisible();
  const coming = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Case file', exact: true }).click();
  const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
  expect(file.case.tags).toEqual([[links.company(head), ['suspect']]]);
  expect(file.case.appearance).toMatchObject({ color: 'tag' });
  await page.keyboard.press('Escape');

  await legend(page).getByRole('button', { name: 'only suspect' }).click();
  await expect(chips(page)).toContainText('Tag: suspect');
  await expect(page).not.toHaveURL(/suspect/);
  await page.getByRole('button', { name: 'Remove the tag suspect' }).click();
  await expect(page.getByRole('list', { name: 'Tags' })).toHaveCount(0);
  await undo(page).click();
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('suspect');
  await expectNoBarriers(page);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('rules are chosen in the sheet, and its legend filters', THOROUGHLY, async ({ page }) => {
    await open(page, GROUP);
    await page.getByRole('button', { name: /^Details/ }).tap();
    await page.locator('summary').filter({ hasText: 'Appearance' }).tap();
    await rule(page, 'Colour').selectOption('Jurisdiction');
    const hide = legend(page).getByRole('button', { name: 'hide Jersey' });
    await hide.scrollIntoViewIfNeeded();
    expect((await hide.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await hide.tap();
    await expect(hide).toHaveCount(0);
    await expectNoBarriers(page);
  });
});
