import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Core } from 'cytoscape';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { barriersOf, expectNoBarriers, stickingOut } from './support/barriers';
import { DEVICE, expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const { hub, largest_group_head: head } = SAMPLE_HIGHLIGHTS;

const ALL = new URLSearchParams({ confidence: '0', ownership_percentage: '0' });
const HUB = links.companyNetwork(hub, ALL);
const GROUP = links.companyNetwork(head, ALL);

declare global {
  interface Window {
    /** By the id of each entity. */
    places?: ReadonlyMap<string, ReadonlySet<string>>;
  }
}

/** As the graph library marks its container. */
type Picture = HTMLElement & { _cyreg: { cy: Core } };

const filters = (page: Page): Locator => page.getByRole('form', { name: 'Filter the network' });
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' });
const day = (page: Page): Locator => page.getByRole('slider', { name: 'Day', exact: true });
const changes = (page: Page): Locator => page.getByRole('region', { name: /^What changed from / });

/** How many relationships are shown, of how many. */
async function relationships(page: Page): Promise<{ shown: number; known: number }> {
  const counts = await page
    .getByRole('status')
    .filter({ hasText: /relationships? shown$/ })
    .textContent();
  // The last number: before it are companies, and persons if there are any.
  const [, shown, known] = /· (\d+) of (\d+) relationships? shown$/.exec(counts?.trim() ?? '') ?? [];
  return { shown: Number(shown), known: Number(known) };
}

async function openAll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsAtWork(page);
  const more = filters(page).locator('details').filter({ hasText: 'More filters' });
  if ((await more.getAttribute('open')) === null) await more.locator('summary').first().click();
}

test('a slider says what is shown and hidden, and accepts a number', async ({ page }) => {
  await page.goto(HUB);
  await scriptsAtWork(page);
  const slider = page.getByRole('slider', { name: 'Minimum ownership' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^0\s%, \d+ shown, 0 hidden$/);
  await page.getByRole('spinbutton', { name: 'Minimum ownership, as a number' }).fill('60');
  await expect(slider).toHaveValue('60');
  await expect(page).toHaveURL(/ownership_percentage=60/);
  const { shown, known } = await relationships(page);
  expect(shown).toBeLessThan(known);
  await expect(slider).toHaveAttribute('aria-valuetext', `60\u00a0%, ${shown} shown, ${known - shown} hidden`);
});

test(
  'each bar of a slider stands above its value, and the next steps say what they change',
  THOROUGHLY,
  async ({ page }) => {
    await page.goto(HUB);
    await scriptsAtWork(page);
    const slider = page.getByRole('slider', { name: 'Minimum ownership' });
    const track = await slider.boundingBox();
    if (!track) throw new Error('There is no slider.');
    const bars = slider.locator('xpath=..').locator('[data-stop]');
    for (const bar of [bars.first(), bars.last()]) {
      const box = await bar.boundingBox();
      if (!box) throw new Error('There is no bar.');
      await page.mouse.click(box.x + box.width / 2, track.y + track.height / 2);
      await expect(slider).toHaveValue((await bar.getAttribute('data-stop')) ?? '');
    }
    await slider.press('Home');
    const { shown } = await relationships(page);
    const on = page.getByRole('button', { name: /^Minimum ownership: \d+\s%: \d+ fewer$/ });
    const [, value, fewer] = /: (\d+)\s%: (\d+) fewer$/.exec((await on.getAttribute('aria-label')) ?? '') ?? [];
    await on.click();
    await expect(slider).toHaveValue(value ?? '');
    await expect.poll(async () => (await relationships(page)).shown).toBe(shown - Number(fewer));
    const back = page.getByRole('button', { name: /^Minimum ownership: \d+\s%: \d+ more$/ });
    await expect(back).toHaveText(new RegExp(`${Number(value) - 1}\\s%: ${fewer} more$`));
    await back.press('Enter');
    await expect(slider).toHaveValue(String(Number(value) - 1));
    await expect(back, 'nothing more comes back').toHaveCount(0);
    await expect(slider).toBeFocused();
  },
);

/** From now on notes the places of each entity in the picture, frame by frame. */
const watchPlaces = (page: Page): Promise<void> =>
  page.getByRole('application').evaluate((element) => {
    const { cy } = (element as Picture)._cyreg;
    const places = new Map<string, Set<string>>();
    window.places = places;
    const look = () => {
      for (const node of cy.nodes().toArray()) {
        const { x, y } = node.position();
        places.set(node.id(), (places.get(node.id()) ?? new Set()).add(`${Math.round(x)} ${Math.round(y)}`));
      }
      requestAnimationFrame(look);
    };
    look();
  });

/** The most places that an entity has had. */
const mostPlaces = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(...[...(window.places ?? [])].map(([, { size }]) => size)));

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`entities glide to new places, or jump where motion is reduced: ${motion}`, DEVICE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(GROUP);
    await scriptsAtWork(page);
    await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
    await watchPlaces(page);
    await page.getByRole('slider', { name: 'Minimum ownership' }).press('End');
    await expect.poll(() => mostPlaces(page)).toBeGreaterThanOrEqual(motion === 'reduce' ? 2 : 3);
    await page.waitForTimeout(400);
    if (motion === 'reduce') expect(await mostPlaces(page)).toBe(2);
  });
}

