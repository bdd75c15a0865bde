import type { Locator, Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { listenToRegions, takeAnnouncements } from './support/announced';
import { atRest, scriptsAtWork } from './support/at-rest';
import { expect, THOROUGHLY, test } from './support/test';
import { openList, stepTo } from './support/workspace';

const NETWORK = links.companyNetwork(SAMPLE_HIGHLIGHTS.largest_group_head);
const HEAD = 'Harrowgate Marine Group plc';
const ATLANTIC = 'Harrowgate Atlantic Group Limited';
const OVERSEAS = 'Harrowgate Overseas Investments Pte. Ltd.';

const picture = (page: Page): Locator => page.getByRole('application');
const counts = (page: Page): Locator => page.getByRole('status').filter({ hasText: /relationships? shown$/ });

/** Placeholder for the announcement of the counts below the picture, once the page is at rest. */
const WHAT_IS_LEFT = '{what is left}';

async function open(page: Page): Promise<void> {
  await page.goto(NETWORK);
  await scriptsAtWork(page);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  await openList(page, 'Table');
  await listenToRegions(page);
}

/** The announced counts, which must match the table. */
async function whatIsLeft(page: Page): Promise<string> {
  const said = (await counts(page).textContent()) ?? '';
  const [, relationships] = / · (\d+) of \d+ relationships? shown/.exec(said) ?? [];
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(Number(relationships));
  return said;
}

/** Performs an action and expects exactly these announcements. Sliders and the address are debounced, so wait for them. */
async function expectAnnouncements(
  page: Page,
  act: () => Promise<unknown>,
  expected: readonly (string | RegExp)[],
): Promise<void> {
  await act();
  const announced: string[] = [];
  await expect
    .poll(async () => announced.push(...(await takeAnnouncements(page))), { message: `announced ${announced}` })
    .toBeGreaterThanOrEqual(expected.length);
  await atRest(page);
  await scriptsAtWork(page);
  announced.push(...(await takeAnnouncements(page)));
  const left = expected.includes(WHAT_IS_LEFT) ? await whatIsLeft(page) : '';
  expect(announced).toEqual(
    expected.map((one) => (typeof one === 'string' ? one.replace(WHAT_IS_LEFT, left) : expect.stringMatching(one))),
  );
}

async function focusOverseas(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await picture(page).focus();
  await stepTo(page, 'ArrowDown', ATLANTIC);
  await stepTo(page, 'ArrowRight', OVERSEAS);
  await atRest(page);
  await takeAnnouncements(page);
}

test('a slider, a switch and a facet announce the remaining counts once', async ({ page }) => {
  await open(page);
  const ownership = page.getByRole('slider', { name: 'Minimum ownership' });
  await expectAnnouncements(page, () => ownership.press('End'), [WHAT_IS_LEFT]);
  await expectAnnouncements(page, () => ownership.press('Home'), [WHAT_IS_LEFT]);
  const unknown = page.getByRole('switch', { name: 'Show unknown ownership' });
  await expectAnnouncements(page, () => unknown.press(' '), [WHAT_IS_LEFT]);
  await expectAnnouncements(page, () => page.keyboard.press('Control+z'), [
    'Undone: Filtered: without unknown shares',
    WHAT_IS_LEFT,
  ]);
  await page.getByText('More filters').click();
  const places = page.getByRole('group', { name: 'Jurisdiction' });
  await expectAnnouncements(page, () => places.getByRole('button', { name: 'only Singapore' }).press('Enter'), [
    WHAT_IS_LEFT,
  ]);
});

test(
  'an entity reached in the picture is announced with its surroundings, and not again by filters',
  THOROUGHLY,
  async ({ page }) => {
    await open(page);
    await page.keyboard.press('Tab');
    await expectAnnouncements(page, () => picture(page).focus(), [
      /^Harrowgate Marine Group plc, company, \d owners?, 5 owned, expanded$/,
    ]);
    await expectAnnouncements(page, () => page.keyboard.press('ArrowDown'), [
      `${ATLANTIC}, company, 1 owner, 0 owned, holding 1 of 5 of ${HEAD}`,
    ]);
    await expectAnnouncements(page, () => page.keyboard.press('ArrowRight'), [
      /^Harrowgate (Overseas|Europe) .+, company, 1 owner, 0 owned, holding [2-5] of 5 of Harrowgate Marine Group plc$/,
    ]);
    await expectAnnouncements(page, () => page.keyboard.press('Home'), [/^Harrowgate Atlantic .+ holding 1 of 5 of /]);
    await expectAnnouncements(page, () => page.keyboard.press('ArrowLeft'), ['Nothing further in this direction.']);
    const ownership = page.getByRole('slider', { name: 'Minimum ownership' });
    await expectAnnouncements(page, () => ownership.press('End'), [WHAT_IS_LEFT]);
  },
);

test('an expansion says that it loads and what it brought, once', THOROUGHLY, async ({ page }) => {
  // The reply comes after the announcement that it is awaited.
  let reply = () => {};
  const awaited = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await page.route('**/api/registry/**/network?*', async (route) => {
    await awaited;
    await route.continue();
  });
  await open(page);
  await focusOverseas(page);
  await expectAnnouncements(page, () => page.keyboard.press('e'), [`Loading the network of ${OVERSEAS}`]);
  await expectAnnouncements(page, async () => reply(), [
    WHAT_IS_LEFT,
    `${OVERSEAS}: 10 companies and 10 relationships added.`,
  ]);
  await expectAnnouncements(page, () => page.keyboard.press('e'), [`${OVERSEAS} is already expanded.`]);
});

test('hiding, undoing and redoing announce the action and the remaining counts', async ({ page }) => {
  await open(page);
  await focusOverseas(page);
  await expectAnnouncements(page, () => page.keyboard.press('h'), [`Hid ${OVERSEAS}`, WHAT_IS_LEFT]);
  await expectAnnouncements(page, () => page.keyboard.press('Control+z'), [`Undone: Hid ${OVERSEAS}`, WHAT_IS_LEFT]);
  await expectAnnouncements(page, () => page.keyboard.press('Control+y'), [`Redone: Hid ${OVERSEAS}`, WHAT_IS_LEFT]);
});

test('layout, labels and selection are announced', THOROUGHLY, async ({ page }) => {
  await open(page);
  await focusOverseas(page);
  const layout = page.getByRole('combobox', { name: 'Layout' });
  await expectAnnouncements(page, () => layout.selectOption({ label: 'Force' }), ['Layout: force']);
  await expectAnnouncements(page, () => page.keyboard.press('Control+z'), ['Undone: Layout: force']);
  await page.locator('summary', { hasText: 'Appearance' }).click();
  const names = page.getByRole('combobox', { name: 'Names' });
  await expectAnnouncements(page, () => names.selectOption({ label: 'On hover' }), ['Labels: under the pointer']);
  await expectAnnouncements(page, () => picture(page).press(' '), ['1 selected, this one among them.']);
  await expectAnnouncements(page, () => picture(page).press(' '), ['Nothing is selected.']);
});

test('a search in the table says what it found, and a filter then says so too', THOROUGHLY, async ({ page }) => {
  await open(page);
  const find = page.getByRole('searchbox', { name: 'Find in the table' });
  await expectAnnouncements(page, () => find.fill('atlantic'), [/^1 of \d relationships$/]);
  await expectAnnouncements(page, () => find.fill('nobody of that name'), [
    'Nothing in the table contains these words.',
  ]);
});

test('a walk says where it begins and how it ended, and nothing at each step', THOROUGHLY, async ({ page }) => {
  await open(page);
  const panel = page.locator('details').filter({ hasText: 'Expand several levels' });
  await panel.getByText('Expand several levels').click();
  await panel.getByLabel('Levels').fill('2');
  await panel.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(panel).toContainText(/The maximum number of levels was reached/);
  await atRest(page);
  const announced = await takeAnnouncements(page);
  expect(announced[0]).toBe(`Expanding from ${HEAD}.`);
  expect(announced.slice(1).filter((said) => said.includes('found'))).toEqual([
    expect.stringMatching(
      /^\d+ found · \d+ expanded · \d+ waiting.*The maximum number of levels was reached; there is more\.$/,
    ),
  ]);
  expect(announced.slice(1).filter((said) => /relationships? shown$/.test(said)).length).toBeLessThanOrEqual(1);
  expect(announced.length).toBeLessThanOrEqual(3);
});
