import type { Page } from '@playwright/test';
import { rootsHref } from '../lib/network/roots-href';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { expectNoBarriers } from './support/barriers';
import { type Pair, startPair } from './support/shared-servers';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const { largest_group_head: head, loop, redacted, hub } = SAMPLE_HIGHLIGHTS;
const [headPath, loopPath, hubPath, redactedPath] = [head, loop, hub, redacted].map(links.company);

const countsOf = (page: Page) => page.getByRole('status').filter({ hasText: /relationships? shown$/ });
const panelOf = (page: Page) => page.locator('details').filter({ hasText: 'Expand several levels' });

async function openWalk(page: Page): Promise<void> {
  await scriptsAtWork(page);
  await page.getByText('Expand several levels').click();
}

test.describe('a walk from the page of a network', () => {
  test('brings what lies further into the picture and the table, and says why it ended', async ({ page, source }) => {
    test.skip(source === 'upstream', 'a walk costs calls there; walk.spec.ts covers it');
    await page.goto(links.companyNetwork(loop));
    await openWalk(page);
    const panel = panelOf(page);
    await expect(panel).toContainText('Price: free.');
    const before = await countsOf(page).textContent();
    await panel.getByLabel('Levels').fill('6');
    await panel.getByRole('button', { name: 'Start' }).click();
    await expect(panel).toContainText('Complete: everything was expanded.');
    await expect(panel).toContainText(/\d+ found · \d+ expanded · 0 waiting/);
    await expect(countsOf(page)).not.toHaveText(before ?? '');
  });

  test('goes on from where a limit ended it', THOROUGHLY, async ({ page, source }) => {
    test.skip(source === 'upstream', 'a walk costs calls there; walk.spec.ts covers it');
    await page.goto(links.companyNetwork(head));
    await openWalk(page);
    const panel = panelOf(page);
    await panel.getByLabel('Direction').selectOption('down');
    await panel.getByLabel('Levels').fill('6');
    await panel.getByLabel('Maximum entities').fill('60');
    await panel.getByRole('button', { name: 'Start' }).click();
    await expect(panel).toContainText('The maximum number of entities was reached');
    await expect(panel).toContainText('60 found');
    await panel.getByRole('button', { name: 'Continue to twice as many' }).click();
    await expect(panel).toContainText('120 found');
  });

  test('is stopped by a press, keeps what had come, and goes on', THOROUGHLY, async ({ page, source }) => {
    test.skip(source === 'upstream', 'a walk costs calls there; walk.spec.ts covers it');
    // The connection sends its first lines and then nothing, so that there is time to press.
    await page.addInitScript(() => {
      const real = window.fetch;
      window.fetch = async (input, init) => {
        const isWalk = String(input).startsWith('/api/walk?') && !String(input).includes('price');
        if (!isWalk) return real(input, init);
        const text = await (await real(input)).text();
        const lines = `${text.split('\n').slice(0, 3).join('\n')}\n`;
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(lines));
            init?.signal?.addEventListener('abort', () => controller.error(new Error('closed')));
          },
        });
        return new Response(body);
      };
    });
    await page.goto(links.companyNetwork(head));
    await openWalk(page);
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Start' }).click();
    await expect(panel.getByRole('progressbar')).toBeVisible();
    await expect(panel).toContainText('2 expanded');
    await panel.getByRole('button', { name: 'Stop' }).click();
    await expect(panel).toContainText('Stopped; what was loaded stays.');
    await panel.getByRole('button', { name: 'Continue' }).click();
    await expect(panel).toContainText(/there is more|everything was expanded/);
    await expect(panel).not.toContainText(' 2 expanded');
  });
});

