import type { Locator, Page } from '@playwright/test';
import { scriptsAtWork } from './support/at-rest';
import { watchRequests } from './support/requests';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';

const SEARCH = '/companies/search?q=limited';

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });
const section = (page: Page, name: string): Locator => panel(page).getByRole('region', { name, exact: true });
const value = (page: Page, filter: string, name: RegExp): Locator => section(page, filter).getByRole('link', { name });
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' });
const countOf = (text: string | null): string => /\d[\d,]*/.exec(text ?? '')?.[0] ?? 'no count';

for (const width of [390, 1024, 1280, 1440]) {
  test(
    `date fields neither overlap nor leave the filters at ${width} px`,
    width === 1024 ? {} : THOROUGHLY,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(SEARCH);
      await scriptsAtWork(page);
      if (width === 390) await page.getByText('Filters', { exact: true }).click();
      const fields = panel(page).locator('input[type=date]:visible, label:visible:has(+ input[type=date])');
      const boxes = await fields.evaluateAll((all) =>
        all.map((field) => field.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes.length).toBeGreaterThan(1);
      const frame = (await panel(page).boundingBox()) ?? { x: 0, width: 0 };
      for (const [at, one] of boxes.entries()) {
        expect(one.right).toBeLessThanOrEqual(frame.x + frame.width + 1);
        for (const other of boxes.slice(at + 1)) {
          const isApart =
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          expect(isApart).toBe(true);
        }
      }
    },
  );
}

