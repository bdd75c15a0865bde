import type { Locator, Page } from '@playwright/test';
import type { Core } from 'cytoscape';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { atRest, scriptsAtWork } from './support/at-rest';
import { answerExpansions } from './support/large-network';
import { DEVICE, DEVICE_THOROUGHLY, expect, test } from './support/test';

const root = links.company(SAMPLE_HIGHLIGHTS.largest_group_head);

// The invented companies have no record, which the panel of a focused one requests.
test.use({ expectedProblems: /status of 404 .*\/companies\/gb\/\d+\b/ });

/** A network of six hundred, of which branches are folded. */
async function open(page: Page): Promise<Locator> {
  await answerExpansions(page, root, 600);
  const first = links.company(SAMPLE_HIGHLIGHTS.loop).slice(1);
  await page.goto(`${root}/network?confidence=all&ownership_percentage=0&expanded=${first}`);
  await scriptsAtWork(page);
  const picture = page.getByRole('application');
  await expect(picture).toHaveAttribute('aria-busy', 'false');
  await expect(counts(page)).toBeVisible();
  await atRest(page);
  return picture;
}

const counts = (page: Page): Locator => page.getByText(/^\d+ of 60\d drawn, the most important\.$/);
const focused = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Focused in the picture' }).getByRole('heading', { level: 2 });

const drawn = async (page: Page): Promise<number> => Number(/\d+/.exec((await counts(page).textContent()) ?? '')?.[0]);

/** The middle of a stack that can be seen, on the screen. */
async function stackIn(picture: Locator): Promise<{ x: number; y: number }> {
  const found = await picture.evaluate((element: HTMLElement & { _cyreg?: { cy: Core } }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Off the edges, where buttons and counts stand.
    const isIn = ({ x, y }: { x: number; y: number }) => x > 60 && y > 90 && x < width - 90 && y < height - 90;
    const nodes = element._cyreg?.cy.nodes().toArray() ?? [];
    const stacks = nodes.filter((node) => node.id().startsWith('stack owned'));
    const place = stacks.map((node) => node.renderedPosition()).find(isIn);
    return place && { x: left + place.x, y: top + place.y };
  });
  if (!found) throw new Error('No stack is in sight.');
  return found;
}

test(
  'a large network opens with its most important entities, and a branch by mouse',
  DEVICE_THOROUGHLY,
  async ({ page }) => {
    const picture = await open(page);
    const before = await drawn(page);
    const { x, y } = await stackIn(picture);
    await page.mouse.click(x, y);
    await expect(focused(page)).toHaveText(/^\d+ more$/);
    await page.mouse.dblclick(x, y);
    await expect.poll(() => drawn(page)).toBeGreaterThan(before);
    // What is focused is drawn by itself, whether its branch is open or not.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => drawn(page)).toBe(before);
    await page.getByRole('button', { name: 'Draw all' }).click();
    await expect(counts(page)).toBeHidden();
    await page.getByRole('button', { name: 'Fold branches again' }).click();
    await expect.poll(() => drawn(page)).toBe(before);
  },
);

test('a branch opens and folds by keyboard, and a search finds what is in one', DEVICE, async ({ page }) => {
  const picture = await open(page);
  const before = await drawn(page);
  await picture.focus();
  // The first holding and the last, which is the stack.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(focused(page)).toHaveText(/^\d+ more$/);
  await expect(page.getByText(/^Stack: \d+ more around .*Enter opens it\.$/)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect.poll(() => drawn(page)).toBeGreaterThan(before);
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Fold its branches' }).click();
  await expect.poll(() => drawn(page)).toBe(before);

  await page.getByRole('searchbox', { name: 'Search in this network' }).fill('Northmere Trading 301 Limited');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveText('Northmere Trading 301 Limited');
  await expect.poll(() => drawn(page)).toBeGreaterThan(before);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a branch says what is in it, and opens', DEVICE_THOROUGHLY, async ({ page }) => {
    const picture = await open(page);
    const before = await drawn(page);
    const { x, y } = await stackIn(picture);
    await page.touchscreen.tap(x, y);
    await page.getByRole('button', { name: /^Details/ }).tap();
    await expect(focused(page)).toHaveText(/^\d+ more$/);
    await page.getByRole('button', { name: 'Show its members' }).tap();
    await expect.poll(() => drawn(page)).toBeGreaterThan(before);
  });
});