test(
  'a facet narrows the picture and the table alike, and its chip widens them again',
  THOROUGHLY,
  async ({ page }) => {
    await openAll(page, HUB);
    const before = await relationships(page);
    await expect(page.getByText(/^\d+ of \d+ drawn, the most important/)).toBeVisible();
    const places = filters(page).getByRole('group', { name: 'Jurisdiction' });
    const ireland = places.getByRole('checkbox', { name: /^Ireland \d+$/ });
    const [, count] = /(\d+)$/.exec((await places.getByText(/^Ireland\s*\d+$/).textContent()) ?? '') ?? [];
    await places.getByRole('button', { name: 'only Ireland' }).click();
    await expect(ireland).toBeChecked();
    await expect(chips(page)).toContainText('Jurisdiction: Ireland');
    await expect(page).toHaveURL(/jurisdictions=ie/);
    expect((await relationships(page)).shown).toBe(Number(count));
    await openList(page, 'Table');
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(Number(count));
    await expect(page.getByText(/drawn, the most important\.$/), 'so few are all drawn').toBeHidden();

    await page.reload();
    await scriptsAtWork(page);
    await expect(ireland, 'the address holds it').toBeChecked();
    await page.getByRole('button', { name: 'Remove: Jurisdiction: Ireland' }).click();
    await expect(ireland).not.toBeChecked();
    expect(await relationships(page)).toEqual(before);
  },
);

test('several values are chosen together, and all of a facet by one press', THOROUGHLY, async ({ page }) => {
  await openAll(page, HUB);
  const places = filters(page).getByRole('group', { name: 'Jurisdiction' });
  await places.getByRole('checkbox', { name: /^Ireland / }).check();
  const one = (await relationships(page)).shown;
  await places.getByRole('checkbox', { name: /^Guernsey / }).check();
  await expect(page).toHaveURL(/jurisdictions=gg,ie/);
  expect((await relationships(page)).shown).toBeGreaterThan(one);
  await places.getByRole('button', { name: 'all: Jurisdiction' }).click();
  await expect(chips(page)).toBeHidden();
});

test(
  'a day is stepped by keyboard and played to the end, and Back leaves the network',
  THOROUGHLY,
  async ({ page }) => {
    await page.goto(links.company(head));
    await openAll(page, GROUP);
    await day(page).press('Home');
    await expect(page).toHaveURL(/on=\d{4}-\d{2}-\d{2}/);
    const first = await day(page).getAttribute('aria-valuetext');
    const atFirst = await relationships(page);
    expect(atFirst.shown).toBeLessThan(atFirst.known);
    await expect(chips(page)).toContainText(`As of ${first}`);
    await day(page).press('ArrowRight');
    await expect(day(page)).not.toHaveAttribute('aria-valuetext', first ?? '');
    expect((await relationships(page)).shown).toBeGreaterThan(atFirst.shown);

    const last = (await day(page).getAttribute('max')) ?? '';
    await filters(page).getByRole('button', { name: 'Play' }).click();
    await expect(day(page)).toHaveValue(last);
    await expect(filters(page).getByRole('button', { name: 'Play' }), 'it stops there').toBeVisible();
    expect((await relationships(page)).shown).toBe(atFirst.known);
    await filters(page).getByRole('button', { name: 'Any day' }).click();
    await expect(page).not.toHaveURL(/on=/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
  },
);

test('two days are compared in lists with counts, until one press ends it', THOROUGHLY, async ({ page }) => {
  await openAll(page, GROUP);
  const { known } = await relationships(page);
  const pair = filters(page).getByRole('group', { name: 'Compare two days' });
  await pair.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/compare=\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}/);
  const added = changes(page).getByRole('region', { name: /^added \(\d+\)$/ });
  const [, count] = /\((\d+)\)/.exec((await added.getAttribute('aria-label')) ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  expect(Number(count)).toBeLessThan(known);
  await expect(added.getByRole('listitem')).toHaveCount(Number(count));
  await expect(day(page), 'no third day counts meanwhile').toBeHidden();
  await page.reload();
  await expect(added, 'the address holds it').toBeVisible();
  await scriptsAtWork(page);
  await changes(page).getByRole('button', { name: 'End the comparison' }).click();
  await expect(changes(page)).toBeHidden();
  await expect(page).not.toHaveURL(/compare=/);
});