test.describe('filters, with scripts', () => {
  test('a tick keeps the focus, finds the promised number, and can be undone by Back', async ({ page }) => {
    await page.goto(SEARCH);
    await scriptsAtWork(page);
    const ireland = value(page, 'Jurisdiction', /^Ireland/);
    const promised = countOf(await ireland.textContent());
    const before = await page.getByRole('status').textContent();
    await ireland.press('Enter');
    await expect(page).toHaveURL(/jurisdiction_code=ie/);
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^${promised} companies .*in Ireland`));
    await expect(ireland).toBeFocused();
    await expect(ireland).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page.getByRole('status')).toHaveText(before ?? '');
  });

  test('a tick leaves opened lists and typed dates alone, and a value that is left out keeps the focus', async ({
    page,
    source,
  }) => {
    test.skip(source === 'upstream', 'a service leaves out no values, and its searches cost calls');
    await page.goto(SEARCH);
    await scriptsAtWork(page);
    const dates = section(page, 'Incorporated');
    await dates.locator('summary').click();
    await dates.getByLabel(/^After/).fill('1999-01-02');
    await page.getByRole('link', { name: 'Leave out Dissolved', exact: true }).press('Enter');
    await expect(page).toHaveURL(/exclude=/);
    await expect(page.getByRole('link', { name: 'No longer leave out Dissolved' })).toBeFocused();
    await expect(dates.getByRole('link', { name: /^1990s/ })).toBeVisible();
    await expect(dates.getByLabel(/^After/)).toHaveValue('1999-01-02');
  });

  test('an unfolded list stays when a tick leaves it few values', THOROUGHLY, async ({ page }) => {
    await page.goto(SEARCH);
    await scriptsAtWork(page);
    const types = section(page, 'Company type');
    await types.getByRole('button', { name: /^Show \d+ more/ }).click();
    await value(page, 'Jurisdiction', /^Ireland/).click();
    await expect(chips(page)).toContainText('Ireland');
    await expect(types.getByRole('searchbox')).toBeVisible();
    await expect(types.getByRole('listitem')).not.toHaveCount(0);
    await expect(types.getByRole('button')).toHaveCount(0);
  });

  test('two ticks in a row are both kept, in any order of replies', THOROUGHLY, async ({ page }) => {
    await page.goto(SEARCH);
    await scriptsAtWork(page);
    await section(page, 'Jurisdiction').evaluate((element) => {
      for (const link of [...element.querySelectorAll('a')].filter((each) =>
        /(Ireland|India)\d/.test(each.textContent),
      ))
        link.click();
    });
    await expect(page).toHaveURL(/jurisdiction_code=(ie\|in|in\|ie)/);
    await expect(chips(page)).toContainText('Ireland');
    await expect(chips(page)).toContainText('India');
  });

  test(
    'the values of a filter are unfolded, and searched while typing, without asking anybody',
    BOTH_SOURCES,
    async ({ page, source }) => {
      await page.goto(SEARCH);
      await scriptsAtWork(page);
      const requests = await watchRequests(page, source);
      const more = section(page, 'Company type').getByRole('button', { name: /^Show \d+ more/ });
      await more.click();
      await section(page, 'Company type').getByRole('searchbox').fill('GUARANTEE');
      const values = section(page, 'Company type').getByRole('listitem');
      await expect(values.filter({ hasNotText: /guarantee/i })).toHaveCount(0);
      await expect(values).not.toHaveCount(0);
      expect(requests.filter((url) => /api|rsc|search\?/.test(url))).toEqual([]);
    },
  );

  test('a range of years is moved by the keyboard, and keeps the focus', THOROUGHLY, async ({ page }) => {
    await page.goto(SEARCH);
    await scriptsAtWork(page);
    const first = page.getByRole('slider', { name: 'Incorporated: first year' });
    await first.press('PageUp');
    await first.press('ArrowRight');
    await expect(page).toHaveURL(/incorporation_date=\d{4}-01-01:\d{4}-12-31/);
    await expect(chips(page)).toContainText('Incorporated');
    await expect(first).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page).not.toHaveURL(/incorporation_date/);
    await expect(first).toBeFocused();
  });

  test(
    'a locked filter is part of searches begun here, and of no address that is opened',
    THOROUGHLY,
    async ({ page }) => {
      await page.goto(`${SEARCH}&inactive=false`);
      const lock = page.getByRole('button', { name: 'Lock on this device: not inactive' });
      await lock.click();
      await expect(lock).toHaveAttribute('aria-pressed', 'true');
      await page.goto('/');
      // Scripts make it a combobox and add the lock.
      const box = page.getByRole('main').getByRole('combobox');
      await box.fill('marine');
      await box.press('Enter');
      await expect(page).toHaveURL(/inactive=false/);
      await expect(chips(page)).toContainText('Without inactive');
      await page.goto(SEARCH);
      await expect(page.getByText(/Locked on this device, but not part of this search/)).toBeVisible();
      await expect(page).not.toHaveURL(/inactive/);
      await page.getByRole('link', { name: 'Apply', exact: true }).click();
      await expect(page).toHaveURL(/inactive=false/);
      await page.getByRole('button', { name: 'Lock on this device: not inactive' }).click();
      await page.goto(SEARCH);
      await scriptsAtWork(page);
      await expect(page.getByText(/Locked on this device/)).toHaveCount(0);
    },
  );

  test('excluded values can be locked too', async ({ page, source }) => {
    test.skip(source === 'upstream', 'only our own register leaves values out');
    await page.goto(`${SEARCH}&exclude=jurisdiction_code:de`);
    const lock = page.getByRole('button', { name: /^Lock on this device: .*Germany$/ });
    await lock.click();
    await expect(lock).toHaveAttribute('aria-pressed', 'true');
    await page.goto(SEARCH);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/exclude=jurisdiction_code%3Ade|exclude=jurisdiction_code:de/);
    await expect(chips(page)).toContainText('Germany');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });
    test(
      'the filters stay open while they are ticked, and their button shows the number of results',
      THOROUGHLY,
      async ({ page }) => {
        await page.goto(SEARCH);
        await scriptsAtWork(page);
        const fold = panel(page).locator('summary').first();
        await fold.click();
        await value(page, 'Jurisdiction', /^Ireland/).click();
        await expect(fold.getByText(/^Show \d+ companies$/)).toBeVisible();
        await expect(page).toHaveURL(/jurisdiction_code=ie/);
        await expect(fold).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(value(page, 'Jurisdiction', /^Ireland/)).toBeHidden();
        await expect(fold.getByText('Filters (1)')).toBeVisible();
        await expect(fold).toBeFocused();
      },
    );
  });
});

test('our own register can exclude values; a service without support is not asked to', async ({ page, source }) => {
  await page.goto(SEARCH);
  const leaveOut = page.getByRole('link', { name: 'Leave out Dissolved', exact: true });
  if (source === 'upstream') {
    await expect(value(page, 'Status', /^Dissolved/)).toBeVisible();
    await expect(leaveOut).toHaveCount(0);
    return;
  }
  const before = await page.getByRole('status').textContent();
  await leaveOut.click();
  await expect(page).toHaveURL(/exclude=/);
  await expect(page.getByRole('status')).not.toHaveText(before ?? '');
  await page.getByRole('link', { name: 'No longer leave out Dissolved' }).click();
  await expect(page.getByRole('status')).toHaveText(before ?? '');
});

/** The position of each link, by target and text. */
const placesOf = async (page: Page): Promise<Map<string, string>> =>
  new Map(
    await page.locator('main a').evaluateAll((found) =>
      found.map((link): [string, string] => {
        const { x, y } = link.getBoundingClientRect();
        return [`${link.getAttribute('href')} ${link.textContent}`, `${Math.round(x)}, ${Math.round(y)}`];
      }),
    ),
  );

test('nothing moves when the scripts begin: a press that they come into the midst of is not lost', async ({
  page,
  browser,
  baseURL,
}) => {
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await withoutScripts.newPage();
  await plain.goto(`${SEARCH}&jurisdiction_code=gb&inactive=false`);
  const before = await placesOf(plain);
  await withoutScripts.close();
  await page.goto(`${SEARCH}&jurisdiction_code=gb&inactive=false`);
  await scriptsAtWork(page);
  const after = await placesOf(page);
  const both = [...before].filter(([link]) => after.has(link));
  expect(both.length).toBeGreaterThan(50);
  expect(both.filter(([link, place]) => after.get(link) !== place)).toEqual([]);
});

test('what visitors may not search by is said, and not offered', async ({ page }) => {
  await page.goto('/officers/search?q=oldacre');
  await expect(panel(page).getByText(/Searching by born and address needs an API token/)).toBeVisible();
  await expect(panel(page).getByLabel(/Born|Address/)).toHaveCount(0);
});

test(
  'a search that finds nothing goes on to a looser one, or offers it with its price',
  BOTH_SOURCES,
  async ({ page, source }) => {
    await page.goto('/companies/search?q=harrowgate+zzz&inactive=true');
    await expect(page.getByText(/No companies match/)).toBeVisible();
    if (source === 'embedded') {
      await expect(page.getByText(/^Shown instead: \d+ compan/)).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 2 }).filter({ hasText: /harrowgate|cobaltine/i }),
      ).not.toHaveCount(0);
    } else {
      await expect(page.getByRole('list', { name: 'Similar searches' }).getByText(/1 call|cached/)).not.toHaveCount(0);
    }
  },
);

test.describe('filters, without scripts', () => {
  // With scripts disabled, the browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('every value can be had, searched and ordered by links and a form', async ({ page }) => {
    await page.goto(SEARCH);
    await section(page, 'Company type')
      .getByRole('link', { name: /^Show \d+ more/ })
      .click();
    const search = section(page, 'Company type').getByRole('searchbox');
    await search.fill('guarantee');
    // Click into the box: at the end of loading the browser moves the focus to the address's fragment.
    await search.press('Enter');
    await expect(page).toHaveURL(/facet_query=guarantee/);
    const values = section(page, 'Company type').getByRole('link', { name: /guarantee/i });
    await expect(values).not.toHaveCount(0);
    await section(page, 'Company type').getByRole('link', { name: 'By name' }).click();
    await values.first().click();
    await expect(page).toHaveURL(/company_type=/);
    await expect(chips(page)).toContainText(/guarantee/i);
    await section(page, 'Company type')
      .getByRole('link', { name: /^Close/ })
      .click();
    await expect(page).not.toHaveURL(/facet=/);
  });

  test('decades and years are links, and their counts are what they find', async ({ page }) => {
    await page.goto(SEARCH);
    await section(page, 'Incorporated').locator('summary').click();
    const decade = section(page, 'Incorporated').getByRole('link', { name: /^1990s/ });
    const promised = (await decade.textContent())?.replace(/^.*1990s/, '');
    await decade.click();
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^${countOf(promised ?? null)} companies`));
    await section(page, 'Incorporated')
      .getByRole('link', { name: /^199\d/ })
      .first()
      .click();
    await expect(page).toHaveURL(/incorporation_date=(199\d)-01-01:\1-12-31/);
  });

  test('a filter that is not drawn is one link away', async ({ page }) => {
    await page.goto(SEARCH);
    await panel(page).getByRole('link', { name: 'Nonprofit', exact: true }).click();
    await value(page, 'Nonprofit', /^Only nonprofits/).click();
    await expect(chips(page)).toContainText('Only nonprofits');
  });
});

test('a search that is too long for a page is refused in a sentence, and its file has what was asked for', async ({
  page,
}) => {
  const types = Array.from({ length: 300 }, (_, at) => `type ${at}`).join('|');
  const address = `/companies/search?${new URLSearchParams({ q: 'harrowgate', company_type: types })}`;
  const reply = await page.goto(address);
  await expect(page.locator('main').getByRole('alert')).toContainText('too long for a page');
  expect((await reply?.text())?.length).toBeLessThan(300_000);
  const file = await page.request.get(address.replace('search?', 'search.csv?'));
  expect((await file.text()).trim().split('\n')).toHaveLength(1);
});
