import type { Page } from '@playwright/test';
import { EVERYWHERE, MATCHING, NETWORK, QUERY, RESULTS, type ShortcutGroup } from '../components/ui/shortcuts';
import type { RowCandidate } from '../lib/match/rows';
import { beginWork, listAskings, printWork, WORK_KEY, withAnswers } from '../lib/match/work';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { THOROUGH } from '../lib/testing/thorough';
import { atRest, scriptsAtWork } from './support/at-rest';
import { barriersOf } from './support/barriers';
import { watchRequests } from './support/requests';
import { DEVICE, DEVICE_THOROUGHLY, expect, THOROUGHLY, test } from './support/test';

const { largest_group_head: head, loop } = SAMPLE_HIGHLIGHTS;

/** Shortcuts work once the page is hydrated. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
}

const commandPaletteBox = (page: Page) => page.getByRole('dialog', { name: 'Go to…' }).getByRole('combobox');

test.describe('by keys alone', () => {
  test('a stroke leads to the search box of the page, or to that in the header', DEVICE, async ({ page }) => {
    await open(page, links.companySearch());
    await page.keyboard.press('/');
    await expect(page.locator('main').getByRole('combobox').first()).toBeFocused();
    await page.keyboard.type('a/b?');
    await expect(page.locator('main').getByRole('combobox').first()).toHaveValue('a/b?');
    await open(page, links.company(head));
    await page.keyboard.press('/');
    await expect(page.getByLabel('Search companies by name')).toBeFocused();
  });

  test('a question mark lists the keys of the page, and Esc leads back to where one was', DEVICE, async ({ page }) => {
    await open(page, links.companyNetwork(loop));
    const home = page.getByRole('link', { name: 'Firmament', exact: true });
    await home.focus();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list.getByRole('heading', { name: 'In the picture of the network' })).toBeVisible();
    await expect(list).toContainText('Go to a page or record');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(home).toBeFocused();
  });

  test('keys are switched off and on again on this device', DEVICE_THOROUGHLY, async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await open(page, links.companySearch());
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await expect(list).toBeHidden();
    await expect(page.locator('main').getByRole('combobox').first()).not.toBeFocused();
    await page.getByRole('button', { name: 'Keyboard shortcuts', exact: true }).focus();
    await page.keyboard.press('Enter');
    await list.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(page.locator('main').getByRole('combobox').first()).toBeFocused();
  });

  test('a chord jumps to a page', DEVICE, async ({ page }) => {
    await open(page, links.company(head));
    await page.keyboard.press('Control+k');
    await expect(commandPaletteBox(page)).toBeFocused();
    await page.keyboard.type('gloss');
    await expect(page.getByRole('option', { selected: true })).toContainText(/glossary/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/glossary$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a chord jumps back to a record that was seen here, until it is forgotten', async ({ page }) => {
    await open(page, links.company(head));
    await open(page, '/');
    await page.keyboard.press('Control+k');
    const seen = page.getByRole('group', { name: 'Recently viewed' });
    await expect(seen.getByRole('option')).toHaveText([new RegExp(head.name)]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.name);
    await page.keyboard.press('Control+k');
    await page.getByRole('button', { name: 'Clear recently viewed' }).focus();
    await page.keyboard.press('Enter');
    await expect(seen).toBeHidden();
  });

  test('a key combination searches; names are suggested without requests to others', async ({ page, source }) => {
    await open(page, '/');
    const asked = await watchRequests(page, source);
    await page.keyboard.press('Control+k');
    await commandPaletteBox(page).fill('harrowgate');
    const search = page.getByRole('option', { name: 'Search companies for “harrowgate”' });
    await expect(search).toHaveAttribute('aria-selected', 'true');
    if (source === 'embedded') {
      await expect(page.getByRole('group', { name: 'Companies' }).getByRole('option').first()).toContainText(
        'Harrowgate',
      );
    } else {
      await expect(search).toContainText('1 call');
      await expect(page.getByText('Names are not suggested while you type')).toBeVisible();
      expect(asked.filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([]);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/companies\/search\?q=harrowgate&order=score$/);
  });

  test('a term is explained in place', DEVICE, async ({ page }) => {
    await open(page, links.company(head));
    const term = page.getByRole('button', { name: /^Beneficial owners\b/ });
    await term.focus();
    await page.keyboard.press('Enter');
    const note = page.getByRole('note', { name: 'Beneficial owner' });
    await expect(note).toContainText('A person who ultimately owns or controls a company');
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(term).toBeFocused();
  });
});

test.describe('without scripts', () => {
  // With scripts disabled, the browser reports each script that it does not load.
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });

  test('a term is explained, and leads to the glossary', DEVICE, async ({ page }) => {
    await page.goto(links.company(head));
    await page.getByRole('button', { name: /^Beneficial owners\b/ }).press('Enter');
    const note = page.getByRole('note', { name: 'Beneficial owner' });
    await note.getByRole('link').click();
    await expect(page).toHaveURL(/\/glossary#beneficial_owner$/);
    await expect(page.getByText('A person who ultimately owns')).toBeInViewport();
  });

  test('a theme is chosen, and leads back to the page', DEVICE, async ({ page }) => {
    const address = `${links.companySearch()}?q=harrowgate`;
    await page.goto(address);
    await page.getByRole('button', { name: 'High contrast' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
    await expect(page.getByRole('button', { name: 'High contrast' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'System' }).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
  });
});

const GROUNDS = {
  light: 'rgb(250, 248, 243)',
  dark: 'rgb(13, 17, 34)',
  contrast: 'rgb(255, 255, 255)',
} as const;

for (const [theme, ground] of Object.entries(GROUNDS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `${theme}, chosen on a device that is ${colorScheme}, is how pages look`,
      theme === colorScheme ? DEVICE_THOROUGHLY : DEVICE,
      async ({ page, context, baseURL }) => {
        await page.emulateMedia({ colorScheme });
        await context.addCookies([{ name: 'firmament_theme', value: theme, url: baseURL ?? '' }]);
        await page.goto(links.company(head));
        await atRest(page);
        const expected = theme === 'contrast' && colorScheme === 'dark' ? 'rgb(0, 0, 0)' : ground;
        await expect(page.locator('html')).toHaveCSS('background-color', expected);
        // Colours of a theme do not depend on the device's preference; other tests check each theme with axe.
        if (THOROUGH)
          expect(await barriersOf(page, { contrast: theme === 'contrast' ? 'more' : undefined })).toEqual([]);
      },
    );
  }
}

test('the device’s preference for more contrast is followed', DEVICE, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('background-color', GROUNDS.contrast);
  await expect(page.getByRole('link', { name: 'Companies', exact: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});

/** Presses the given key on a page that has just been opened, and expects what the list of shortcuts says of it. */
type Check = (page: Page, key: string) => Promise<void>;