test('what has ended since is seen to have gone, as both days are asked for, and is read out once', async ({ page }, {
  project,
}) => {
  const ended = {
    relationship_type: 'shareholding',
    relationship_properties: {
      ...{ ownership_percentage: 40, confidence: 80, earliest_date: '2001-01-01' },
      ...{ latest_date: '2010-01-01', latest_date_type: '=' },
    },
    ...{
      parent_name: head.name,
      parent_type: 'Company',
      parent_service_url: `https://x.example${links.company(head)}`,
    },
    ...{ child_name: 'Formerly Ours Ltd', child_type: 'Company' },
    child_service_url: 'https://x.example/companies/gb/09990001',
  };
  // The sample has no ended relationship: add one to the reply for the earlier date.
  await page.route(/\/api\/registry\/.*dates=2002-01-01/, async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, results: [...reply.results, ended] } });
  });
  await openAll(page, GROUP);
  const pair = filters(page).getByRole('group', { name: 'Compare two days' });
  await pair.getByLabel('Earlier day').fill('2002-01-01');
  await pair.getByLabel('Later day').fill('2024-01-01');
  const comparison = page.getByRole('status').filter({ hasText: /^\d+ added, \d+ gone, \d+ changed\.$/ });
  await expect(comparison).toHaveCount(0);
  await pair.getByRole('button', { name: 'Compare' }).click();
  if (project.name === 'upstream') {
    await expect(changes(page)).toContainText(
      'Only relationships current today were loaded: those that had ended before are missing',
    );
    await changes(page).getByRole('button', { name: 'Load both days · up to 2 calls' }).click();
  }
  const gone = changes(page).getByRole('region', { name: 'gone (1)' });
  await expect(gone).toContainText('Formerly Ours Ltd');
  await expect(comparison).toHaveText(/^2 added, 1 gone, 0 changed\.$/);
  await page.getByRole('spinbutton', { name: 'Minimum ownership, as a number' }).fill('50');
  await expect(gone).toBeHidden();
  await expect(comparison, 'another filter is not the comparison').toHaveText(/^2 added, 1 gone, 0 changed\.$/);
  await changes(page).getByRole('button', { name: 'End the comparison' }).click();
  await openList(page, 'Table');
  await expect(page.getByRole('table')).not.toContainText('Formerly Ours Ltd');
});

test('a line to a stack says what changed of those in it', THOROUGHLY, async ({ page }) => {
  // A structure chart has a row for each, and no stack.
  await page.goto(`${HUB}&layout=force&compare=2003-01-01,2024-01-01`);
  await scriptsAtWork(page);
  await expect(changes(page)).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Export and share' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SVG picture' }).click();
  const svg = await readFile(await (await coming).path(), 'utf8');
  expect(svg).toMatch(/>\d+ relationships · \d+ added<\/text>/);
});

test('of a hub the strongest 150 are drawn, and the others are a press away as a table', async ({ page }) => {
  await page.goto(HUB);
  await scriptsAtWork(page);
  await expect(page.getByText('151 of 187 drawn, the most important.')).toBeVisible();
  await page.getByRole('link', { name: 'The other 36 as a table' }).click();
  await expect(page).toHaveURL(/only=undrawn/);
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(36);
  await expect(page.getByText('Only what is not drawn separately in the picture: 36 of 187.')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'The same as a list' })).toBeFocused();
  await page.getByRole('link', { name: 'List all' }).click();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(187);
  await expect(page).not.toHaveURL(/only=/);
  await rows.last().scrollIntoViewIfNeeded();
  // No row is seen above the head of the table, which stays at the top.
  const gap = await page.getByRole('table').evaluate((table) => {
    const scrolling = table.closest<HTMLElement>('.scripted\\:overflow-auto');
    const top = table.querySelector('thead')?.getBoundingClientRect().top ?? 0;
    return top - (scrolling?.getBoundingClientRect().top ?? 0) - (scrolling?.clientTop ?? 0);
  });
  expect(gap).toBe(0);
});

test('on a phone filters are a drawer that says what lies behind it', THOROUGHLY, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(HUB);
  await scriptsAtWork(page);
  await expect(filters(page)).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(filters(page)).toBeVisible();
  expect.soft(await barriersOf(page)).toEqual([]);
  expect.soft(await stickingOut(page)).toEqual([]);
  const { shown } = await relationships(page);
  await filters(page)
    .getByRole('button', { name: `Show ${shown} relationships` })
    .click();
  await expect(filters(page)).toBeHidden();
});

test(
  'filters have no barrier that a machine can find, and scroll sideways in no view',
  THOROUGHLY,
  async ({ page }) => {
    await openAll(page, `${HUB}&jurisdictions=ie,gg&compare=2015-01-01,2024-01-01`);
    await expect(changes(page)).toBeVisible();
    await expectNoBarriers(page);
  },
);

test.describe('without scripts', () => {
  // With scripts disabled, the browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('a day is a field of the form', async ({ page }) => {
    await page.goto(GROUP);
    const rows = page.getByRole('table').locator('tbody tr');
    const before = await rows.count();
    await page.getByText('More filters').click();
    await page.getByLabel('As of a day').fill('2000-01-01');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/on=2000-01-01/);
    expect(await rows.count()).toBeLessThan(before);
  });
});
