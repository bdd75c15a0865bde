import type { APIRequestContext, Locator } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { QUOTA_STATUS } from '../lib/testing/quota-status';
import { scaled } from '../lib/testing/thorough';
import { type Pair, startPair } from './support/shared-servers';
import { expect, test } from './support/test';
import { openList } from './support/workspace';

const { largest_group_head: head, dissolved, loop, branch } = SAMPLE_HIGHLIGHTS;

const VISITORS = scaled(1000);

/** Calls as counted by the service, which is what we pay for. */
async function spent(request: APIRequestContext, { registry, token }: Pair): Promise<number> {
  const reply = await request.get(`${registry.url}/v0.4/account_status`, { headers: { 'x-api-token': token } });
  return (await reply.json()).results.account_status.usage.today;
}

/** Controls and headings that it lies upon. */
const coveredBy = (cover: Locator): Promise<string[]> =>
  cover.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const others = document.querySelectorAll('h1, :not(h1) > a, button, input, summary');
    return [...others]
      .filter((other) => other !== element && !element.parentElement?.contains(other))
      .filter((other) => {
        const box = other.getBoundingClientRect();
        const end = box.right - Number.parseFloat(getComputedStyle(other).paddingRight);
        return box.width > 1 && box.left < right && end > left && box.top < bottom && box.bottom > top;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

test.describe('calls of the service', () => {
  test.describe.configure({ mode: 'serial' });
  let pair: Pair | undefined;
  const running = (): Pair => {
    if (!pair) throw new Error('The servers did not start.');
    return pair;
  };
  test.beforeAll(async () => {
    const account = { plan: 'default', daily_limit: 30, monthly_limit: 100 };
    // One client may not open so many connections as many visitors do.
    pair = await startPair({ account, env: { TRUST_PROXY: '1' } });
  });
  test.afterAll(() => pair?.stop());

  test(`are spent once by ${VISITORS} who open one company at the same time`, async ({ request }) => {
    const { explorer } = running();
    const before = await spent(request, running());
    const address = `${explorer.url}/api/registry${links.company(dissolved)}`;
    const open = async (_: unknown, visitor: number): Promise<number> => {
      const headers = { 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` };
      return (await fetch(address, { headers })).status;
    };
    const replies = await Promise.all(Array.from({ length: VISITORS }, open));
    expect(new Set(replies)).toEqual(new Set([200]));
    expect((await spent(request, running())) - before).toBe(1);
  });

  for (const [time, price] of [
    ['the first time', 6],
    ['the second time', 0],
  ] as const) {
    test(`are ${price} for a journey from search to a network of two hops ${time}`, async ({ page, request }) => {
      const { explorer } = running();
      const before = await spent(request, running());
      await page.goto(`${explorer.url}/companies/search?q=harrowgate+marine`);
      await page.getByRole('link', { name: head.name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.name);
      await expect(page.getByRole('heading', { name: 'Officers' })).toBeVisible();
      await expect(page.getByRole('heading', { name: /filings/i })).toBeVisible();
      await page.getByRole('link', { name: 'Explore the network' }).click();
      const counts = page.getByRole('status').filter({ hasText: /relationships? shown$/ });
      await expect(counts).toBeVisible();
      await openList(page, 'Table');
      for (let hop = 1; hop <= 3; hop++) {
        const seen = await counts.textContent();
        const asked = page.waitForResponse(/\/api\/registry\/.*network/);
        await page
          .getByRole('table')
          .getByRole('button', { name: /^Expand / })
          .first()
          .click();
        await asked;
        await expect(counts).not.toHaveText(seen ?? '');
      }
      // Sliders filter loaded data.
      await page.getByRole('slider', { name: 'Minimum ownership' }).press('End');
      await expect(page).toHaveURL(/ownership_percentage=100/);
      expect((await spent(request, running())) - before).toBe(price);
    });
  }

  test('are not spent by looking: hovering over links, the account page, the meter, a prefetch', async ({
    page,
    request,
  }) => {
    const { explorer } = running();
    await page.goto(`${explorer.url}/companies/search?q=harrowgate+marine`);
    const before = await spent(request, running());
    for (const link of (await page.getByRole('main').getByRole('link').all()).slice(0, 15)) await link.hover();
    await page.waitForLoadState('networkidle');
    await page.goto(`${explorer.url}/account_status`);
    await request.get(`${explorer.url}/api/allowance`);
    const prefetched = await request.get(`${explorer.url}${links.company(branch)}`, {
      headers: { 'sec-purpose': 'prefetch' },
    });
    expect(prefetched.status()).toBe(404);
    expect((await spent(request, running())) - before).toBe(0);
  });

  test('are shown where they are used, with the number left', async ({ page }) => {
    const { explorer } = running();
    await page.goto(`${explorer.url}/companies/search?q=harrowgate+marine`);
    const result = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: head.name, exact: true }) });
    await expect(result).toContainText('cached');
    const others = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(others.filter({ hasText: '1 call' }).first()).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(/\d+ calls left today/);
  });

  test('are shown above a network without covering its tools, however many are left', async ({ page }) => {
    const none = { yours: 0, left: { today: 10, this_month: 0 } };
    for (const some of [none, { yours: 999_999 }, { yours: 1_000_000 }]) {
      await page.unrouteAll();
      await page.route('**/api/allowance', (route) => route.fulfill({ json: { ...QUOTA_STATUS, ...some } }));
      const reported = page.waitForResponse('**/api/allowance');
      if (some === none) await page.goto(`${running().explorer.url}${links.companyNetwork(head)}`);
      else await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await reported;
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const meter = page.getByRole('banner').locator('summary');
        await expect(meter).toContainText(some === none ? 'No calls left' : /999,999|million/);
        expect(await coveredBy(meter), `${width} px, ${some.yours} left`).toEqual([]);
      }
    }
  });

  test('are spent again where a person refreshes, and the page says how old it is', async ({ page, request }) => {
    const { explorer } = running();
    await page.goto(`${explorer.url}${links.company(loop)}`);
    await expect(page.getByText(/From the remote service/)).toBeVisible();
    const before = await spent(request, running());
    await page.getByRole('button', { name: /Refresh/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loop.name);
    // Just requested, so it is up to date.
    expect((await spent(request, running())) - before).toBe(0);
  });

  test('that are used up leave cached data, show when more are possible, and never an empty list', async ({ page }) => {
    const { explorer } = running();
    for (let number = 1; number <= 40; number++) await fetch(`${explorer.url}/api/registry/officers/${number}`);
    await page.goto(`${explorer.url}/companies/search?q=anything+else`);
    await expect(page.getByRole('alert').filter({ hasText: 'The call limit has been reached' })).toContainText(
      /00:00 UTC/,
    );
    await expect(page.getByText(/No companies match/)).toHaveCount(0);
    await page.goto(`${explorer.url}${links.company(head)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.name);
    await page.goto(`${explorer.url}/account_status`);
    await expect(page.getByRole('main')).toContainText(/of 30 calls/);
  });
});
