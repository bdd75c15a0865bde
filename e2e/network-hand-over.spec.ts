import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { rootsHref } from '../lib/network/roots-href';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { expectNoBarriers } from './support/barriers';
import { type Pair, startPair } from './support/shared-servers';
import { expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const { largest_group_head: head, loop, dissolved } = SAMPLE_HIGHLIGHTS;
const [headPath = '', loopPath = ''] = [head, loop].map(links.company);
const GROUP = links.companyNetwork(head);

const bar = (page: Page): Locator => page.getByRole('region', { name: 'This view' });
const picture = (page: Page): Locator => page.getByRole('application');
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Focused in the picture' });
const counts = (page: Page): Locator => page.getByRole('status').filter({ hasText: /relationships? shown$/ });
const since = (page: Page): Locator => page.getByRole('region', { name: 'Since this link was made' });
const fold = (page: Page, name: string | RegExp): Promise<void> =>
  bar(page).locator('summary').filter({ hasText: name }).click();
const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? '';

async function open(page: Page, address = GROUP): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
}

async function walk(page: Page, steps: string): Promise<void> {
  const place = page.locator('details').filter({ hasText: 'Expand several levels' });
  await page.getByText('Expand several levels').click();
  await place.getByRole('spinbutton', { name: 'Levels' }).fill(steps);
  await place.getByRole('button', { name: 'Start' }).click();
  await expect(place).toContainText(/there is more|everything was expanded/);
}

/** Focuses a neighbour of the root that is not expanded. */
async function focusNeighbour(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await picture(page).focus();
  await picture(page).press('ArrowDown');
  await expect(panel(page).getByRole('heading', { level: 2 })).not.toHaveText(head.name);
}

async function saved(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await bar(page).getByRole('button', { name }).click();
  return readFile(await (await coming).path(), 'utf8');
}

test.describe('a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const copied = async (page: Page, name: string): Promise<string> => {
    const button = bar(page).getByRole('button', { name });
    await button.focus();
    await button.press('Enter');
    await expect(bar(page)).toContainText('copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };

  test('walks again what was walked, and undoing a walk takes away what it found', async ({ page }) => {
    await open(page);
    const before = await textOf(counts(page));
    await walk(page, '2');
    await expect(counts(page)).not.toHaveText(before);
    await expect(page).toHaveURL(/[?&]walk=both,2,200,gb\/01234500/);
    const walked = await textOf(counts(page));
    await page.reload();
    await expect(counts(page)).toHaveText(walked);
    await open(page);
    await walk(page, '2');
    await page.keyboard.press('Control+z');
    await expect(counts(page)).toHaveText(before);
    await expect(page).not.toHaveURL(/walk=/);
    await expect(bar(page)).toContainText(`Undone: Expanded ${head.name} both ways, 2 levels`);
  });

  test('says that nothing has changed since it was made, or which relationships have', THOROUGHLY, async ({ page }) => {
    await open(page);
    await fold(page, 'Export and share');
    const link = new URL(await copied(page, 'Copy link'));
    await open(page, link.href);
    await expect(since(page)).toContainText(/This link was made on \d+ \w+ \d{4}\./);
    await expect(since(page)).toContainText('Nothing that was reloaded has changed since.');

    // As if one relationship had not existed then, and another had been different.
    const facts = link.searchParams.get('facts') ?? '';
    link.searchParams.set('facts', `${facts.slice(0, -12)}AAA`);
    await open(page, link.href);
    await expect(since(page)).toContainText('Since then: 1 relationship added, 0 gone, 1 changed.');
    await expect(since(page).getByRole('listitem')).toHaveCount(2);
    await expect(since(page).getByRole('listitem').first()).toContainText(head.name);
  });

  test('says what of it could not be read', THOROUGHLY, async ({ page }) => {
    await open(page, `${GROUP}?layout=spiral&walk=sideways`);
    await expect(page.getByText('Part of the address could not be read')).toBeVisible();
    await expect(page.getByText('layout, walk', { exact: true })).toBeVisible();
  });

  test('is shown by other sites as a picture of its view, and can be embedded as a frame', async ({
    page,
    request,
  }) => {
    await open(page, `${GROUP}?confidence=90`);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(image).toContain(`/cards${GROUP}?confidence=90`);
    const drawn = await request.get(image ?? '');
    expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
    const about = await page.locator('link[type="application/json+oembed"]').first().getAttribute('href');
    expect((await (await request.get(about ?? '')).json()).title).toBe(`Ownership network of ${head.name}`);

    await fold(page, 'Export and share');
    const frame = await copied(page, 'Copy embed code');
    expect(frame).toContain(`title="Ownership network of ${head.name}"`);
    const [, source = ''] = /src="([^"]+)"/.exec(frame) ?? [];
    const card = await request.get(source.replaceAll('&amp;', '&'));
    expect(card.headers()['content-security-policy']).toContain('frame-ancestors *');
    const html = await card.text();
    expect(html).toContain('confidence above 90');
    expect(html).not.toContain('<script');
  });
});

test('a card shows what its address shows: roots, hidden parts, and no missing entities', async ({
  request,
  source,
}) => {
  test.skip(source === 'upstream', 'a card spends no call there, and shows what is kept');
  const of = async (address: string) => (await request.get(`/embed${address}`)).text();
  expect(await of(rootsHref([headPath, loopPath]))).toContain(`Ownership network of ${head.name} and ${loop.name}`);
  const pointsIn = (html: string) => html.split('<circle').length;
  const own = pointsIn(await of(GROUP));
  expect(pointsIn(await of(`${GROUP}?walk=both,2,200,gb/01234500`))).toBeGreaterThan(own);
  expect(pointsIn(await of(`${GROUP}?hidden=gb/01743833`))).toBe(own - 1);
  for (const address of ['/network', '/companies/gb/99999999/network', '/officers/7']) {
    expect((await request.get(`/embed${address}`)).status(), address).toBe(404);
  }
});

