import type { Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { watchRequests } from './support/requests';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';
import { programFiles } from './support/token-hunt';
import { openList } from './support/workspace';

/** Moves the pointer down on both sides of the middle of the picture until the tooltip names the company there. */
async function findBelowRoot(page: Page, name: RegExp): Promise<{ x: number; y: number }> {
  const picture = page.getByRole('application');
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture.');
  const tip = page.locator('[data-tip]').filter({ hasText: name });
  const middle = box.x + box.width / 2;
  for (const x of [middle - 160, middle + 160, middle]) {
    for (let y = box.y + box.height / 4; y < box.y + box.height - 20; y += 6) {
      await page.mouse.move(x, y);
      if ((await tip.count()) > 0) return { x, y };
    }
  }
  throw new Error('Nothing below the root has that name.');
}

const { largest_group_head: head, loop, redacted, dissolved } = SAMPLE_HIGHLIGHTS;

test.describe('an analyst follows ownership', () => {
  test(
    'from a search to a filter, a profile, its network, a slider, an expansion, and back',
    BOTH_SOURCES,
    async ({ page, source }) => {
      await page.goto('/');
      await page.getByLabel('Company, officer, address or number').fill('harrowgate marine');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/companies\/search\?q=harrowgate/);

      const total = page.getByRole('status').filter({ hasText: /compan/ });
      const before = await total.textContent();
      await page
        .getByRole('complementary')
        .getByRole('link', { name: /^United Kingdom/ })
        .click();
      await expect(page).toHaveURL(/jurisdiction_code=gb/);
      await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('United Kingdom');
      await expect(total).not.toHaveText(before ?? '');

      await page.getByRole('link', { name: head.name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.name);
      await page.getByRole('link', { name: 'Explore the network' }).click();
      await expect(page).toHaveURL(new RegExp(`${links.companyNetwork(head)}$`));

      const counts = page.getByRole('status').filter({ hasText: /relationships? shown$/ });
      await expect(counts).toHaveText(/^(\d+ of \d+ [a-z ]+ · )+\d+ of \d+ relationships? shown$/);
      const unfiltered = await counts.textContent();
      await scriptsAtWork(page);

      const requests = await watchRequests(page, source);
      const ownership = page.getByRole('slider', { name: 'Minimum ownership' });
      await ownership.press('End');
      await expect(ownership).toHaveValue('100');
      await expect(counts).not.toHaveText(unfiltered ?? '');
      await expect(page).toHaveURL(/ownership_percentage=100/);
      expect(
        requests.filter((url) => /api|rsc/i.test(url)),
        'sliders call no server',
      ).toEqual([]);
      await ownership.press('Home');
      await expect(page).toHaveURL(/ownership_percentage=0/);

      const shownBefore = await counts.textContent();
      await openList(page, 'Table');
      await page
        .getByRole('table')
        .getByRole('button', { name: /^Expand / })
        .first()
        .click();
      await expect(counts).not.toHaveText(shownBefore ?? '');
      await expect(page).toHaveURL(/expanded=/);

      await page.goBack();
      await expect(page).not.toHaveURL(/expanded=/);
      await expect(counts).toHaveText(shownBefore ?? '');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.name);
      await expect(page.getByRole('heading', { name: 'Key facts' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('United Kingdom');
    },
  );

  test('by keyboard alone in the picture: move, expand, open', THOROUGHLY, async ({ page }) => {
    await page.goto(links.companyNetwork(loop));
    const picture = page.getByRole('application');
    await expect(picture).toHaveAttribute('aria-busy', 'false');
    await picture.focus();
    await page.keyboard.press('ArrowDown');
    const panel = page.getByRole('link', { name: 'Open record' });
    await expect(panel).toBeVisible();
    const record = await panel.getAttribute('href');
    expect(record).not.toBe(links.company(loop));
    await page.keyboard.press('e');
    await expect(page).toHaveURL(/expanded=/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${record}$`));
  });

  test('by a double click on a company in the picture', THOROUGHLY, async ({ page }) => {
    await page.goto(links.companyNetwork(head));
    await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
    const { x, y } = await findBelowRoot(page, /^Harrowgate (Atlantic|Overseas|Europe)/);
    await page.mouse.dblclick(x, y);
    await expect(page).toHaveURL(/expanded=companies/);
    await expect(page.getByText(/relationships? added/)).toBeVisible();
  });
});

test('an address holds the whole state of the network', THOROUGHLY, async ({ page }) => {
  await page.goto(`${links.companyNetwork(loop)}?confidence=0&ownership_percentage=30&unknown=false`);
  await expect(page.getByRole('slider', { name: 'Minimum confidence' })).toHaveValue('0');
  await expect(page.getByRole('slider', { name: 'Minimum ownership' })).toHaveValue('30');
  await expect(page.getByRole('switch', { name: 'Show unknown ownership' })).not.toBeChecked();
});

test('the table lists exactly the relationships that are counted', THOROUGHLY, async ({ page }) => {
  await page.goto(links.companyNetwork(head));
  const counts = page.getByRole('status').filter({ hasText: /relationships? shown$/ });
  const [, shown] = /· (\d+) of \d+ relationship/.exec((await counts.textContent()) ?? '') ?? [];
  await openList(page, 'Table');
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(Number(shown));
});

test('a dissolved company says so first, and its former names lead to it', async ({ page }) => {
  await page.goto('/companies/search?q=thornwick+chandlery');
  await expect(page.getByText('Matches a former name')).toBeVisible();
  await page.getByRole('link', { name: dissolved.name }).click();
  await expect(page.getByText(/dissolved on 12 November 2019/).first()).toBeVisible();
  await expect(page.getByText('Thornwick Chandlery Limited')).toBeVisible();
});

test('the interface’s JSON is one click away', async ({ page }) => {
  await page.goto(links.company(dissolved));
  await page.getByRole('link', { name: 'JSON', exact: true }).click();
  await expect(page).toHaveURL(/\/api\/registry\//);
  const body = JSON.parse((await page.locator('body').textContent()) ?? '');
  expect(body.results.company).toMatchObject({ name: dissolved.name, inactive: true });
});

test('an officer is found by name and leads to the company', async ({ page }) => {
  await page.goto('/officers/search?q=oldacre');
  await expect(page.getByRole('status')).toHaveText(/officer/);
  await page.locator('ol > li h2 a').first().click();
  await expect(page).toHaveURL(/\/officers\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/oldacre/i);
  await expect(page.getByRole('main').locator('a[href^="/companies/"]').first()).toBeVisible();
});

test.describe('failures are distinguished', () => {
  test('a redacted company is not available, not absent', async ({ page }) => {
    await page.goto(links.company(redacted));
    await expect(page.getByRole('alert').filter({ hasText: 'redacted' })).toBeVisible();
    await expect(page.getByText(redacted.name)).toHaveCount(0);
  });

  test.describe('', () => {
    test.use({ expectedProblems: /status of 404/ });
    test('a company that is not there is answered by 404 and a page that says so', async ({ page }) => {
      const response = await page.goto('/companies/gb/00000000');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company not found');
    });
  });

  test('a search without results offers looser ones', async ({ page }) => {
    await page.goto('/companies/search?q=harrowgate+zzz&inactive=true');
    await expect(page.getByText(/No companies match/)).toBeVisible();
    await page.getByRole('link', { name: /^Only “harrowgate”/ }).click();
    await expect(page).toHaveURL(/q=harrowgate&inactive=true/);
  });

  test('a rejected search reports the error', async ({ page, request }) => {
    const reply = await request.get('/api/registry/companies/search?incorporation_date=soon');
    expect(reply.status()).toBe(400);
    expect((await reply.json()).error.message).toContain('incorporation_date');
    await page.goto('/companies/search?incorporation_date=soon&page=9999');
    await expect(page.getByRole('status')).toHaveText(/companies/);
    for (const [path, unused] of [
      ['/companies/search', 'incorporation_date=soon'],
      ['/officers/search', 'inactive=perhaps'],
      ['/statements/control_statements/search', 'created_at=soon'],
      ['/companies/events', 'created_at=soon'],
      ['/companies/gb/events', 'time_range=soon'],
    ]) {
      await page.goto(`${path}?${unused}`);
      await expect(page.getByText(`“${unused}” cannot be read here, so it narrows nothing.`)).toBeVisible();
    }
  });
});

test('names with any content are shown unchanged', async ({ page }) => {
  for (const { name, ...company } of [
    SAMPLE_HIGHLIGHTS.markup_name,
    SAMPLE_HIGHLIGHTS.quoted_name,
    SAMPLE_HIGHLIGHTS.long_name,
  ]) {
    await page.goto(links.company(company));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goto(links.companyNetwork(company));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

/** Messages of libraries, by which their code is found in scripts. */
const LIBRARIES = { zod: 'ZodError', 'react-query': 'Missing queryFn' };

const librariesIn = (scripts: readonly string[]): string[] =>
  Object.entries(LIBRARIES).flatMap(([name, text]) => (scripts.some((script) => script.includes(text)) ? [name] : []));

test('a page loads no library at first that it can do without', async ({ page }) => {
  const firstScripts = async (address: string): Promise<string[]> => {
    const html = await (await page.request.get(address)).text();
    const sources = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) => source));
    return Promise.all([...sources].map(async (source) => (await page.request.get(source)).text()));
  };
  expect(librariesIn(programFiles().map(({ text }) => text))).toEqual(Object.keys(LIBRARIES));
  expect(librariesIn(await firstScripts(links.company(head)))).toEqual([]);
  expect(librariesIn(await firstScripts(links.companyNetwork(head)))).toEqual(['react-query']);
});