type ActionIn<Group extends ShortcutGroup> = Group['rows'][number]['action'];

/** The keys of a place with their checks; the compiler names an action without one. */
const documented = <Group extends ShortcutGroup>(
  group: Group,
  address: string,
  checks: Record<ActionIn<Group>, Check>,
) =>
  group.rows.flatMap(({ keys, action }: { keys: readonly string[]; action: ActionIn<Group> }) =>
    // Keys that do the same are bound alike: a usual run presses the first.
    keys.map((key, at) => ({
      ...{ place: group.place, key, action, address, check: checks[action] },
      when: at === 0 ? {} : THOROUGHLY,
    })),
  );

/** The name of a key in the list of shortcuts → the name by which a test presses it. */
const PRESSED: Readonly<Record<string, string>> = {
  ...{ '←': 'ArrowLeft', '→': 'ArrowRight', '↑': 'ArrowUp', '↓': 'ArrowDown' },
  ...{ Esc: 'Escape', Space: ' ', 'Ctrl+K': 'Control+k', '⌘+K': 'Meta+k' },
};

const pressKey = (page: Page, key: string): Promise<void> => page.keyboard.press(PRESSED[key] ?? key);

const shortcutList = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const result = (page: Page, index: number) => page.locator('main [data-company]').nth(index);
const queryBox = (page: Page) => page.locator('main').getByRole('combobox').first();
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const picture = (page: Page) => page.getByRole('application');
const inPanel = (page: Page) =>
  page.getByRole('complementary', { name: 'Focused in the picture' }).getByRole('heading', { level: 2 });

