import type { Locator, Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { answerExpansions } from './support/large-network';
import { DEVICE, expect, THOROUGHLY, test } from './support/test';

const ENTITIES = 3_000;
const ROUNDS = 20;
const root = links.company(SAMPLE_HIGHLIGHTS.largest_group_head);

async function middleOf(picture: Locator): Promise<{ x: number; y: number }> {
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until everything is on the screen and in place. */
async function openWhole(page: Page) {
  await answerExpansions(page, root, ENTITIES);
  const first = SAMPLE_HIGHLIGHTS.loop;
  await page.goto(`${root}/network?confidence=all&ownership_percentage=0&expanded=${links.company(first).slice(1)}`);
  await page.getByRole('button', { name: 'Draw all' }).click();
  const picture = page.getByRole('application');
  await expect(picture).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('status').filter({ hasText: /relationships? shown$/ })).toHaveText(
    /^3,00\d of 3,00\d companies/,
  );
  return picture;
}

test.describe('a picture of three thousand', { tag: [DEVICE.tag, THOROUGHLY.tag] }, () => {
  test.setTimeout(300_000);
  // The invented companies have no record, which the panel of a selected one requests.
  test.use({ expectedProblems: /status of 404 .*\/companies\/gb\/(?:new-\d+-)?\d+\b/ });

  test('outlives twenty rounds of panning, zooming, fitting and expanding', async ({ page }) => {
    const picture = await openWhole(page);
    await picture.focus();
    for (let round = 0; round < ROUNDS; round++) {
      // Measured in each round: the area above the picture may grow as facts arrive.
      const { x, y } = await middleOf(picture);
      await page.mouse.move(x, y);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, round % 2 === 0 ? -400 : 250);
      await page.keyboard.up('Control');
      await page.mouse.down();
      await page.mouse.move(x + 120, y - 60, { steps: 6 });
      await page.mouse.up();
      await page.keyboard.press('0');
      await page.keyboard.press(round % 3 === 0 ? 'ArrowDown' : 'ArrowRight');
      await page.keyboard.press('e');
      await expect(page.getByText(/relationships? added|already expanded|nothing new/)).toBeVisible();
    }
    await expect(picture).toBeVisible();
    await expect(page).toHaveURL(/expanded=/);
    await expect(page.getByText(/relationships? shown$/)).toHaveText(/^3,\d+ of 3,\d+ companies/);
  });

  test('is drawn anew when the device takes its drawing context away', async ({ page }) => {
    const picture = await openWhole(page);
    const [lost] = await picture.locator('canvas').elementHandles();
    await lost?.evaluate((canvas) => canvas.dispatchEvent(new Event('contextrestored')));
    await expect.poll(() => lost?.evaluate((canvas) => canvas.isConnected)).toBe(false);
    await expect(picture.locator('canvas').first()).toBeAttached();
    await picture.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await expect(page.getByText(/^1 selected, this one among them/)).toBeAttached();
  });

  test('is laid out by a worker, not by the page', async ({ page }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await openWhole(page);
    expect(workers.length).toBeGreaterThan(0);
  });

  test('follows a slider at once and the page with it once it rests', async ({ page }) => {
    await openWhole(page);
    const counts = page.getByRole('status').filter({ hasText: /relationships? shown$/ });
    const before = await counts.textContent();
    const slider = page.getByRole('slider', { name: 'Minimum confidence' });
    await slider.focus();
    for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
    await expect(counts).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(/confidence=10/);
  });
});

test('several are selected by keyboard, by click and by a line drawn by hand', DEVICE, async ({ page }) => {
  await page.goto(`${root}/network`);
  const picture = page.getByRole('application');
  await expect(picture).toHaveAttribute('aria-busy', 'false');
  await picture.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect(page.getByText(/^1 selected/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ ');
  await expect(page.getByText(/^[2-9] selected/)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^\d+ selected/)).toHaveCount(0);
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture.');
  await page.keyboard.down('Shift');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  for (const [x, y] of [
    [box.width - 5, 5],
    [box.width - 5, box.height - 5],
    [5, box.height - 5],
  ] as const) {
    await page.mouse.move(box.x + x, box.y + y, { steps: 4 });
  }
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(page.getByText(/^[3-9] selected/)).toBeAttached();
});
