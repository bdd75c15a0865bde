import type { Locator, Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { listenToRegions, takeAnnouncements } from './support/announced';
import { atRest, scriptsAtWork } from './support/at-rest';
import { barriersOf, expectNoBarriers, stickingOut } from './support/barriers';
import { tabTo } from './support/keyboard';
import { DEVICE, expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const NETWORK = links.companyNetwork(
  SAMPLE_HIGHLIGHTS.largest_group_head,
  new URLSearchParams({ confidence: '0', ownership_percentage: '0' }),
);

const map = (page: Page): Locator => page.getByRole('group', { name: 'Map of the countries' });
const countries = (page: Page): Locator => page.getByRole('table', { name: 'Countries' });
const flows = (page: Page): Locator => page.getByRole('table', { name: 'From country to country' });
const circle = (page: Page, country: string): Locator =>
  map(page).getByRole('link', { name: new RegExp(`^${country}: `) });
const counts = (page: Page): Locator => page.getByRole('status').filter({ hasText: /relationships? shown$/ });
const row = (page: Page, country: string): Locator =>
  countries(page).getByRole('row', { name: new RegExp(`^${country}`) });

async function open(page: Page, address = NETWORK): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
}

/** The numbers of a table's last column. */
async function numbersOf(table: Locator): Promise<number[]> {
  const texts = await table.getByRole('cell').allTextContents();
  return texts.map((text) => Number(text.replaceAll(',', '')));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** All numbers of a text that stand before such a word. */
const numbersBefore = (text: string, word: RegExp): number[] =>
  [...text.matchAll(new RegExp(`(\\d+) ${word.source}`, 'g'))].map(([, number]) => Number(number));

/** How many entities and relationships the page says it shows. */
async function shown(page: Page): Promise<{ entities: number; relationships: number }> {
  const said = (await counts(page).textContent()) ?? '';
  const numbers = numbersBefore(said, /of \d+/);
  return { entities: sum(numbers.slice(0, -1)), relationships: numbers.at(-1) ?? 0 };
}

test.describe('on a wide screen', DEVICE, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the map has everything that is shown, and its lines and circles lead to it', THOROUGHLY, async ({ page }) => {
    const addresses = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') addresses.add(request.url());
    });
    await open(page);
    const hasOutlines = async (): Promise<boolean> => {
      const scripts = await Promise.all([...addresses].map(async (url) => (await page.request.get(url)).text()));
      return scripts.some((text) => text.includes('W. Sahara'));
    };
    expect(await hasOutlines(), 'the outlines come with the map only').toBe(false);
    await openList(page, 'Map');
    await expect(map(page)).toBeVisible();
    await expect.poll(hasOutlines).toBe(true);
    await expect(page).toHaveURL(/list=map/);

    const list = page.getByRole('region', { name: 'The same as a list' });
    const unplaced = (await list.getByText(/^Of unknown country/).textContent()) ?? '';
    const inside = numbersBefore((await countries(page).textContent()) ?? '', /relationships? within/);
    const [whole, between] = [await shown(page), await numbersOf(flows(page))];
    const [unplacedRelationships] = numbersBefore(unplaced, /relationships?/);
    const unplacedEntities = sum(numbersBefore(unplaced, /(?:placeholder|person|unknown owner)s?/));
    expect(sum(await numbersOf(countries(page))) + unplacedEntities).toBe(whole.entities);
    expect(sum(inside) + sum(between) + (unplacedRelationships ?? 0)).toBe(whole.relationships);

    const flow = flows(page).getByRole('link').first();
    const name = (await flow.textContent()) ?? '';
    const line = map(page).locator('[data-flow]').first();
    await expect(line).toHaveAttribute('aria-label', new RegExp(`^${name}: ${between[0]} relationships?$`));
    await flow.click();
    const said = page.getByText(`Only relationships ${name}: ${between[0]} of ${whole.relationships}.`);
    await expect(said).toBeFocused();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(between[0] ?? 0);
    await page.reload();
    await expect(said, 'the address says which part').toBeVisible();
    await scriptsAtWork(page);
    await said.getByRole('link', { name: 'List all' }).click();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(whole.relationships);
    expect(await barriersOf(page)).toEqual([]);
  });

  test('a row of a table lights up its mark on the map, and a mark its row', THOROUGHLY, async ({ page }) => {
    await open(page, `${NETWORK}&list=map`);
    await expect(map(page)).toBeVisible();
    await atRest(page);
    const lit = page.locator('tr[data-near]');
    const opacities = () =>
      map(page)
        .locator('[data-flow]')
        .evaluateAll((lines) => lines.map((line) => Number(getComputedStyle(line).opacity)));
    const atFirst = await opacities();

    await row(page, 'Netherlands').hover();
    await expect(circle(page, 'Netherlands')).toHaveAttribute('data-near', '');
    await expect(map(page).locator('a[data-place][data-near]')).toHaveCount(1);

    // Of a route both ends are lit, and of the lines this one alone.
    const route = flows(page).getByRole('row').nth(1);
    await route.hover();
    await expect(map(page).locator('a[data-place][data-near]')).toHaveCount(2);
    expect((await opacities()).filter((opacity) => opacity > 0.5)).toHaveLength(1);

    await page.getByRole('heading', { level: 1 }).hover();
    await expect(lit).toHaveCount(0);
    expect(await opacities()).toEqual(atFirst);

    await circle(page, 'Netherlands').hover();
    await expect(lit).toHaveCount(1);
    await expect(row(page, 'Netherlands')).toHaveAttribute('data-near', '');

    // By keyboard both ways.
    await row(page, 'Jersey').getByRole('link', { name: 'Jersey' }).focus();
    await expect(circle(page, 'Jersey')).toHaveAttribute('data-near', '');
    await circle(page, 'Netherlands').focus();
    await expect(row(page, 'Netherlands')).toHaveAttribute('data-near', '');
    expect(await barriersOf(page)).toEqual([]);
  });

  test('a country is chosen by keys, announced, kept in the address and undone', THOROUGHLY, async ({ page }) => {
    await open(page, `${NETWORK}&list=map`);
    await expect(map(page)).toBeVisible();
    await listenToRegions(page);
    const before = await shown(page);
    const first = map(page).getByRole('link').first();
    await tabTo(page, first);
    await expect(first).toHaveAccessibleName(/^United Kingdom: /);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Whole world' }), 'one stop for all circles').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Whole world' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(first).not.toBeFocused();
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/jurisdictions=gb/);
    await expect(circle(page, 'United Kingdom')).toHaveAttribute('aria-current', 'true');
    await expect(map(page).getByRole('link')).toHaveCount(1);
    await expect(circle(page, 'United Kingdom')).toBeFocused();
    expect(await barriersOf(page)).toEqual([]);
    const after = await shown(page);
    expect(after.entities).toBeLessThan(before.entities);
    expect(await takeAnnouncements(page)).toContain(await counts(page).textContent());
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shown(page)).toEqual(before);
    await expect(page).not.toHaveURL(/jurisdictions=/);
    await row(page, 'Jersey').getByRole('link', { name: 'Jersey' }).click();
    await countries(page).getByRole('link', { name: 'all: Jurisdiction' }).click();
    await expect.poll(() => shown(page)).toEqual(before);
    await expectNoBarriers(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a circle is tapped on the map, and the tables follow below', async ({ page }) => {
    await open(page, `${NETWORK}&list=map`);
    await expect(map(page)).toBeVisible();
    await atRest(page);
    expect(await stickingOut(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
    const [drawing, table] = [await map(page).boundingBox(), await countries(page).boundingBox()];
    expect(table?.y).toBeGreaterThan((drawing?.y ?? 0) + (drawing?.height ?? 0));
    await circle(page, 'Netherlands').tap();
    await expect(page).toHaveURL(/jurisdictions=nl/);
    await expect(map(page).getByRole('link')).toHaveCount(2);
    await expect(row(page, 'Netherlands').getByRole('link').first()).toHaveAttribute('aria-current', 'true');
    await circle(page, 'Netherlands').tap();
    await expect(page).not.toHaveURL(/jurisdictions=/);
  });
});

test.describe('without scripts', () => {
  // With scripts disabled, the browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('the tables stand for the map, and lead on', async ({ page }) => {
    await page.goto(`${links.companyNetwork(SAMPLE_HIGHLIGHTS.largest_group_head)}?list=map`);
    await expect(map(page)).toHaveCount(0);
    const [first] = await numbersOf(flows(page));
    await flows(page).getByRole('link').first().click();
    await expect(page.getByText(/^Only relationships .* → .*: \d+ of \d+\./)).toBeVisible();
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(first ?? 0);
    await page.goBack();
    await countries(page).getByRole('link', { name: 'Netherlands' }).click();
    await expect(page).toHaveURL(/jurisdictions=nl/);
    await expect(countries(page).getByRole('row')).toHaveCount(3);
  });
});
