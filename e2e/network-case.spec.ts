import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { expectNoBarriers } from './support/barriers';
import { expect, THOROUGHLY, test } from './support/test';

const GROUP = `${links.company(SAMPLE_HIGHLIGHTS.largest_group_head)}/network`;

const bar = (page: Page): Locator => page.getByRole('region', { name: 'This view' });
const tools = (page: Page): Locator => page.getByRole('region', { name: 'Actions' });
const picture = (page: Page): Locator => page.getByRole('application');
const counts = (page: Page): Locator => page.getByRole('status').filter({ hasText: /relationships? shown$/ });
const fold = (page: Page, name: string | RegExp): Promise<void> =>
  bar(page).locator('summary').filter({ hasText: name }).click();

async function open(page: Page, address = GROUP): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
}

/** Moves the focus from the root to a neighbour, and returns its name. */
async function focusNeighbour(page: Page): Promise<string> {
  const name = page.getByRole('complementary', { name: 'Focused in the picture' }).getByRole('heading', { level: 2 });
  // The focus ring is shown after a key, but not after a click.
  await page.keyboard.press('Tab');
  await picture(page).focus();
  await expect(name).toBeVisible();
  const root = await textOf(name);
  await picture(page).press('ArrowDown');
  await expect(name).not.toHaveText(root);
  return textOf(name);
}

/** Moves the focus to one of the neighbours, at any position in an opened case. */
async function focusOn(page: Page, wanted: string): Promise<void> {
  const name = page.getByRole('complementary', { name: 'Focused in the picture' }).getByRole('heading', { level: 2 });
  let at = await focusNeighbour(page);
  for (const key of [...Array(20).fill('ArrowRight'), ...Array(40).fill('ArrowLeft')]) {
    if (at === wanted) return;
    await picture(page).press(key);
    at = await textOf(name);
  }
  throw new Error(`${wanted} is not among the neighbours.`);
}

async function saved(page: Page, name: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await bar(page).getByRole('button', { name, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? '';

const times = (text: string, part: string): number => text.split(part).length - 1;

test(
  'hidden entities are restored and hidden again by keys, each with an announcement',
  THOROUGHLY,
  async ({ page }) => {
    await open(page);
    const before = await textOf(counts(page));
    const name = await focusNeighbour(page);
    await picture(page).press('h');
    await expect(counts(page)).not.toHaveText(before);
    await expect(page).toHaveURL(/[?&]hidden=/);
    await expect(bar(page)).toContainText(`Hid ${name}`);

    await page.keyboard.press('Control+z');
    await expect(bar(page)).toContainText(`Undone: Hid ${name}`);
    await expect(counts(page)).toHaveText(before);
    await expect(page).not.toHaveURL(/hidden=/);
    await page.keyboard.press('Control+Shift+z');
    await expect(bar(page)).toContainText(`Redone: Hid ${name}`);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await expect(counts(page)).not.toHaveText(before);

    await fold(page, /^Hidden: 1/);
    await bar(page)
      .getByRole('button', { name: `Show ${name} again` })
      .click();
    await expect(counts(page)).toHaveText(before);
  },
);

test('what several steps made is walked back to the beginning and again', THOROUGHLY, async ({ page }) => {
  await open(page);
  await focusNeighbour(page);
  await tools(page).getByRole('button', { name: 'Collapse' }).click();
  await page.getByRole('combobox', { name: 'Layout' }).selectOption({ label: 'Force' });
  await expect(page).toHaveURL(/layout=force/);
  await fold(page, 'History (2)');
  await bar(page).getByRole('button', { name: 'Start' }).click();
  await expect(page).not.toHaveURL(/layout=|collapsed=/);
  await expect(page.getByRole('combobox', { name: 'Layout' })).toHaveValue('structure');
  await bar(page).getByRole('button', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/layout=force/);
});

test('several entities are grouped under a name', THOROUGHLY, async ({ page }) => {
  await open(page);
  await focusNeighbour(page);
  await picture(page).press(' ');
  await picture(page).press('ArrowRight');
  await picture(page).press(' ');
  await tools(page).getByLabel('Name of the group').fill('Ours & <b>theirs</b>');
  await tools(page).getByRole('button', { name: 'Group', exact: true }).click();
  await expect(page).toHaveURL(/group=hand,closed/);
  await fold(page, 'Groups: 1');
  await bar(page).getByRole('button', { name: 'Open Ours & <b>theirs</b>' }).click();
  await expect(page).toHaveURL(/group=hand,open/);
});

test('a case file opens as the same view with its notes, and says what changed since', async ({ page }) => {
  await open(page);
  const name = await focusNeighbour(page);
  await tools(page).getByLabel('Note').fill('Ask who signed <b>this</b>');
  await picture(page).press('ArrowRight');
  await tools(page).getByRole('button', { name: 'Hide' }).click();
  await expect(page).toHaveURL(/hidden=/);
  const address = page.url();
  const shown = await textOf(counts(page));
  await fold(page, 'Export and share');
  await expect(bar(page)).toContainText('Not included in the link: notes.');
  const file = await saved(page, 'Case file');
  expect(file.name).toMatch(/^[a-z0-9-]+-\d{4}-\d\d-\d\d\.firmament\.json$/);

  await open(page);
  await fold(page, 'Import a list');
  await bar(page)
    .getByLabel('Open a case file')
    .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) });
  await expect(bar(page)).toContainText('Nothing that was reloaded has changed since.');
  await expect(counts(page)).toHaveText(shown);
  await expect(page).toHaveURL(address);
  await focusOn(page, name);
  await expect(tools(page).getByLabel('Note')).toHaveValue('Ask who signed <b>this</b>');
});

