import type { Locator, Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { tabTo, whereIs } from './support/keyboard';
import { expect, THOROUGHLY, test } from './support/test';
import { openList, stepTo } from './support/workspace';

const { largest_group_head: head, hub, loop } = SAMPLE_HIGHLIGHTS;
const NETWORK = links.companyNetwork(head);
const ATLANTIC = 'Harrowgate Atlantic Group Limited';
const OVERSEAS = 'Harrowgate Overseas Investments Pte. Ltd.';

const picture = (page: Page): Locator => page.getByRole('application');
const counts = (page: Page): Locator => page.getByRole('status').filter({ hasText: /relationships? shown$/ });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'This view' });
const focused = (page: Page): Locator => page.getByRole('complementary', { name: 'Focused in the picture' });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });

async function open(page: Page, address = NETWORK): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
}

const isNamed = (page: Page, name: string): Promise<void> =>
  expect(focused(page).getByRole('heading', { level: 2 })).toHaveText(name);

/** Something has the focus, and the focus is visible. */
async function expectToBeSomewhere(page: Page, after: string): Promise<void> {
  await expect
    .poll(async () => (await whereIs(page)) !== undefined, { message: `the focus after ${after}` })
    .toBe(true);
  await expect.poll(async () => (await whereIs(page))?.isRinged, { message: `the ring after ${after}` }).toBe(true);
}

test('Tab leads through the whole workspace, is seen at each stop, and out at its end', async ({ page }) => {
  await open(page);
  await openList(page, 'Findings');
  await page.getByRole('searchbox', { name: 'Search in this network' }).focus();
  const stops: string[] = [];
  let last = -1;
  const footer = page.getByRole('contentinfo').getByRole('link').first();
  while (!(await footer.evaluate((element) => element === document.activeElement))) {
    const place = await whereIs(page);
    expect(place, `after ${stops.at(-1)}`).toMatchObject({ isRinged: true, isInSight: true });
    expect(place?.at, `a trap at ${place?.what}`).not.toBe(last);
    last = place?.at ?? -1;
    stops.push(place?.what ?? '');
    expect(stops.length).toBeLessThan(300);
    await page.keyboard.press('Tab');
  }
  for (const stop of [/^application /, /^select /, /Expand several levels/, /^button Undo/, /^input /, /^combobox /]) {
    expect(stops.filter((one) => stop.test(one)).length, String(stop)).toBeGreaterThan(0);
  }
  await button(page, 'Undo').focus();
  await tabTo(page, bar(page).locator('summary').filter({ hasText: 'Export and share' }), 'ArrowRight');
});

