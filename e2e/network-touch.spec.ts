import { readFile } from 'node:fs/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { readPdf } from '../lib/formats/out/network/pdf/pdf.fixture';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { atRest, scriptsAtWork } from './support/at-rest';
import { barriersOf, stickingOut } from './support/barriers';
import { DEVICE, DEVICE_THOROUGHLY, expect, test } from './support/test';

const head = SAMPLE_HIGHLIGHTS.largest_group_head;
const NETWORK = links.companyNetwork(head);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}

const picture = (page: Page): Locator => page.getByRole('application');
const focused = (page: Page): Locator => page.getByRole('complementary', { name: 'Focused in the picture' });
/** The button of the sheet with the facts, which names what is focused. */
const details = (page: Page, name?: string): Locator =>
  page.getByRole('button', { name: name ? `Details: ${name}` : /^Details/, exact: true });

async function open(page: Page): Promise<Point> {
  await page.goto(NETWORK);
  await scriptsAtWork(page);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  return toMiddle(page);
}

/** The middle of the picture, scrolled to the middle of the screen. */
async function toMiddle(page: Page): Promise<Point> {
  await picture(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await atRest(page);
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('There is no picture.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves fingers from one position to another in a few steps, and lifts them. */
async function drag(browser: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [...from] });
  for (let step = 1; step <= 8; step++) {
    const touchPoints = from.map(({ x, y }, finger) => ({
      x: x + (((to[finger]?.x ?? x) - x) * step) / 8,
      y: y + (((to[finger]?.y ?? y) - y) * step) / 8,
    }));
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Two taps on the same box within this time are a double tap, which expands it. */
const DOUBLE_TAP = 300;

/** Taps at these heights of the picture until that company is focused. */
async function tapAlong(page: Page, x: number, heights: readonly number[], name: string): Promise<Point> {
  for (const y of heights) {
    await page.touchscreen.tap(x, y);
    await atRest(page);
    if ((await details(page, name).count()) > 0) return { x, y };
    if ((await details(page).textContent()) !== 'Details') await page.waitForTimeout(DOUBLE_TAP);
  }
  throw new Error(`No tap reached ${name}.`);
}

const openListByTap = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'The same as a list' }).getByRole('link', { name, exact: true }).tap();

const STEPS = Array.from({ length: 40 }, (_, step) => 10 * step);

/** Up from the middle of the picture, so that nothing out of sight is reached. */
const tapUp = (page: Page, { x, y }: Point, name: string): Promise<Point> =>
  tapAlong(
    page,
    x,
    STEPS.slice(0, 24).map((step) => y - step),
    name,
  );

/** Down the picture. */
const tapDown = (page: Page, { x, y }: Point, name: string): Promise<Point> =>
  tapAlong(
    page,
    x,
    STEPS.map((step) => y - 200 + step),
    name,
  );

test('a tap shows a company, and the page below still scrolls', DEVICE, async ({ page }) => {
  const middle = await open(page);
  await tapDown(page, middle, head.name);
  await details(page, head.name).tap();
  await expect(focused(page).getByRole('heading', { level: 2 })).toHaveText(head.name);
  await page.getByRole('button', { name: 'Close: Details' }).tap();
  const browser = await page.context().newCDPSession(page);
  const before = await page.evaluate(() => scrollY);
  // Beside the picture, a finger scrolls the page.
  await drag(browser, [{ x: 180, y: 720 }], [{ x: 180, y: 500 }]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test('one finger moves the picture and not the page', DEVICE_THOROUGHLY, async ({ page }) => {
  const middle = await open(page);
  const before = await tapDown(page, middle, head.name);
  const browser = await page.context().newCDPSession(page);
  const scrolled = await page.evaluate(() => scrollY);
  // Beside the boxes at the top of the chart.
  const empty = { x: middle.x + 150, y: middle.y - 90 };
  await drag(browser, [empty], [{ x: empty.x, y: empty.y - 100 }]);
  expect(await page.evaluate(() => scrollY), 'the page stays').toBe(scrolled);
  const after = await tapDown(page, middle, head.name);
  expect(before.y - after.y).toBeGreaterThanOrEqual(60);
});

test(
  'two fingers bring the picture nearer and not the page, and a press shows all of it again',
  DEVICE_THOROUGHLY,
  async ({ page }) => {
    const middle = await open(page);
    // It is above the middle, so it moves up when the picture is enlarged.
    const before = await tapUp(page, middle, head.name);
    const browser = await page.context().newCDPSession(page);
    const apart = (distance: number): Point[] => [
      { x: middle.x - distance, y: middle.y },
      { x: middle.x + distance, y: middle.y },
    ];
    await drag(browser, apart(40), apart(75));
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    const nearer = await tapUp(page, middle, head.name);
    expect(before.y - nearer.y).toBeGreaterThanOrEqual(15);
    await page.getByRole('button', { name: 'Fit the network to the screen' }).tap();
    await atRest(page);
    const again = await tapUp(page, await toMiddle(page), head.name);
    expect(again.y - nearer.y).toBeGreaterThanOrEqual(15);
  },
);

test('a double tap expands, and holding selects', DEVICE_THOROUGHLY, async ({ page }) => {
  const middle = await open(page);
  const root = await tapDown(page, middle, head.name);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [root] });
  await expect(page.getByText('1 selected, this one among them.')).toBeAttached();
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.touchscreen.tap(root.x, root.y);
  await page.touchscreen.tap(root.x, root.y);
  await expect(page.getByText(`${head.name} is already expanded.`)).toBeAttached();
});

test('a finger selects by lasso while it is switched on', DEVICE_THOROUGHLY, async ({ page }) => {
  const middle = await open(page);
  await tapDown(page, middle, head.name);
  const lasso = page.getByRole('button', { name: 'Lasso: draw around what to select' });
  await lasso.tap();
  await expect(lasso).toHaveAttribute('aria-pressed', 'true');
  const { x, y } = await toMiddle(page);
  const scrolled = await page.evaluate(() => scrollY);
  const browser = await page.context().newCDPSession(page);
  const around = [
    [-150, -190],
    [150, -190],
    [150, 190],
    [-150, 190],
    [-150, -180],
  ].map(([across = 0, down = 0]) => ({ x: x + across, y: y + down }));
  const [first] = around;
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: first ? [first] : [] });
  for (const point of around) {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByText(/^[2-9] selected/)).toBeAttached();
  expect(await page.evaluate(() => scrollY), 'the page stays').toBe(scrolled);
  await lasso.tap();
  await drag(browser, [{ x, y: y + 150 }], [{ x, y: y + 50 }]);
  await expect(page.getByText(/^[2-9] selected/), 'a finger moves the picture again').toBeAttached();
});