for (const [from, address] of [
  ['the page without a network', links.network()],
  ['the network of another company', links.companyNetwork(SAMPLE_HIGHLIGHTS.loop)],
] as const) {
  test(`a case file that is opened from ${from} has its own name there`, THOROUGHLY, async ({ page }) => {
    await open(page);
    await focusNeighbour(page);
    await tools(page).getByRole('button', { name: 'Hide' }).click();
    await expect(page).toHaveURL(/hidden=/);
    const shown = await textOf(counts(page));
    await fold(page, 'Export and share');
    const file = await saved(page, 'Case file');

    await page.goto(address);
    await scriptsAtWork(page);
    if (address !== links.network()) await fold(page, 'Import a list');
    await page
      .getByLabel('Open a case file')
      .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE_HIGHLIGHTS.largest_group_head.name);
    await expect(page).toHaveTitle(new RegExp(SAMPLE_HIGHLIGHTS.largest_group_head.name));
    await expect(page).toHaveURL(/hidden=/);
    await expect(counts(page)).toHaveText(shown);
    await expect(bar(page).getByText(/^Opened “Ownership network of/)).toBeVisible();
    await fold(page, 'Export and share');
    expect((await saved(page, 'Case file')).name).toBe(file.name);
  });
}

for (const [what, text, why] of [
  ['no JSON', '{"format": ', 'This file cannot be read'],
  ['something else', '{"format": "other"}', 'This is not a case file'],
  ['a case of the future', '{"format": "firmament-case", "version": 99}', 'is of version 99'],
  ['a damaged case', '{"format": "firmament-case", "version": 1, "case": {"roots": ["//evil"]}}', 'is damaged'],
] as const) {
  test(
    `a file that is ${what} is refused in a sentence, and changes nothing`,
    what === 'a damaged case' ? {} : THOROUGHLY,
    async ({ page }) => {
      await open(page);
      const before = await textOf(counts(page));
      await fold(page, 'Import a list');
      const file = { name: 'x.firmament.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await bar(page).getByLabel('Open a case file').setInputFiles(file);
      await expect(bar(page)).toContainText(why);
      await expect(counts(page)).toHaveText(before);
    },
  );
}

test('files hold what the list shows', THOROUGHLY, async ({ page }) => {
  await open(page);
  await focusNeighbour(page);
  await picture(page).press('h');
  await expect(page).toHaveURL(/hidden=/);
  const numbers = [...(await textOf(counts(page))).matchAll(/(\d+) of \d+/g)].map(([, shown]) => Number(shown));
  const lines = numbers.pop() ?? 0;
  const entities = numbers.reduce((sum, number) => sum + number, 0);
  const hidden = new URL(page.url()).searchParams.get('hidden') ?? '';
  await fold(page, 'Export and share');
  const graph = await saved(page, 'GraphML');
  expect([times(graph.text, '<node '), times(graph.text, '<edge ')]).toEqual([entities, lines]);
  expect(graph.text).not.toContain(`/companies/${hidden}<`);
  const rows = await saved(page, 'Relationships (CSV)');
  expect(rows.text.trimEnd().split('\r\n')).toHaveLength(lines + 1);
  const drawing = await saved(page, 'SVG picture');
  expect(drawing.text).toContain('<text');
  expect((await saved(page, 'PNG picture (2x)')).text.slice(1, 4)).toBe('PNG');
});

test('companies are imported from a list, and lines not understood are reported', THOROUGHLY, async ({ page }) => {
  const { loop } = SAMPLE_HIGHLIGHTS;
  await open(page);
  const before = await textOf(counts(page));
  await fold(page, 'Import a list');
  await bar(page)
    .getByLabel('Add companies by number')
    .fill(`${links.company(loop).slice('/companies/'.length)}\nnobody knows`);
  await bar(page).getByRole('button', { name: 'Add to the network' }).click();
  await expect(bar(page)).toContainText('Not understood: nobody knows.');
  await expect(counts(page)).not.toHaveText(before);
  await expect(page).toHaveURL(/roots=/);
});

test('everything around the case is without barriers @device', THOROUGHLY, async ({ page }) => {
  await open(page);
  await focusNeighbour(page);
  await tools(page).getByRole('button', { name: 'Pin' }).click();
  for (const title of ['Group by…', 'History', 'Export and share', 'Import a list']) {
    await fold(page, title);
  }
  await expectNoBarriers(page);
});