test.describe('the lists beside the picture', () => {
  test('are a table that is sorted and searched, and keep that in the address', THOROUGHLY, async ({ page }) => {
    await page.goto(links.companyNetwork(head));
    await openList(page, 'Table');
    const table = page.getByRole('table');
    await table.getByRole('link', { name: 'Sort by Owned' }).click();
    await expect(table.getByRole('columnheader', { name: 'Owned' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=owned/);
    const names = await table.locator('tbody tr td:nth-child(2) a').allTextContents();
    expect(names).toEqual([...names].sort(new Intl.Collator('en-GB').compare));
    const all = await table.locator('tbody tr').count();
    const find = page.getByRole('searchbox', { name: 'Find in the table' });
    await find.fill('atlantic');
    await expect(page).toHaveURL(/find=atlantic/);
    expect(await table.locator('tbody tr').count()).toBeLessThan(all);
    await page.reload();
    await expect(find).toHaveValue('atlantic');
  });

  test(
    'are in step with the picture: a row of the table sets its focus, a company there its row of the tree',
    THOROUGHLY,
    async ({ page }) => {
      await page.goto(links.companyNetwork(loop));
      await openList(page, 'Table');
      await page
        .getByRole('table')
        .getByRole('button', { name: /^Show in the picture/ })
        .first()
        .click();
      await expect(page.getByRole('complementary', { name: 'Focused in the picture' })).toContainText('Owner');
      await expect(page.locator('tr[aria-current=true]')).toHaveCount(1);
      await page.getByRole('link', { name: 'Tree', exact: true }).click();
      await page.getByRole('application').focus();
      await page.keyboard.press('ArrowDown');
      const record = await page.getByRole('link', { name: 'Open record' }).getAttribute('href');
      const row = page.getByRole('treeitem', { selected: true }).first();
      await expect(row.getByRole('link')).toHaveAttribute('href', record ?? '');
    },
  );

  test('are a tree that is walked by keys, and says where a loop closes', THOROUGHLY, async ({ page }) => {
    await page.goto(`${links.companyNetwork(loop)}?list=tree`);
    await openWalk(page);
    await panelOf(page).getByRole('button', { name: 'Start' }).click();
    await expect(panelOf(page)).toContainText(/expanded · 0 waiting|there is more/);
    const tree = page.getByRole('tree');
    await expect(tree).toContainText('a loop closes here');
    const items = tree.getByRole('treeitem');
    await items.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await expect(page.getByRole('complementary', { name: 'Focused in the picture' })).toContainText('Open record');
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Home');
    const count = await items.count();
    await page.keyboard.press('ArrowLeft');
    await expect(items.first()).toHaveAttribute('aria-expanded', 'false');
    expect(await items.count()).toBeLessThan(count);
    await page.keyboard.press('ArrowRight');
    await expect(items).toHaveCount(count);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${loopPath}$`));
  });
});

test.describe('the network of several', () => {
  test('begins from ticked results of a search', async ({ page }) => {
    await page.goto('/companies/search?q=harrowgate');
    const boxes = page.getByRole('checkbox', { name: /^Compare/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Network of the ticked companies' }).click();
    await expect(page).toHaveURL(/\/network\?from=\/companies\/[^&]+&from=\/companies\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Network of .+ and .+/);
    await expect(countsOf(page)).toBeVisible();
  });

  test('leaves out who is unknown or redacted, says so, and shows the others', THOROUGHLY, async ({ page, source }) => {
    test.skip(source === 'upstream', 'networks of several are walked from copies there');
    await page.goto(rootsHref([headPath ?? '', redactedPath ?? '', '/companies/gb/99999999', loopPath ?? '']));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Network of ${head.name} and ${loop.name}`);
    await expect(page.getByText('Not all of them can be shown')).toBeVisible();
    await expect(page.getByText(`${redactedPath} is left out.`)).toBeVisible();
    await expect(page.getByText('/companies/gb/99999999 is left out.')).toBeVisible();
    await openList(page, 'Table');
    await expect(page.getByRole('table').locator('tbody tr').first()).toBeVisible();
  });

  test('says what of its address it does not understand', async ({ page }) => {
    await page.goto('/network?from=Harrowgate&depth=99&direction=left');
    await expect(page.getByText('“Harrowgate” was ignored')).toBeVisible();
    await expect(page.getByText('depth must be a whole number from 1 to 20')).toBeVisible();
    await expect(page.getByText('The direction must be up, down or both')).toBeVisible();
    await expect(page.getByText('No companies chosen yet')).toBeVisible();
  });

  test('has no barrier in any view, with a walk, as a tree', THOROUGHLY, async ({ page }) => {
    await page.goto(`${rootsHref([headPath ?? '', hubPath ?? ''])}&list=tree`);
    await openWalk(page);
    await expectNoBarriers(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('a walk is a page, and its lists are links', BOTH_SOURCES, async ({ page }) => {
    await page.goto(links.companyNetwork(loop));
    await page.getByText('Expand several levels').click();
    await page.getByLabel('Levels').fill('4');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page).toHaveURL(/\/network\?from=.*depth=4/);
    await expect(page.getByText('Expanded 4 levels both ways from each.')).toBeVisible();
    // In front of a remote service a page spends no call unasked; other tests may have left copies of all.
    const rest = page.getByRole('link', { name: /^Expand · up to/ });
    if (await rest.isVisible()) {
      await rest.click();
      await expect(page).toHaveURL(/ask=true/);
    }
    const rows = await page.getByRole('table').locator('tbody tr').count();
    expect(rows).toBeGreaterThan(2);
    await page.getByRole('link', { name: 'Sort by Share' }).click();
    await expect(page).toHaveURL(/sort=-share/);
    await page.getByRole('link', { name: 'Tree', exact: true }).click();
    await expect(page.getByText('a loop closes here').first()).toBeVisible();
  });
});

test.describe('with twelve calls left', () => {
  // A call beyond the quota is requested on purpose.
  test.use({ expectedProblems: /status of 403/ });
  test.describe.configure({ mode: 'serial' });
  let pair: Pair | undefined;
  const running = (): Pair => {
    if (!pair) throw new Error('The servers did not start.');
    return pair;
  };
  test.beforeAll(async () => {
    const account = { plan: 'default', daily_limit: 12, monthly_limit: 100 };
    // Before its first call the explorer does not know the quota of the account.
    pair = await startPair({ account, env: { REGISTRY_API_DAILY_LIMIT: '12' } });
  });
  test.afterAll(() => pair?.stop());

  test('several roots are shown from copies alone, with the price of the rest', THOROUGHLY, async ({ page }) => {
    await page.goto(`${running().explorer.url}${rootsHref([headPath ?? '', loopPath ?? ''])}`);
    await expect(page.getByText('Only cached copies were used.')).toBeVisible();
    await expect(page.getByText(/Expanding everything: about \d+ calls, 0 cached, 12 left today/)).toBeVisible();
  });

  test('a walk is priced, spends no more than it may, and says what waits', async ({ page, request }) => {
    const { explorer, registry, token } = running();
    await page.goto(`${explorer.url}${links.companyNetwork(head)}`);
    await openWalk(page);
    const panel = panelOf(page);
    await openList(page, 'Table');
    const kept = page.getByRole('table').getByRole('button', { name: /^Expand · cached/ });
    await expect(
      page
        .getByRole('table')
        .getByRole('button', { name: /^Expand · 1 call/ })
        .first(),
    ).toBeVisible();
    await expect(kept).toHaveCount(0);
    await panel.getByLabel('Direction').selectOption('down');
    await panel.getByLabel('Maximum calls').fill('5');
    await expect(panel).toContainText(/Price: about \d+ calls, 1 cached, \d+ left today\./);
    await panel.getByRole('button', { name: 'Start' }).click();
    await expect(panel).toContainText('The maximum number of calls was reached; there is more.');
    await expect(panel).toContainText('5 calls spent · 0 left of its limit');
    await expect(panel.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(kept.first(), 'whom the walk has asked about has no price any more').toBeVisible();
    await expect(panel).toContainText(/Continuing: (about )?\d+ calls/);
    const status = await request.get(`${registry.url}/v0.4/account_status`, { headers: { 'x-api-token': token } });
    expect((await status.json()).results.account_status.usage.today).toBeLessThanOrEqual(12);
  });

  test(
    'once no call is left that is reported, and loaded data can be filtered, analysed and exported',
    THOROUGHLY,
    async ({ page }) => {
      const { explorer } = running();
      await page.goto(`${explorer.url}${links.companyNetwork(head)}`);
      await openWalk(page);
      const panel = panelOf(page);
      await panel.getByLabel('Direction').selectOption('down');
      await panel.getByLabel('Levels').fill('6');
      await panel.getByLabel('Maximum calls').fill('50');
      await expect(panel).toContainText(/Price: about \d+ calls?, \d+ cached, [1-9]\d* left today\./);
      await panel.getByRole('button', { name: 'Start' }).click();
      await expect(panel).toContainText('The maximum number of calls was reached; there is more.');
      await expect(panel).toContainText(/Continuing: .*0 left today/);
      await expect(page.getByRole('banner')).toContainText('No calls left, more from');

      const loaded = (await countsOf(page).textContent()) ?? '';
      await openList(page, 'Table');
      await page
        .getByRole('table')
        .getByRole('button', { name: /^Expand · 1 call/ })
        .last()
        .click();
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toContainText('all are used');
      await expect(countsOf(page)).toHaveText(loaded);

      const ownership = page.getByRole('slider', { name: 'Minimum ownership' });
      await ownership.press('End');
      await expect(countsOf(page)).not.toHaveText(loaded);
      await ownership.press('Home');
      await openList(page, 'Findings');
      await expect(page.getByRole('region', { name: 'Who controls it' })).toContainText(/\d controllers?/);
      await page.locator('summary').filter({ hasText: 'Export and share' }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Relationships (CSV)' }).click();
      expect((await coming).suggestedFilename()).toMatch(/\.csv$/);
    },
  );
});