/** The zoom of the picture, which nothing on the page says in numbers. */
const zoomOf = (page: Page): Promise<number> =>
  picture(page).evaluate((element) =>
    (element as HTMLElement & { _cyreg: { cy: { zoom(): number } } })._cyreg.cy.zoom(),
  );

/** The picture is drawn, and its root has the focus. */
async function enterPicture(page: Page): Promise<void> {
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  await picture(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(inPanel(page)).toHaveText(head.name);
}

const candidate = (score: number): RowCandidate => ({
  name: `Quillon ${score} Limited`,
  jurisdiction_code: 'gb',
  company_number: String(score),
  score,
  reasons: [],
  against: [],
});

/** A table of three rows with five candidates each, as the device keeps it. */
const MATCHED_TABLE = (() => {
  const rows = [['Quillon'], ['Quillon 2'], ['Quillon 3']];
  const work = beginWork('1', { header: ['name'], hasHeader: true, rows }, { name: 0 });
  const answer = { candidates: [90, 80, 70, 60, 50].map(candidate), is_match: true };
  return withAnswers(work, listAskings(work), [answer, answer, answer]);
})();

const matchedRow = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Row ${number} of 3`) });

/** The table is on the page, and its first row has the focus. */
async function enterRows(page: Page): Promise<void> {
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [WORK_KEY, printWork(MATCHED_TABLE)],
  );
  await page.reload();
  await scriptsAtWork(page);
  await matchedRow(page, 1).focus();
}

const SUGGESTED = 'harrow';

const DOCUMENTED_KEYS = [
  ...documented(EVERYWHERE, links.company(head), {
    search: async (page, key) => {
      await pressKey(page, key);
      await expect(page.getByLabel('Search companies by name')).toBeFocused();
    },
    jump: async (page, key) => {
      await pressKey(page, key);
      await expect(commandPaletteBox(page)).toBeFocused();
    },
    list: async (page, key) => {
      await pressKey(page, key);
      await expect(shortcutList(page)).toBeVisible();
    },
    close: async (page, key) => {
      await pressKey(page, '?');
      await expect(shortcutList(page)).toBeVisible();
      await pressKey(page, key);
      await expect(shortcutList(page)).toBeHidden();
    },
  }),
  ...documented(RESULTS, `${links.companySearch()}?q=harrowgate`, {
    next: async (page, key) => {
      await pressKey(page, key);
      await pressKey(page, key);
      await expect(result(page, 1)).toBeFocused();
    },
    previous: async (page, key) => {
      await pressKey(page, 'j');
      await pressKey(page, 'j');
      await pressKey(page, key);
      await expect(result(page, 0)).toBeFocused();
    },
    show: async (page, key) => {
      await pressKey(page, 'j');
      await pressKey(page, 'Esc');
      await expect(preview(page)).toHaveCount(0);
      await pressKey(page, key);
      await expect(preview(page)).toBeVisible();
      await pressKey(page, key);
      await expect(page).toHaveURL(/\/companies\/[a-z_]+\/\w+$/);
    },
    close_preview: async (page, key) => {
      await pressKey(page, 'j');
      await expect(preview(page)).toBeVisible();
      await pressKey(page, key);
      await expect(preview(page)).toHaveCount(0);
    },
  }),
  ...documented(QUERY, links.companySearch(), {
    suggestions: async (page, key) => {
      await queryBox(page).pressSequentially(SUGGESTED);
      await expect(options(page).first()).toBeVisible();
      await pressKey(page, key);
      await expect(options(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(1);
    },
    take: async (page, key) => {
      await queryBox(page).pressSequentially(SUGGESTED);
      await pressKey(page, key);
      await expect(page).toHaveURL(/[?&]q=harrow(&|$)/);
    },
    close_suggestions: async (page, key) => {
      await queryBox(page).pressSequentially(SUGGESTED);
      await expect(options(page).first()).toBeVisible();
      await pressKey(page, key);
      await expect(options(page)).toHaveCount(0);
    },
  }),
  ...documented(NETWORK, links.companyNetwork(head), {
    move: async (page, key) => {
      await enterPicture(page);
      // From a company that has a neighbour on each side.
      if (key !== '↓') await pressKey(page, '↓');
      if (key === '←' || key === 'Home') await pressKey(page, '→');
      const before = await inPanel(page).textContent();
      await pressKey(page, key);
      await expect(inPanel(page)).not.toHaveText(before ?? '');
    },
    open: async (page, key) => {
      await enterPicture(page);
      await pressKey(page, '↓');
      const name = (await inPanel(page).textContent()) ?? '';
      await pressKey(page, key);
      await expect(page).not.toHaveURL(/network/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    },
    expand: async (page, key) => {
      await enterPicture(page);
      await pressKey(page, '↓');
      await pressKey(page, '→');
      await pressKey(page, key);
      await expect(page).toHaveURL(/expanded=/);
    },
    select: async (page, key) => {
      await enterPicture(page);
      await pressKey(page, key);
      await expect(page.getByText('1 selected, this one among them.')).toBeAttached();
    },
    hide: async (page, key) => {
      await enterPicture(page);
      await pressKey(page, '↓');
      await pressKey(page, key);
      await expect(page.locator('summary').filter({ hasText: 'Hidden: 1' })).toBeVisible();
    },
    zoom: async (page, key) => {
      await enterPicture(page);
      const before = await zoomOf(page);
      await pressKey(page, key);
      await expect.poll(async () => Math.sign((await zoomOf(page)) - before)).toBe(key === '+' ? 1 : -1);
    },
    fit: async (page, key) => {
      await enterPicture(page);
      await pressKey(page, '0');
      await atRest(page);
      const whole = await zoomOf(page);
      await pressKey(page, '+');
      await expect.poll(() => zoomOf(page)).toBeGreaterThan(whole);
      await pressKey(page, key);
      await expect.poll(() => zoomOf(page)).toBeCloseTo(whole, 3);
    },
    clear: async (page, key) => {
      await enterPicture(page);
      await pressKey(page, 'Space');
      await expect(page.getByText('1 selected, this one among them.')).toBeAttached();
      await pressKey(page, key);
      await expect(page.getByText('Nothing is selected.')).toBeAttached();
    },
  }),
  ...documented(MATCHING, links.match(), {
    next_row: async (page, key) => {
      await enterRows(page);
      await pressKey(page, key);
      await expect(matchedRow(page, 2)).toBeFocused();
    },
    previous_row: async (page, key) => {
      await enterRows(page);
      await pressKey(page, 'j');
      await pressKey(page, key);
      await expect(matchedRow(page, 1)).toBeFocused();
    },
    choose: async (page, key) => {
      await enterRows(page);
      await pressKey(page, key);
      await expect(page.getByRole('status').filter({ hasText: 'Matched with' })).toHaveText(
        `Matched with Quillon ${100 - 10 * Number(key)} Limited.`,
      );
      await expect(matchedRow(page, 2)).toBeFocused();
    },
    none: async (page, key) => {
      await enterRows(page);
      await pressKey(page, key);
      await expect(matchedRow(page, 1)).toContainText('No company');
    },
    skip: async (page, key) => {
      await enterRows(page);
      await pressKey(page, key);
      await expect(matchedRow(page, 2)).toBeFocused();
      await expect(matchedRow(page, 1)).toContainText('To decide');
    },
    undo: async (page, key) => {
      await enterRows(page);
      await pressKey(page, 'n');
      await pressKey(page, key);
      await expect(matchedRow(page, 1)).toBeFocused();
      await expect(matchedRow(page, 1)).toContainText('To decide');
    },
  }),
];

test.describe('a key does what the list of shortcuts says:', DEVICE, () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const { place, key, action, address, check, when } of DOCUMENTED_KEYS) {
    test(`${key} in ${place}: ${action}`, when, async ({ page }) => {
      await open(page, address);
      await check(page, key);
    });
  }
});

test(
  'the wheel zooms the picture, which fills the window, and leaves the page where it is',
  DEVICE,
  async ({ page }) => {
    await open(page, links.companyNetwork(head));
    await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
    const box = await picture(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) - 60);
    const zoom = await zoomOf(page);
    await page.mouse.wheel(0, -120);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(zoom);
    const closer = await zoomOf(page);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => zoomOf(page)).toBeLessThan(closer);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);
