import type { Page } from '@playwright/test';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { BOTH_SOURCES, DEVICE_THOROUGHLY, expect, test } from './support/test';

const { largest_group_head: head, dissolved } = SAMPLE_HIGHLIGHTS;

/** That of the search page, or of the home page. */
const box = (page: Page) => page.locator('main').getByLabel(/^Company.* number/);
const total = (page: Page) => page.getByRole('status').filter({ hasText: /compan(y|ies)/ });
const searchFor = async (page: Page, text: string) => {
  await box(page).fill(text);
  await box(page).press('Enter');
};

const WITH_AND_WITHOUT = [
  { scripts: 'with scripts', javaScriptEnabled: true },
  { scripts: 'without scripts', javaScriptEnabled: false },
];

test('a mistyped name, one in another script, a number with its country and a name with its town find what is meant', async ({
  page,
}) => {
  const own = [
    ['harrowgte', 'Spelt “Harrowgate”.', head.name],
    ['harrowgte marin group', 'Spelt “Harrowgate Marine Group”.', head.name],
    ['Baerenklamm brauerei', 'Spelt “Bärenklamm Brauerei”.', 'Brauerei Bärenklamm GmbH'],
    [
      'caterers in Leeds',
      'Industry “Event catering activities” and 2 more, with “Leeds” in the address.',
      'Halcyonby Tea Rooms Limited',
    ],
  ] as const;
  // A service tells neither spellings nor industries, and each search costs a call: they are offered, not made.
  const isInFront = test.info().project.name === 'upstream';
  const cases = [
    ...(isInFront ? [] : own),
    ['GB 01234500', '“01234500” as a company number in the United Kingdom.', head.name],
    ['Beaconmarsh, Leeds', '“Beaconmarsh” with “Leeds” in the address.', 'Beaconmarsh & Yarrowell Limited'],
  ] as const;
  for (const [typed, said, name] of cases) {
    await page.goto(links.home());
    await searchFor(page, typed);
    if (!isInFront) {
      await expect(page.getByText(/^Shown instead: \d+ compan/)).toBeVisible();
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: said }).click();
    await expect(page.getByText(/^Shown instead/)).toHaveCount(0);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  const inAnotherScript = [
    ['yinghuo', '有限会社碧浜蛍火ホールディングス'],
    ['kamburovski tekstil', 'Камбуровски Текстил ЕООД'],
  ] as const;
  for (const [typed, name] of inAnotherScript) {
    await page.goto(links.home());
    await searchFor(page, typed);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.goto(links.home());
  await searchFor(page, 'j:gb director:"Florence Tessander"');
  await expect(page).toHaveURL(
    /\/officers\/search\?q=Florence\+Tessander&jurisdiction_code=gb&position=director&order=score$/,
  );
  await expect(page.getByRole('link', { name: 'Florence Tessander' }).first()).toBeVisible();
  if (isInFront) return;
  await page.goto(links.home());
  await box(page).pressSequentially('harowgate marine gr');
  await expect(page.getByRole('option', { name: new RegExp(head.name) })).toBeVisible();
});

for (const { scripts, javaScriptEnabled } of WITH_AND_WITHOUT) {
  test.describe(scripts, () => {
    // With scripts disabled, the browser reports each script that it does not load.
    test.use({ javaScriptEnabled, expectedProblems: javaScriptEnabled ? undefined : /_next\/static\/\S+ csp$/ });

    test('a query becomes an address of the interface, and the box says it again', async ({ page }) => {
      await page.goto(links.home());
      await searchFor(page, 'harrowgate jurisdiction:gb|de -is:inactive');
      await expect(page).toHaveURL(
        /\/companies\/search\?q=harrowgate&jurisdiction_code=gb\|de&inactive=false&order=score$/,
      );
      await expect(box(page)).toHaveValue('harrowgate jurisdiction:gb|de -is:inactive');
      await expect(total(page)).toBeVisible();
    });

    test('the box shows the selected facets', async ({ page }) => {
      await page.goto('/companies/search?q=harrowgate&incorporation_date=2010-01-01:2015-12-31&branch=false');
      await expect(box(page)).toHaveValue('harrowgate -is:branch inc:2010..2015');
    });

    test('a mistake is marked under the word, the rest is searched, and its correction is one press away', async ({
      page,
    }) => {
      await page.goto(links.companySearch());
      await searchFor(page, 'harrowgate marine group jursidiction:gb');
      await expect(page.getByText(/There is no field “jursidiction”/)).toBeVisible();
      await expect(page.getByText('at character 25:')).toBeVisible();
      await expect(box(page)).toHaveValue('harrowgate marine group jursidiction:gb');
      await expect(page.getByRole('link', { name: head.name, exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Use jurisdiction:gb' }).click();
      await expect(page).toHaveURL(/q=harrowgate\+marine\+group&jurisdiction_code=gb&order=score$/);
    });

    test('a number is looked for among the numbers, and can be a name instead', async ({ page }) => {
      await page.goto(links.home());
      await searchFor(page, `gb/${head.company_number}`);
      await expect(page.getByText('Has this number.')).toBeVisible();
      await expect(page.getByRole('link', { name: head.name, exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Search for it as a name instead' }).click();
      await expect(page).not.toHaveURL(/fields=/);
      await page.getByRole('link', { name: 'Search for it as a number' }).click();
      await page.getByRole('link', { name: `Open the record gb/${head.company_number}` }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.name);
    });

    test('a result says that a former name matched, and marks the words', async ({ page }) => {
      await page.goto(links.companySearch(new URLSearchParams({ q: 'thornwick chandlery' })));
      const result = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: dissolved.name }) });
      await expect(result.getByText('Matches a former name:')).toBeVisible();
      await expect(result.locator('mark').filter({ hasText: 'Chandlery' })).toBeVisible();
    });

    test('results are a table whose columns are chosen and put in order, and a page holds as many as one likes', async ({
      page,
    }) => {
      await page.goto(links.companySearch(new URLSearchParams({ q: 'harrowgate' })));
      if (javaScriptEnabled) await scriptsAtWork(page);
      await page.getByRole('link', { name: 'Table view' }).click();
      const table = page.getByRole('table', { name: 'Companies found' });
      await expect(table.getByRole('columnheader')).toHaveText([
        'Name',
        'Number',
        'Jurisdiction',
        'Status',
        'Incorporated',
      ]);
      await page.getByText('Columns (4)').click();
      await page.getByRole('link', { name: 'Show Status in the register' }).click();
      await expect(table.getByRole('columnheader', { name: 'Status in the register' })).toBeVisible();
      // With scripts it stays open while the table changes.
      if (!javaScriptEnabled) await page.getByText('Columns (5)').click();
      await page.getByRole('link', { name: 'Move Jurisdiction up' }).click();
      await expect(table.getByRole('columnheader')).toHaveText([
        'Name',
        'Jurisdiction',
        'Number',
        'Status',
        'Incorporated',
        'Status in the register',
      ]);
      await page.getByRole('link', { name: '50 per page' }).click();
      await expect(table.locator('tbody tr')).toHaveCount(50);
      await page.getByRole('link', { name: 'Next →' }).click();
      await expect(page).toHaveURL(/view=table/);
      await expect(page).toHaveURL(/per_page=50/);
      await expect(table).toBeVisible();
    });

    test('officers have the same box and the same table', async ({ page }) => {
      await page.goto(links.officerSearch());
      await page.getByLabel('Officer name or query').fill('oldacre position:director');
      await page.getByLabel('Officer name or query').press('Enter');
      await expect(page).toHaveURL(/\/officers\/search\?q=oldacre&position=director&order=score$/);
      await page.getByRole('link', { name: 'Table view' }).click();
      await expect(page.getByRole('table', { name: 'Officers found' })).toBeVisible();
    });
  });
}

test(
  'companies near a name stand below a search that finds little, where the source knows them',
  BOTH_SOURCES,
  async ({ page, source }) => {
    await page.goto(links.companySearch(new URLSearchParams({ q: 'harowgate' })));
    const near = page.getByRole('region', { name: 'Companies with similar names' });
    if (source === 'embedded') await expect(near.getByRole('link').first()).toBeVisible();
    else await expect(near).toHaveCount(0);
  },
);

test('by keyboard alone: fields and records are suggested while one types', BOTH_SOURCES, async ({ page, source }) => {
  await page.goto(links.companySearch());
  await scriptsAtWork(page);
  await box(page).focus();
  const list = page.getByRole('listbox', { name: 'Suggestions' });

  await page.keyboard.type('juris');
  await expect(list.getByRole('option', { name: 'jurisdiction:' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('jurisdiction:');
  await page.keyboard.type('germ');
  await expect(list.getByRole('option')).toHaveText([/^Germany/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('jurisdiction:de ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?jurisdiction_code=de$/);

  await scriptsAtWork(page);
  await box(page).fill('');
  await box(page).pressSequentially(head.name.slice(0, 18));
  if (source === 'embedded') {
    await expect(list.getByRole('option', { name: new RegExp(head.name) })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/harrowgate/i);
  } else {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: head.name, exact: true })).toBeVisible();
  }
});

test('the home page shows what there is, and each of its examples finds as many as it says', async ({
  page,
  source,
}) => {
  await page.goto(links.home());
  const examples = page.getByRole('list', { name: 'Try' }).getByRole('link');
  if (source === 'upstream') {
    await expect(examples).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'marine*' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    return;
  }
  const found = await examples.evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      count: /[\d,]+$/.exec(link.textContent ?? '')?.[0] ?? '',
    })),
  );
  expect(found.length).toBeGreaterThan(3);
  const companies = await page.getByRole('link', { name: /^[\d,]+ companies$/ }).textContent();
  for (const { href, count } of [
    { href: links.companySearch(), count: /^[\d,]+/.exec(companies ?? '')?.[0] ?? '' },
    ...found,
  ]) {
    await page.goto(href);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /compan/ })
        .first(),
    ).toContainText(`${count} compan`);
  }
  await page.goto(links.home());
  await page.getByRole('link', { name: 'Open the network' }).click();
  await expect(page).toHaveURL(/\/network\?/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(head.name);
});