test.describe('the panel of the selection', () => {
  test(
    'says what a company is, and adds a part of its network that was counted before',
    THOROUGHLY,
    async ({ page, source }) => {
      test.skip(source === 'upstream', 'its record and its parts are asked for by a press there, as each costs a call');
      await open(page);
      await focusNeighbour(page);
      await expect(panel(page).getByRole('region', { name: 'Record' })).toContainText('registered in');
      const before = await textOf(counts(page));
      const parts = panel(page).getByRole('region', { name: 'Add a part of its network' });
      const [what = ''] = (await textOf(parts.getByRole('listitem').filter({ hasText: ' new' }).first())).split(':');
      const line = parts.getByRole('listitem').filter({ hasText: `${what}:` });
      const button = line.getByRole('button', { name: /^Add/ });
      await button.focus();
      await button.press('Enter');
      await expect(counts(page)).not.toHaveText(before);
      await expect(line).toContainText('all here');
      await expect(page).toHaveURL(/[?&]part=/);
      const added = await textOf(counts(page));
      await page.reload();
      await expect(counts(page)).toHaveText(added);
    },
  );

  test(
    'takes a confidence apart: the best source, and what further publishers add',
    THOROUGHLY,
    async ({ page, source }) => {
      test.skip(source === 'upstream', 'how a service computes it is unknown');
      await open(page);
      await openList(page, 'Table');
      await page
        .getByRole('table')
        .getByRole('button', { name: /^Show in the picture: Subsidiary/ })
        .first()
        .click();
      await panel(page).getByRole('button', { name: 'Show the sources' }).click();
      await expect(panel(page)).toContainText(/\d+ by the best source \(statement \d+, register\.example\)/);
      await expect(panel(page)).toContainText(/Seen on \d+ \w+ \d{4}, confidence \d+/);
    },
  );
});

test('a trail is downloaded with the sources of its relationships', THOROUGHLY, async ({ page, source }) => {
  test.skip(source === 'upstream', 'the sources of each statement cost a call there, and its page is named instead');
  await open(page);
  await focusNeighbour(page);
  await picture(page).press('h');
  await expect(page).toHaveURL(/hidden=/);
  await fold(page, 'Export and share');
  const text = await saved(page, 'Dossier with history and sources (Markdown)');
  expect(text).toMatch(/\n## History\n\n- \d{4}-\d\d-\d\dT[^ ]+: Hid /);
  expect(text).toMatch(/\n {2}- \d+: seen \d{4}-\d\d-\d\d, confidence \d+ of 100, \[https/);
});

test('a case is begun from a company without relations, with a list out of a file', async ({ page }) => {
  await page.goto(links.companyNetwork(dissolved));
  await scriptsAtWork(page);
  await expect(page.getByText('No owners or holdings of')).toBeVisible();
  await page.getByLabel('Note').fill('Nobody is known');
  await fold(page, 'Export and share');
  expect(await saved(page, 'Case file')).toContain('Nobody is known');
  await fold(page, 'Import a list');
  const table = `name,company_number,jurisdiction_code\n"Somebody, else",${loop.company_number},gb\n`;
  await bar(page)
    .getByLabel('Or from a file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await bar(page).getByRole('button', { name: 'Add to the network' }).click();
  await expect(counts(page)).toBeVisible();
  await expect(page).toHaveURL(/roots=/);
});

test('exports and embeds are accessible @device', THOROUGHLY, async ({ page }) => {
  // Each view of a large page is checked by all rules.
  test.slow();
  await open(page, `${GROUP}?walk=both,2,200,gb/01234500&made=2026-01-01,1,1&layout=spiral`);
  await expect(since(page)).toContainText('At that time, 1 entity');
  await focusNeighbour(page);
  await fold(page, 'Export and share');
  await expectNoBarriers(page);
});

test.describe('in front of a remote service', () => {
  let pair: Pair | undefined;
  test.beforeAll(async () => {
    pair = await startPair({ account: { plan: 'default', daily_limit: 12, monthly_limit: 100 } });
  });
  test.afterAll(() => pair?.stop());

  test('cards and links that walk spend no call', THOROUGHLY, async ({ page, request }) => {
    if (!pair) throw new Error('The servers did not start.');
    const { explorer, registry, token } = pair;
    const spent = async (): Promise<number> => {
      const status = await request.get(`${registry.url}/v0.4/account_status`, { headers: { 'x-api-token': token } });
      return (await status.json()).results.account_status.usage.today;
    };
    for (const address of [GROUP, rootsHref([headPath, loopPath]), `${GROUP}?walk=both,3,200,gb/01234500`]) {
      expect((await request.get(`${explorer.url}/embed${address}`)).status(), address).toBe(200);
      expect((await request.get(`${explorer.url}/cards${address}`)).status(), address).toBe(200);
    }
    expect(await spent()).toBe(0);
    await page.goto(`${explorer.url}${GROUP}`);
    const opened = await spent();
    expect(await (await request.get(`${explorer.url}/embed${GROUP}`)).text()).toContain('Ownership network of');
    await page.goto(`${explorer.url}${GROUP}?walk=both,3,200,gb/01234500`);
    await scriptsAtWork(page);
    await expect(page.getByText('Only cached copies were used; there may be more.')).toBeVisible();
    expect(await spent()).toBe(opened);
  });
});
