import type { Page } from '@playwright/test';
import { connectionsHref } from '../lib/network/connections/address';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { expectNoBarriers } from './support/barriers';
import { type Pair, startPair } from './support/shared-servers';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const { largest_group_head, loop, hub } = SAMPLE_HIGHLIGHTS;
const head = links.company(largest_group_head);
const hubPath = links.company(hub);
/** Three steps below the head of the group. */
const deep = '/companies/us_ca/C69266984';
const DEEP_NAME = 'Harrowgate Shoalwater Machine Works LLC';
/** Two that have nothing but the hub in common. */
const held = ['/companies/je/170879', '/companies/gb/09038772'];

/** The search of persons by name is of our own register too. */
const NO_SUGGESTIONS = 'in front of a service names are not suggested, as each would cost a call';

const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen' }).getByRole('listitem');
const box = (page: Page) => page.locator('#add-connected');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const shortest = (page: Page) => page.getByRole('region', { name: /^Shortest/ });

/** On a remote source calls are used only on request; replies to earlier tests are cached. */
async function searchAll(page: Page): Promise<void> {
  const searched = page.getByRole('region', { name: 'What was searched' });
  const spend = page.getByRole('button', { name: 'Search with calls' });
  await expect(searched.or(spend).first()).toBeVisible();
  if (!(await spend.isVisible())) return;
  await page.getByLabel('Calls at most').fill('60');
  await spend.click();
  await expect(searched).toContainText(/calls? spent|networks of \d+ entities/);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`connections ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    // With scripts disabled, the browser reports each script that it does not load.
    test.use({ javaScriptEnabled, expectedProblems: javaScriptEnabled ? undefined : /_next\/static\/\S+ csp$/ });

    // The form and its replies are the same either way: a usual run tries the rest without scripts.
    const once = javaScriptEnabled ? THOROUGHLY : {};

    test(
      'of two companies are found step by step, and lead to statements and to the network',
      BOTH_SOURCES,
      async ({ page }) => {
        await page.goto(head);
        await page.getByRole('link', { name: 'Find connections' }).first().click();
        await expect(heading(page)).toHaveText('Find connections');
        await expect(chosen(page)).toHaveCount(1);
        await box(page).fill('us_ca/C69266984');
        await page.getByRole('button', { name: 'Add', exact: true }).click();
        await expect(page).toHaveURL(connectionsHref({ between: [head, deep] }));
        await expect(chosen(page)).toHaveCount(2);
        await searchAll(page);
        await expect(page.getByRole('status').filter({ hasText: 'Connected in' })).toHaveText('Connected in 3 steps.');
        const steps = shortest(page).getByRole('listitem');
        await expect(steps).toHaveCount(3);
        await expect(steps.first()).toContainText(`${largest_group_head.name} is the parent company of`);
        await expect(steps.last()).toContainText(DEEP_NAME);
        await expect(
          steps
            .last()
            .getByRole('link', { name: /^Statement \d+$/ })
            .first(),
        ).toHaveAttribute('href', /^\/statements\/\d+$/);

        await shortest(page).getByRole('link', { name: 'Explore as a network' }).click();
        await expect(heading(page)).toHaveText(/^Network of Harrowgate Marine Group plc and /);
        // What lies between is expanded by scripts.
        if (javaScriptEnabled) await openList(page, 'Table');
        if (javaScriptEnabled) await expect(page.getByRole('table')).toContainText('Redmesa Finance LLC');
        const path = page.getByRole('button', { name: 'Path: 4 entities' });
        if (!javaScriptEnabled) return;
        await expect(path, 'is highlighted').toBeVisible();
        await expect(page).toHaveURL(/[?&]path=/);
        await page.keyboard.press('Escape');
        await expect(path).toHaveCount(0);
        await expect(page).not.toHaveURL(/[?&]path=/);
      },
    );

    test('are removed and searched further', once, async ({ page }) => {
      await page.goto(connectionsHref({ between: [head, links.company(loop)] }));
      await searchAll(page);
      await expect(page.getByRole('status').filter({ hasText: 'connection' })).toHaveText(
        'No connection within 4 steps.',
      );
      await page.getByRole('link', { name: 'Search 5 steps' }).click();
      await expect(page).toHaveURL(/steps=5/);
      await searchAll(page);
      await expect(page.getByRole('status').filter({ hasText: 'connection' })).toHaveText(
        'No connection within 5 steps.',
      );
      await page.getByText('Add another, or change the search').click();
      await page.getByLabel('Steps at most').fill('2');
      await page.getByRole('button', { name: 'Search', exact: true }).last().click();
      await expect(page).toHaveURL(/steps=2/);
      await page.getByRole('link', { name: `Remove ${loop.name}` }).click();
      await expect(page).toHaveURL(connectionsHref({ between: [head], steps: 2 }));
      await expect(page.getByText('Add one more to see how the two are connected.')).toBeVisible();
    });

    test('through a hub alone are shown only if it is allowed', once, async ({ page }) => {
      await page.goto(connectionsHref({ between: held }));
      await searchAll(page);
      await expect(page.getByText(`Connected only through ${hub.name}`)).toBeVisible();
      await page.getByRole('link', { name: 'Allow it' }).click();
      await expect(page).toHaveURL(connectionsHref({ between: held, hubs: [hubPath] }));
      await searchAll(page);
      await expect(page.getByRole('status').filter({ hasText: 'Connected in' })).toHaveText('Connected in 2 steps.');
    });

    test('are sought by a name that several companies have', once, async ({ page }) => {
      await page.goto(connectionsHref({ between: [head] }));
      await box(page).fill('lantern bay');
      await box(page).press('Enter');
      await expect(page.getByRole('heading', { name: 'Which one do you mean?' })).toBeVisible();
      await page.getByRole('link', { name: 'Lantern Bay Hotels Limited' }).click();
      await expect(chosen(page)).toHaveCount(2);
      await expect(page).toHaveURL(/\/connections\?from=\/companies\/gb\/01234500&to=\/companies\/hk\//);
    });

    test('of what cannot be used are explained, and the others are searched', once, async ({ page }) => {
      await page.goto(`/connections?from=${head}&to=${deep}&to=Nobody&to=gb/99999999&to=${head}&steps=99`);
      const main = page.getByRole('main');
      await expect(main).toContainText('“Nobody” is no company, person or placeholder.');
      await expect(main).toContainText(`Given more than once, used once: ${largest_group_head.name}.`);
      await expect(main).toContainText('The steps must be a whole number from 1 to 12');
      await searchAll(page);
      await expect(main).toContainText('gb/99999999 is not searched.');
      await expect(shortest(page).getByRole('listitem')).toHaveCount(3);
    });
  });
}

test('a company is added from the suggestions by keys', THOROUGHLY, async ({ page, source }) => {
  test.skip(source === 'upstream', NO_SUGGESTIONS);
  await page.goto(connectionsHref({ between: [head] }));
  await scriptsAtWork(page);
  // At once: between two letters the options belong to an earlier text, of which keys choose nothing.
  await box(page).fill('lanternholt care');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText(hub.name);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);

  // In the very moment the list is there again: the key must not ask for it anew, which would lose what it chose.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=option]') === null) return;
      observer.disconnect();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(connectionsHref({ between: [head, hubPath] }));
  await expect(chosen(page)).toHaveCount(2);
  await expect(box(page)).toHaveValue('');
});

test(
  'a company is added from the suggestions by mouse, which offer nothing that cannot be connected',
  THOROUGHLY,
  async ({ page, source }) => {
    test.skip(source === 'upstream', NO_SUGGESTIONS);
    await page.goto(links.connections());
    await scriptsAtWork(page);
    await box(page).fill('harrowgate');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toBeVisible();
    await expect(options.filter({ hasText: /Officers named|Companies at|^jurisdiction/ })).toHaveCount(0);
    await options.first().click();
    await expect(page).toHaveURL(/\/connections\?from=\/companies\//);
    await expect(chosen(page)).toHaveCount(1);
  },
);

test(
  'the search starts from an officer, a placeholder, the command palette and the panel of a network',
  THOROUGHLY,
  async ({ page }) => {
    await page.goto(links.officer(1));
    await page.getByRole('link', { name: /^Find connections of / }).click();
    await expect(chosen(page)).toHaveCount(1);
    await page.goto('/placeholders/4146');
    await page.getByRole('main').getByRole('link', { name: 'Find connections' }).click();
    await expect(chosen(page)).toHaveCount(1);
    await page.goto(links.home());
    await scriptsAtWork(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('connections');
    await page.getByRole('option', { name: 'Find connections' }).click();
    await expect(heading(page)).toHaveText('Find connections');
    await page.goto(links.companyNetwork(loop));
    await openList(page, 'Findings');
    await page.getByRole('link', { name: 'Search the whole register for connections' }).click();
    await expect(page).toHaveURL(connectionsHref({ between: [links.company(loop)] }));
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two are chosen, connected, removed and searched further by taps, and nothing is wider than the screen', async ({
    page,
    source,
  }) => {
    test.skip(source === 'upstream', NO_SUGGESTIONS);
    await page.goto(connectionsHref({ between: [head] }));
    await scriptsAtWork(page);
    await box(page).tap();
    await page.keyboard.type('redmesa finance');
    await page.getByRole('listbox').getByRole('option').first().tap();
    await expect(chosen(page)).toHaveCount(2);
    await expect(shortest(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByText('Add another, or change the search').tap();
    await page.getByLabel('Steps at most').fill('2');
    await page.getByRole('button', { name: 'Search', exact: true }).last().tap();
    await expect(page).toHaveURL(/steps=2/);
    await shortest(page).getByRole('link', { name: 'Explore as a network' }).tap();
    await expect(page.getByRole('button', { name: 'Path: 3 entities' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: `Remove ${largest_group_head.name}` }).tap();
    await expect(chosen(page)).toHaveCount(1);
  });
});

test.describe('in front of a service with few calls', () => {
  let pair: Pair;
  test.beforeAll(async () => {
    pair = await startPair();
  });
  test.afterAll(() => pair?.stop());

  test('nothing is spent before it is asked for, and no more than allowed', async ({ page }) => {
    await page.goto(`${pair.explorer.url}${connectionsHref({ between: [head, deep] })}`);
    await expect(
      page.getByText(/^So far only cached copies were searched\. It may take up to \d+ calls/),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'What was searched' })).toHaveCount(0);
    await expectNoBarriers(page);
    await page.getByLabel('Calls at most').fill('2');
    await page.getByRole('button', { name: 'Search with calls' }).click();
    const searched = page.getByRole('region', { name: 'What was searched' });
    await expect(searched).toContainText('2 calls spent.');
    await expect(searched).toContainText('not asked for: no more calls were allowed.');
    await expect(page).not.toHaveURL(/ask=|calls=/);
    await page.reload();
    await expect(searched).not.toContainText('spent');
  });
});

/** Two persons of the sample register have this name; one of them controls this company. */
const PERSON = 'Sieglinde Hüttenrauch';
const CONTROLLED = 'Gebr. Köhlersbach KG';

test('a person who controls a company is added by name, from the suggestions or without scripts', async ({
  page,
  browser,
  source,
}) => {
  test.skip(source === 'upstream', NO_SUGGESTIONS);
  await page.goto(connectionsHref({ between: [head] }));
  await scriptsAtWork(page);
  await box(page).fill('huttenrauch');
  const persons = page.getByRole('listbox').getByRole('group', { name: 'Persons' });
  await persons.getByRole('option', { name: PERSON }).filter({ hasText: CONTROLLED }).click();
  await expect(page).toHaveURL(/\/connections\?from=\/companies\/[^&]+&to=\/placeholders\/\d+$/);
  await expect(chosen(page).nth(1)).toContainText(PERSON);
  const added = page.url();

  const without = await browser.newPage({ javaScriptEnabled: false });
  await without.goto(new URL(connectionsHref({ between: [head] }), added).href);
  await box(without).fill('sieglinde hüttenrauch');
  await without.getByRole('button', { name: 'Add' }).click();
  const found = without.getByRole('region', { name: 'Persons who own or control companies' });
  const person = found.getByRole('listitem').filter({ hasText: `Controls ${CONTROLLED}` });
  await person.getByRole('link', { name: PERSON }).click();
  await expect(without).toHaveURL(added);
  await without.close();
});