test('the box in the header of a page suggests the same', async ({ page, source }) => {
  await page.goto(links.glossary());
  await scriptsAtWork(page);
  await page.keyboard.press('/');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await page.keyboard.type('saltmere');
  await expect(list.getByRole('option', { name: 'Officers named “saltmere”' })).toBeVisible();
  if (source === 'embedded') await expect(list.getByRole('option').first()).toHaveText(/saltmere/i);
  await list.getByRole('option', { name: 'Companies at an address with “saltmere”' }).click();
  await expect(page).toHaveURL(/\/companies\/search\?registered_address=saltmere$/);
});

test('by keyboard alone: a preview opens beside the list, and the list does not move', async ({ page, source }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(links.companySearch(new URLSearchParams({ q: 'saltmere' })));
  await scriptsAtWork(page);
  await expect(page.getByRole('button', { name: 'Preview is on' })).toBeVisible();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const rows = page.locator('[data-company]');

  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await expect(preview.getByText(/registered in/)).toBeVisible();
  if (source === 'upstream') {
    await expect(preview.getByRole('button', { name: 'Load the record: 1 call' })).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(preview.getByText('Number', { exact: true })).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.first()).toBeFocused();
  const name = await preview.getByRole('heading', { level: 2 }).textContent();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(preview).toBeVisible();
  await expect(preview.getByText('Number', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test('the keys of the preview can be switched off', DEVICE_THOROUGHLY, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(links.companySearch(new URLSearchParams({ q: 'harrowgate' })));
  await page.getByRole('button', { name: 'Preview is on' }).click();
  await expect(page.getByRole('button', { name: 'Preview is off' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-company]').first()).not.toBeFocused();
});

test('a search is saved on the device, renamed, exported and deleted', DEVICE_THOROUGHLY, async ({ page }) => {
  await page.goto(links.companySearch(new URLSearchParams({ q: 'harrowgate', inactive: 'false' })));
  await page.getByText('Saved searches', { exact: true }).click();
  await page.getByLabel('Name of the saved search').fill('Active Harrowgates');
  await page.getByRole('button', { name: 'Save this search' }).click();

  await page.goto(links.home());
  await page.getByText('Saved searches (1)').click();
  await page.getByRole('button', { name: 'Rename Active Harrowgates' }).click();
  await page.getByLabel('New name').fill('The group');
  await page.getByLabel('New name').press('Enter');
  const kept = page.getByRole('list', { name: 'Searches saved on this device' });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as JSON' }).click();
  expect((await download).suggestedFilename()).toBe('searches.json');

  await kept.getByRole('link', { name: 'The group' }).click();
  await expect(page).toHaveURL(/q=harrowgate&inactive=false$/);
  await page.getByText('Saved searches (1)').click();
  await page.getByRole('button', { name: 'Delete The group' }).click();
  await expect(kept.getByRole('link')).toHaveCount(0);
});

test(
  'the device remembers how results were drawn, and an address that says it goes before',
  DEVICE_THOROUGHLY,
  async ({ page }) => {
    const address = links.companySearch(new URLSearchParams({ q: 'harrowgate' }));
    await page.goto(address);
    await scriptsAtWork(page);
    await page.getByRole('link', { name: 'Table view' }).click();
    await expect(page.getByRole('table', { name: 'Companies found' })).toBeVisible();
    await page.goto(address);
    await expect(page).toHaveURL(/view=table/);
    await page.getByRole('link', { name: 'List view' }).click();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.goto(address);
    await expect(page.getByRole('table')).toHaveCount(0);
  },
);