test(
  'filters are a drawer that opens and closes by a tap, with sliders for a finger',
  DEVICE_THOROUGHLY,
  async ({ page }) => {
    await open(page);
    const drawer = page.getByRole('form', { name: 'Filter the network' });
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const slider = page.getByRole('slider', { name: 'Minimum ownership' });
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (!box) throw new Error('There is no slider.');
    expect(box.height).toBeGreaterThanOrEqual(24);
    await page.touchscreen.tap(box.x + box.width * 0.6, box.y + box.height / 2);
    await expect(page).toHaveURL(/ownership_percentage=(5|6)\d/);
    const browser = await page.context().newCDPSession(page);
    const y = box.y + box.height / 2;
    const before = await slider.getAttribute('aria-valuetext');
    await browser.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + box.width * 0.6, y }],
    });
    await browser.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: box.x + box.width - 4, y }],
    });
    // While the finger is down.
    await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
    const said = (await slider.getAttribute('aria-valuetext')) ?? '';
    expect(said).toMatch(/^(9\d|100)\s%, \d+ shown, \d+ hidden$/);
    await expect(drawer.getByText(said.replace(', ', ' · '), { exact: true })).toBeVisible();
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page).toHaveURL(/ownership_percentage=(9\d|100)/);
    await drawer.getByRole('button', { name: /^Show \d+ relationships?$/ }).tap();
    await expect(drawer).toBeHidden();
  },
);