test('in the picture arrows lead along the tree, E expands, Enter opens, Escape lets go and stays', async ({
  page,
}) => {
  await open(page);
  await tabTo(page, picture(page));
  await isNamed(page, head.name);
  await page.keyboard.press('ArrowDown');
  await isNamed(page, ATLANTIC);
  const steps = await stepTo(page, 'ArrowRight', OVERSEAS);
  expect(await stepTo(page, 'ArrowLeft', ATLANTIC)).toBe(steps);
  await page.keyboard.press('ArrowUp');
  await isNamed(page, head.name);
  await page.keyboard.press('Escape');
  await expect(focused(page).getByRole('heading', { level: 2 })).toHaveCount(0);
  await expectToBeSomewhere(page, 'Escape');
  await page.keyboard.press('ArrowDown');
  await isNamed(page, head.name);
  await page.keyboard.press('ArrowDown');
  await stepTo(page, 'ArrowRight', OVERSEAS);
  await page.keyboard.press('e');
  await expect(counts(page)).toHaveText(/^16 of 16 companies /);
  await expect(picture(page)).toBeFocused();
  await tabTo(page, button(page, 'Fit the network to the screen'));
  await tabTo(page, picture(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OVERSEAS);
});

test('sliders, the switch, the layout and the names are chosen by keys', THOROUGHLY, async ({ page }) => {
  await open(page);
  const ownership = page.getByRole('slider', { name: 'Minimum ownership' });
  await tabTo(page, ownership);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(ownership).toHaveValue('1');
  await page.keyboard.press('PageUp');
  await expect(ownership).toHaveValue('11');
  await page.keyboard.press('End');
  await expect(ownership).toHaveValue('100');
  await expect(ownership).toBeFocused();
  await page.keyboard.press('Home');
  await tabTo(page, page.getByRole('switch', { name: 'Show unknown ownership' }));
  await page.keyboard.press(' ');
  await expect(counts(page)).not.toHaveText(/^6 /);
  await page.keyboard.press(' ');
  await expect(counts(page)).toHaveText(/^6 /);
  await tabTo(page, page.getByRole('combobox', { name: 'Layout' }), 'Shift+Tab');
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/layout=force/);
  await tabTo(page, page.locator('summary', { hasText: 'Appearance' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Names' }));
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/labels=hover/);
});

test('the table and the tree are reached, sorted and walked by keys', THOROUGHLY, async ({ page }) => {
  await open(page);
  await openList(page, 'Table');
  const table = page.getByRole('table');
  const sort = table.getByRole('link', { name: 'Sort by Owned' });
  await tabTo(page, sort);
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Owned' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(sort).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Tree', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectToBeSomewhere(page, 'choosing the tree');
  const items = page.getByRole('treeitem');
  await tabTo(page, items.first());
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/network/);
});

test(
  'by keys companies are hidden, undone and tagged with the focus kept, and files saved and copied',
  THOROUGHLY,
  async ({ page }) => {
    await open(page);
    await tabTo(page, picture(page));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('h');
    await expect(bar(page)).toContainText(`Hid ${ATLANTIC}`);
    await expect(picture(page)).toBeFocused();
    await tabTo(page, button(page, /Undo/), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(counts(page)).toHaveText(/^6 /);
    await expect(button(page, /Undo/)).toBeFocused();
    await tabTo(page, button(page, /Redo/), 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(counts(page)).toHaveText(/^5 /);

    await tabTo(page, page.getByRole('combobox', { name: 'New tag' }));
    await page.keyboard.type('suspect');
    await page.keyboard.press('Enter');
    const remove = button(page, 'Remove the tag suspect');
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
    await expect(remove).toHaveCount(0);
    await expectToBeSomewhere(page, 'removing a tag');

    await button(page, 'Undo').focus();
    await tabTo(page, bar(page).locator('summary').filter({ hasText: 'Export and share' }), 'ArrowRight');
    await page.keyboard.press('Enter');
    const saving = bar(page).getByRole('button', { name: 'Relationships (CSV)' });
    await tabTo(page, saving);
    const coming = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await coming).suggestedFilename()).toMatch(/\.csv$/);
    await expect(saving).toBeFocused();
    await page.context().grantPermissions(['clipboard-write']);
    await tabTo(page, button(page, 'Copy as picture'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(bar(page)).toContainText('Picture copied; in pixels: ');
    await page.context().clearPermissions();
    await tabTo(page, button(page, 'Dossier (HTML)'));
    const dossier = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await dossier).suggestedFilename()).toMatch(/\.html$/);
  },
);

test('a stack that is opened by Enter leads on to one of those who were in it', THOROUGHLY, async ({ page }) => {
  await open(page, `${links.companyNetwork(hub)}?confidence=0&ownership_percentage=0`);
  await tabTo(page, picture(page));
  const stack = page.getByText(/^Stack: \d+ more around/);
  // Of the holdings the stack is last.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(stack).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(stack).toHaveCount(0);
  await expect(picture(page)).toBeFocused();
  await expect(focused(page).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(focused(page).getByRole('heading', { level: 2 })).not.toHaveText(hub.name);
});

/** When a pressed control disappears, the focus stays in the workspace. */
test.describe('the keyboard is not lost with a button that goes away:', () => {
  const press = async (control: Locator): Promise<void> => {
    await control.focus();
    await control.press('Enter');
  };

  test('all that was hidden is shown, one by one', THOROUGHLY, async ({ page }) => {
    await open(page);
    await tabTo(page, picture(page));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('h');
    await bar(page).locator('summary').filter({ hasText: 'Hidden: 1' }).press('Enter');
    await press(bar(page).getByRole('button', { name: `Show ${ATLANTIC} again` }));
    await expect(bar(page).getByText('Group by…')).toBeVisible();
    await expectToBeSomewhere(page, 'showing it again');
  });

  test('everything is drawn', THOROUGHLY, async ({ page }) => {
    await open(page, `${links.companyNetwork(hub)}?confidence=0&ownership_percentage=0`);
    await press(button(page, 'Draw all'));
    await expect(button(page, 'Draw all')).toHaveCount(0);
    await expectToBeSomewhere(page, 'drawing all');
  });

  test('filters that hide everything can be undone', THOROUGHLY, async ({ page }) => {
    await open(page, `${NETWORK}?on=1900-01-01`);
    await press(page.getByText('The filters hide all').getByRole('link', { name: 'Show all' }));
    await expect(counts(page)).toHaveText(/^6 /);
    await expectToBeSomewhere(page, 'showing all');
  });

  test('a walk begins, ends and goes on', THOROUGHLY, async ({ page }) => {
    await open(page, links.companyNetwork(loop));
    const panel = page.locator('details').filter({ hasText: 'Expand several levels' });
    await panel.getByText('Expand several levels').press('Enter');
    await panel.getByLabel('Levels').fill('1');
    await press(panel.getByRole('button', { name: 'Start' }));
    const further = panel.getByRole('button', { name: 'One more level' });
    await press(further);
    await expect(panel).toContainText(/\d+ found/);
    await expectToBeSomewhere(page, 'going on');
    const place = await whereIs(page);
    expect(place?.isInSight).toBe(true);
  });

  test('an entity is removed from finding connections, and a comparison ends', THOROUGHLY, async ({ page }) => {
    await open(page, `${NETWORK}?compare=2000-01-01,2024-01-01`);
    await openList(page, 'Findings');
    const linking = page.getByRole('region', { name: 'Find connections' });
    await press(linking.getByRole('button', { name: `Add ${head.name}` }));
    await expectToBeSomewhere(page, 'adding an entity');
    await press(linking.getByRole('button', { name: `Remove ${head.name}` }));
    await expect(linking.getByRole('button', { name: `Remove ${head.name}` })).toHaveCount(0);
    await expectToBeSomewhere(page, 'removing an entity');
    await openList(page, 'Changes');
    await press(button(page, 'End the comparison'));
    await expect(button(page, 'End the comparison')).toHaveCount(0);
    await expectToBeSomewhere(page, 'ending the comparison');
  });
});
