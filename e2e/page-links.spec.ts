import type { Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';

const company = links.company(SAMPLE_HIGHLIGHTS.largest_group_head);

/** A reloaded page loses this mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'));
const isMarked = (page: Page) => page.locator('html[data-mark="here"]');

async function open(page: Page): Promise<void> {
  await page.goto(company);
  await scriptsAtWork(page);
  await mark(page);
}

/** All readable text of the record. */
const record = (page: Page) => page.getByRole('main').ariaSnapshot();

const glossary = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' });

test('a link to one of our pages is followed without loading it anew, and Back leads back', async ({ page }) => {
  await open(page);
  await glossary(page).click();
  await expect(page).toHaveURL(links.glossary());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await expect(isMarked(page)).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(company);
});

test('a link that is pressed with Ctrl opens a tab, and this page stays', async ({ page, context }) => {
  await open(page);
  const tab = context.waitForEvent('page');
  await glossary(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(links.glossary());
  await expect(page).toHaveURL(company);
});

test('Enter on a link follows it as a click does', THOROUGHLY, async ({ page }) => {
  await open(page);
  await glossary(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(links.glossary());
  await expect(isMarked(page)).toBeAttached();
});

test(
  'a record is whole however one comes to it: loaded, by a link, by Back, by Forward, loaded anew',
  BOTH_SOURCES,
  async ({ page }) => {
    // In front of a service the record names its companies once its network was requested.
    await page.goto(links.companyNetwork(SAMPLE_HIGHLIGHTS.largest_group_head));
    await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
    await open(page);
    const head = await record(page);
    // Long enough to notice a missing part.
    expect(head.length).toBeGreaterThan(1000);
    await page
      .getByRole('main')
      .locator(`a[data-page][href^="/companies/gb/"]:not([href^="${company}"])`)
      .first()
      .click();
    await expect(page).not.toHaveURL(company);
    const child = await record(page);
    expect(child).not.toBe(head);
    await page.goBack();
    await expect.poll(() => record(page)).toBe(head);
    await page.goForward();
    await expect.poll(() => record(page)).toBe(child);
    await expect(isMarked(page)).toBeAttached();
    await page.reload();
    await scriptsAtWork(page);
    expect(await record(page)).toBe(child);
    await page.goBack();
    await expect.poll(() => record(page)).toBe(head);
  },
);

test('what no script changes is sent once, not a second time for the scripts', async ({ request }) => {
  const html = await (await request.get(company)).text();
  expect(html.split('This company')).toHaveLength(2);
});

/** The framework's reply for a page that failed to render: scripts and their data, and no HTML. */
async function withoutHtml(page: Page): Promise<void> {
  await page.route(`**${company}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const [head = '', body = ''] = (await response.text()).split('</head>');
    const scripts = body.match(/<script[\s\S]*?<\/script>/g) ?? [];
    const start = head.replace(/<html[^>]*>/, '<html id="__next_error__">');
    return route.fulfill({ response, body: `${start}</head><body>${scripts.join('')}</body></html>` });
  });
}

test('a record of which no HTML came is whole all the same', THOROUGHLY, async ({ page }) => {
  await open(page);
  const whole = await record(page);
  await withoutHtml(page);
  const reply = await page.reload();
  expect(await reply?.text()).toContain('<html id="__next_error__">');
  await expect.poll(() => record(page)).toBe(whole);
});

test.describe('an address without a record', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('has the ways to everywhere else all the same', async ({ page }) => {
    await page.goto(`${company}99`);
    await expect(page.getByRole('main')).toContainText('Company not found');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await glossary(page).click();
    await expect(page).toHaveURL(links.glossary());
  });
});