test('a walk over several levels is started by taps', DEVICE_THOROUGHLY, async ({ page }) => {
  await page.goto(links.companyNetwork(SAMPLE_HIGHLIGHTS.loop));
  await scriptsAtWork(page);
  await page.getByRole('button', { name: 'Details', exact: true }).tap();
  const panel = page.locator('details').filter({ hasText: 'Expand several levels' });
  await panel.getByText('Expand several levels').tap();
  await expect(panel).toContainText('Price: free.');
  await panel.getByRole('button', { name: 'Start' }).tap();
  await expect(panel).toContainText(/\d+ found · \d+ expanded/);
});

test('a hit is found, noted, tagged and handed over by taps alone', DEVICE, async ({ page }) => {
  await open(page);
  const search = page.getByRole('search');
  await search.getByRole('searchbox').tap();
  await page.keyboard.type('harrowgate europe');
  await expect(search.getByRole('status')).toHaveText(/^2 of \d+$/);
  await search.getByRole('button', { name: 'Next hit' }).tap();
  await expect(search.getByRole('status')).toHaveText('1 / 2');
  await search.getByRole('button', { name: 'Previous hit' }).tap();
  await expect(search.getByRole('status')).toHaveText('2 / 2');
  await expect(details(page)).toHaveAccessibleName(/^Details: Harrowgate Europe/);
  await search.getByRole('searchbox').fill(head.name);
  await search.getByRole('button', { name: 'Next hit' }).tap();
  await details(page, head.name).tap();
  await page.getByRole('combobox', { name: 'New tag' }).tap();
  await page.keyboard.type('suspect');
  await page
    .locator('form')
    .filter({ has: page.getByRole('combobox', { name: 'New tag' }) })
    .getByRole('button')
    .tap();
  const remove = page.getByRole('button', { name: 'Remove the tag suspect' });
  await remove.tap();
  await expect(remove).toHaveCount(0);
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  await note.tap();
  await expect(note).toBeFocused();
  await page.keyboard.type('Ask for the accounts');
  await page.getByRole('button', { name: 'Close: Details' }).tap();

  const bar = page.getByRole('region', { name: 'This view' });
  const share = bar.locator('summary').filter({ hasText: 'Export and share' });
  await share.tap();
  const coming = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'PDF picture', exact: true }).tap();
  const { title, pages } = readPdf(await readFile(await (await coming).path()));
  expect(title).toBe(`Ownership network of ${head.name}`);
  expect(pages.flatMap(({ texts }) => texts).join(' '), 'the mark of a note follows the name').toContain('✎');
  const dossier = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Dossier (HTML)', exact: true }).tap();
  expect(await readFile(await (await dossier).path(), 'utf8')).toContain('Ask for the accounts');
  await page.context().grantPermissions(['clipboard-write']);
  await bar.getByRole('button', { name: 'Copy as picture', exact: true }).tap();
  await expect(bar).toContainText('Picture copied; in pixels: ');
  await page.context().clearPermissions();
  // Its sheet covers the lists.
  await share.tap();

  await openListByTap(page, 'Entities');
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Ask for the accounts' })).toHaveCount(1);
  await details(page, head.name).tap();
  await expect(note).toHaveValue('Ask for the accounts');
});

test('all controls are large enough for a finger, or have room around them', DEVICE_THOROUGHLY, async ({ page }) => {
  const middle = await open(page);
  await tapDown(page, middle, head.name);
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await page.locator('main').evaluate((main) => {
    for (const fold of main.querySelectorAll('details')) fold.open = true;
  });
  await atRest(page);
  expect(await barriersOf(page)).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
});

test('touch devices show touch instructions instead of mouse instructions', DEVICE, async ({ page }) => {
  await open(page);
  await details(page).tap();
  await expect(focused(page)).toContainText('By touch: tap to read');
  await expect(focused(page).getByText(/^Double-click/)).toBeHidden();
});
